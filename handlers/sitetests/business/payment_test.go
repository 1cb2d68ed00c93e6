package business

import (
	"bytes"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"log/slog"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"testing"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

func hexHMAC(key, body string) string {
	mac := hmac.New(sha256.New, []byte(key))
	mac.Write([]byte(body))
	return hex.EncodeToString(mac.Sum(nil))
}

// standard signs in the newer form, as of a time.
func standard(secret, id, body string, at time.Time) []string {
	key, _ := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
	stamp := strconv.FormatInt(at.Unix(), 10)
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(id + "." + stamp + "." + body))
	return []string{"webhook-id", id, "webhook-timestamp", stamp, "webhook-signature", "v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil))}
}

func TestAWebhookIsTakenByItsSignatureAlone(t *testing.T) {
	s := sitetest.New(t, sitetest.Options{Billing: true, Idle: true})
	_, secret := s.Sandbox.Credentials()
	now := s.Store.Clock.Now()
	const event = `{"id":"evt_1","eventType":"credits.granted","created_at":1795170000000,"object":{"id":"x"}}`
	large := event + strings.Repeat(" ", 1<<20)
	for name, test := range map[string]struct {
		body    string
		headers []string
		status  int
	}{
		"signed":                {event, []string{"creem-signature", hexHMAC(secret, event)}, 200},
		"signed in the newer":   {event, standard(secret, "evt_1", event, now), 200},
		"from another site":     {event, []string{"creem-signature", hexHMAC(secret, event), "Origin", "https://creem.io", "Sec-Fetch-Site", "cross-site"}, 200},
		"not signed":            {event, nil, 401},
		"forged":                {event, []string{"creem-signature", hexHMAC("another", event)}, 401},
		"stale":                 {event, standard(secret, "evt_1", event, now.Add(-301*time.Second)), 401},
		"altered on the way":    {event + " ", []string{"creem-signature", hexHMAC(secret, event)}, 401},
		"cut short on the way":  {event[:40], []string{"creem-signature", hexHMAC(secret, event)}, 401},
		"cut short, yet signed": {event[:40], []string{"creem-signature", hexHMAC(secret, event[:40])}, 400},
		"empty, yet signed":     {"", []string{"creem-signature", hexHMAC(secret, "")}, 400},
		"too large":             {large, []string{"creem-signature", hexHMAC(secret, large)}, 413},
	} {
		t.Run(name, func(t *testing.T) {
			before := s.Store.Int(t, `SELECT count(*) FROM payment_events`)
			answer := s.Visitor(t).Send(http.MethodPost, "/webhooks/creem", strings.NewReader(test.body), test.headers...)
			if test.status == 200 {
				answer.Want(200)
				return
			}
			answer.WantProblem(test.status)
			if n := s.Store.Int(t, `SELECT count(*) FROM payment_events`); n != before {
				t.Errorf("%d events were kept", n-before)
			}
		})
	}
	if n := s.Store.Int(t, `SELECT count(*) FROM payment_events`); n != 1 {
		t.Errorf("%d events are kept of one that came three times", n)
	}
}

func TestARefusedWebhookLeavesNoSecretInTheLog(t *testing.T) {
	var log bytes.Buffer
	before := slog.Default()
	slog.SetDefault(slog.New(slog.NewTextHandler(&log, &slog.HandlerOptions{Level: slog.LevelDebug})))
	defer slog.SetDefault(before)
	s := sitetest.New(t, sitetest.Options{Billing: true, Idle: true})
	key, secret := s.Sandbox.Credentials()
	const body = `{"id":"evt_1","eventType":"checkout.completed","object":{"id":"ch_1","customer":{"email":"ana@example.org"}}}`
	s.Visitor(t).Send(http.MethodPost, "/webhooks/creem", strings.NewReader(body), "creem-signature", hexHMAC("guess", body)).WantProblem(401)
	if !strings.Contains(log.String(), "a webhook was refused") {
		t.Errorf("nobody is told: %s", log.String())
	}
	for _, hidden := range []string{key, secret, hexHMAC("guess", body), "ana@example.org"} {
		if strings.Contains(log.String(), hidden) {
			t.Errorf("the log holds %q", hidden)
		}
	}
}

func TestWhereNothingIsSoldNobodyTakesWebhooks(t *testing.T) {
	s := sitetest.New(t, sitetest.Options{Idle: true})
	c := s.Visitor(t)
	c.Send(http.MethodPost, "/webhooks/creem", strings.NewReader("{}")).Want(http.StatusNotFound)
	for _, path := range []string{"/sandbox/control", "/sandbox/checkout/x", "/sandbox/api/v1/products/search", "/sandbox/style.css"} {
		c.Get(path).Want(http.StatusNotFound)
	}
}

func TestAPlanIsBoughtInTheSandbox(t *testing.T) {
	s := sitetest.New(t, sitetest.Options{Billing: true, Idle: true})
	user := s.AddUser(t, "ana")
	c := s.SignIn(t, user)
	address, err := s.Billing.Subscribe(t.Context(), user, 3, sale.Monthly)
	if err != nil {
		t.Fatal(err)
	}
	page := c.Get(strings.TrimPrefix(address, s.URL)).Want(http.StatusOK)
	if policy := page.Header.Get("Content-Security-Policy"); !strings.Contains(policy, "style-src 'self'") {
		t.Errorf("the policy of the checkout is %q", policy)
	}
	if locked, _ := page.Doc().Find("input[name=email]").Attr("value"); locked != user.Email {
		t.Errorf("the checkout is for %q", locked)
	}
	s.Pay(t, c, address, sitetest.DeclinedCard).Want(http.StatusUnprocessableEntity)
	if n := s.DeliverWebhooks(t); n != 0 {
		t.Errorf("%d events of a card that was declined", n)
	}
	back, err := url.Parse(s.Pay(t, c, address, sitetest.TestCard).Want(http.StatusSeeOther).Header.Get("Location"))
	if err != nil || !s.Billing.VerifyReturn(back.RawQuery) || back.Path != "/subscription/result" {
		t.Errorf("the browser goes to %v, %v", back, err)
	}
	if plan, err := s.Store.PlanOf(t.Context(), user.ID); err != nil || plan.IsPremium() {
		t.Errorf("before any event the plan is %+v, %v", plan, err)
	}
	if n := s.DeliverWebhooks(t); n != 3 {
		t.Errorf("%d events were taken", n)
	}
	plan, err := s.Store.PlanOf(t.Context(), user.ID)
	if err != nil || plan.TierID != 3 {
		t.Errorf("the plan is %+v, %v", plan, err)
	}
	testkit.CheckLedger(t, s.Store)
}

func TestNobodyElsesPageCanPayInTheSandbox(t *testing.T) {
	s := sitetest.New(t, sitetest.Options{Billing: true, Idle: true})
	user := s.AddUser(t, "ana")
	address, err := s.Billing.Subscribe(t.Context(), user, 2, sale.Yearly)
	if err != nil {
		t.Fatal(err)
	}
	path := strings.TrimPrefix(address, s.URL)
	s.Visitor(t).PostForm(path, url.Values{"number": {sitetest.TestCard}}, "Sec-Fetch-Site", "cross-site").Want(http.StatusForbidden)
	s.Visitor(t).PostForm("/sandbox/control", url.Values{"act": {"forget"}}, "Sec-Fetch-Site", "cross-site").Want(http.StatusForbidden)
}

// A second checkout of the same plan that led elsewhere was answered with the first one, and its way back.
func TestACheckoutIsContinuedOnlyWhereItLeadsToTheSamePage(t *testing.T) {
	t.Parallel()
	s := sitetest.New(t, sitetest.Options{Billing: true, Idle: true})
	_, api := s.NewUser(t, "mira")
	begin := func(back string) string {
		var checkout struct {
			URL string `json:"checkout_url"`
		}
		api.PostJSON("/api/v1/subscriptions/checkout", map[string]any{"tier_id": 3, "payment_type": "monthly", "success_url": back}).Want(http.StatusOK).JSON(&checkout)
		return checkout.URL
	}
	first := begin("/create")
	if begin("/create") != first {
		t.Error("a second tab does not continue the checkout of the first")
	}
	if begin("/dashboard") == first {
		t.Error("who wants to come back to another page is led to the first one")
	}
}

// subscribed lets somebody pay for the first month of a plan.
// The specification has success_url in the call; it was passed over. Addresses elsewhere would make the site lead people astray.
func TestABuyerComesBackToTheLocalPathThatWasAskedFor(t *testing.T) {
	t.Parallel()
	s := sitetest.New(t, sitetest.Options{Billing: true, Idle: true})
	for wanted, want := range map[string]string{
		"/create?from=plans": "/create", s.URL + "/dashboard": "/dashboard", "": "/subscription/result",
		"https://elsewhere.example/": "/subscription/result", "//elsewhere.example/": "/subscription/result", s.URL + ".elsewhere.example/": "/subscription/result",
		`/\elsewhere.example`: "/subscription/result",
	} {
		user, api := s.NewUser(t, "u"+domain.NewID())
		var checkout struct {
			URL string `json:"checkout_url"`
		}
		api.PostJSON("/api/v1/subscriptions/checkout", map[string]any{"tier_id": 3, "payment_type": "monthly", "success_url": wanted}).Want(http.StatusOK).JSON(&checkout)
		back, err := url.Parse(s.Pay(t, s.SignIn(t, user), checkout.URL, sitetest.TestCard).Want(http.StatusSeeOther).Header.Get("Location"))
		if err != nil || back.Scheme+"://"+back.Host != s.URL || back.Path != want || !s.Billing.VerifyReturn(back.RawQuery) {
			t.Errorf("success_url %q leads to %v, %v", wanted, back, err)
		}
	}
}

func subscribed(t *testing.T, s *sitetest.Site, user *domain.User, tierID int64) {
	t.Helper()
	address, err := s.Billing.Subscribe(t.Context(), user, tierID, sale.Monthly)
	if err != nil {
		t.Fatal(err)
	}
	s.Pay(t, s.Visitor(t), address, sitetest.TestCard).Want(http.StatusSeeOther)
	s.DeliverWebhooks(t)
}

func TestAReceiptSaysWhatWasPaidNotWhatThePlanCosts(t *testing.T) {
	// A change of plan charges the difference; its receipt once showed the whole price of the new plan.
	s := sitetest.New(t, sitetest.Options{Billing: true, Idle: true})
	user := s.AddUser(t, "ana")
	subscribed(t, s, user, 3)
	if _, err := s.Billing.Update(t.Context(), user, 3, sale.Yearly); err != nil {
		t.Fatal(err)
	}
	s.DeliverWebhooks(t)
	receipts, err := s.Store.Receipts(t.Context(), user.ID)
	if err != nil || len(receipts) != 2 {
		t.Fatalf("the receipts are %+v, %v", receipts, err)
	}
	paid := map[int64]bool{receipts[0].AmountCents: true, receipts[1].AmountCents: true}
	if !paid[2500] || !paid[24000-2500] {
		t.Errorf("paid were %v", paid)
	}
}

func TestHoweverEventsComeAPlanIsGivenOnce(t *testing.T) {
	for name, setUp := range map[string]func(*testing.T, *sitetest.Site){
		"duplicated": func(t *testing.T, s *sitetest.Site) {
			s.Control(t, "trick", url.Values{"trick": {"duplicate"}, "count": {"3"}})
		},
		"under new ids": func(t *testing.T, s *sitetest.Site) {
			s.Control(t, "trick", url.Values{"trick": {"copy"}, "count": {"3"}})
		},
		"late": func(t *testing.T, s *sitetest.Site) {
			s.Control(t, "trick", url.Values{"trick": {"delay"}, "count": {"3"}})
		},
		"in another order": func(t *testing.T, s *sitetest.Site) {
			s.Control(t, "trick", url.Values{"trick": {"reorder"}, "count": {"3"}})
		},
		"not at all": func(t *testing.T, s *sitetest.Site) {
			s.Control(t, "trick", url.Values{"trick": {"drop"}, "count": {"3"}})
		},
		"beside forged ones": func(t *testing.T, s *sitetest.Site) {
			s.Control(t, "trick", url.Values{"trick": {"forge"}, "count": {"3"}})
		},
		"beside unknown ones": func(t *testing.T, s *sitetest.Site) {
			s.Control(t, "trick", url.Values{"trick": {"unknown"}, "count": {"3"}})
		},
		"with ids only": func(t *testing.T, s *sitetest.Site) { s.Control(t, "behave", url.Values{"bare": {"1"}}) },
		"signed otherwise": func(t *testing.T, s *sitetest.Site) {
			s.Control(t, "behave", url.Values{"standard": {"1"}, "keyed": {"1"}})
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := sitetest.New(t, sitetest.Options{Billing: true, Idle: true})
			setUp(t, s)
			user := s.AddUser(t, "ana")
			address, err := s.Billing.Subscribe(t.Context(), user, 3, sale.Monthly)
			if err != nil {
				t.Fatal(err)
			}
			s.Pay(t, s.Visitor(t), address, sitetest.TestCard).Want(http.StatusSeeOther)
			for range 4 { // a minute and more each time: what is late comes, and what was lost is asked for
				s.DeliverWebhooks(t)
				s.Store.Clock.Advance(3 * time.Minute)
				if err := s.Billing.Reconcile(t.Context()); err != nil {
					t.Fatal(err)
				}
			}
			plan, err := s.Store.PlanOf(t.Context(), user.ID)
			if err != nil || plan.TierID != 3 {
				t.Errorf("the plan is %+v, %v", plan, err)
			}
			if n := s.Store.Int(t, `SELECT plan_credits FROM credit_balances WHERE user_id = ?`, user.ID); n != 800 {
				t.Errorf("%d plan credits", n)
			}
			if receipts, err := s.Store.Receipts(t.Context(), user.ID); err != nil || len(receipts) != 1 || receipts[0].AmountCents != 2500 {
				t.Errorf("the receipts are %+v, %v", receipts, err)
			}
			testkit.CheckLedger(t, s.Store)
		})
	}
}
