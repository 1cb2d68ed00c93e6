// Package billingtest is what every payment provider has to do, and a provider over HTTP that misbehaves.
package billingtest

import (
	"net/http"
	"testing"

	"pellucid/internal/billing"
	"pellucid/internal/domain"
)

// Fixture is a provider with somebody who buys. Everything goes over HTTP.
type Fixture struct {
	Provider billing.Provider
	Products Products
	// Buy pays at a hosted checkout and returns the query that the browser comes back with.
	Buy func(t testing.TB, c billing.Checkout) (rawQuery string)
	// Deliveries returns the webhooks that were sent since it was last called, in order.
	Deliveries func(t testing.TB) []Webhook
	// Renew charges the next period of a subscription now.
	Renew func(t testing.TB, subscriptionID string)
}

// Products are ids of what the provider sells.
type Products struct {
	Basic, Pro string // monthly plans; Pro costs more
	ProYearly  string
	Archived   string
	Missing    string
}

// Webhook is one delivery as it arrived.
type Webhook struct {
	Header http.Header
	Body   []byte
}

// TestProvider runs the contract; open makes a new fixture for each part.
func TestProvider(t *testing.T, open func(t *testing.T) Fixture) {
	for name, test := range map[string]func(*testing.T, Fixture){
		"a plan is bought, and its events tell the whole story": buyPlan,
		"a pack is bought once, and does not renew":             buyPack,
		"a renewal has a transaction of its own":                renew,
		"a scheduled end can be taken back":                     cancelAndResume,
		"an end at once is final":                               cancelNow,
		"a change of plan starts a new period today":            changePlan,
		"a refund tells what went back":                         refund,
		"what is not known is NotFound":                         unknown,
		"what cannot be sold is Invalid":                        unsellable,
		"the portal is a link":                                  portal,
		"a pack has one product":                                packProduct,
		"a return is signed":                                    returns,
		"a webhook that was touched is refused":                 forgery,
	} {
		t.Run(name, func(t *testing.T) { test(t, open(t)) })
	}
}

const buyer = 42

// order is an order of that buyer.
func order(productID string) billing.Order {
	return billing.Order{
		RequestID: "request-1", ProductID: productID, UserID: buyer, Email: "ana@example.org", SuccessURL: "https://shop.example/done?success=true",
		Metadata: map[string]string{"user_id": "42", "checkout_id": "request-1"},
	}
}

func checkout(t *testing.T, h Fixture, productID string) billing.Checkout {
	t.Helper()
	c, err := h.Provider.CreateCheckout(t.Context(), order(productID))
	if err != nil {
		t.Fatal(err)
	}
	if c.ID == "" || c.URL == "" || c.Status != "pending" || c.RequestID != "request-1" || c.Order != nil {
		t.Fatalf("a new checkout is %+v", c)
	}
	return c
}

// subscribe buys a plan and returns its subscription.
func subscribe(t *testing.T, h Fixture, productID string) billing.Subscription {
	t.Helper()
	c := checkout(t, h, productID)
	h.Buy(t, c)
	paid, err := h.Provider.Checkout(t.Context(), c.ID)
	if err != nil {
		t.Fatal(err)
	}
	sub, err := h.Provider.Subscription(t.Context(), paid.SubscriptionID)
	if err != nil {
		t.Fatal(err)
	}
	return sub
}

// events parses what was delivered since the last call.
func events(t *testing.T, h Fixture) map[string]billing.Event {
	t.Helper()
	byType := map[string]billing.Event{}
	for _, w := range h.Deliveries(t) {
		event, err := h.Provider.ParseWebhook(w.Header, w.Body)
		if err != nil {
			t.Fatalf("%s\n%v", w.Body, err)
		}
		if event.ID == "" || event.CreatedAt.IsZero() || string(event.Raw) != string(w.Body) {
			t.Errorf("the event %+v is not whole", event)
		}
		byType[event.Type] = event
	}
	return byType
}

func wantCode(t *testing.T, err error, code domain.Code) {
	t.Helper()
	if domain.CodeOf(err) != code || err == nil {
		t.Errorf("the error is %v (%s), want %s", err, domain.CodeOf(err), code)
	}
}
