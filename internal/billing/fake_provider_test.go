package billing_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"slices"
	"sync"
	"testing"
	"time"

	"pellucid/internal/billing"
	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
	"pellucid/internal/testkit"
	"pellucid/store"
)

var _ billing.Store = (*store.Store)(nil)

// fakeProvider is a payment provider that says what a test tells it to say.
type fakeProvider struct {
	mu            sync.Mutex
	checkouts     map[string]billing.Checkout
	subscriptions map[string]billing.Subscription
	orders        []billing.Order
	canceled      []string
	refunded      []string
	changed       func(id, productID string) (billing.Subscription, error)
	changes       []string
	down          error
}

func newFakeProvider() *fakeProvider {
	return &fakeProvider{checkouts: map[string]billing.Checkout{}, subscriptions: map[string]billing.Subscription{}}
}

func (p *fakeProvider) CreateCheckout(_ context.Context, order billing.Order) (billing.Checkout, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.down != nil {
		return billing.Checkout{}, p.down
	}
	p.orders = append(p.orders, order)
	id := "ch_" + order.RequestID
	c := billing.Checkout{ID: id, URL: "https://pay.example/" + id, RequestID: order.RequestID, Status: "pending", ProductID: order.ProductID, Metadata: order.Metadata}
	p.checkouts[id] = c
	return c, nil
}

func (p *fakeProvider) Checkout(_ context.Context, id string) (billing.Checkout, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	c, ok := p.checkouts[id]
	return c, p.answer(ok)
}

func (p *fakeProvider) Subscription(_ context.Context, id string) (billing.Subscription, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	s, ok := p.subscriptions[id]
	return s, p.answer(ok)
}

func (p *fakeProvider) answer(ok bool) error {
	if p.down == nil && !ok {
		return domain.Errorf(domain.NotFound, "The provider does not know this.")
	}
	return p.down
}

func (p *fakeProvider) Cancel(_ context.Context, id string, at billing.CancelMode) (billing.Subscription, error) {
	status := "canceled"
	if at == billing.CancelScheduled {
		status = "scheduled_cancel"
	}
	p.mu.Lock()
	p.canceled = append(p.canceled, string(at)+" "+id)
	p.mu.Unlock()
	return p.set(id, status)
}

func (p *fakeProvider) Resume(_ context.Context, id string) (billing.Subscription, error) {
	return p.set(id, "active")
}

func (p *fakeProvider) set(id, status string) (billing.Subscription, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	s, ok := p.subscriptions[id]
	if err := p.answer(ok); err != nil {
		return s, err
	}
	s.Status, s.UpdatedAt = status, s.UpdatedAt.Add(1e9)
	p.subscriptions[id] = s
	return s, nil
}

func (p *fakeProvider) ChangePlan(_ context.Context, id, productID string, at billing.ChangeMode) (billing.Subscription, error) {
	p.changes = append(p.changes, string(at)+" "+productID)
	if at == billing.ChangeNow {
		return p.changed(id, productID)
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	s, ok := p.subscriptions[id]
	if err := p.answer(ok); err != nil {
		return s, err
	}
	s.ProductID, s.UpdatedAt = productID, s.UpdatedAt.Add(time.Second)
	p.subscriptions[id] = s
	return s, nil
}

func (p *fakeProvider) Portal(_ context.Context, customerID string) (string, error) {
	return "https://pay.example/portal/" + customerID, p.down
}

func (p *fakeProvider) Refund(_ context.Context, transactionID string) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.down != nil {
		return p.down
	}
	if slices.Contains(p.refunded, transactionID) {
		return domain.Errorf(domain.Conflict, "This payment was already refunded.")
	}
	p.refunded = append(p.refunded, transactionID)
	return nil
}

func (p *fakeProvider) PackProduct(_ context.Context, pack sale.Pack) (string, error) {
	return fmt.Sprintf("prod_pack_%d", pack.Credits), p.down
}

func (p *fakeProvider) ParseWebhook(header http.Header, raw []byte) (billing.Event, error) {
	if header.Get("creem-signature") != "good" {
		return billing.Event{}, domain.Errorf(domain.Unauthenticated, "This event is not signed.")
	}
	return p.ParseEvent(raw)
}

func (p *fakeProvider) ParseEvent(raw []byte) (event billing.Event, err error) {
	if err := json.Unmarshal(raw, &event); err != nil {
		return event, domain.Errorf(domain.Invalid, "This is no event.").Because(err)
	}
	event.Raw = raw
	return event, nil
}

func (p *fakeProvider) VerifyReturn(string) bool { return false }

// counter is the fixture's side of the fakeProvider: real billing on the real store.
type counter struct {
	*billing.Billing
	t            testing.TB
	fakeProvider *fakeProvider
	store        *testkit.Store
}

func newCounter(t testing.TB) *counter { return openCounter(t, testkit.NewStore(t), newFakeProvider()) }

// openCounter starts billing on a store that may be there already, as a start after a crash does.
func openCounter(t testing.TB, s *testkit.Store, p *fakeProvider) *counter {
	return &counter{t: t, fakeProvider: p, store: s, Billing: billing.New(config(s, p))}
}

func config(s *testkit.Store, p billing.Provider) billing.Config {
	return billing.Config{
		Provider: p, Store: s.Store, ProductID: productID, BaseURL: "https://pellucid.example", Now: s.Clock.Now, Log: slog.New(slog.DiscardHandler),
	}
}

func productID(t sale.Tier, p sale.PaymentType) string {
	if t.IsFree() {
		return ""
	}
	return fmt.Sprintf("prod_%s_%s", t.Name, p)
}

var signed = http.Header{"Creem-Signature": {"good"}}

func rawOf(e billing.Event) []byte {
	raw, err := json.Marshal(e)
	if err != nil {
		panic(err)
	}
	return raw
}

// tell delivers an event.
func (c *counter) tell(e billing.Event) {
	c.t.Helper()
	if err := c.Receive(c.t.Context(), signed, rawOf(e)); err != nil {
		c.t.Fatalf("%s %s: %v", e.Type, e.ID, err)
	}
}

// must fails the test when something that has to work does not.
func (c *counter) must(err error) {
	c.t.Helper()
	if err != nil {
		c.t.Fatal(err)
	}
}

func wantCode(t testing.TB, err error, code domain.Code) {
	t.Helper()
	var e *domain.Error
	if !errors.As(err, &e) || e.Code != code {
		t.Errorf("got %v, want %s", err, code)
	}
}

// wantCredits fails the test unless the user has exactly these plan and extra credits.
func (c *counter) wantCredits(user *domain.User, plan, extra int) {
	c.t.Helper()
	b, err := c.store.Balance(c.t.Context(), user.ID)
	c.must(err)
	if b.Plan != plan || b.Extra != extra {
		c.t.Errorf("%s has %d plan and %d extra credits, want %d and %d", user.Username, b.Plan, b.Extra, plan, extra)
	}
	testkit.CheckLedger(c.t, c.store)
}

// wantPlan fails the test unless the user's plan and badge are these.
func (c *counter) wantPlan(user *domain.User, name, badge string) sale.Subscription {
	c.t.Helper()
	plan, err := c.store.PlanOf(c.t.Context(), user.ID)
	c.must(err)
	sub, err := c.store.SubscriptionOf(c.t.Context(), user.ID)
	if domain.CodeOf(err) != domain.NotFound {
		c.must(err)
	}
	if plan.Name != name || sub.Badge() != badge {
		c.t.Errorf("%s is on %s, %q; want %s, %q", user.Username, plan.Name, sub.Badge(), name, badge)
	}
	return sub
}
