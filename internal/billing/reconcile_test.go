package billing_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"pellucid/internal/billing"
	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
	"pellucid/internal/testkit"
)

func TestAnAbandonedCheckoutExpiresQuietly(t *testing.T) {
	t.Parallel()
	c := newCounter(t)
	user := c.store.AddUser(t, "mira")
	_, err := c.Subscribe(t.Context(), user, 3, sale.Monthly)
	c.must(err)
	id := c.fakeProvider.orders[0].RequestID
	for range 40 {
		c.store.Clock.Advance(time.Hour)
		c.must(c.Reconcile(t.Context()))
	}
	open, err := c.CheckoutOf(t.Context(), user, id)
	c.must(err)
	if open.Status != sale.CheckoutExpired {
		t.Errorf("after 40 hours it is %s", open.Status)
	}
	if n := c.store.Int(t, `SELECT reads FROM checkouts WHERE id = ?`, id); n < 5 || n > 20 {
		t.Errorf("the provider was asked %d times: want it to back off", n)
	}
	// Whoever pays after all has paid: the event counts.
	paid := pro(user, "a", c.store.Clock.Now()).paid(c.store.Clock.Now(), c.store.Clock.Now().Add(30*day))
	c.tell(paid)
	c.wantCredits(user, 800, 0)
}

func TestARenewalWhoseEventIsLostIsAskedFor(t *testing.T) {
	t.Parallel()
	c, user, l := subscribed(t, basic)
	start := c.store.Clock.Now()
	c.fakeProvider.know(l.paid(start.Add(30*day), start.Add(60*day))) // and nobody tells us
	c.store.Clock.Advance(30*day + time.Minute)
	c.must(c.Reconcile(t.Context()))
	if n := c.store.Int(t, `SELECT count(*) FROM receipts`); n != 1 {
		t.Errorf("%d receipts already: the provider gets five minutes to tell", n)
	}
	c.store.Clock.Advance(10 * time.Minute)
	c.must(c.Reconcile(t.Context()))
	sub := c.wantPlan(user, "Basic", "Active (Auto-renew)")
	if !sub.ExpiresAt.Equal(start.Add(60 * day)) {
		t.Errorf("it is paid until %s", sub.ExpiresAt)
	}
	c.wantCredits(user, 200, 0)
}

func TestASubscriptionThatIsNeverPaidIsNotAskedForEver(t *testing.T) {
	t.Parallel()
	c := newCounter(t)
	user := c.store.AddUser(t, "mira")
	l := basic(user, c.store.Clock.Now())
	c.tell(l.told("active", "active", c.store.Clock.Now()))
	for range 200 {
		c.store.Clock.Advance(3 * time.Hour)
		c.must(c.Reconcile(t.Context()))
	}
	if n := c.store.Int(t, `SELECT reads FROM payment_subscriptions WHERE read_at IS NULL`); n < 10 {
		t.Errorf("it was asked about %d times, or still is", n)
	}
	c.wantPlan(user, "Free", "Inactive")
	c.wantCredits(user, 10, 0)
}

func TestAProviderThatIsDownDelaysAndLosesNothing(t *testing.T) {
	t.Parallel()
	c := newCounter(t)
	user, start := c.store.AddUser(t, "mira"), c.store.Clock.Now()
	one, two := pro(user, "a", start), pro(user, "b", start.Add(time.Minute))
	c.tell(one.paid(start, start.Add(30*day)))
	c.tell(two.paid(start.Add(time.Minute), start.Add(30*day)))
	c.fakeProvider.down = &domain.Error{Code: domain.Unavailable, Message: "The provider cannot be reached."}
	for range 3 {
		if err := c.Reconcile(t.Context()); domain.CodeOf(err) != domain.Unavailable {
			t.Errorf("got %v", err)
		}
		c.store.Clock.Advance(3 * time.Minute)
	}
	c.fakeProvider.down = nil
	c.store.Clock.Advance(time.Hour)
	c.must(c.Reconcile(t.Context()))
	if len(c.fakeProvider.refunded) != 1 {
		t.Errorf("gave back %v", c.fakeProvider.refunded)
	}
	receipts, err := c.store.Receipts(t.Context(), user.ID)
	c.must(err)
	if len(receipts) != 2 || receipts[1].RefundedCents != 2500 {
		t.Errorf("the receipts say %+v", receipts)
	}
	c.wantCredits(user, 800, 0)
}

// refusing is a store that cannot write for a while.
type refusing struct {
	billing.Store
	err error
}

func (r *refusing) ApplyPayment(ctx context.Context, id string, report sale.PaymentReport) (string, error) {
	if r.err != nil {
		return "", r.err
	}
	return r.Store.ApplyPayment(ctx, id, report)
}

func TestAnEventThatFailsIsTriedAgainByItself(t *testing.T) {
	t.Parallel()
	c := newCounter(t)
	user, start := c.store.AddUser(t, "mira"), c.store.Clock.Now()
	full := &refusing{Store: c.store.Store, err: errors.New("the disk is full")}
	settings := config(c.store, c.fakeProvider)
	settings.Store = full
	b := billing.New(settings)
	event := basic(user, start).paid(start, start.Add(30*day))
	if err := b.Receive(t.Context(), signed, rawOf(event)); err == nil {
		t.Error("the provider was told that all is well")
	}
	if got := testkit.One[string](t, c.store, `SELECT outcome || ' ' || attempts FROM payment_events WHERE processed_at IS NULL`); got != "the disk is full 1" {
		t.Errorf("the inbox says %q", got)
	}
	full.err = nil
	c.must(b.Reconcile(t.Context()))
	c.wantCredits(user, 10, 0) // not yet
	c.store.Clock.Advance(2 * time.Minute)
	c.must(b.Reconcile(t.Context()))
	c.wantCredits(user, 200, 0)
}

func TestRunLooksAfterWhatIsDueAndEndsWithItsContext(t *testing.T) {
	t.Parallel()
	c, user, l := subscribed(t, basic)
	c.tell(l.told("scheduled_cancel", "scheduled_cancel", c.store.Clock.Now().Add(day)))
	c.store.Clock.Advance(31 * day)
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error)
	go func() { ended <- c.Run(ctx) }()
	testkit.Eventually(t, "the plan has ended", func() bool {
		b, err := c.store.Balance(t.Context(), user.ID)
		return err == nil && b.Plan == 0
	})
	cancel()
	c.must(testkit.Receive(t, "the end", ended))
	c.wantPlan(user, "Free", "Expired")
}
