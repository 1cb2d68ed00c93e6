// Package problem is the one mapping from errors to answers: a code becomes a status, a message for the user, and, for
// what is our own fault, a line in the log with a reference that the user can quote.
package problem

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"net/http"
	"strconv"

	"pellucid/internal/domain"
)

// Problem is what an API client gets for a failure (RFC 9457).
type Problem struct {
	Type      string       `json:"type" example:"about:blank" doc:"Link to the help article about this error, or about:blank"`
	Title     string       `json:"title" example:"Unprocessable Entity"`
	Status    int          `json:"status" example:"422"`
	Detail    string       `json:"detail" doc:"What went wrong, as a sentence for the user"`
	Errors    []FieldError `json:"errors,omitempty" doc:"The fields with problems"`
	Reference string       `json:"reference,omitempty" doc:"Error reference. Include it when you contact support"`

	retryAfter int
}

// FieldError says what is wrong with one field.
type FieldError struct {
	Field   string `json:"field"`
	Message string `json:"message"`
}

// Error returns the sentence for the user.
func (p *Problem) Error() string { return p.Detail }

// GetStatus returns the HTTP status.
func (p *Problem) GetStatus() int { return p.Status }

// ContentType returns the media type of problem documents.
func (p *Problem) ContentType(string) string { return "application/problem+json" }

// Field returns the first field at fault, or nothing.
func (p *Problem) Field() string {
	if len(p.Errors) == 0 {
		return ""
	}
	return p.Errors[0].Field
}

var statuses = map[domain.Code]int{
	domain.Invalid:         http.StatusUnprocessableEntity,
	domain.Unauthenticated: http.StatusUnauthorized,
	domain.PaymentRequired: http.StatusPaymentRequired,
	domain.Forbidden:       http.StatusForbidden,
	domain.NotFound:        http.StatusNotFound,
	domain.Conflict:        http.StatusConflict,
	domain.Gone:            http.StatusGone,
	domain.TooLarge:        http.StatusRequestEntityTooLarge,
	domain.Unsupported:     http.StatusUnsupportedMediaType,
	domain.RateLimited:     http.StatusTooManyRequests,
	domain.Unavailable:     http.StatusServiceUnavailable,
}

// New makes a problem from a status and a sentence.
func New(status int, detail string) *Problem {
	return &Problem{Type: "about:blank", Title: http.StatusText(status), Status: status, Detail: detail}
}

// From turns an error into what the user is told. What the user did not cause is logged, and never shown.
func From(ctx context.Context, err error) *Problem { return from(ctx, err).Explained(ctx) }

func from(ctx context.Context, err error) *Problem {
	var known *domain.Error
	var tooLarge *http.MaxBytesError
	var ready *Problem
	switch {
	case errors.As(err, &ready):
		return ready
	case errors.As(err, &known) && statuses[known.Code] != 0:
		return fromDomain(ctx, known)
	case errors.As(err, &tooLarge):
		return New(http.StatusRequestEntityTooLarge, "This is too large: at most "+strconv.FormatInt(tooLarge.Limit>>10, 10)+" KB can be sent here.")
	case errors.Is(err, context.Canceled):
		return New(499, "The request was canceled.") // nobody is there to read it; nginx's status for that
	}
	p := New(http.StatusInternalServerError, "Operation failed, please try again later")
	p.Reference = domain.NewID()[:8]
	slog.ErrorContext(ctx, "internal error", "reference", p.Reference, "err", err)
	return p
}

func fromDomain(ctx context.Context, e *domain.Error) *Problem {
	p := New(statuses[e.Code], e.Message)
	if e.Field != "" {
		p.Errors = []FieldError{{Field: e.Field, Message: e.Message}}
	}
	p.retryAfter = int(e.RetryAfter.Seconds())
	if e.Code == domain.Unavailable {
		p.retryAfter = max(p.retryAfter, 30)
		p.Reference = domain.NewID()[:8]
		slog.ErrorContext(ctx, "unavailable", "reference", p.Reference, "err", e)
	}
	return p
}

// Header writes the headers that go with the problem.
func (p *Problem) Header(h http.Header) {
	h.Set("Cache-Control", "no-store")
	if p.retryAfter > 0 {
		h.Set("Retry-After", strconv.Itoa(p.retryAfter))
	}
}

// WriteJSON answers with the problem document.
func (p *Problem) WriteJSON(w http.ResponseWriter) {
	p.Header(w.Header())
	w.Header().Set("Content-Type", "application/problem+json")
	w.WriteHeader(p.Status)
	_ = json.NewEncoder(w).Encode(p) // the client is gone when this fails
}
