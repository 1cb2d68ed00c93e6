package business

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"pellucid/internal/billing/sandbox"
	"pellucid/internal/domain/sale"
	"pellucid/internal/testkit/sitetest"
)

// behave lets the payment provider answer every call with a status; "0" lets it work again.
func behave(t *testing.T, site *sitetest.Site, outage string) {
	t.Helper()
	site.Control(t, "behave", url.Values{"outage": {outage}})
}

func TestAProviderThatIsDownIsToldAndNothingIsCharged(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, Billing: true})
	user, api := site.NewUser(t, "mira")
	browser := site.SignIn(t, user)
	for _, outage := range []string{"500", "429"} {
		behave(t, site, outage)
		page := browser.PostForm("/subscription/checkout", sitetest.ProMonthly).Want(http.StatusServiceUnavailable)
		if said := page.Doc().Find("main [role=alert]").Text(); !strings.Contains(said, "Failed to process subscription") || page.Header.Get("Retry-After") == "" {
			t.Errorf("with %s the page says %q", outage, said)
		}
		answer := api.PostJSON("/api/v1/subscriptions/checkout", `{"tier_id":3,"payment_type":"monthly"}`)
		if answer.WantProblem(http.StatusServiceUnavailable); answer.Header.Get("Retry-After") == "" {
			t.Errorf("with %s the API does not say when to come back", outage)
		}
	}
	behave(t, site, "0")
	sitetest.Subscribe(t, site, browser)
	behave(t, site, "500")
	page := browser.PostForm("/subscription/cancel", nil).Want(http.StatusServiceUnavailable)
	if said := page.Doc().Find("main [role=alert]").Text(); !strings.Contains(said, "Failed to cancel subscription") {
		t.Errorf("a cancellation that fails says %q", said)
	}
	page = browser.PostForm("/subscription/change", url.Values{"tier_id": {"2"}, "payment_type": {"monthly"}}).Want(http.StatusServiceUnavailable)
	if said := page.Doc().Find("main [role=alert]").Text(); !strings.Contains(said, "An error occurred while updating the subscription") {
		t.Errorf("a change that fails says %q", said)
	}
	if sub, err := site.Store.SubscriptionOf(t.Context(), user.ID); err != nil || !sub.IsActive || !sub.AutoRenew || sub.TierName != "Pro" {
		t.Errorf("the subscription became %+v, %v", sub, err)
	}
}

// The provider's 403 was taken for a wrong key alone, and told as an error that nobody could do anything about.
func TestAChangeThatTheProviderForbidsOffersANewSubscription(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, Billing: true})
	user, api := site.NewUser(t, "mira")
	browser := site.SignIn(t, user)
	sitetest.Subscribe(t, site, browser)
	behave(t, site, "403")
	page := browser.PostForm("/subscription/change", url.Values{"tier_id": {"2"}, "payment_type": {"monthly"}}).Want(http.StatusForbidden).Doc()
	if said := page.Find("main [role=alert]").Text(); !strings.Contains(said, "Your current subscription cannot be updated directly.") {
		t.Errorf("the page says %q", said)
	}
	if page.Find("main form[action='/subscription/checkout']").Length() == 0 {
		t.Error("no new subscription is offered")
	}
	problem := api.PostJSON("/api/v1/subscriptions/update", `{"tier_id":2,"payment_type":"monthly"}`).WantProblem(http.StatusForbidden)
	if problem.Detail != "Your current subscription cannot be updated directly." {
		t.Errorf("the API says %q", problem.Detail)
	}
}

func TestAnArchivedProductIsNotSold(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, Billing: true})
	browser := site.SignIn(t, site.AddUser(t, "mira"))
	tiers, err := site.Store.Tiers(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	site.Control(t, "archive", url.Values{"id": {sandbox.ProductID(tiers[2], sale.Monthly)}})
	page := browser.PostForm("/subscription/checkout", sitetest.ProMonthly).Want(http.StatusConflict)
	if said := page.Doc().Find("main [role=alert]").Text(); !strings.Contains(said, "This plan isn't available right now.") {
		t.Errorf("the page says %q", said)
	}
	yearly := url.Values{"tier_id": {"3"}, "payment_type": {"yearly"}}
	browser.PostForm("/subscription/checkout", yearly).Want(http.StatusSeeOther)
}
