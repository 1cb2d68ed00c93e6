package views_test

import (
	"strings"
	"testing"

	"pellucid/internal/domain"
	"pellucid/views"
)

func tiers() []domain.Tier {
	return []domain.Tier{
		{ID: 1, Name: "Free", Terms: domain.Terms{MonthlyCredits: 10, MaxResolution: 1024, BatchSize: 1}},
		{ID: 2, Name: "Basic", PriceMonthlyCents: 990, PriceYearlyCents: 9504, Terms: domain.Terms{MonthlyCredits: 200, MaxResolution: 1536, BatchSize: 4, CommercialUse: true}},
		{ID: 3, Name: "Pro", PriceMonthlyCents: 2490, PriceYearlyCents: 23909, Terms: domain.Terms{MonthlyCredits: 800, BatchSize: 4, PrivateGallery: true}},
	}
}

func TestPlansAreLabelledByTheirPlace(t *testing.T) {
	doc := render(t, views.Pricing(visitor(), views.PricingPage{Tiers: tiers(), Selling: true}))
	for i, want := range [][]string{
		{"Perfect for trying out", "$0", "10 credits, once", "Speed: Standard", "Personal use only"},
		{"For regular creators", "Most Popular", "$9.90", "200 credits every month", "Speed: Priority", "Commercial use included"},
		{"For power users", "$24.90", "Speed: Highest priority", "Private gallery"},
	} {
		plan := text(doc.Find(".plan").Eq(i))
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

func TestAnnualPricesAreFlooredAndToldExactly(t *testing.T) {
	doc := render(t, views.Pricing(visitor(), views.PricingPage{Tiers: tiers(), Annual: true}))
	wantText(t, doc, "$7.92", "$95.04 billed once a year", "$19.92", "$239.09 billed once a year")
	if doc.Find("a[href='/pricing?billing=annual'][aria-current]").Length() != 1 {
		t.Error("the switch does not show that annual is chosen")
	}
}

func TestVisitorsChooseThroughSignIn(t *testing.T) {
	doc := render(t, views.Pricing(visitor(), views.PricingPage{Tiers: tiers(), Selling: true}))
	wantLink(t, doc, "Choose Basic", "/login?redirect=pricing")
	wantLink(t, doc, "Start free", "/register")
}

func TestMembersBuyWithAForm(t *testing.T) {
	doc := render(t, views.Pricing(signedIn(), views.PricingPage{Tiers: tiers(), Current: 2, Selling: true, Annual: true}))
	form := doc.Find("form[action='/subscription/checkout']")
	if form.Length() != 1 || form.Find("input[name=tier_id]").AttrOr("value", "") != "3" || form.Find("input[name=payment_type]").AttrOr("value", "") != "yearly" {
		t.Error("the other paid plan cannot be bought yearly")
	}
	if got := text(doc.Find(".plan").Eq(1).Find("button[disabled]")); got != "Current plan" {
		t.Errorf("the current plan's button says %q", got)
	}
}

func TestAServerThatDoesNotSellSaysSo(t *testing.T) {
	doc := render(t, views.Pricing(signedIn(), views.PricingPage{Tiers: tiers(), Current: 1}))
	if doc.Find("form[action='/subscription/checkout']").Length() != 0 {
		t.Error("there is something to buy")
	}
	wantText(t, doc, "Buying is switched off on this server.")
}
