package images

import (
	"context"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"pellucid/handlers/create"
	"pellucid/internal/enhance"
	"pellucid/internal/testkit/sitetest"
)

func TestAPromptThatIsNotDrawnKeepsItsPlaceAndCostsNothing(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	mira, client := site.NewUser(t, "mira")
	const prompt = "a swastika, minimalist"
	form := url.Values{"prompt": {prompt}, "num_samples": {"1"}, "width": {"512"}, "idempotency_key": {"once"}}
	page := site.SignIn(t, mira).PostForm("/create", form).Want(http.StatusUnprocessableEntity)
	if kept := page.Doc().Find("textarea[name=prompt]").First().Text(); strings.TrimSpace(kept) != prompt {
		t.Errorf("the form keeps %q", kept)
	}
	const told = "We can't draw “swastika”: we don't make hate symbols or slurs. Nothing was charged. Describe something else instead."
	if text := page.Doc().Find("main").Text(); !strings.Contains(text, told) {
		t.Errorf("the page does not tell %q", told)
	}
	for _, field := range []string{"prompt", "style"} {
		body := map[string]any{"prompt": "a badge", field: prompt, "width": 512, "height": 512, "num_samples": 1}
		if problem := client.PostJSON("/api/v1/images/generate", body).WantProblem(http.StatusUnprocessableEntity); problem.Detail != told {
			t.Errorf("the call says %v", problem)
		}
	}
	if n := site.Store.Int(t, `SELECT count(*) FROM generation_tasks`); n != 0 {
		t.Errorf("%d tasks were made", n)
	}
	if n := site.Store.Int(t, `SELECT count(*) FROM credit_ledger WHERE user_id = ? AND kind = 'reserve'`, mira.ID); n != 0 {
		t.Errorf("%d credits were reserved", n)
	}
	client.PostJSON("/api/v1/images/generate", map[string]any{"prompt": "a shot glass from Scunthorpe", "width": 512, "height": 512, "num_samples": 1}).Want(http.StatusOK)
}

func TestEverythingThatPeoplePutIntoWordsIsScreened(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	mira, client := site.NewUser(t, "mira")
	img, browser := site.Store.AddImage(t, mira, "a fox"), site.SignIn(t, mira)
	refused := func(what string, answer *sitetest.Answer, named string) {
		t.Helper()
		if problem := answer.WantProblem(http.StatusUnprocessableEntity); !strings.Contains(problem.Detail, "“"+named+"”") || !strings.Contains(problem.Detail, ": we don't make ") {
			t.Errorf("%s: %q", what, problem.Detail)
		}
	}
	refused("a negative prompt", client.PostJSON("/api/v1/images/generate", map[string]any{"prompt": "a girl at the sea", "negative_prompt": "clothes"}), "clothes")
	refused("a prompt to enhance", client.PostJSON(enhancePath, map[string]any{"prompt": "a naked woman"}), "naked … woman")
	refused("a tag", client.SendJSON("PUT", "/api/v1/images/"+img.ID, map[string]any{"tags": []string{"swastika"}}), "swastika")
	refused("a description", client.SendJSON("PUT", "/api/v1/images/"+img.ID, map[string]any{"alt_text": "a swastika"}), "swastika")

	page := browser.PostForm("/image/"+img.ID+"/edit", url.Values{"alt_text": {"a fox"}, "tags": {"swastika"}, "category": {"icons"}}).Want(http.StatusUnprocessableEntity)
	if message := page.FieldError("tags"); !strings.Contains(message, "Nothing was changed.") || page.Doc().Find("[name=tags]").AttrOr("value", "") != "swastika" {
		t.Errorf("the form says %q", message)
	}
	form := url.Values{"prompt": {"a girl at the sea"}, "negative_prompt": {"clothes"}, "num_samples": {"1"}, "width": {"512"}, "idempotency_key": {"once"}}
	page = browser.PostForm("/create", form).Want(http.StatusUnprocessableEntity)
	if text := page.Doc().Find("main").Text(); !strings.Contains(text, "“Leave out” can't contain “clothes”") {
		t.Errorf("the create page says %q", text)
	}
	client.PostJSON("/api/v1/images/generate", map[string]any{"prompt": "a girl at the sea", "negative_prompt": "nsfw, blood, blurry"}).Want(http.StatusOK)
}

func TestAWordingThatIsNotDrawnIsNotSuggested(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, Enhancer: saying{"a badge with a swastika", "a badge, enamel"}})
	user, mira := site.NewUser(t, "mira")
	site.Store.Subscribe(t, user, 3)
	got := sitetest.Decoded[create.Enhanced](t, mira.PostJSON(enhancePath, `{"prompt": "a badge"}`).Want(http.StatusOK))
	if len(got.Suggestions) != 1 || got.EnhancedPrompt != "a badge, enamel" {
		t.Errorf("suggested %+v", got)
	}
	bad := sitetest.New(t, sitetest.Options{Idle: true, Enhancer: saying{"a badge with a swastika"}})
	_, omar := bad.NewUser(t, "omar")
	if got := sitetest.Decoded[create.Enhanced](t, omar.PostJSON(enhancePath, `{"prompt": "a badge"}`).Want(http.StatusOK)); got.EnhancedPrompt != "a badge" {
		t.Errorf("suggested %+v", got)
	}
}

// saying is an enhancer that always says the same.
type saying []string

func (all saying) Enhance(context.Context, enhance.Request) (found []enhance.Suggestion, err error) {
	for _, s := range all {
		found = append(found, enhance.Unchanged(s))
	}
	return found, nil
}
