package business

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"

	"pellucid/internal/domain/sale"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

func TestAPlanIsBoughtWithForms(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, Billing: true})
	_, browser := sitetest.NewMember(t, site)
	tab := browser.Get("/settings?tab=subscription").Want(http.StatusOK).Doc().Find("main").Text()
	for _, want := range []string{"Pro", "Active (Auto-renew)", "$25.00", "Cancel plan"} {
		if !strings.Contains(tab, want) {
			t.Errorf("the settings do not say %q", want)
		}
	}
	pricing := browser.Get("/pricing").Want(http.StatusOK).Doc()
	if got := strings.TrimSpace(pricing.Find(".plan").Eq(2).Find("button[disabled]").Text()); got != "Current plan" {
		t.Errorf("the plan's own button says %q", got)
	}
	browser.PostForm("/subscription/checkout", sitetest.ProMonthly).WantRedirect("/subscription/change?payment_type=monthly&tier_id=3")
}

func TestAVisitorsPurchaseIsTakenUpAfterSignIn(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, Billing: true})
	user, visitor := site.AddUser(t, "mira"), site.Visitor(t)
	visitor.PostForm("/subscription/checkout", sitetest.ProMonthly).WantRedirect("/login?redirect=pricing")
	signIn := url.Values{"mode": {"login"}, "username": {user.Username}, "password": {sitetest.Password}, "redirect": {"pricing"}}
	to := visitor.PostForm("/auth", signIn).Want(http.StatusSeeOther).Header.Get("Location")
	if !strings.HasPrefix(to, site.URL+"/sandbox/checkout/") {
		t.Errorf("signing in leads to %q", to)
	}
	site.Visitor(t).PostForm("/auth", signIn).WantRedirect("/pricing")
}

func TestSomebodyWithAPlanIsAskedAfterSignIn(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, Billing: true})
	user, _ := sitetest.NewMember(t, site)
	visitor := site.Visitor(t)
	visitor.PostForm("/subscription/checkout", url.Values{"tier_id": {"2"}, "payment_type": {"yearly"}}).WantRedirect("/login?redirect=pricing")
	signIn := url.Values{"mode": {"login"}, "username": {user.Username}, "password": {sitetest.Password}, "redirect": {"pricing"}}
	visitor.PostForm("/auth", signIn).WantRedirect("/subscription/change?payment_type=yearly&tier_id=2")
}

func TestAPlanIsChangedCancelledAndResumed(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, Billing: true})
	_, browser := sitetest.NewMember(t, site)
	ask := browser.Get("/subscription/change?tier_id=3&payment_type=yearly").Want(http.StatusOK)
	if ask.Title() != "Switch Pro to yearly billing?" {
		t.Errorf("the question is %q", ask.Title())
	}
	browser.PostForm("/subscription/change", url.Values{"tier_id": {"3"}, "payment_type": {"yearly"}}).WantRedirect("/subscription/manage")
	browser.Get("/subscription/manage").WantRedirect("/settings?tab=subscription")
	has := func(want string) {
		t.Helper()
		if page := browser.Get("/settings?tab=subscription").Want(http.StatusOK).Doc().Find("main").Text(); !strings.Contains(page, want) {
			t.Errorf("the settings do not say %q", want)
		}
	}
	has("$240 a year")
	browser.Get("/subscription/cancel").Want(http.StatusOK)
	has("Active (Auto-renew)")
	browser.PostForm("/subscription/cancel", nil).WantRedirect("/settings?tab=subscription")
	has("Active (Until expiry)")
	browser.PostForm("/subscription/resume", nil).WantRedirect("/settings?tab=subscription")
	has("Active (Auto-renew)")
	browser.PostForm("/subscription/change", url.Values{"tier_id": {"1"}}).WantRedirect("/dashboard")
	if flash := browser.Get("/dashboard").Doc().Find(".toast").Text(); !strings.Contains(flash, "You are now on the Free plan.") {
		t.Errorf("the dashboard says %q", flash)
	}
	has("Active (Until expiry)")
	if portal := browser.PostForm("/subscription/portal", nil).Want(http.StatusSeeOther).Header.Get("Location"); !strings.HasPrefix(portal, site.URL+"/sandbox/") {
		t.Errorf("the portal is at %q", portal)
	}
}

func TestAChangeThatFailsOffersANewSubscription(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, Billing: true})
	_, browser := sitetest.NewMember(t, site)
	browser.PostForm("/subscription/cancel", nil).WantRedirect("/settings?tab=subscription")
	asked := browser.Get("/subscription/change?tier_id=2&payment_type=monthly").Want(http.StatusOK).Doc().Find("main")
	if said := asked.Text(); !strings.Contains(said, "Your Pro plan is canceled") || !strings.Contains(said, "It replaces Pro right away") || asked.Find("form[action='/subscription/change']").Length() != 0 {
		t.Errorf("a change of what ends is promised: %s", said) // "Due now: nothing", and then it was refused
	}
	page := browser.PostForm("/subscription/change", url.Values{"tier_id": {"2"}, "payment_type": {"monthly"}}).Want(http.StatusConflict).Doc()
	if said := strings.TrimSpace(page.Find("main [role=alert]").Text()); said != "Your subscription has expired or has been canceled" {
		t.Errorf("the page says %q", said)
	}
	if page.Find("main form[action='/subscription/resume']").Length() != 1 {
		t.Error("a plan that can be resumed cannot be resumed here")
	}
	const anew = "main form[action='/subscription/checkout']"
	form := url.Values{}
	page.Find(anew + " input").Each(func(_ int, input *goquery.Selection) {
		form.Set(input.AttrOr("name", ""), input.AttrOr("value", ""))
	})
	to := browser.PostForm(page.Find(anew).AttrOr("action", ""), form).Want(http.StatusSeeOther).Header.Get("Location")
	if !strings.HasPrefix(to, site.URL+"/sandbox/checkout/") {
		t.Errorf("the new subscription begins at %q", to)
	}
}

func TestTheResultPageTellsWhatIsKnownAndGrantsNothing(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, Billing: true})
	user := site.AddUser(t, "mira")
	browser, other := site.SignIn(t, user), site.SignIn(t, site.AddUser(t, "other"))
	browser.PostForm("/subscription/checkout", sitetest.ProMonthly).Want(http.StatusSeeOther)
	id := testkit.One[string](t, site.Store, `SELECT id FROM checkouts WHERE user_id = ?`, user.ID)
	result := "/subscription/result?success=true&request_id=" + id
	unpaid := browser.Get(result).Want(http.StatusOK)
	if unpaid.Title() != "Processing" || !strings.Contains(string(unpaid.Body), "Confirming your payment…") {
		t.Errorf("an unpaid checkout is told as %q: %.300s", unpaid.Title(), unpaid.Doc().Find("#result").Text())
	}
	if plan, err := site.Store.PlanOf(t.Context(), user.ID); err != nil || plan.IsPremium() {
		t.Errorf("the address made a plan: %+v, %v", plan, err)
	}
	for name, client := range map[string]*sitetest.Client{"somebody else's": other, "unknown": browser} {
		path := result
		if name == "unknown" {
			path = "/subscription/result?success=true&request_id=0123456789abcdef"
		}
		page := client.Get(path).Want(http.StatusNotFound)
		if text := page.Doc().Find("#result").Text(); page.Title() != "Your payment" || strings.TrimSpace(text) != "We couldn't find that payment in your account." {
			t.Errorf("a checkout that is %s is told as %q: %q", name, page.Title(), text)
		}
	}
	if page := site.Visitor(t).Get(result).Want(http.StatusOK); page.Title() != "Successful" || !strings.Contains(string(page.Body), "Sign in to see your plan") {
		t.Errorf("a visitor reads %q", page.Doc().Find("#result").Text())
	}
	if title := browser.Get("/subscription/result").Want(http.StatusOK).Title(); title != "Processing" {
		t.Errorf("without success the page says %q", title)
	}
}

func TestTheResultPageReadsAPaymentBeforeItsWebhook(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, Billing: true})
	browser := site.SignIn(t, site.AddUser(t, "mira"))
	checkout := browser.PostForm("/subscription/checkout", sitetest.ProMonthly).Want(http.StatusSeeOther).Header.Get("Location")
	back := site.Pay(t, browser, checkout, sitetest.TestCard).Want(http.StatusSeeOther).Header.Get("Location")
	page := browser.Get(strings.TrimPrefix(back, site.URL)).Want(http.StatusOK).Doc().Find("#result").Text()
	if !strings.Contains(page, "You are on Pro, with 8") {
		t.Errorf("after paying the page says %q", page)
	}
}

// TestAfterPayingNobodyReadsOfThePlanOfBefore is about two of three first purchases, which ended on "You are on Free, with
// 0 credits": the event that a checkout is paid comes before the one that says what it began.
func TestAfterPayingNobodyReadsOfThePlanOfBefore(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, Billing: true})
	user := site.AddUser(t, "mira")
	browser := site.SignIn(t, user)
	checkout := browser.PostForm("/subscription/checkout", sitetest.ProMonthly).Want(http.StatusSeeOther).Header.Get("Location")
	id := testkit.One[string](t, site.Store, `SELECT id FROM checkouts WHERE user_id = ?`, user.ID)
	paid := sale.PaymentReport{UserID: user.ID, CheckoutID: id, Completed: true}
	if _, err := site.Store.ApplyPayment(t.Context(), "", paid); err != nil {
		t.Fatal(err)
	}
	for _, address := range []string{"/subscription/result?success=true", "/subscription/result?success=true&request_id=" + id} {
		waits := browser.Get(address).Want(http.StatusOK).Doc().Find(".result")
		if text := waits.Text(); !strings.Contains(text, "Confirming your payment…") || strings.Contains(text, "Free") || waits.Is("[data-go-to]") {
			t.Errorf("%s: between two events the page says %q", address, text)
		}
		browser.Get(address, "HX-Request", "true").Want(http.StatusOK)
	}
	// The button of that page led to "Free. No payments, no end date." and to plans to subscribe to.
	for _, path := range pagesAboutPlans {
		if text := browser.Get(path).Want(http.StatusOK).Doc().Find(".notice").Text(); !strings.Contains(text, "Confirming your payment…") || !strings.Contains(text, "no need to pay again") {
			t.Errorf("between two events %s says %q", path, text)
		}
	}
	if text := words(t, browser, "/pricing"); strings.Contains(text, "remaining free credit") {
		t.Errorf("between two events the plans are sold once more: %q", text)
	}
	site.Pay(t, browser, checkout, sitetest.TestCard).Want(http.StatusSeeOther)
	settled := browser.Get("/subscription/result?success=true", "HX-Request", "true").Want(http.StatusNoContent)
	page := browser.Get(settled.Header.Get("HX-Redirect")).Want(http.StatusOK).Doc().Find(".result")
	if text := page.Text(); !strings.Contains(text, "You are on Pro, with 800 credits") || !page.Is("[data-go-to]") {
		t.Errorf("once it is confirmed the page says %q", text)
	}
	for _, path := range pagesAboutPlans {
		if text := words(t, browser, path); strings.Contains(text, "Confirming") {
			t.Errorf("once it is confirmed %s says %q", path, text)
		}
	}
}

// pagesAboutPlans tell of somebody's plan or credits.
var pagesAboutPlans = []string{"/settings?tab=subscription", "/settings?tab=credits", "/dashboard", "/pricing", "/pricing?billing=annual"}

func TestBadWishesGetASentence(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, Billing: true})
	browser := site.SignIn(t, site.AddUser(t, "mira"))
	for name, test := range map[string]struct {
		path   string
		form   url.Values
		status int
		says   string
	}{
		"no plan":           {"/subscription/checkout", nil, 422, "Please choose one of the plans"},
		"an unknown plan":   {"/subscription/checkout", url.Values{"tier_id": {"99"}}, 404, "We couldn't find that plan."},
		"the Free plan":     {"/subscription/checkout", url.Values{"tier_id": {"1"}}, 422, "there is nothing to buy"},
		"a third rhythm":    {"/subscription/checkout", url.Values{"tier_id": {"3"}, "payment_type": {"weekly"}}, 422, "Choose monthly or yearly."},
		"a pack of seven":   {"/subscription/credits", url.Values{"credits": {"7"}}, 422, "Credits are sold in packs of 50, 200 or 500."},
		"a pack on Free":    {"/subscription/credits", url.Values{"credits": {"50"}}, 403, "Extra credits aren't available on the Free plan."},
		"nothing to cancel": {"/subscription/cancel", nil, 409, "You don't have a paid plan"},
		"nothing to change": {"/subscription/change", sitetest.ProMonthly, 409, "You don't have a paid plan"},
	} {
		t.Run(name, func(t *testing.T) {
			if page := browser.PostForm(test.path, test.form).Want(test.status); !strings.Contains(page.Doc().Find("main").Text(), test.says) {
				t.Errorf("the page says %.400s", page.Doc().Find("main").Text())
			}
		})
	}
	browser.Get("/subscription/change?tier_id=3").WantRedirect("/pricing")
	if n := site.Store.Int(t, `SELECT count(*) FROM checkouts`); n != 0 {
		t.Errorf("%d checkouts were opened", n)
	}
}

func TestNothingCanBeBoughtWhereNothingIsSold(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	browser := site.SignIn(t, site.AddUser(t, "mira"))
	for path, form := range map[string]url.Values{"/subscription/checkout": sitetest.ProMonthly, "/subscription/credits": {"credits": {"50"}}} {
		page := browser.PostForm(path, form).Want(http.StatusServiceUnavailable)
		if !strings.Contains(page.Doc().Find("main [role=alert]").Text(), "Purchases are turned off on this site.") || page.Header.Get("Retry-After") == "" {
			t.Errorf("%s says %q", path, page.Doc().Find("main [role=alert]").Text())
		}
	}
	for _, path := range []string{"/subscription/resume", "/subscription/portal"} {
		browser.PostForm(path, nil).Want(http.StatusServiceUnavailable)
	}
	browser.Get("/settings?tab=subscription").Want(http.StatusOK)
}

// TestWhoLeavesIsOfferedNothing: an account that was set to be deleted was shown packs of credits and changes of plan, and was
// refused at the last step.
func TestWhoLeavesIsOfferedNothing(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, Billing: true})
	user, browser := sitetest.NewMember(t, site)
	if n := browser.Get("/settings?tab=credits").Doc().Find("form[action='/subscription/credits']").Length(); n != 3 {
		t.Fatalf("%d packs of credits are on offer", n)
	}
	site.Store.Exec(t, `UPDATE users SET delete_after = ? WHERE id = ?`, site.Store.Clock.Now().AddDate(0, 0, 7).UnixMilli(), user.ID)
	for _, path := range []string{"/pricing", "/settings?tab=subscription", "/settings?tab=credits"} {
		page := browser.Get(path).Want(http.StatusOK).Doc().Find("main")
		if !strings.Contains(page.Text(), "Your account is set to be deleted on ") || page.Find("a:contains('Keep my account')").Length() != 1 {
			t.Errorf("%s does not say why nothing is sold: %s", path, page.Text())
		}
		if n := page.Find("form[action='/subscription/credits'], form[action='/subscription/checkout'], a[href*='/subscription/change']:not([href$='tier_id=1'])").Length(); n != 0 {
			t.Errorf("%s offers %d things", path, n)
		}
		for _, untrue := range []string{"then Free", "Starts on ", "New credits come"} { // the account is gone long before
			if strings.Contains(page.Text(), untrue) {
				t.Errorf("%s promises %q", path, untrue)
			}
		}
	}
	browser.Get("/subscription/change?tier_id=2&payment_type=monthly").WantRedirect("/pricing")
	browser.Get("/subscription/cancel").WantRedirect("/settings?tab=subscription")
}

func TestAPlanThatIsCanceledIsNotCanceledAgain(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, Billing: true})
	_, browser := sitetest.NewMember(t, site)
	browser.PostForm("/subscription/cancel", nil).WantRedirect("/settings?tab=subscription")
	browser.Get("/settings?tab=subscription") // shows the message once
	browser.Get("/subscription/cancel").WantRedirect("/settings?tab=subscription")
	if said := browser.Get("/settings?tab=subscription").Doc().Find(".toast").Text(); !strings.Contains(said, "Your plan is already canceled. You keep Pro until ") {
		t.Errorf("the message is %q", said)
	}
}
