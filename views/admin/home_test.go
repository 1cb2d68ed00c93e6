package admin_test

import (
	"testing"
	"time"

	"pellucid/internal/domain/upkeep"
	"pellucid/internal/testkit/pagetest"
	adminviews "pellucid/views/admin"
)

func day(n int) time.Time { return time.Date(2026, 11, n, 0, 0, 0, 0, time.UTC) }

func TestTheAdminHomeTellsTheNumbersThatMatter(t *testing.T) {
	p := adminviews.HomePage{
		Users: 1204, Tiers: 3, Disk: upkeep.Disk{FreeBytes: 3_200_000, TotalBytes: 40_000_000_000},
		Numbers: upkeep.Numbers{
			Waiting: 3, Oldest: 130 * time.Second, Running: 2, DatabaseBytes: 512_000_000,
			Days: []upkeep.DayNumbers{{Day: day(18), SignUps: 2, RevenueCents: 990}, {Day: day(19), SignUps: 4, RevenueCents: -500}, {Day: day(20), SignUps: 4}},
		},
	}
	doc := pagetest.Render(t, adminviews.Home(pagetest.SignedIn(), p))
	pagetest.WantText(t, doc, "Users 1,204", "Subscription tiers 3", "Oldest waiting 2 minutes, 2 running", "3.2 MB", "free of 40 GB; database 512 MB",
		"Most: 4 on Nov 20", "Most: $9.90 on Nov 18", "$4.90", "None", "November 20, 2026")
	pagetest.WantLink(t, doc, "Manage Users", "/admin/users")
	pagetest.WantLink(t, doc, "Manage Subscriptions", "/admin/subscriptions")
	if doc.Find(".hint-warn").Length() != 1 {
		t.Error("a disk that is nearly full is no warning")
	}
}

// A day that gave back more than it brought in has no bar; twice as many have twice the bar.
func TestTheBarsOfAMeasureStandOnZero(t *testing.T) {
	p := adminviews.HomePage{Numbers: upkeep.Numbers{Days: []upkeep.DayNumbers{{SignUps: 2, RevenueCents: 990}, {SignUps: 4, RevenueCents: -500}, {SignUps: 4}}}}
	charts := pagetest.Render(t, adminviews.Home(pagetest.SignedIn(), p)).Find(".measure")
	for chart, want := range map[int][]string{0: {"28", "56", "56"}, 1: {"56", "0", "0"}, 4: {"0", "0", "0"}} {
		for i, bar := range charts.Eq(chart).Find(".bar").EachIter() {
			if height := bar.AttrOr("height", ""); height != want[i] {
				t.Errorf("bar %d of chart %d is %s high, not %s", i, chart, height, want[i])
			}
		}
	}
}
