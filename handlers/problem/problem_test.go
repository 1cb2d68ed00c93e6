package problem_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"pellucid/handlers/problem"
	"pellucid/internal/domain"
)

func TestEveryCodeHasItsStatus(t *testing.T) {
	for code, status := range map[domain.Code]int{
		domain.Invalid: 422, domain.Unauthenticated: 401, domain.PaymentRequired: 402, domain.Forbidden: 403, domain.NotFound: 404,
		domain.Conflict: 409, domain.Gone: 410, domain.TooLarge: 413, domain.Unsupported: 415, domain.RateLimited: 429,
		domain.Unavailable: 503, domain.Internal: 500, "nonsense": 500,
	} {
		if got := problem.From(t.Context(), domain.Errorf(code, "A sentence.")).Status; got != status {
			t.Errorf("%s is answered with %d, want %d", code, got, status)
		}
	}
}

func TestFrom(t *testing.T) {
	for name, test := range map[string]struct {
		err    error
		status int
		detail string
	}{
		"an error that is wrapped keeps its sentence": {fmt.Errorf("in between: %w", domain.Errorf(domain.NotFound, "It was deleted.")), 404, "It was deleted."},
		"a cause is never shown":                      {domain.Errorf(domain.Conflict, "Taken.").Because(errors.New("UNIQUE constraint")), 409, "Taken."},
		"an unknown error is never shown":             {errors.New("sql: syntax error near SELECT"), 500, "Operation failed, please try again later"},
		"a body that is too large":                    {&http.MaxBytesError{Limit: 1 << 20}, 413, "This is too large: at most 1024 KB can be sent here."},
		"a problem stays what it is":                  {problem.New(418, "A teapot."), 418, "A teapot."},
		"a client that has gone":                      {context.Canceled, 499, "The request was canceled."},
	} {
		t.Run(name, func(t *testing.T) {
			p := problem.From(t.Context(), test.err)
			if p.Status != test.status || p.Detail != test.detail {
				t.Errorf("got %d %q, want %d %q", p.Status, p.Detail, test.status, test.detail)
			}
		})
	}
}

func TestWhatIsOurFaultIsLoggedWithTheReferenceThatTheUserSees(t *testing.T) {
	var log bytes.Buffer
	before := slog.Default()
	slog.SetDefault(slog.New(slog.NewTextHandler(&log, nil)))
	defer slog.SetDefault(before)
	for _, err := range []error{errors.New("the disk burns"), domain.Errorf(domain.Unavailable, "Not now.").Because(errors.New("the disk burns"))} {
		log.Reset()
		p := problem.From(t.Context(), err)
		if p.Reference == "" || !strings.Contains(log.String(), p.Reference) || !strings.Contains(log.String(), "the disk burns") {
			t.Errorf("reference %q, the log says %s", p.Reference, &log)
		}
	}
	log.Reset()
	if p := problem.From(t.Context(), domain.FieldErrorf("email", "No.")); p.Reference != "" || log.Len() != 0 || p.Field() != "email" {
		t.Errorf("a user's slip is logged: %+v, %s", p, &log)
	}
}

func TestProblemsSayWhenToComeBackAndAreNotKept(t *testing.T) {
	limited := &domain.Error{Code: domain.RateLimited, Message: "Too often.", RetryAfter: time.Minute}
	for want, err := range map[string]error{"60": limited, "30": domain.Errorf(domain.Unavailable, "Not now."), "": domain.Errorf(domain.NotFound, "No.")} {
		w := httptest.NewRecorder()
		problem.From(t.Context(), err).WriteJSON(w)
		if got := w.Header().Get("Retry-After"); got != want {
			t.Errorf("%v: Retry-After is %q, want %q", err, got, want)
		}
		if w.Header().Get("Cache-Control") != "no-store" || w.Header().Get("Content-Type") != "application/problem+json" {
			t.Errorf("%v: headers are %v", err, w.Header())
		}
	}
}
