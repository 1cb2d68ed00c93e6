package handlers_test

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"

	"pellucid/handlers/create"
	"pellucid/internal/testkit"
)

func TestTheDashboardShowsOnesOwnFigures(t *testing.T) {
	t.Parallel()
	site := testkit.NewSite(t, testkit.Options{Idle: true})
	mira, omar := site.AddUser(t, "mira"), site.AddUser(t, "omar")
	for _, prompt := range []string{"one", "two", "three", "four", "a fifth, watercolor"} {
		site.Store.AddImage(t, mira, prompt, testkit.Private)
	}
	theirs := site.Store.AddImage(t, omar, "somebody else's")
	page := site.SignIn(t, mira).Get("/dashboard").Want(http.StatusOK)
	if n := page.Doc().Find(".recent .cutout").Length(); n != 4 {
		t.Errorf("%d recent pictures", n)
	}
	if strings.Contains(string(page.Body), theirs.ID) {
		t.Error("it shows somebody else's picture")
	}
	var props create.DashboardProps
	if err := json.Unmarshal([]byte(page.Doc().Find("#dashboard-props").Text()), &props); err != nil {
		t.Fatal(err)
	}
	if props.Username != mira.Username || props.Usage.RemainingCredits != 10 || props.Recent.Total != 5 || len(props.Recent.Data) != 4 ||
		props.Insights.Days[29].Images != 5 || props.Insights.Styles[3].Images != 1 {
		t.Errorf("the island gets %+v", props)
	}
	if props.Plan.Subscribed || props.Plan.Name != "Free" || props.Plan.ExpiresAt != nil {
		t.Errorf("the plan is %+v", props.Plan)
	}
}

func TestTheDashboardTellsWhetherAPlanGoesOn(t *testing.T) {
	t.Parallel()
	site := testkit.NewSite(t, testkit.Options{Idle: true})
	mira := site.AddUser(t, "mira")
	site.Store.Subscribe(t, mira, 2)
	browser := site.SignIn(t, mira)
	if badge := browser.Get("/dashboard").Doc().Find(".figures .badge").Text(); badge != "Auto-renew" {
		t.Errorf("the badge says %q", badge)
	}
	site.Store.Exec(t, `UPDATE subscriptions SET auto_renew = 0 WHERE user_id = ?`, mira.ID)
	if badge := browser.Get("/dashboard").Doc().Find(".figures .badge").Text(); badge != "Until expiry" {
		t.Errorf("the badge says %q", badge)
	}
	site.Store.Exec(t, `UPDATE subscriptions SET expires_at = 1 WHERE user_id = ?`, mira.ID)
	if card := browser.Get("/dashboard").Doc().Find("[aria-labelledby=plan-title]").Text(); !strings.Contains(card, "Free") || strings.Contains(card, "Manage") {
		t.Errorf("after the end the card says %q", card)
	}
}

func TestADashboardThatCannotBeReadSaysSo(t *testing.T) {
	t.Parallel()
	site := testkit.NewSite(t, testkit.Options{Idle: true})
	browser := site.SignIn(t, site.AddUser(t, "mira"))
	site.Store.Exec(t, `ALTER TABLE credit_balances RENAME TO lost`)
	page := browser.Get("/dashboard").Want(http.StatusServiceUnavailable)
	if !strings.Contains(page.Doc().Find("main").Text(), "Failed to load dashboard data. Please try again later.") {
		t.Errorf("the page says %q", page.Doc().Find("main").Text())
	}
}
