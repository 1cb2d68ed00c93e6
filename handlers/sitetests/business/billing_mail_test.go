package business

import (
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

// wantReceipt opens the receipt of a Basic plan, which is its buyer's alone. A mail's link used to end in a long list.
func wantReceipt(t *testing.T, site *sitetest.Site, buyer *sitetest.Client, address string) {
	t.Helper()
	page := strings.Join(strings.Fields(buyer.Get(address).Want(http.StatusOK).Doc().Find("main").Text()), " ")
	for _, want := range []string{"Receipt R-000001", "Pellucid", "Billed tomira-", "Basic plan, monthly$10.00", "Total paid$10.00"} {
		if !strings.Contains(page, want) {
			t.Errorf("the receipt does not say %q: %s", want, page)
		}
	}
	site.SignIn(t, site.AddUser(t, "other")).Get(address).Want(http.StatusNotFound)
	site.Visitor(t).Get(address).WantRedirect("/auth?mode=login&redirect=" + url.QueryEscape(address))
	buyer.Get("/account/receipts/999").Want(http.StatusNotFound)
	buyer.Get("/account/receipts/x").Want(http.StatusNotFound)
}

// TestEveryStepOfAPlanIsMailedOnce goes the whole way of a customer, who used to hear of nothing but a failed payment.
func TestEveryStepOfAPlanIsMailedOnce(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, Billing: true})
	user := site.AddUser(t, "mira")
	browser := site.SignIn(t, user)
	var had []string
	news := func(want ...string) {
		t.Helper()
		site.DeliverWebhooks(t)
		got := sitetest.Subjects(t, site)
		had = append(had, want...)
		slices.Sort(had)
		if !slices.Equal(got, had) {
			t.Errorf("the mails are %q, want %q", got, had)
		}
	}
	buy := func(tier string) {
		t.Helper()
		checkout := browser.PostForm("/subscription/checkout", url.Values{"tier_id": {tier}, "payment_type": {"monthly"}}).Want(http.StatusSeeOther).Header.Get("Location")
		site.Pay(t, browser, checkout, sitetest.TestCard).Want(http.StatusSeeOther)
	}
	change := func(tier string) {
		t.Helper()
		browser.PostForm("/subscription/change", url.Values{"tier_id": {tier}, "payment_type": {"monthly"}}).WantRedirect("/subscription/manage")
	}
	buy("2")
	news("Your Pellucid receipt: $10.00")
	receipt := testkit.One[string](t, site.Store, `SELECT '/account/receipts/' || id FROM receipts`)
	if !strings.Contains(site.Mails(t)[0].Text, site.URL+receipt) || browser.Get("/settings?tab=subscription").Doc().Find("a[href='"+receipt+"']").Length() != 1 {
		t.Error("the mail and the list of receipts do not lead to the receipt")
	}
	wantReceipt(t, site, browser, receipt)
	site.Store.Clock.Advance(time.Hour)
	change("3")
	news("You're now on the Pro plan")
	site.Store.Clock.Advance(time.Hour)
	change("2")
	until := testkit.One[int64](t, site.Store, `SELECT expires_at FROM subscriptions WHERE is_active = 1`)
	day := time.UnixMilli(until).UTC().Format("January 2, 2006")
	news("Your plan changes to Basic on " + day)
	site.Store.Clock.Advance(time.Hour)
	browser.PostForm("/subscription/cancel", nil).Want(http.StatusSeeOther)
	news("Your Pro plan is canceled")
	text := ""
	for _, m := range site.Mails(t) {
		if m.Subject == "Your Pro plan is canceled" {
			text = m.Text
		}
	}
	if !strings.Contains(text, "unused plan credits will expire on "+day) {
		t.Errorf("the cancellation does not warn: %s", text)
	}
	site.Store.Clock.Advance(time.Hour)
	browser.PostForm("/subscription/resume", nil).Want(http.StatusSeeOther)
	news()
	tran := testkit.One[string](t, site.Store, `SELECT transaction_id FROM receipts ORDER BY id DESC LIMIT 1`)
	if err := site.Billing.Refund(t.Context(), 1, tran); err != nil {
		t.Fatal(err)
	}
	cents := testkit.One[int](t, site.Store, `SELECT refunded_cents FROM receipts WHERE transaction_id = ?`, tran)
	if cents < 1000 {
		t.Errorf("%d cents went back", cents)
	}
	site.DeliverWebhooks(t)
	got := sitetest.Subjects(t, site)
	if n := len(got); n != len(had)+1 || !slices.ContainsFunc(got, func(s string) bool { return strings.HasPrefix(s, "Your refund from Pellucid: $") }) {
		t.Errorf("the mails are %q", got)
	}
	for _, m := range site.Mails(t) { // it told of the credits alone
		if strings.HasPrefix(m.Subject, "Your refund from") && !strings.Contains(strings.Join(strings.Fields(m.Text), " "), "Your Pro plan ended with this refund. You are on Free now") {
			t.Errorf("a refund of all says %q", m.Text)
		}
	}
	testkit.CheckLedger(t, site.Store)
}

// A payment that failed while another plan was to follow was told by no mail: the mail about that plan took its place.
func TestAFailedPaymentIsMailedThoughAnotherPlanWasToFollow(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, Billing: true})
	browser := site.SignIn(t, site.AddUser(t, "nora"))
	checkout := browser.PostForm("/subscription/checkout", url.Values{"tier_id": {"3"}, "payment_type": {"monthly"}}).Want(http.StatusSeeOther).Header.Get("Location")
	site.Pay(t, browser, checkout, sitetest.TestCard).Want(http.StatusSeeOther)
	site.DeliverWebhooks(t)
	browser.PostForm("/subscription/change", url.Values{"tier_id": {"2"}, "payment_type": {"monthly"}}).WantRedirect("/subscription/manage")
	site.DeliverWebhooks(t)
	site.Control(t, "fail", url.Values{"id": {testkit.One[string](t, site.Store, `SELECT provider_subscription_id FROM subscriptions`)}})
	due := time.UnixMilli(testkit.One[int64](t, site.Store, `SELECT expires_at FROM subscriptions`))
	site.Store.Clock.Advance(due.Add(time.Minute).Sub(site.Store.Clock.Now()))
	site.DeliverWebhooks(t)
	if got := sitetest.Subjects(t, site); !slices.Contains(got, "Your payment to Pellucid failed") {
		t.Errorf("the mails are %q", got)
	}
}

// wantPaymentFirst tries to change a plan whose payment failed: it promised a start that had passed, and "nothing today".
func wantPaymentFirst(t *testing.T, browser *sitetest.Client, by string) {
	t.Helper()
	page := browser.Get("/subscription/change?tier_id=2&payment_type=monthly").Want(http.StatusOK).Doc()
	if said := page.Find("main").Text(); !strings.Contains(said, "Update your card by "+by) || page.Find("form[action='/subscription/change']").Length() != 0 {
		t.Errorf("a change of plan is asked about with %q", said)
	}
	browser.PostForm("/subscription/change", url.Values{"tier_id": {"2"}, "payment_type": {"monthly"}}).Want(http.StatusConflict)
	if page := browser.Get("/subscription/change?tier_id=1").Want(http.StatusOK).Doc(); page.Find("form[action='/subscription/change']").Length() != 1 {
		t.Error("the plan cannot be canceled")
	}
}

// TestAFailedPaymentIsOnEveryPage is about customers who found out from their settings alone, where a badge said "Active
// (Auto-renew)" beside the notice.
func TestAFailedPaymentIsOnEveryPage(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, Billing: true})
	user, _ := sitetest.NewMember(t, site)
	id := testkit.One[string](t, site.Store, `SELECT provider_subscription_id FROM subscriptions`)
	site.Control(t, "fail", url.Values{"id": {id}})
	due := time.UnixMilli(testkit.One[int64](t, site.Store, `SELECT expires_at FROM subscriptions`)).UTC()
	site.Store.Clock.Advance(due.Add(time.Minute).Sub(site.Store.Clock.Now()))
	site.DeliverWebhooks(t)
	browser := site.SignIn(t, user)
	by := due.Add(7 * 24 * time.Hour).Format("January 2, 2006")
	for _, path := range []string{"/", "/gallery", "/pricing", "/dashboard", "/create", "/settings?tab=credits", "/help"} {
		if banner := browser.Get(path).Want(http.StatusOK).Doc().Find(".due").Text(); !strings.Contains(banner, "Your last payment failed. Update your card by "+by) {
			t.Errorf("%s says %q of the failed payment", path, banner)
		}
	}
	page := browser.Get("/dashboard").Doc().Find(".figure-card:contains('Current plan')").Text()
	if !strings.Contains(page, "Payment failed") || strings.Contains(page, "Renews") {
		t.Errorf("the dashboard says %q", page)
	}
	settings := browser.Get("/settings?tab=subscription").Doc().Find("main").Text()
	if strings.Contains(settings, "Active (Auto-renew)") || !strings.Contains(settings, "by "+by) {
		t.Errorf("the settings say %q", settings)
	}
	var told struct{ Badge, Status string } // whose badge said "Active (Auto-renew)" beside the status
	browser.Get("/api/v1/subscriptions/my").Want(http.StatusOK).JSON(&told)
	if told.Badge != "Payment failed" || told.Status != "past_due" {
		t.Errorf("the API says %+v", told)
	}
	wantPaymentFirst(t, browser, by)
	if banner := browser.Get("/settings?tab=subscription").Doc().Find(".due").Length(); banner != 0 {
		t.Error("the tab about the plan says it twice")
	}
	mailed := ""
	for _, m := range site.Mails(t) {
		mailed += m.Subject + m.Text
	}
	if !strings.Contains(mailed, "update your card by "+by) {
		t.Errorf("the mails say %q", mailed)
	}
	if banner := site.Visitor(t).Get("/").Doc().Find(".due").Length(); banner != 0 {
		t.Error("visitors are told of it")
	}
	site.Control(t, "fail", url.Values{"id": {id}}) // the card works again
	site.Store.Clock.Advance(25 * time.Hour)
	site.DeliverWebhooks(t)
	browser = site.SignIn(t, user)
	if browser.Get("/dashboard").Doc().Find(".due").Length() != 0 {
		t.Error("after the payment the banner is still there")
	}
}
