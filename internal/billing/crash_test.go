package billing_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"testing"
	"time"

	"pellucid/internal/billing"
	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/services"
)

var errDead = errors.New("this process is dead")

// dying is the store of a process that dies at its n-th write: before it, or when it is written and nobody knows.
type dying struct {
	billing.Store
	writes int
	at     int // never, when negative
	after  bool
	dead   bool
}

func (d *dying) do(write func() error) error {
	if d.dead {
		return errDead
	}
	mine := d.writes == d.at
	d.writes++
	if mine && !d.after {
		d.dead = true
		return errDead
	}
	err := write()
	if mine {
		d.dead = true
		return errDead
	}
	return err
}

func (d *dying) OpenCheckout(ctx context.Context, c sale.Checkout, productID string, offer *sale.Offer) (made sale.Checkout, err error) {
	err = d.do(func() error {
		made, err = d.Store.OpenCheckout(ctx, c, productID, offer)
		return err
	})
	return made, err
}

func (d *dying) StartCheckout(ctx context.Context, userID int64, id, providerID, url string, readAt time.Time) error {
	return d.do(func() error { return d.Store.StartCheckout(ctx, userID, id, providerID, url, readAt) })
}

func (d *dying) PostponeCheckout(ctx context.Context, userID int64, id string, readAt time.Time) error {
	return d.do(func() error { return d.Store.PostponeCheckout(ctx, userID, id, readAt) })
}

func (d *dying) KeepEvent(ctx context.Context, e sale.PaymentEvent) (fresh bool, err error) {
	err = d.do(func() error {
		fresh, err = d.Store.KeepEvent(ctx, e)
		return err
	})
	return fresh, err
}

func (d *dying) FailEvent(ctx context.Context, id, reason string) error {
	return d.do(func() error { return d.Store.FailEvent(ctx, id, reason) })
}

func (d *dying) ApplyPayment(ctx context.Context, id string, r sale.PaymentReport) (outcome string, err error) {
	err = d.do(func() error {
		outcome, err = d.Store.ApplyPayment(ctx, id, r)
		return err
	})
	return outcome, err
}

func (d *dying) EndProviderTask(ctx context.Context, id int64, outcome string, pause time.Duration) error {
	return d.do(func() error { return d.Store.EndProviderTask(ctx, id, outcome, pause) })
}

func (d *dying) ReadInVain(ctx context.Context, id string, longest time.Duration) error {
	return d.do(func() error { return d.Store.ReadInVain(ctx, id, longest) })
}

func (d *dying) RefreshDue(ctx context.Context, limit int) (n int, err error) {
	err = d.do(func() error {
		n, err = d.Store.RefreshDue(ctx, limit)
		return err
	})
	return n, err
}

// purchase is the story of somebody who buys a plan twice by accident, and a pack, up to the day when all of it is settled.
type purchase struct {
	*counter
	user  *domain.User
	start time.Time
	store *dying
	lost  bool // the provider's events do not arrive: we have to ask
}

// restart is a new process on the same data.
func (p *purchase) restart(at int, after bool) {
	p.store = &dying{Store: p.counter.store.Store, at: at, after: after}
	c := config(p.counter.store, p.fakeProvider)
	c.Store = p.store
	p.Billing = billing.New(c)
}

// run tells the story; a step in which the process dies is taken again by the next one: people click again, the provider
// sends again, and what was kept is replayed.
func (p *purchase) run() {
	p.t.Helper()
	one, two, pack := pro(p.user, "a", p.start), pro(p.user, "b", p.start.Add(time.Minute)), pro(p.user, "p", p.start.Add(time.Hour))
	for i, step := range []func() error{
		p.subscribe,
		p.told(one.completed()), p.told(one.paid(p.start, p.start.Add(30*day))),
		p.told(two.completed()), p.told(two.paid(p.start.Add(time.Minute), p.start.Add(30*day))),
		p.later(2 * time.Minute), p.reconcile,
		p.told(pack.bought(200, 990)), p.told(one.refunded(1, 2500, p.start.Add(2*time.Hour))),
		p.later(2 * day), p.reconcile,
	} {
		err := step()
		for tries := 0; err != nil && tries < 3; tries++ {
			if !p.store.dead {
				p.t.Fatalf("step %d: %v", i, err)
			}
			p.restart(-1, false)
			if err = p.reconcile(); err == nil {
				err = step()
			}
		}
		p.must(err)
		testkit.CheckLedger(p.t, p.counter.store)
	}
}

func (p *purchase) subscribe() error {
	_, err := p.Subscribe(p.t.Context(), p.user, 3, sale.Monthly)
	return err
}

func (p *purchase) reconcile() error { return p.Reconcile(p.t.Context()) }

func (p *purchase) later(d time.Duration) func() error {
	return func() error {
		p.counter.store.Clock.Advance(d)
		return nil
	}
}

// told delivers an event; what it tells is true at the provider from then on, whether it arrives or not.
func (p *purchase) told(e billing.Event) func() error {
	return func() error {
		p.fakeProvider.know(e)
		if p.lost && e.Refund == nil && (e.Checkout == nil || !e.Checkout.Order.OneTime) {
			p.must(p.counter.hint(e))
			return nil
		}
		return p.Receive(p.t.Context(), signed, rawOf(e))
	}
}

// know makes the provider remember what an event tells.
func (p *fakeProvider) know(e billing.Event) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if e.Subscription != nil {
		p.subscriptions[e.Subscription.ID] = *e.Subscription
	}
	if e.Checkout != nil {
		p.checkouts[e.Checkout.ID] = *e.Checkout
	}
}

// hint opens a checkout for what an event tells, so that there is something to ask about when the event is lost.
func (c *counter) hint(e billing.Event) error {
	if e.Checkout == nil {
		return nil
	}
	ctx := c.t.Context()
	tier := sale.Checkout{UserID: userOf(e), TierID: 3, Payment: sale.Monthly}
	open, err := c.store.OpenCheckout(ctx, tier, e.Checkout.ProductID, nil)
	if err != nil {
		return err
	}
	return c.store.StartCheckout(ctx, tier.UserID, open.ID, e.Checkout.ID, "https://pay.example", c.store.Clock.Now())
}

func userOf(e billing.Event) (id int64) {
	_, _ = fmt.Sscan(e.Checkout.Metadata["user_id"], &id)
	return id
}

func newPurchase(t *testing.T) *purchase {
	c := newCounter(t)
	p := &purchase{counter: c, user: c.store.AddUser(t, "mira"), start: c.store.Clock.Now()}
	c.store.Clock.Advance(2 * time.Hour) // the events come a little late
	p.restart(-1, false)
	return p
}

func (p *purchase) wantSettled(want string) {
	p.t.Helper()
	testkit.CheckLedger(p.t, p.counter.store)
	if got := p.stateOf(p.user); got != want {
		p.t.Errorf("it ends in\n%s\nwant\n%s", got, want)
	}
	if !slices.Contains(p.fakeProvider.canceled, "immediate sub_a2") || len(p.fakeProvider.refunded) != 1 {
		p.t.Errorf("canceled %v, gave back %v; want the first purchase, once", p.fakeProvider.canceled, p.fakeProvider.refunded)
	}
	if n := p.counter.store.Int(p.t, `SELECT count(*) FROM payment_events WHERE processed_at IS NULL`); n != 0 {
		p.t.Errorf("%d events were never acted on", n)
	}
}

// TestAPaymentSurvivesACrashAtEveryWrite kills the process before and after every single write of a purchase.
func TestAPaymentSurvivesACrashAtEveryWrite(t *testing.T) {
	t.Parallel()
	whole := newPurchase(t)
	whole.run()
	want := whole.stateOf(whole.user)
	whole.wantSettled(want)
	whole.wantCredits(whole.user, 800, 200)
	if whole.store.writes < 20 {
		t.Errorf("only %d writes: the story tests too little", whole.store.writes)
	}
	for at := range whole.store.writes {
		for _, after := range []bool{false, true} {
			if after == (at%2 == 0) && !services.Long() {
				continue // to die after a write is nearly to die before the next one
			}
			p := newPurchase(t)
			p.restart(at, after)
			p.run()
			p.wantSettled(want)
			if t.Failed() {
				t.Fatalf("the process died at write %d, after it: %v", at, after)
			}
		}
	}
}

func TestAPaymentIsFoundWhenNoEventOfItArrives(t *testing.T) {
	t.Parallel()
	p := newPurchase(t)
	p.lost = true
	p.run()
	p.must(p.reconcile())
	p.wantCredits(p.user, 800, 200)
	p.wantPlan(p.user, "Pro", "Active (Auto-renew)")
}
