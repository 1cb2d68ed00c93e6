package handlers_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"pellucid/internal/testkit"
)

// TestALongPromptIsToldAndNotCut is about descriptions that lost their end without a word: the browser cut what was pasted
// at 2,000 characters, and the server what came in an address.
func TestALongPromptIsToldAndNotCut(t *testing.T) {
	t.Parallel()
	site := testkit.NewSite(t, testkit.Options{Idle: true})
	_, browser := site.NewUser(t, "mira")
	long := strings.Repeat("a fox, ", 306) + "in the snow"
	page := browser.Get("/create?prompt=" + url.QueryEscape(long)).Want(http.StatusOK).Doc()
	if got := page.Find("#create-prompt").Text(); got != long {
		t.Errorf("of %d characters, %d are in the form", len(long), len(got))
	}
	if page.Find("#create-prompt").Is("[maxlength]") || site.Visitor(t).Get("/").Doc().Find("#hero-prompt").Is("[maxlength]") {
		t.Error("the browser cuts what is pasted")
	}
	if hint := page.Find(".field:has(#create-prompt)").Text(); !strings.Contains(hint, "2,153 of 2,000 characters") {
		t.Errorf("beside the field stands %q", hint)
	}
	refused := browser.PostForm("/create", url.Values{"prompt": {long}, "num_samples": {"1"}, "width": {"512"}, "idempotency_key": {"once"}}).Want(http.StatusUnprocessableEntity)
	if refused.FieldError("prompt") != "This text has 2153 characters. Shorten it to 2000." || refused.Doc().Find("#create-prompt").Text() != long {
		t.Errorf("the refusal is %q, with %d characters kept", refused.FieldError("prompt"), len(refused.Doc().Find("#create-prompt").Text()))
	}
}
