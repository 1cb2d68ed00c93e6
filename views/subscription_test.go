package views_test

import (
	"strings"
	"testing"

	"pellucid/internal/domain"
	"pellucid/views"
)

func TestTheResultFollowsTheQueryAndTellsWhatIsKnown(t *testing.T) {
	for name, test := range map[string]struct {
		page views.SubscriptionResultPage
		says []string
		polls,
		goesOn bool
	}{
		"completed":       {views.SubscriptionResultPage{Success: true, Checkout: &domain.Checkout{Status: domain.CheckoutCompleted}, Plan: proPlan(), Left: 800}, []string{"Successful", "You are on Pro , with 800 credits"}, false, true},
		"a pack":          {views.SubscriptionResultPage{Success: true, Checkout: &domain.Checkout{Status: domain.CheckoutCompleted, Credits: 50}, Left: 850}, []string{"50 extra credits are in your account"}, false, true},
		"pending":         {views.SubscriptionResultPage{Success: true, Checkout: &domain.Checkout{Status: domain.CheckoutPending}}, []string{"Successful", "Waiting for the payment to be confirmed."}, true, true},
		"not successful":  {views.SubscriptionResultPage{Checkout: &domain.Checkout{Status: domain.CheckoutExpired}}, []string{"Processing", "nothing was charged"}, false, true},
		"cannot be read":  {views.SubscriptionResultPage{Problem: "Failed to load subscription information. Please try again later."}, []string{"Failed to load subscription information. Please try again later."}, false, false},
		"asked to stay":   {views.SubscriptionResultPage{Stay: true, Plan: proPlan(), Left: 3}, []string{"You are on Pro, with 3 credits"}, false, false},
		"without an id":   {views.SubscriptionResultPage{Success: true, Plan: domain.Plan{TierID: 1, Name: "Free"}}, []string{"You are on Free"}, false, true},
		"known to nobody": {views.SubscriptionResultPage{Problem: "Your account has no such payment."}, []string{"no such payment"}, false, false},
	} {
		t.Run(name, func(t *testing.T) {
			doc := render(t, views.SubscriptionResult(signedIn(), test.page))
			wantText(t, doc, test.says...)
			if got := doc.Find("#result [hx-trigger='every 1s']").Length() == 1; got != test.polls {
				t.Errorf("the page asks again: %v", got)
			}
			if got := doc.Find("[data-after='5'][data-go-to='/settings?tab=subscription']").Length() == 1; got != test.goesOn {
				t.Errorf("the page goes on to the settings: %v", got)
			}
		})
	}
}

func TestABrowserWithoutAScriptAsksTwiceAndGoesOn(t *testing.T) {
	p := views.SubscriptionResultPage{Checkout: &domain.Checkout{Status: domain.CheckoutPending}, Again: "/subscription/result?look=1"}
	for looks, want := range map[int]string{0: "2;url=/subscription/result?look=1", 1: "2;url=/subscription/result?look=1", 2: "5;url=/settings?tab=subscription"} {
		p.Looks = looks
		html, _ := render(t, views.SubscriptionResult(signedIn(), p)).Find("head noscript").Html()
		if !strings.Contains(html, want) {
			t.Errorf("after %d looks the page has %s", looks, html)
		}
	}
}

func TestAChangeOfPlanSaysWhatItCosts(t *testing.T) {
	top := domain.Tier{ID: 3, Name: "Pro", PriceMonthlyCents: 2490, PriceYearlyCents: 23904, Terms: domain.Terms{MonthlyCredits: 800}}
	doc := render(t, views.ChangePlan(signedIn(), views.ChangePlanPage{From: *pro(), To: top, Payment: domain.Yearly}))
	wantText(t, doc, "Switch Pro to yearly billing?", "Pro, $24.90 a month", "Pro, $239.04 a year", "800 every month")
	if doc.Find("form[action='/subscription/change'] [name=payment_type]").AttrOr("value", "") != "yearly" {
		t.Error("the form forgets how often is paid")
	}
	free := render(t, views.ChangePlan(signedIn(), views.ChangePlanPage{From: *pro(), To: domain.Tier{ID: 1, Name: "Free"}}))
	wantText(t, free, "Go back to Free?", "It stays yours until December 20, 2026")
	refused := render(t, views.ChangePlan(signedIn(), views.ChangePlanPage{From: *pro(), To: top, Payment: domain.Yearly, OfferNew: true, Trouble: views.Trouble{What: "Your subscription has expired or has been canceled"}}))
	wantText(t, refused, "Your subscription has expired or has been canceled", "Start a new subscription")
	if refused.Find("form[action='/subscription/checkout'] [name=new][value=yes]").Length() != 1 || refused.Find("form[action='/subscription/change']").Length() != 0 {
		t.Error("no new subscription is offered")
	}
}
