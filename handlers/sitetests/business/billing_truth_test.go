package business

import (
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"pellucid/internal/domain/sale"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

// words is what the main part of a page says, with single spaces.
func words(t *testing.T, browser *sitetest.Client, path string) string {
	t.Helper()
	return strings.Join(strings.Fields(browser.Get(path).Want(http.StatusOK).Doc().Find("main").Text()), " ")
}

// TestEndingAYearSaysWhenThisMonthsCreditsExpire is about customers who were told to use their credits by the end of the
// year, and lost them at the end of the month.
func TestEndingAYearSaysWhenThisMonthsCreditsExpire(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, Billing: true})
	browser := site.SignIn(t, site.AddUser(t, "mira"))
	checkout := browser.PostForm("/subscription/checkout", url.Values{"tier_id": {"3"}, "payment_type": {"yearly"}}).Want(http.StatusSeeOther).Header.Get("Location")
	site.Pay(t, browser, checkout, sitetest.TestCard).Want(http.StatusSeeOther)
	site.DeliverWebhooks(t)
	now := site.Store.Clock.Now()
	month, year := sale.AddMonths(now, 1).Format("January 2, 2006"), sale.AddMonths(now, 12).Format("January 2, 2006")
	wantBoth := func(where, said, expire string) {
		t.Helper()
		if !strings.Contains(said, expire+month) || !strings.Contains(said, "New credits come each month until "+year) || strings.Contains(said, expire+year) {
			t.Errorf("%s says %q", where, said)
		}
	}
	for path, expire := range map[string]string{
		"/subscription/cancel":                                "Use them by ",
		"/subscription/change?tier_id=1":                      "Use them by ",
		"/subscription/change?tier_id=2&payment_type=monthly": "will expire on ",
	} {
		wantBoth(path, words(t, browser, path), expire)
	}
	browser.PostForm("/subscription/cancel", nil).Want(http.StatusSeeOther)
	site.DeliverWebhooks(t)
	wantBoth("the settings", words(t, browser, "/settings?tab=subscription"), "will expire on ")
	for _, m := range site.Mails(t) {
		if strings.Contains(m.Subject, "is canceled") {
			wantBoth(m.Subject, strings.Join(strings.Fields(m.Text), " "), "will expire on ")
			return
		}
	}
	t.Error("no mail tells of the cancellation")
}

// TestAnOpenCheckoutThatIsPaidByWhoLeavesIsToldAsRefunded pays in a tab that was open before the account was set to be
// deleted. The page said that the plan renews.
func TestAnOpenCheckoutThatIsPaidByWhoLeavesIsToldAsRefunded(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, Billing: true})
	user := site.AddUser(t, "mira")
	browser := site.SignIn(t, user)
	checkout := browser.PostForm("/subscription/checkout", sitetest.ProMonthly).Want(http.StatusSeeOther).Header.Get("Location")
	browser.PostForm("/settings/delete", sitetest.Leave).Want(http.StatusOK)
	back := site.SignIn(t, user)
	result := site.Pay(t, back, checkout, sitetest.TestCard).Want(http.StatusSeeOther).Header.Get("Location")
	site.DeliverWebhooks(t)
	if said := words(t, back, strings.TrimPrefix(result, site.URL)); !strings.Contains(said, "this payment will be refunded in full, and nothing will renew") {
		t.Errorf("after the payment the page says %q", said)
	}
	for _, path := range []string{"/settings?tab=subscription", "/dashboard"} {
		if said := words(t, back, path); strings.Contains(said, "enews on") || strings.Contains(said, "uto-renew") {
			t.Errorf("%s says %q", path, said)
		}
	}
	for range 2 { // the refund, and the end that follows from it
		if err := site.Billing.Reconcile(t.Context()); err != nil {
			t.Fatal(err)
		}
		site.DeliverWebhooks(t)
	}
	if left := testkit.One[int](t, site.Store, `SELECT sum(amount_cents - refunded_cents) FROM receipts`); left != 0 {
		t.Errorf("%d cents were kept", left)
	}
	if said := words(t, back, "/settings?tab=subscription"); !strings.Contains(said, "Refunded") || !strings.Contains(said, "Current planFree") {
		t.Errorf("after the refund the settings say %q", said)
	}
	told := ""
	for _, m := range site.Mails(t) {
		told += m.Subject + "\n"
		if strings.Contains(m.Text, "ready to use") {
			t.Errorf("a mail says %q", m.Text)
		}
	}
	if !strings.Contains(told, "will be refunded: $25.00") || !strings.Contains(told, "Your refund from Pellucid: $25.00") {
		t.Errorf("the mails are %q", told)
	}
	testkit.CheckLedger(t, site.Store)
}

// TestAFailedPaymentIsToldOnEveryPageWithTheSameDay wants it told once on each of them.
func TestAFailedPaymentIsToldOnEveryPageWithTheSameDay(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, Billing: true})
	browser := site.SignIn(t, site.AddUser(t, "mira"))
	checkout := browser.PostForm("/subscription/checkout", sitetest.ProMonthly).Want(http.StatusSeeOther).Header.Get("Location")
	site.Pay(t, browser, checkout, sitetest.TestCard).Want(http.StatusSeeOther)
	site.DeliverWebhooks(t)
	id := testkit.One[string](t, site.Store, `SELECT provider_subscription_id FROM subscriptions WHERE is_active = 1`)
	press := func(button string) {
		site.Visitor(t).PostForm("/sandbox/control", url.Values{"act": {button}, "id": {id}}, "Sec-Fetch-Site", "same-origin").Want(http.StatusSeeOther)
	}
	press("fail")
	press("renew")
	site.DeliverWebhooks(t)
	day := time.UnixMilli(testkit.One[int64](t, site.Store, `SELECT access_until FROM subscriptions WHERE is_active = 1 AND status = 'past_due'`)).UTC().Format("January 2, 2006")
	for _, path := range pagesAboutPlans {
		page := browser.Get(path).Want(http.StatusOK).Doc()
		told := page.Find(".due, main .notice-warn") // once: in the band of every page, or on the page that tells more of it
		said := strings.Join(strings.Fields(told.Text()), " ")
		if told.Length() != 1 {
			t.Errorf("%s tells of it %d times", path, told.Length())
		}
		if !strings.Contains(said, "Your last payment failed.") || !strings.Contains(said, "Update your card by "+day) {
			t.Errorf("%s says %q, want %s", path, said, day)
		}
		if told.Find("form[action='/subscription/portal'] button").Length() != 1 {
			t.Errorf("%s does not lead to where the card is updated", path)
		}
		if all := words(t, browser, path); strings.Contains(all, "enews on") || strings.Contains(all, "uto-renew") {
			t.Errorf("%s says that the plan renews: %q", path, all)
		}
	}
	press("fail") // the card is good again
	press("renew")
	site.DeliverWebhooks(t)
	for _, path := range pagesAboutPlans {
		if page := browser.Get(path).Want(http.StatusOK).Doc(); page.Find(".due, main .notice-warn").Length() != 0 {
			t.Errorf("%s still says %q after it was paid", path, page.Find(".due, main .notice-warn").Text())
		}
	}
}
