package handlers_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"pellucid/internal/testkit"
)

func TestAPromptThatIsNotDrawnKeepsItsPlaceAndCostsNothing(t *testing.T) {
	t.Parallel()
	site := testkit.NewSite(t, testkit.Options{Idle: true})
	mira, client := site.NewUser(t, "mira")
	const prompt = "a swastika, minimalist"
	form := url.Values{"prompt": {prompt}, "num_samples": {"1"}, "width": {"512"}, "idempotency_key": {"once"}}
	page := site.SignIn(t, mira).PostForm("/create", form).Want(http.StatusUnprocessableEntity)
	if kept := page.Doc().Find("textarea[name=prompt]").First().Text(); strings.TrimSpace(kept) != prompt {
		t.Errorf("the form keeps %q", kept)
	}
	const told = "“swastika” cannot be drawn here: signs of hate are not made. Nothing was charged. Please describe something else."
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
