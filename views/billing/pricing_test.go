package billing_test

import (
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"

	"pellucid/internal/domain/ledger"
	"pellucid/internal/domain/sale"
	"pellucid/internal/testkit/pagetest"
	"pellucid/views"
	billingviews "pellucid/views/billing"
)

func TestPlansAreLabelledByTheirPlace(t *testing.T) {
	doc := pagetest.Render(t, billingviews.Pricing(pagetest.Visitor(), billingviews.PricingPage{Tiers: pagetest.Tiers(), Selling: true}))
	for i, want := range [][]string{
		{"Perfect for trying out", "$0", "10 credits, once", "Speed: Standard", "Personal use only"},
		{"For regular creators", "Most Popular", "$10", "200 credits every month", "Speed: Priority", "Commercial use included"},
		{"For power users", "$25", "Speed: Highest priority", "Private gallery"},
	} {
		plan := pagetest.Text(doc.Find(".plan").Eq(i))
		for _, words := range want {
			if !strings.Contains(plan, words) {
				t.Errorf("plan %d does not say %q", i, words)
			}
		}
	}
	if doc.Find(".badge-accent").Length() != 1 {
		t.Error("not exactly one plan is the most popular")
	}
}

func TestPricingStatesItsPromisesAsFacts(t *testing.T) {
	doc := pagetest.Render(t, billingviews.Pricing(pagetest.Visitor(), billingviews.PricingPage{Tiers: pagetest.Tiers(), Selling: true}))
	facts := pagetest.Text(doc.Find(".every-plan"))
	for _, promise := range []string{"Royalty-free", "Commercial rights come with Basic and Pro", "No watermark", "Cancel anytime", "Help Center is open 24 hours a day"} {
		if !strings.Contains(facts, promise) {
			t.Errorf("the page does not say %q", promise)
		}
	}
}

func TestAnnualPricesAreFlooredAndToldExactly(t *testing.T) {
	doc := pagetest.Render(t, billingviews.Pricing(pagetest.Visitor(), billingviews.PricingPage{Tiers: pagetest.Tiers(), Annual: true}))
	pagetest.WantText(t, doc, "$8", "$96 billed once a year", "$20", "$240 billed once a year")
	if doc.Find("a[href='/pricing?billing=annual'][aria-current]").Length() != 1 {
		t.Error("the switch does not show that annual is chosen")
	}
}

// cards renders the pricing page and returns the cards of Free, Basic and Pro.
func cards(t *testing.T, c views.Chrome, p billingviews.PricingPage) (free, basic, pro *goquery.Selection) {
	t.Helper()
	p.Tiers = pagetest.Tiers()
	plans := pagetest.Render(t, billingviews.Pricing(c, p)).Find(".plan")
	return plans.Eq(0), plans.Eq(1), plans.Eq(2)
}

// wantForm makes sure that a card sends a form that names its plan.
func wantForm(t *testing.T, card *goquery.Selection, action, words, tier, payment string) {
	t.Helper()
	form := card.Find("form[method=post][action='" + action + "']")
	if form.Length() != 1 || !strings.HasPrefix(pagetest.Text(form), words) || form.Find("[name=tier_id]").AttrOr("value", "") != tier || form.Find("[name=payment_type]").AttrOr("value", "") != payment {
		html, _ := card.Html()
		t.Errorf("the card has no form %q to %s for %s, %s:\n%s", words, action, tier, payment, html)
	}
}

// wantShut makes sure that a card has a button that cannot be pressed, and nothing that buys.
func wantShut(t *testing.T, card *goquery.Selection, words string) {
	t.Helper()
	if got := pagetest.Text(card.Find("button[disabled]")); got != words || card.Find("form").Length() != 0 {
		t.Errorf("the button that cannot be pressed says %q, want %q", got, words)
	}
}

func wantHref(t *testing.T, card *goquery.Selection, words, address string) {
	t.Helper()
	link := card.Find("a[href='" + address + "']")
	if link.Length() != 1 || !strings.HasPrefix(pagetest.Text(link), words) {
		html, _ := card.Html()
		t.Errorf("the card has no link %q to %s:\n%s", words, address, html)
	}
}

func TestVisitorsGetStartedOrSubscribe(t *testing.T) {
	free, basic, top := cards(t, pagetest.Visitor(), billingviews.PricingPage{Selling: true, Annual: true})
	wantHref(t, free, "Get started", "/register")
	wantForm(t, basic, "/subscription/checkout", "Subscribe", "2", "yearly")
	wantForm(t, top, "/subscription/checkout", "Subscribe", "3", "yearly")
}

func TestMembersOnFreeSubscribe(t *testing.T) {
	free, basic, top := cards(t, pagetest.SignedIn(), billingviews.PricingPage{Selling: true, Current: 1})
	wantShut(t, free, "Current plan")
	wantForm(t, basic, "/subscription/checkout", "Subscribe", "2", "monthly")
	wantForm(t, top, "/subscription/checkout", "Subscribe", "3", "monthly")
}

func TestMembersWhoPaySeeWhereTheyStand(t *testing.T) {
	basicPlan := *pagetest.Pro()
	basicPlan.TierID, basicPlan.PriceCents, basicPlan.Terms.MonthlyCredits = 2, 1000, 200
	ending := *pagetest.Pro()
	ending.AutoRenew, ending.Resumable = false, true
	t.Run("on Pro by the month", func(t *testing.T) {
		free, basic, top := cards(t, pagetest.SignedIn(), billingviews.PricingPage{Selling: true, Current: 3, Sub: pagetest.Pro()})
		wantShut(t, free, "Downgrade")
		wantHref(t, free, "Cancel and go back to Free", "/subscription/change?tier_id=1")
		wantHref(t, basic, "Downgrade", "/subscription/change?payment_type=monthly&tier_id=2")
		wantShut(t, top, "Current plan")
	})
	t.Run("on Pro by the month, looking at annual prices", func(t *testing.T) {
		_, _, top := cards(t, pagetest.SignedIn(), billingviews.PricingPage{Selling: true, Current: 3, Sub: pagetest.Pro(), Annual: true})
		wantHref(t, top, "Switch to yearly billing", "/subscription/change?payment_type=yearly&tier_id=3")
	})
	t.Run("on Basic", func(t *testing.T) {
		_, basic, top := cards(t, pagetest.SignedIn(), billingviews.PricingPage{Selling: true, Current: 2, Sub: &basicPlan})
		wantShut(t, basic, "Current plan")
		wantHref(t, top, "Upgrade", "/subscription/change?payment_type=monthly&tier_id=3")
	})
	t.Run("cancelled, until expiry", func(t *testing.T) {
		free, _, top := cards(t, pagetest.SignedIn(), billingviews.PricingPage{Selling: true, Current: 3, Sub: &ending})
		wantForm(t, top, "/subscription/resume", "Resume plan", "3", "monthly")
		wantShut(t, free, "Downgrade")
		if !strings.Contains(pagetest.Text(free), "Starts on December 20, 2026.") {
			t.Error("the Free card does not say when it begins")
		}
	})
}

// TestNoButtonPromisesWhatIsRefused is about a "Resume plan" that the provider always refused, and about buttons that sold
// plans to accounts that were about to be deleted.
func TestNoButtonPromisesWhatIsRefused(t *testing.T) {
	over := *pagetest.Pro()
	over.AutoRenew = false
	_, _, top := cards(t, pagetest.SignedIn(), billingviews.PricingPage{Selling: true, Current: 3, Sub: &over})
	wantShut(t, top, "Current plan")
	if !strings.Contains(pagetest.Text(top), "Ends on December 20, 2026.") {
		t.Error("the plan does not say that it ends")
	}
	moving := *pagetest.Pro()
	moving.Next = &sale.Offer{TierID: 2, TierName: "Basic", Payment: sale.Monthly, PriceCents: 1000}
	_, basic, top := cards(t, pagetest.SignedIn(), billingviews.PricingPage{Selling: true, Current: 3, Sub: &moving})
	wantShut(t, basic, "Downgrade")
	wantHref(t, top, "Keep Pro", "/subscription/change?payment_type=monthly&tier_id=3")
	leaving := pagetest.SignedIn()
	leaving.User.DeleteAfter = pagetest.Noon
	doc := pagetest.Render(t, billingviews.Pricing(leaving, billingviews.PricingPage{Tiers: pagetest.Tiers(), Selling: true, Current: 1}))
	if doc.Find(".plan form").Length() != 0 {
		t.Error("an account that is about to be deleted is sold a plan")
	}
	pagetest.WantText(t, doc, "Your account is set to be deleted on November 20, 2026")
}

// TestTheDiscountIsWorkedOut is about "20% off" beside prices that an administrator had changed.
func TestTheDiscountIsWorkedOut(t *testing.T) {
	for want, yearly := range map[string][2]int64{"20% off": {9600, 24000}, "up to 33% off": {9600, 20000}, "": {12000, 30000}, "19% off": {9720, 24300}} {
		page := billingviews.PricingPage{Tiers: []sale.Tier{{ID: 1}, {ID: 2, PriceMonthlyCents: 1000, PriceYearlyCents: yearly[0]}, {ID: 3, PriceMonthlyCents: 2500, PriceYearlyCents: yearly[1]}}}
		if got := pagetest.Text(pagetest.Render(t, billingviews.Pricing(pagetest.Visitor(), page)).Find(".segmented small")); got != want {
			t.Errorf("%v: the switch says %q, want %q", yearly, got, want)
		}
	}
}

// The card of a subscriber's own plan showed the price and the credits that new buyers get.
func TestWhoKeepsTheirTermsReadsThemBesideTheNewOnes(t *testing.T) {
	tiers, mine := pagetest.Tiers(), *pagetest.Pro()
	page := billingviews.PricingPage{Tiers: tiers, Selling: true, Current: mine.TierID, Sub: &mine}
	const kept = "You keep the terms you subscribed to"
	if text := pagetest.Text(pagetest.Render(t, billingviews.Pricing(pagetest.SignedIn(), page)).Find(".plans")); strings.Contains(text, kept) {
		t.Errorf("terms that are still sold are told apart: %s", text)
	}
	for i := range tiers {
		if tiers[i].ID == mine.TierID {
			tiers[i].PriceMonthlyCents, tiers[i].MonthlyCredits = 3000, 900
		}
	}
	pagetest.WantText(t, pagetest.Render(t, billingviews.Pricing(pagetest.SignedIn(), page)), kept+": $25 a month for 800 credits every month.")
}

func TestFreeCreditsDoNotGoWithoutAWarning(t *testing.T) {
	page := billingviews.PricingPage{Tiers: pagetest.Tiers(), Selling: true, Current: 1, Balance: ledger.Balance{Plan: 7}}
	pagetest.WantText(t, pagetest.Render(t, billingviews.Pricing(pagetest.SignedIn(), page)), "its credits replace your 7 remaining free credits")
}

func TestAServerThatDoesNotSellSaysSo(t *testing.T) {
	for name, c := range map[string]views.Chrome{"a visitor": pagetest.Visitor(), "a member": pagetest.SignedIn()} {
		t.Run(name, func(t *testing.T) {
			doc := pagetest.Render(t, billingviews.Pricing(c, billingviews.PricingPage{Tiers: pagetest.Tiers(), Current: 1}))
			if doc.Find(".plan form").Length() != 0 {
				t.Error("there is something to buy")
			}
			pagetest.WantText(t, doc, "Purchases are turned off on this site.")
		})
	}
	_, _, top := cards(t, pagetest.SignedIn(), billingviews.PricingPage{Current: 3, Sub: pagetest.Pro()})
	wantShut(t, top, "Current plan")
}

func TestPricingSaysWhatWentWrong(t *testing.T) {
	doc := pagetest.Render(t, billingviews.Pricing(pagetest.SignedIn(), billingviews.PricingPage{Trouble: views.Trouble{What: "Failed to process subscription", Why: "The provider is away."}}))
	if got := pagetest.Text(doc.Find("main [role=alert]")); got != "Failed to process subscription The provider is away." {
		t.Errorf("the page says %q", got)
	}
}

func TestOneButtonStandsOut(t *testing.T) {
	basic := *pagetest.Pro()
	basic.TierID, basic.PriceCents = 2, 1000
	for name, test := range map[string]struct {
		c    views.Chrome
		page billingviews.PricingPage
		want string
	}{
		"for visitors":  {pagetest.Visitor(), billingviews.PricingPage{}, "Subscribe (Basic)"},
		"for Free":      {pagetest.SignedIn(), billingviews.PricingPage{Current: 1}, "Subscribe (Basic)"},
		"for Basic":     {pagetest.SignedIn(), billingviews.PricingPage{Current: 2, Sub: &basic}, "Upgrade (Pro)"},
		"for Pro: none": {pagetest.SignedIn(), billingviews.PricingPage{Current: 3, Sub: pagetest.Pro()}, ""},
	} {
		t.Run(name, func(t *testing.T) {
			test.page.Tiers, test.page.Selling = pagetest.Tiers(), true
			loud := pagetest.Render(t, billingviews.Pricing(test.c, test.page)).Find(".plan .button:not(.button-quiet)")
			if got := pagetest.Text(loud); got != test.want {
				t.Errorf("what stands out is %q, want %q", got, test.want)
			}
		})
	}
}
