package account_test

import (
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	"pellucid/internal/domain/ledger"
	"pellucid/internal/domain/sale"
	"pellucid/internal/testkit/pagetest"
	accountviews "pellucid/views/account"
)

func TestTheDashboardWarnsAboveEightyPercent(t *testing.T) {
	for used, want := range map[int]string{80: "Sufficient credits available", 81: "Almost out of credits", 100: "No credits left"} {
		p := accountviews.DashboardPage{Balance: ledger.Balance{Plan: 100 - used, Used: used}, GallerySize: 1204}
		doc := pagetest.Render(t, accountviews.Dashboard(pagetest.SignedIn(), p))
		pagetest.WantText(t, doc, want, "Welcome back, mira", "of 100 total", "Gallery size 1,204 images")
	}
}

func TestTheDashboardFitsThePlan(t *testing.T) {
	free := pagetest.Render(t, accountviews.Dashboard(pagetest.SignedIn(), accountviews.DashboardPage{Plan: domain.Plan{TierID: domain.FreeTierID}}))
	pagetest.WantLink(t, free, "Upgrade Plan", "/pricing")
	pagetest.WantText(t, free, "Current plan Free")
	if free.Find(".badge").Length() != 0 {
		t.Error("the Free plan has a badge")
	}
	basic := domain.Plan{TierID: 2, Name: "Basic", Terms: domain.Terms{MonthlyCredits: 200}}
	for renews, want := range map[bool][]string{
		true:  {"Basic Auto-renew", "Renews on November 20, 2026"},
		false: {"Basic Until expiry", "Ends on November 20, 2026"},
	} {
		doc := pagetest.Render(t, accountviews.Dashboard(pagetest.SignedIn(), accountviews.DashboardPage{Plan: basic, Subscription: &sale.Subscription{AutoRenew: renews, ExpiresAt: pagetest.Noon}}))
		pagetest.WantLink(t, doc, "Manage", "/subscription/manage")
		pagetest.WantText(t, doc, want...)
	}
}

func TestCreditsAreTheMonthsUnlessThereAreMore(t *testing.T) {
	p := accountviews.DashboardPage{
		Plan: domain.Plan{TierID: 2, Name: "Basic", Terms: domain.Terms{MonthlyCredits: 200}}, Subscription: &sale.Subscription{},
		Balance: ledger.Balance{Plan: 150, Used: 50},
	}
	pagetest.WantText(t, pagetest.Render(t, accountviews.Dashboard(pagetest.SignedIn(), p)), "150 of 200 monthly")
	p.Balance.Extra = 500
	pagetest.WantText(t, pagetest.Render(t, accountviews.Dashboard(pagetest.SignedIn(), p)), "650 of 700 total")
}

func TestRecentCreationsOrAnInvitation(t *testing.T) {
	full := pagetest.Render(t, accountviews.Dashboard(pagetest.SignedIn(), accountviews.DashboardPage{Recent: []domain.Image{pagetest.Picture()}, Now: pagetest.Noon}))
	pagetest.WantText(t, full, "Recent Creations", "2 hours ago", "A paper boat with a small red…", "1024 × 1024 px")
	pagetest.WantLink(t, full, "Delete “A paper boat with a small red…”", "/image/0123456789abcdef/delete")
	empty := pagetest.Render(t, accountviews.Dashboard(pagetest.SignedIn(), accountviews.DashboardPage{}))
	pagetest.WantLink(t, empty, "Create Your First Image", "/create")
}

func TestInsightsAreFiguresInTablesAtFirst(t *testing.T) {
	p := accountviews.DashboardPage{Insights: collection.Insights{
		Days: []collection.DayCount{{Day: pagetest.Noon, Images: 1200}}, Styles: []collection.StyleCount{{Style: "watercolor", Images: 3}},
	}}
	doc := pagetest.Render(t, accountviews.Dashboard(pagetest.SignedIn(), p))
	pagetest.WantText(t, doc, "November 20, 2026 1,200", "watercolor 3", "Usage by day, last 1 days", "1,200 images in 1 days; most on November 20, 2026: 1,200.", "Usage by style")
	if doc.Find("details.insights[open]").Length() != 0 {
		t.Error("the insights are open from the start")
	}
}

func TestTheDashboardSurvivesAHostilePrompt(t *testing.T) {
	doc := pagetest.Render(t, accountviews.Dashboard(pagetest.SignedIn(), accountviews.DashboardPage{Recent: []domain.Image{pagetest.HostilePicture()}, Props: map[string]string{"prompt": pagetest.Hostile}}))
	if n := doc.Find("main script:not([src]):not([type='application/json']), img[onerror]").Length(); n != 0 {
		t.Errorf("%d elements came from a prompt", n)
	}
}
