package billing_test

import (
	"strings"
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
	"pellucid/internal/testkit/pagetest"
	"pellucid/views"
	billingviews "pellucid/views/billing"
)

func TestTheResultFollowsTheQueryAndTellsWhatIsKnown(t *testing.T) {
	for name, test := range map[string]struct {
		page billingviews.SubscriptionResultPage
		says []string
		polls,
		goesOn bool
	}{
		"completed":           {billingviews.SubscriptionResultPage{Success: true, Checkout: &sale.Checkout{TierID: 3, Status: sale.CheckoutCompleted, InEffect: true}, Plan: pagetest.ProPlan(), Left: 800}, []string{"Successful", "You are on Pro , with 800 credits"}, false, true},
		"a pack":              {billingviews.SubscriptionResultPage{Success: true, Checkout: &sale.Checkout{Status: sale.CheckoutCompleted, InEffect: true, Credits: 50}, Left: 850}, []string{"We added 50 extra credits to your account"}, false, true},
		"pending":             {billingviews.SubscriptionResultPage{Success: true, Checkout: &sale.Checkout{Status: sale.CheckoutPending}}, []string{"Processing", "Confirming your payment…"}, true, false},
		"not successful":      {billingviews.SubscriptionResultPage{Success: true, Checkout: &sale.Checkout{Status: sale.CheckoutExpired}}, []string{"Not completed", "nothing was charged"}, false, true},
		"given back":          {billingviews.SubscriptionResultPage{Success: true, Checkout: &sale.Checkout{Status: sale.CheckoutCompleted, InEffect: true, Returned: true}}, []string{"Your payment", "It will be refunded in full"}, false, true},
		"paid, not begun":     {billingviews.SubscriptionResultPage{Success: true, Checkout: &sale.Checkout{TierID: 3, Status: sale.CheckoutCompleted}, Plan: domain.Plan{TierID: 1, Name: "Free"}}, []string{"Confirming your payment…"}, true, false},
		"another plan by now": {billingviews.SubscriptionResultPage{Success: true, Checkout: &sale.Checkout{TierID: 2, Status: sale.CheckoutCompleted, InEffect: true}, Plan: pagetest.ProPlan(), Left: 800}, []string{"Your plan has changed since"}, false, true},
		"cannot be read":      {billingviews.SubscriptionResultPage{Problem: "Failed to load subscription information. Please try again later."}, []string{"Failed to load subscription information. Please try again later."}, false, false},
		"asked to stay":       {billingviews.SubscriptionResultPage{Stay: true, Plan: pagetest.ProPlan(), Left: 3}, []string{"are in your settings"}, false, false},
		"without an id":       {billingviews.SubscriptionResultPage{Success: true, Plan: domain.Plan{TierID: 1, Name: "Free"}}, []string{"are in your settings"}, false, true},
		"known to nobody":     {billingviews.SubscriptionResultPage{Problem: "We couldn't find that payment in your account."}, []string{"Your payment", "couldn't find that payment"}, false, false},
	} {
		t.Run(name, func(t *testing.T) {
			doc := pagetest.Render(t, billingviews.SubscriptionResult(pagetest.SignedIn(), test.page))
			pagetest.WantText(t, doc, test.says...)
			if text := doc.Find("#result").Text(); strings.Contains(text, "Free") {
				t.Errorf("somebody who has just paid reads %q", text)
			}
			if got := doc.Find("#result [hx-trigger='every 1s']").Length() == 1; got != test.polls {
				t.Errorf("the page asks again: %v", got)
			}
			if got := doc.Find("[data-after='5'][data-go-to='/settings?tab=subscription']").Length() == 1; got != test.goesOn {
				t.Errorf("the page goes on to the settings: %v", got)
			}
		})
	}
}

func TestABrowserWithoutAScriptAsksUntilThePaymentIsThere(t *testing.T) {
	p := billingviews.SubscriptionResultPage{Checkout: &sale.Checkout{Status: sale.CheckoutPending}, Again: "/subscription/result?look=1"}
	for looks, want := range map[int]string{0: "2;url=/subscription/result?look=1", 60: "2;url=/subscription/result?look=1", 61: "5;url=/settings?tab=subscription"} {
		p.Looks, p.Checkout.InEffect = looks, looks > 60
		html, _ := pagetest.Render(t, billingviews.SubscriptionResult(pagetest.SignedIn(), p)).Find("head noscript").Html()
		if !strings.Contains(html, want) {
			t.Errorf("after %d looks the page has %s", looks, html)
		}
	}
}

func TestAChangeOfPlanSaysWhatItCosts(t *testing.T) {
	top := sale.Tier{ID: 3, Name: "Pro", PriceMonthlyCents: 2500, PriceYearlyCents: 24000, Terms: domain.Terms{MonthlyCredits: 800}}
	doc := pagetest.Render(t, billingviews.ChangePlan(pagetest.SignedIn(), billingviews.ChangePlanPage{From: *pagetest.Pro(), To: top, Payment: sale.Yearly, Move: sale.PlanMove{
		Now: true, At: pagetest.Noon, DueCents: 22659, Credits: 800, Expiring: 143, ExpireAt: pagetest.Noon, RenewsAt: pagetest.Noon.AddDate(1, 0, 0),
	}}))
	pagetest.WantText(t, doc, "Switch Pro to yearly billing?", "Pro, $25 a month", "Pro, $240 a year", "800 every month", "Due now About $226.59, plus any tax", "Starts Today",
		"Next payment $240 a year, November 20, 2027", "143 plan credits will be replaced today")
	later := pagetest.Render(t, billingviews.ChangePlan(pagetest.SignedIn(), billingviews.ChangePlanPage{From: *pagetest.Pro(), To: sale.Tier{ID: 2, Name: "Basic", PriceMonthlyCents: 1000}, Payment: sale.Monthly, Move: sale.PlanMove{
		At: pagetest.Noon.AddDate(0, 1, 0), Credits: 200, Expiring: 143, ExpireAt: pagetest.Noon.AddDate(0, 1, 0), RenewsAt: pagetest.Noon.AddDate(0, 1, 0),
	}}))
	pagetest.WantText(t, later, "Due now Nothing today", "Starts December 20, 2026", "143 plan credits will expire on December 20, 2026", "You keep Pro until December 20, 2026")
	if doc.Find("form[action='/subscription/change'] [name=payment_type]").AttrOr("value", "") != "yearly" {
		t.Error("the form forgets how often is paid")
	}
	free := pagetest.Render(t, billingviews.ChangePlan(pagetest.SignedIn(), billingviews.ChangePlanPage{From: *pagetest.Pro(), To: sale.Tier{ID: 1, Name: "Free"}}))
	pagetest.WantText(t, free, "Go back to Free?", "You keep it until December 20, 2026")
	refused := pagetest.Render(t, billingviews.ChangePlan(pagetest.SignedIn(), billingviews.ChangePlanPage{From: *pagetest.Pro(), To: top, Payment: sale.Yearly, OfferNew: true, Trouble: views.Trouble{What: "Your subscription has expired or has been canceled"}}))
	pagetest.WantText(t, refused, "Your subscription has expired or has been canceled", "Start a new subscription")
	if refused.Find("form[action='/subscription/checkout'] [name=new][value=yes]").Length() != 1 || refused.Find("form[action='/subscription/change']").Length() != 0 {
		t.Error("no new subscription is offered")
	}
}

// TestCancelingALatePlanNamesTheDayThatWasPromised is about a page that said "you keep Pro until" a day that was past.
func TestCancelingALatePlanNamesTheDayThatWasPromised(t *testing.T) {
	late := *pagetest.Pro()
	late.Status, late.ExpiresAt, late.AccessUntil = sale.SubscriptionPastDue, pagetest.Noon, pagetest.Noon.AddDate(0, 0, 7)
	doc := pagetest.Render(t, billingviews.CancelPlan(pagetest.SignedIn(), billingviews.CancelPage{Sub: late, PlanCredits: 5, CreditsEnd: late.KeptUntil()}))
	pagetest.WantText(t, doc, "We won't try to charge your card again. You keep Pro until November 27, 2026 .", "Use them by November 27, 2026: after that they expire.")
	if text := doc.Text(); strings.Contains(text, "resume") || strings.Contains(text, "November 20") {
		t.Errorf("it says %q", text)
	}
	free := pagetest.Render(t, billingviews.ChangePlan(pagetest.SignedIn(), billingviews.ChangePlanPage{From: late, To: sale.Tier{ID: domain.FreeTierID, Name: "Free"}}))
	pagetest.WantText(t, free, "You keep it until November 27, 2026")
}
