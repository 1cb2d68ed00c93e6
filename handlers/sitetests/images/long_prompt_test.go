package images

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"pellucid/internal/testkit/sitetest"
)

// TestALongPromptIsToldAndNotCut is about descriptions that lost their end without a word: the browser cut what was pasted
// at 2,000 characters, and the server what came in an address.
func TestALongPromptIsToldAndNotCut(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	_, browser := site.NewUser(t, "mira")
	long := strings.Repeat("a fox, ", 306) + "in the snow"
	page := browser.Get("/create?prompt=" + url.QueryEscape(long)).Want(http.StatusOK).Doc()
	if got := page.Find("#create-prompt").Text(); got != long {
		t.Errorf("of %d characters, %d are in the form", len(long), len(got))
	}
	if page.Find("#create-prompt").Is("[maxlength]") || site.Visitor(t).Get("/").Doc().Find("#hero-prompt").Is("[maxlength]") {
		t.Error("the browser cuts what is pasted")
	}
	if hint := page.Find(".ask:has(#create-prompt)").Text(); !strings.Contains(hint, "2,153 of 2,000 characters") {
		t.Errorf("beside the field stands %q", hint)
	}
	refused := browser.PostForm("/create", url.Values{"prompt": {long}, "num_samples": {"1"}, "width": {"512"}, "idempotency_key": {"once"}}).Want(http.StatusUnprocessableEntity)
	if refused.FieldError("prompt") != "This text has 2153 characters. Shorten it to 2000." || refused.Doc().Find("#create-prompt").Text() != long {
		t.Errorf("the refusal is %q, with %d characters kept", refused.FieldError("prompt"), len(refused.Doc().Find("#create-prompt").Text()))
	}
}

// TestWhatIsToBeLeftOutIsNotCutEither: that field kept its limit, and the browser cut what was pasted there.
func TestWhatIsToBeLeftOutIsNotCutEither(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	_, browser := site.NewUser(t, "mira")
	long := strings.Repeat("leaf, ", 340)
	given := browser.Get("/create?negative_prompt=" + url.QueryEscape(long)).Want(http.StatusOK).Doc().Find("#negative_prompt")
	if kept, _ := given.Attr("value"); given.Is("[maxlength]") || len(kept) < 2039 {
		t.Errorf("the browser cuts what is pasted, or of the address %d characters are kept", len(kept))
	}
	refused := browser.PostForm("/create", url.Values{"prompt": {"a fox"}, "negative_prompt": {long}, "num_samples": {"1"}, "width": {"512"}, "idempotency_key": {"once"}}).Want(http.StatusUnprocessableEntity)
	field := refused.Doc().Find("#negative_prompt")
	if kept, _ := field.Attr("value"); len(kept) < 2039 || refused.FieldError("negative_prompt") != "This text has 2039 characters. Shorten it to 2000." {
		t.Errorf("the refusal is %q, with %d characters kept", refused.FieldError("negative_prompt"), len(kept))
	}
	if !field.Closest("details").Is("[open]") {
		t.Error("the field with the refusal is folded away")
	}
}

// TestAVeryLongPromptIsCountedWhole: of 9,000 characters the landing page kept 4,000, and said that those were all.
func TestAVeryLongPromptIsCountedWhole(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	long := strings.Repeat("a red fox in the snow, ", 391) + "at dusk"
	refused := site.Visitor(t).PostForm("/try", url.Values{"prompt": {long}}).Want(http.StatusUnprocessableEntity)
	if !strings.Contains(string(refused.Body), "This text has 9000 characters. Shorten it to 2000.") {
		t.Errorf("the refusal is %q", refused.Doc().Find("[role=alert]").Text())
	}
	_, browser := site.NewUser(t, "mira")
	if kept := browser.Get("/create?prompt=" + url.QueryEscape(long)).Want(http.StatusOK).Doc().Find("#create-prompt").Text(); kept != long {
		t.Errorf("of an address %d characters are kept", len(kept))
	}
}
