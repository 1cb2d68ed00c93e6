package front

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/generation/visitors"
)

// While the moderation model was down, visitors were told to sign up, which would have helped nobody.
func TestVisitorsAreAskedToSignUpOnlyWhereAnAccountHelps(t *testing.T) {
	t.Parallel()
	down := &domain.Error{Code: domain.Unavailable, Field: "prompt", Message: "We can't check this prompt right now."}
	for name, test := range map[string]struct {
		err    error
		status int
		signUp bool
	}{
		"moderation is down": {down, http.StatusServiceUnavailable, false},
		"too many visitors":  {down.Because(visitors.ErrBusy), http.StatusServiceUnavailable, true},
		"all are used up":    {domain.Errorf(domain.RateLimited, "Today's are used up."), http.StatusTooManyRequests, true},
		"refused":            {domain.FieldErrorf("prompt", "We can't draw this."), http.StatusUnprocessableEntity, false},
	} {
		w, r := httptest.NewRecorder(), httptest.NewRequestWithContext(t.Context(), http.MethodPost, "/try", nil)
		r.Header.Set("HX-Request", "true")
		if err := (&Pages{}).refuseTry(w, r, "an owl", test.err); err != nil {
			t.Fatal(err)
		}
		if w.Code != test.status || strings.Contains(w.Body.String(), "Sign up") != test.signUp {
			t.Errorf("%s: %d, %s", name, w.Code, w.Body)
		}
	}
}
