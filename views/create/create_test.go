package create_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"

	"pellucid/internal/domain"
	"pellucid/internal/testkit/pagetest"
	createviews "pellucid/views/create"
)

func TestCreateWorksAsAPlainForm(t *testing.T) {
	p := createviews.CreatePage{
		Form: domain.Generation{Prompt: "a boat", Width: 768}, Remaining: 3, Props: map[string]string{"prompt": "</script>"},
		Plan: domain.Plan{Terms: domain.Terms{MaxResolution: 1024, BatchSize: 4}},
	}
	doc := pagetest.Render(t, createviews.Create(pagetest.SignedIn(), p))
	form := doc.Find("[data-island=create][data-island-status=pending] form[action='/create'][method=post]")
	if form.Find("textarea[name=prompt]").Text() != "a boat" {
		t.Error("the prompt is lost")
	}
	if form.Find("input[name=width][checked]").AttrOr("value", "") != "768" || form.Find("input[value='1536'][disabled]").Length() != 1 {
		t.Error("the sizes do not fit the form and the plan")
	}
	if most := form.Find("input[name=num_samples]").AttrOr("max", ""); most != "3" {
		t.Errorf("up to %s images with 3 credits", most)
	}
	pagetest.WantText(t, doc, "XL resolution is a premium feature", "Upgrade to Pro", "3 credits left")
	var props map[string]string
	if err := json.Unmarshal([]byte(doc.Find("#create-props").Text()), &props); err != nil || props["prompt"] != "</script>" {
		t.Errorf("props %v, %v", props, err)
	}
}

func TestNothingCanBeGeneratedWithoutCredits(t *testing.T) {
	doc := pagetest.Render(t, createviews.Create(pagetest.SignedIn(), createviews.CreatePage{}))
	if doc.Find("form[action='/create'] button[type=submit][disabled]").Length() != 1 {
		t.Error("the button is not disabled")
	}
}

func TestATaskIsLookedAtAgainUntilItEnds(t *testing.T) {
	running := domain.Task{Status: domain.TaskProcessing, Progress: 40, Generation: domain.Generation{Samples: 3}}
	doc := pagetest.Render(t, createviews.Task(pagetest.SignedIn(), createviews.TaskPage{Task: running, Images: []domain.Image{pagetest.Picture()}}))
	if !refreshes(doc) || doc.Find("[hx-trigger='every 2s'][hx-target='#task']").Length() != 1 || doc.Find("progress").AttrOr("value", "") != "40" {
		t.Error("a running task does not refresh or show its progress")
	}
	if doc.Find(".cell-waiting").Length() != 2 {
		t.Error("the table does not keep two places")
	}
	failed := domain.Task{Status: domain.TaskFailed}
	doc = pagetest.Render(t, createviews.Task(pagetest.SignedIn(), createviews.TaskPage{Task: failed}))
	pagetest.WantText(t, doc, "Image generation failed", "Nothing was charged.")
	if refreshes(doc) || doc.Find("[hx-trigger]").Length() != 0 {
		t.Error("a task that has ended refreshes for ever")
	}
}

// refreshes reports whether a browser without a script loads the page again.
func refreshes(doc *goquery.Document) bool {
	return strings.Contains(doc.Find("head noscript").Text(), `http-equiv="refresh" content="2"`) ||
		doc.Find("head noscript meta[http-equiv=refresh][content='2']").Length() == 1
}
