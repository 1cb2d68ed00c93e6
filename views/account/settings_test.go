package account_test

import (
	"strings"
	"testing"

	"github.com/a-h/templ"

	"pellucid/internal/domain"
	"pellucid/internal/domain/ledger"
	"pellucid/internal/domain/sale"
	"pellucid/internal/testkit/pagetest"
	accountviews "pellucid/views/account"
)

func TestUnknownTabsFallBackToTheProfile(t *testing.T) {
	for name, want := range map[string]accountviews.SettingsTab{
		"": accountviews.TabProfile, "privacy": accountviews.TabProfile, "notifications": accountviews.TabProfile, "nonsense": accountviews.TabProfile,
		"subscription": accountviews.TabSubscription, "credits": accountviews.TabCredits,
	} {
		if got := accountviews.ParseSettingsTab(name); got != want {
			t.Errorf("the tab %q is %q, want %q", name, got, want)
		}
	}
	doc := pagetest.Render(t, accountviews.Settings(pagetest.SignedIn(), accountviews.TabCredits, templ.NopComponent))
	if current := pagetest.Text(doc.Find(".tabs [aria-current=page]")); current != "Credits" {
		t.Errorf("the tab shown is %q", current)
	}
}

func TestEmailAndUsernameCannotBeChanged(t *testing.T) {
	body := accountviews.SettingsProfile(accountviews.SettingsProfilePage{User: pagetest.SignedIn().User, Profile: domain.Profile{Bio: "I draw boats."}})
	doc := pagetest.Render(t, accountviews.Settings(pagetest.SignedIn(), accountviews.TabProfile, body))
	if doc.Find("input[readonly]").Length() != 2 || doc.Find("input[readonly][name]").Length() != 0 {
		t.Error("email and username are not both read-only, or are sent")
	}
	pagetest.WantText(t, doc, "Your email cannot be changed at this time.", "Your username cannot be changed at this time.")
	if doc.Find("textarea[name=bio]").Text() != "I draw boats." {
		t.Error("the bio is lost")
	}
}

func SubscriptionTab(t *testing.T, p accountviews.SettingsSubscriptionPage) (words string, has func(string) bool) {
	t.Helper()
	doc := pagetest.Render(t, accountviews.Settings(pagetest.SignedIn(), accountviews.TabSubscription, accountviews.SettingsSubscription(p)))
	return pagetest.Text(doc.Find("main")), func(selector string) bool { return doc.Find(selector).Length() > 0 }
}

func TestTheSubscriptionTabSaysWhereAPlanStands(t *testing.T) {
	ending, ended, unpaid, yearly := *pagetest.Pro(), *pagetest.Pro(), *pagetest.Pro(), *pagetest.Pro()
	ending.AutoRenew, ending.Resumable = false, true
	over := ending
	over.Resumable = false
	moving := *pagetest.Pro()
	moving.Next = &sale.Offer{TierID: 2, TierName: "Basic", Payment: sale.Monthly, PriceCents: 1000}
	ended.IsActive, ended.Status = false, sale.SubscriptionExpired
	unpaid.Status, unpaid.AccessUntil = sale.SubscriptionPastDue, pagetest.Noon.AddDate(0, 1, 7)
	unpaidNext := unpaid
	unpaidNext.Next = moving.Next
	yearly.Payment, yearly.PriceCents = sale.Yearly, 24000
	const cancel, resume, portal = "a[href='/subscription/cancel']", "form[action='/subscription/resume']", "form[action='/subscription/portal']"
	for name, test := range map[string]struct {
		page      accountviews.SettingsSubscriptionPage
		says      []string
		has, lack []string
	}{
		"renewing":       {accountviews.SettingsSubscriptionPage{Sub: pagetest.Pro(), Plan: pagetest.ProPlan()}, []string{"Active (Auto-renew)", "$25 a month, renews on December 20, 2026", "800 credits every month"}, []string{cancel, portal}, []string{resume}},
		"by the year":    {accountviews.SettingsSubscriptionPage{Sub: &yearly, Plan: pagetest.ProPlan()}, []string{"$240 a year"}, []string{"a[href='/pricing?billing=annual']"}, nil},
		"cancelled":      {accountviews.SettingsSubscriptionPage{Sub: &ending, Plan: pagetest.ProPlan()}, []string{"Active (Until expiry)", "yours until December 20, 2026, then Free"}, []string{resume}, []string{cancel}},
		"over":           {accountviews.SettingsSubscriptionPage{Sub: &ended, Plan: domain.Plan{TierID: 1, Name: "Free"}}, []string{"Free", "Expired", "Your last plan was Pro"}, []string{portal, "a[href='/pricing']"}, []string{cancel, resume}},
		"not paid":       {accountviews.SettingsSubscriptionPage{Sub: &unpaid, Plan: pagetest.ProPlan()}, []string{"Your last payment failed.", "by December 27, 2026", "Payment failed", "payment due since December 20, 2026"}, []string{portal, ".notice-warn"}, nil},
		"next not paid":  {accountviews.SettingsSubscriptionPage{Sub: &unpaidNext, Plan: pagetest.ProPlan()}, []string{"$25 a month, $10 for Basic due since December 20, 2026"}, []string{portal}, []string{"a[href='/subscription/change?payment_type=monthly&tier_id=3']"}},
		"cannot resume":  {accountviews.SettingsSubscriptionPage{Sub: &over, Plan: pagetest.ProPlan()}, []string{"Active (Until expiry)"}, nil, []string{resume, cancel}},
		"credits end":    {accountviews.SettingsSubscriptionPage{Sub: &ending, Plan: pagetest.ProPlan(), Balance: ledger.Balance{Plan: 120}}, []string{"120 plan credits will expire on December 20, 2026"}, []string{resume}, nil},
		"a downgrade":    {accountviews.SettingsSubscriptionPage{Sub: &moving, Plan: pagetest.ProPlan()}, []string{"$25 a month, changes to Basic on December 20, 2026 for $10 a month"}, []string{"a[href='/subscription/change?payment_type=monthly&tier_id=3']"}, nil},
		"leaving":        {accountviews.SettingsSubscriptionPage{Sub: &ending, Plan: pagetest.ProPlan(), Leaving: pagetest.Noon}, []string{"$25 a month, paid until December 20, 2026", "set to be deleted on November 20, 2026, and this plan with its credits ends then, too"}, nil, []string{resume, "a[href='/pricing'].button"}},
		"never any":      {accountviews.SettingsSubscriptionPage{Plan: domain.Plan{TierID: 1, Name: "Free", Terms: domain.Terms{MonthlyCredits: 10}}}, []string{"Current plan Free", "10 credits, once", "There are none yet."}, []string{"a[href='/pricing']"}, []string{cancel, resume, portal, ".badge"}},
		"cannot be read": {accountviews.SettingsSubscriptionPage{Problem: "Failed to load subscription information"}, []string{"Failed to load subscription information"}, []string{"[role=alert]"}, []string{cancel, ".plan-now"}},
	} {
		t.Run(name, func(t *testing.T) {
			test.page.Selling = true
			words, has := SubscriptionTab(t, test.page)
			for _, want := range test.says {
				if !strings.Contains(words, want) {
					t.Errorf("the tab does not say %q: %s", want, words)
				}
			}
			for _, selector := range test.has {
				if !has(selector) {
					t.Errorf("there is no %s", selector)
				}
			}
			for _, selector := range test.lack {
				if has(selector) {
					t.Errorf("there is %s", selector)
				}
			}
		})
	}
}

func TestReceiptsTellWhatWasGivenBack(t *testing.T) {
	words, _ := SubscriptionTab(t, accountviews.SettingsSubscriptionPage{Plan: pagetest.ProPlan(), Receipts: []sale.Receipt{
		{Description: "Pro, monthly", TransactionID: "tran_1", AmountCents: 2500, Currency: "USD", PaidAt: pagetest.Noon},
		{Description: "50 extra credits", TransactionID: "tran_2", AmountCents: 290, RefundedCents: 290, Currency: "EUR", PaidAt: pagetest.Noon},
		{Description: "Basic, monthly", TransactionID: "tran_3", AmountCents: 1000, RefundedCents: 100, Currency: "USD", PaidAt: pagetest.Noon},
	}})
	for _, want := range []string{"November 20, 2026 Pro, monthly tran_1 $25.00", "tran_2 2.90 EUR Refunded", "tran_3 $10.00 $1.00 refunded"} {
		if !strings.Contains(words, want) {
			t.Errorf("the receipts do not say %q: %s", want, words)
		}
	}
}

func creditsTab(t *testing.T, p accountviews.SettingsCreditsPage) (words string, count func(string) int) {
	t.Helper()
	doc := pagetest.Render(t, accountviews.Settings(pagetest.SignedIn(), accountviews.TabCredits, accountviews.SettingsCredits(p)))
	return pagetest.Text(doc.Find("main")), func(selector string) int { return doc.Find(selector).Length() }
}

func TestTheCreditsTabCounts(t *testing.T) {
	words, _ := creditsTab(t, accountviews.SettingsCreditsPage{Plan: pagetest.ProPlan(), Balance: ledger.Balance{Plan: 1200, Extra: 50, Used: 7, ResetAt: pagetest.Noon}})
	for _, want := range []string{"1,250 left to spend", "From your plan 1,200", "Used this billing period 7", "Next reset November 20, 2026", "1% used: 7 of 1,257"} {
		if !strings.Contains(words, want) {
			t.Errorf("the tab does not say %q: %s", want, words)
		}
	}
}

// The tab said "None until your plan is renewed" of a plan that was canceled, and nothing of the day on which 800 credits expire.
func TestTheCreditsTabTellsWhenAPlanEndsWithItsCredits(t *testing.T) {
	sub := &sale.Subscription{IsActive: true, Status: sale.SubscriptionActive, ExpiresAt: pagetest.Noon, AccessUntil: pagetest.Noon}
	p := accountviews.SettingsCreditsPage{Plan: pagetest.ProPlan(), Sub: sub, Balance: ledger.Balance{Plan: 800}}
	leaving := p
	leaving.Leaving = pagetest.Noon.AddDate(0, 0, -3)
	late := p
	late.Sub = &sale.Subscription{IsActive: true, AutoRenew: true, Status: sale.SubscriptionPastDue, ExpiresAt: pagetest.Noon, AccessUntil: pagetest.Noon}
	for name, test := range map[string]struct {
		page       accountviews.SettingsCreditsPage
		says, hush string
	}{
		"canceled":            {p, "800 plan credits will expire on November 20, 2026 if you don't use them. Extra credits never expire. From your plan 800 Extra (never expire) 0 Used this billing period 0 Next reset None: your plan ends on November 20, 2026", "renewed"},
		"due for deletion":    {leaving, "Next reset None: your account is deleted on November 17, 2026", "will expire"},
		"waiting for payment": {late, "Next reset None until your plan is renewed", "will expire"},
	} {
		words, _ := creditsTab(t, test.page)
		if !strings.Contains(words, test.says) || strings.Contains(words, test.hush) {
			t.Errorf("%s: the tab says %s", name, words)
		}
	}
}

func TestPacksAreForPlansThatMayBuyThem(t *testing.T) {
	packs := func(p accountviews.SettingsCreditsPage) (string, int) {
		words, count := creditsTab(t, p)
		return words, count("form[action='/subscription/credits']")
	}
	if words, n := packs(accountviews.SettingsCreditsPage{Plan: pagetest.ProPlan(), Selling: true}); n != 3 || !strings.Contains(words, "200 credits $9.90") {
		t.Errorf("Pro finds %d packs: %s", n, words)
	}
	basic := domain.Plan{TierID: 2, Name: "Basic"}
	if words, n := packs(accountviews.SettingsCreditsPage{Plan: basic, Selling: true}); n != 0 || !strings.Contains(words, "Basic does not include buying extra credits.") {
		t.Errorf("Basic finds %d packs: %s", n, words)
	}
	if words, n := packs(accountviews.SettingsCreditsPage{Plan: pagetest.ProPlan()}); n != 0 || !strings.Contains(words, "Purchases are turned off on this site.") {
		t.Errorf("a server that does not sell has %d packs: %s", n, words)
	}
}

func TestTheHistoryKeepsItsFiltersWhenMoreIsLoaded(t *testing.T) {
	entries := []ledger.Entry{{At: pagetest.Noon, Action: ledger.Generation, Description: "a fox", Credits: -3}, {At: pagetest.Noon, Action: ledger.Purchase, Credits: 1200}}
	h := accountviews.CreditHistoryPage{Action: "purchase", Period: "week", Entries: entries, Total: 12}
	words, count := creditsTab(t, accountviews.SettingsCreditsPage{History: h})
	if !strings.Contains(words, "-3") || !strings.Contains(words, "+1,200") || !strings.Contains(words, "2 of 12") {
		t.Errorf("the history says %s", words)
	}
	for _, selector := range []string{
		"a[href='/settings?action=purchase&period=week&shown=7&tab=credits#credit-history']", "a[href='/settings/credits.csv?action=purchase&period=week'][download]",
		"select[name=action] option[value=purchase][selected]", "select[name=period] option[value=week][selected]",
	} {
		if count(selector) != 1 {
			t.Errorf("there is no %s", selector)
		}
	}
	h.Total = 2
	if _, count := creditsTab(t, accountviews.SettingsCreditsPage{History: h}); count("a:contains('Load More')") != 0 {
		t.Error("more can be loaded than there is")
	}
}
