package accounts

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"

	"pellucid/handlers/create"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

func TestTheDashboardShowsOnesOwnFigures(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
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
	var props struct{ Days []create.DayCount }
	if err := json.Unmarshal([]byte(page.Doc().Find("#dashboard-props").Text()), &props); err != nil {
		t.Fatal(err)
	}
	if len(props.Days) != 30 || props.Days[29].Images != 5 {
		t.Errorf("the island gets %+v", props)
	}
	for selector, want := range map[string]string{
		"h1": "Welcome back, " + mira.Username, "[aria-labelledby=credits-title]": "10 of 10 total", "[aria-labelledby=plan-title]": "Free",
		"[aria-labelledby=size-title] .big-figure": "5", "#days .hint": "5 images in 30 days; most on", "#styles tr:contains(watercolor) .peak": "1",
	} {
		if text := page.Doc().Find(".dashboard " + selector).Text(); !strings.Contains(text, want) {
			t.Errorf("%s says %q", selector, text)
		}
	}
}

// The island brings the parts marked data-live in line with a fresh copy of the page, by their ids.
func TestEveryLivePartOfTheDashboardHasAnID(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	parts := site.SignIn(t, site.AddUser(t, "mira")).Get("/dashboard").Doc().Find("[data-live]")
	if parts.Length() < 4 || parts.Not("[id]").Length() != 0 {
		t.Errorf("%d live parts, %d of them without an id", parts.Length(), parts.Not("[id]").Length())
	}
}

func TestTheDashboardTellsWhetherAPlanGoesOn(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
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
	site := sitetest.New(t, sitetest.Options{Idle: true})
	browser := site.SignIn(t, site.AddUser(t, "mira"))
	site.Store.Exec(t, `ALTER TABLE credit_balances RENAME TO lost`)
	page := browser.Get("/dashboard").Want(http.StatusServiceUnavailable)
	if !strings.Contains(page.Doc().Find("main").Text(), "Failed to load dashboard data. Please try again later.") {
		t.Errorf("the page says %q", page.Doc().Find("main").Text())
	}
}
