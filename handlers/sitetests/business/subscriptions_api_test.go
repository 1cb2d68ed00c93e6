package business

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"pellucid/internal/testkit/sitetest"
)

type subscriptionBody struct {
	Tier struct {
		Name string `json:"name"`
	} `json:"tier"`
	IsActive    bool    `json:"is_active"`
	AutoRenew   bool    `json:"auto_renew"`
	Status      string  `json:"status"`
	Badge       string  `json:"badge"`
	PaymentType string  `json:"payment_type"`
	Price       float64 `json:"price"`
	Next        *struct {
		Tier struct {
			Name string `json:"name"`
		} `json:"tier"`
		PaymentType string  `json:"payment_type"`
		Price       float64 `json:"price"`
	} `json:"next"`
}

// A program read "renews for $25" of a plan that the page said changes to one for $10.
func TestTheAPITellsWhatAPlanChangesTo(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, Billing: true})
	_, api := site.NewUser(t, "mira")
	var checkout struct {
		CheckoutURL string `json:"checkout_url"`
	}
	api.PostJSON("/api/v1/subscriptions/checkout", `{"tier_id":3,"payment_type":"monthly"}`).Want(http.StatusOK).JSON(&checkout)
	site.Pay(t, site.Visitor(t), checkout.CheckoutURL, sitetest.TestCard).Want(http.StatusSeeOther)
	site.DeliverWebhooks(t)
	my := func() (s subscriptionBody) {
		t.Helper()
		api.Get("/api/v1/subscriptions/my").Want(http.StatusOK).JSON(&s)
		return s
	}
	if s := my(); s.Next != nil {
		t.Errorf("before, it changes to %+v", s.Next)
	}
	api.PostJSON("/api/v1/subscriptions/update", `{"tier_id":2,"payment_type":"monthly"}`).Want(http.StatusOK)
	if s := my(); s.Tier.Name != "Pro" || s.Next == nil || s.Next.Tier.Name != "Basic" || s.Next.PaymentType != "monthly" || s.Next.Price != 10 {
		t.Errorf("after a downgrade it is %+v, next %+v", s, s.Next)
	}
	api.PostJSON("/api/v1/subscriptions/cancel", nil).Want(http.StatusOK)
	if s := my(); s.Next != nil {
		t.Errorf("a canceled plan changes to %+v", s.Next)
	}
}

func TestSubscriptionsThroughTheAPI(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, Billing: true})
	_, api := site.NewUser(t, "mira")
	if none := strings.TrimSpace(string(api.Get("/api/v1/subscriptions/my").Want(http.StatusOK).Body)); none != "null" {
		t.Errorf("without a subscription the answer is %s", none)
	}
	var checkout struct {
		CheckoutURL string `json:"checkout_url"`
	}
	buy := func(call string, body any) {
		t.Helper()
		api.PostJSON("/api/v1/subscriptions/"+call, body).Want(http.StatusOK).JSON(&checkout)
		site.Pay(t, site.Visitor(t), checkout.CheckoutURL, sitetest.TestCard).Want(http.StatusSeeOther)
		site.DeliverWebhooks(t)
	}
	buy("checkout", `{"tier_id":3,"payment_type":"monthly","success_url":"https://elsewhere.example/"}`)
	want := func(renew bool, payment string, price float64, answer *sitetest.Answer) {
		t.Helper()
		var s subscriptionBody
		answer.Want(http.StatusOK).JSON(&s)
		if s.Tier.Name != "Pro" || !s.IsActive || s.AutoRenew != renew || s.PaymentType != payment || s.Price != price {
			t.Errorf("the subscription is %+v", s)
		}
	}
	want(true, "monthly", 25.0, api.Get("/api/v1/subscriptions/my"))
	var change struct {
		Success bool   `json:"success"`
		Message string `json:"message"`
	}
	api.PostJSON("/api/v1/subscriptions/update", `{"tier_id":3,"payment_type":"yearly"}`).Want(http.StatusOK).JSON(&change)
	if !change.Success || change.Message == "" {
		t.Errorf("the change is %+v", change)
	}
	want(false, "yearly", 240.0, api.PostJSON("/api/v1/subscriptions/cancel", nil))
	want(true, "yearly", 240.0, api.PostJSON("/api/v1/subscriptions/resume", nil))
	buy("purchase-credits", `{"credits_amount":50}`)
	var changes struct {
		Data []struct {
			Change   string `json:"change"`
			TierName string `json:"tier_name"`
		} `json:"data"`
		Total int `json:"total"`
	}
	api.Get("/api/v1/subscriptions/history").Want(http.StatusOK).JSON(&changes)
	if changes.Total < 2 || len(changes.Data) != changes.Total || changes.Data[0].TierName != "Pro" {
		t.Errorf("the history is %+v", changes)
	}
}

func TestTheUsageHistoryThroughTheAPI(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user, api := site.NewUser(t, "mira")
	sitetest.Generations(t, site, user, 3, "a fox")
	var page struct {
		Data []struct {
			ID                  int64     `json:"id"`
			Date                time.Time `json:"date"`
			Action, Description string
			Credits             int
		}
		Total int
	}
	api.Get("/api/v1/images/usage/history?skip=1&limit=2&action=generation&period=week").Want(http.StatusOK).JSON(&page)
	if page.Total != 3 || len(page.Data) != 2 || page.Data[0].Action != "Image Generation" || page.Data[0].Credits != -1 || page.Data[0].Date.IsZero() {
		t.Errorf("the history is %+v", page)
	}
	for _, query := range []string{"action=settle", "period=decade", "limit=0", "skip=-1"} {
		api.Get("/api/v1/images/usage/history?" + query).WantProblem(http.StatusUnprocessableEntity)
	}
}

func TestSubscriptionCallsRefuseVisitorsAndNonsense(t *testing.T) {
	t.Parallel()
	selling, closed := sitetest.New(t, sitetest.Options{Idle: true, Billing: true}), sitetest.New(t, sitetest.Options{Idle: true})
	_, api := selling.NewUser(t, "mira")
	_, unsold := closed.NewUser(t, "mira")
	visitor := selling.Visitor(t)
	for _, call := range []string{"checkout", "update", "cancel", "resume", "portal", "purchase-credits"} {
		visitor.PostJSON("/api/v1/subscriptions/"+call, `{"broken":`).WantProblem(http.StatusUnauthorized)
	}
	for _, call := range []string{"subscriptions/my", "subscriptions/history", "images/usage/history"} {
		visitor.Get("/api/v1/" + call).WantProblem(http.StatusUnauthorized)
	}
	for name, test := range map[string]struct {
		call, body string
		status     int
	}{
		"an unknown plan":   {"checkout", `{"tier_id":99,"payment_type":"monthly"}`, 404},
		"a third rhythm":    {"checkout", `{"tier_id":3,"payment_type":"weekly"}`, 422},
		"no body":           {"checkout", `{}`, 422},
		"nothing to update": {"update", `{"tier_id":3,"payment_type":"monthly"}`, 404},
		"nothing to cancel": {"cancel", ``, 404},
		"credits on Free":   {"purchase-credits", `{"credits_amount":50}`, 403},
		"no such pack":      {"purchase-credits", `{"credits_amount":7}`, 422},
		"no customer yet":   {"portal", ``, 404},
	} {
		t.Run(name, func(t *testing.T) {
			api.PostJSON("/api/v1/subscriptions/"+test.call, test.body).WantProblem(test.status)
		})
	}
	p := unsold.PostJSON("/api/v1/subscriptions/checkout", `{"tier_id":3,"payment_type":"monthly"}`)
	if p.WantProblem(http.StatusServiceUnavailable).Detail != "Purchases are turned off on this site." || p.Header.Get("Retry-After") == "" {
		t.Error("a server that does not sell does not say so")
	}
}
