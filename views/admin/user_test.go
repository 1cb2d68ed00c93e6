package admin_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/PuerkitoBio/goquery"

	"pellucid/internal/domain"
	"pellucid/internal/domain/ledger"
	"pellucid/internal/domain/moderation"
	"pellucid/internal/domain/sale"
	"pellucid/internal/testkit/pagetest"
	adminviews "pellucid/views/admin"
)

func acts(t *testing.T, p adminviews.UserPage) (acts []string) {
	t.Helper()
	for _, button := range pagetest.Render(t, adminviews.User(pagetest.SignedIn(), p)).Find("[data-ask]").EachIter() {
		var ask adminviews.Ask
		if err := json.Unmarshal([]byte(button.AttrOr("data-ask", "")), &ask); err != nil {
			t.Fatal(err)
		}
		if ask.Title == "" || ask.Text == "" || ask.User != p.User.ID || (ask.Done == "") != (ask.Act == "view-as") {
			t.Errorf("%q asks %+v", button.Text(), ask)
		}
		acts = append(acts, button.Text())
	}
	return acts
}

func TestAUserHasTheActsThatFit(t *testing.T) {
	active, suspended := &domain.User{ID: 7, Username: "omar", IsActive: true, EmailVerified: true}, &domain.User{ID: 8, Username: "lea"}
	for name, c := range map[string]struct {
		page adminviews.UserPage
		want []string
	}{
		"an active one":        {adminviews.UserPage{User: active, Trust: moderation.Trust{Choice: moderation.TrustByRule}}, []string{"View as", "Send reset link", "Suspend", "Grant trust", "Withdraw trust"}},
		"a trusted one":        {adminviews.UserPage{User: active, Trust: moderation.Trust{Trusted: true, Choice: moderation.TrustGranted}}, []string{"View as", "Send reset link", "Suspend", "Withdraw trust", "Let the rule decide"}},
		"a suspended one":      {adminviews.UserPage{User: suspended, Trust: moderation.Trust{Choice: moderation.TrustWithheld}}, []string{"Reactivate", "View as", "Let the rule decide"}},
		"one of the site":      {adminviews.UserPage{User: active, Trust: moderation.Trust{SiteOwned: true, Trusted: true}}, []string{"View as", "Send reset link", "Suspend"}},
		"the administrator":    {adminviews.UserPage{User: &domain.User{ID: domain.AdminID, IsActive: true}, Trust: moderation.Trust{SiteOwned: true}}, nil},
		"one with a payment":   {adminviews.UserPage{User: active, Tab: "subscriptions", Receipts: []sale.Receipt{{ID: 3, UserID: 7, TransactionID: "tx", AmountCents: 1000, RefundedCents: 400, PaidAt: pagetest.Noon}}}, []string{"View as", "Send reset link", "Suspend", "Refund"}},
		"one who was refunded": {adminviews.UserPage{User: active, Tab: "subscriptions", Receipts: []sale.Receipt{{TransactionID: "tx", AmountCents: 1000, RefundedCents: 1000}}}, []string{"View as", "Send reset link", "Suspend"}},
	} {
		if got := acts(t, c.page); !slices.Equal(got, c.want) {
			t.Errorf("%s has %q, not %q", name, got, c.want)
		}
	}
}

// TestTheAdministratorSeesAFailedPayment is about a user's page that called a plan active whose payment had failed.
func TestTheAdministratorSeesAFailedPayment(t *testing.T) {
	p := adminviews.UserPage{User: &domain.User{ID: 7, IsActive: true, PaymentDue: pagetest.Noon}, Tab: "subscriptions", Periods: []sale.PlanPeriod{{TierName: "Pro", IsActive: true, AutoRenew: true}, {TierName: "Basic"}}}
	doc := pagetest.Render(t, adminviews.User(pagetest.SignedIn(), p))
	if got := doc.Find(".user-facts .badge-warn").Text() + ", " + doc.Find("[data-column=status]").Text(); got != "Payment failed, Payment failedExpired" {
		t.Errorf("it says %q", got)
	}
	if until := doc.Find(".user-facts small").Text(); !strings.HasPrefix(until, "ends ") || !strings.HasSuffix(until, " unless paid") {
		t.Errorf("the end is %q", until)
	}
	p.User.PaymentDue = time.Time{}
	if got := pagetest.Render(t, adminviews.User(pagetest.SignedIn(), p)).Find("[data-column=status]").Text(); got != "ActiveExpired" {
		t.Errorf("once it is paid it says %q", got)
	}
}

func TestOnlyWhatIsLeftOfAPaymentIsGivenBack(t *testing.T) {
	p := adminviews.UserPage{User: &domain.User{ID: 7}, Tab: "subscriptions", Receipts: []sale.Receipt{{TransactionID: "tx", AmountCents: 1000, RefundedCents: 400, PaidAt: pagetest.Noon}}}
	doc := pagetest.Render(t, adminviews.User(pagetest.SignedIn(), p))
	pagetest.WantText(t, doc, "$10.00", "$4.00 refunded")
	var ask adminviews.Ask
	_ = json.Unmarshal([]byte(doc.Find(".receipts [data-ask]").AttrOr("data-ask", "")), &ask)
	if ask.Title != "Refund $6.00?" {
		t.Errorf("it asks %q", ask.Title)
	}
}

func TestWhatAUserTypedIsTextUnlessItLeadsToAWebPage(t *testing.T) {
	profile := domain.Profile{Bio: pagetest.Hostile, Website: "javascript:alert(1)", SocialLinks: map[string]string{"X": "https://x.example/omar"}}
	doc := pagetest.Render(t, adminviews.User(pagetest.SignedIn(), adminviews.UserPage{User: &domain.User{ID: 7, Username: "omar", Profile: profile}}))
	links := doc.Find(".user-profile a").Map(func(_ int, a *goquery.Selection) string { return a.AttrOr("href", "") })
	if !slices.Equal(links, []string{"https://x.example/omar"}) {
		t.Errorf("the profile links to %q", links)
	}
}

func TestTheCreditHistoryGrowsByALink(t *testing.T) {
	p := adminviews.UserPage{User: &domain.User{ID: 7}, Tab: "credits", History: domain.Page[ledger.Entry]{Data: []ledger.Entry{{ID: 1, Credits: 25}, {ID: 2, Credits: -1}}, Total: 30}}
	doc := pagetest.Render(t, adminviews.User(pagetest.SignedIn(), p))
	pagetest.WantText(t, doc, "+25", "-1", "2 of 30", "N/A")
	pagetest.WantLink(t, doc, "Load More", "/admin/users/7?tab=credits&rows=22#credit-history-title")
	p.History.Total = 2
	if pagetest.Render(t, adminviews.User(pagetest.SignedIn(), p)).Find(".history-foot a").Length() != 0 {
		t.Error("there is more than all")
	}
}

// TestWhatWasFeaturedBeforeASuspensionIsFeaturedAgainWithOneButton, once the account is active.
func TestWhatWasFeaturedBeforeASuspensionIsFeaturedAgainWithOneButton(t *testing.T) {
	fox := domain.Image{ID: "aaaaaaaaaaaaaaaa", Prompt: "a fox", Width: 512, Height: 512, IsPublic: true}
	page := adminviews.UserPage{User: &domain.User{ID: 7, Username: "omar", IsActive: true}, Tab: "images", Withdrawn: []domain.Image{fox}}
	again := "form[action='/admin/images']:has([name=image][value=aaaaaaaaaaaaaaaa]) button[name=act][value=feature]"
	if doc := pagetest.Render(t, adminviews.User(pagetest.SignedIn(), page)); doc.Find(again).Length() != 1 {
		t.Error("there is no button")
	}
	page.Tab = "profile"
	pagetest.WantText(t, pagetest.Render(t, adminviews.User(pagetest.SignedIn(), page)), "took 1 featured image from the front")
	page.Tab, page.User = "images", &domain.User{ID: 7, Username: "omar"}
	if doc := pagetest.Render(t, adminviews.User(pagetest.SignedIn(), page)); doc.Find(again).Length() != 0 {
		t.Error("images of somebody suspended can be featured")
	}
}
