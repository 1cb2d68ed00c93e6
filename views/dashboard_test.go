package views_test

import (
	"testing"

	"pellucid/internal/domain"
	accountviews "pellucid/views/account"
)

func TestTheDashboardWarnsAboveEightyPercent(t *testing.T) {
	for used, want := range map[int]string{80: "Sufficient credits available", 81: "Almost out of credits"} {
		p := accountviews.DashboardPage{Balance: domain.Balance{Plan: 100 - used, Used: used}, GallerySize: 1204}
		doc := render(t, accountviews.Dashboard(signedIn(), p))
		wantText(t, doc, want, "Welcome back, mira", "of 100 total", "Gallery size 1,204 images")
	}
}

func TestTheDashboardFitsThePlan(t *testing.T) {
	free := render(t, accountviews.Dashboard(signedIn(), accountviews.DashboardPage{Plan: domain.Plan{TierID: domain.FreeTierID}}))
	wantLink(t, free, "Upgrade Plan", "/pricing")
	wantText(t, free, "Current plan Free")
	if free.Find(".badge").Length() != 0 {
		t.Error("the Free plan has a badge")
	}
	basic := domain.Plan{TierID: 2, Name: "Basic", Terms: domain.Terms{MonthlyCredits: 200}}
	for renews, want := range map[bool][]string{
		true:  {"Basic Auto-renew", "Renews on November 20, 2026"},
		false: {"Basic Until expiry", "Ends on November 20, 2026"},
	} {
		doc := render(t, accountviews.Dashboard(signedIn(), accountviews.DashboardPage{Plan: basic, Subscription: &domain.Subscription{AutoRenew: renews, ExpiresAt: noon}}))
		wantLink(t, doc, "Manage", "/subscription/manage")
		wantText(t, doc, want...)
	}
}

func TestCreditsAreTheMonthsUnlessThereAreMore(t *testing.T) {
	p := accountviews.DashboardPage{
		Plan: domain.Plan{TierID: 2, Name: "Basic", Terms: domain.Terms{MonthlyCredits: 200}}, Subscription: &domain.Subscription{},
		Balance: domain.Balance{Plan: 150, Used: 50},
	}
	wantText(t, render(t, accountviews.Dashboard(signedIn(), p)), "150 of 200 monthly")
	p.Balance.Extra = 500
	wantText(t, render(t, accountviews.Dashboard(signedIn(), p)), "650 of 700 total")
}

func TestRecentCreationsOrAnInvitation(t *testing.T) {
	full := render(t, accountviews.Dashboard(signedIn(), accountviews.DashboardPage{Recent: []domain.Image{picture()}, Now: noon}))
	wantText(t, full, "Recent Creations", "2 hours ago", "A paper boat with a small red…", "1024 × 1024 px")
	wantLink(t, full, "Delete “A paper boat with a small red…”", "/image/0123456789abcdef/delete")
	empty := render(t, accountviews.Dashboard(signedIn(), accountviews.DashboardPage{}))
	wantLink(t, empty, "Create Your First Image", "/create")
}

func TestInsightsAreFiguresInTablesAtFirst(t *testing.T) {
	p := accountviews.DashboardPage{Insights: domain.Insights{
		Days: []domain.DayCount{{Day: noon, Images: 1200}}, Styles: []domain.StyleCount{{Style: "watercolor", Images: 3}},
	}}
	doc := render(t, accountviews.Dashboard(signedIn(), p))
	wantText(t, doc, "November 20, 2026 1,200", "watercolor 3", "Usage by day, last 1 days", "1,200 images in 1 days; most on November 20, 2026: 1,200.", "Usage by style")
	if doc.Find("details.insights[open]").Length() != 0 {
		t.Error("the insights are open from the start")
	}
}

func TestTheDashboardSurvivesAHostilePrompt(t *testing.T) {
	doc := render(t, accountviews.Dashboard(signedIn(), accountviews.DashboardPage{Recent: []domain.Image{hostilePicture()}, Props: map[string]string{"prompt": hostile}}))
	if n := doc.Find("main script:not([src]):not([type='application/json']), img[onerror]").Length(); n != 0 {
		t.Errorf("%d elements came from a prompt", n)
	}
}
