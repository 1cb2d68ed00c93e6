package billing_test

import (
	"testing"
	"time"

	"pellucid/internal/domain/sale"
	"pellucid/internal/testkit"
)

// TestAPaymentThatGoesBackGivesNothingToSpendMeanwhile is about a checkout that was left open, paid after the account was set to be
// deleted, and spent in the minute before the refund, which forgives what was spent. The account was kept then, and all began again.
func TestAPaymentThatGoesBackGivesNothingToSpendMeanwhile(t *testing.T) {
	t.Parallel()
	c := newCounter(t)
	user, start := c.store.AddUser(t, "mira"), c.store.Clock.Now()
	before, err := c.store.Balance(t.Context(), user.ID)
	c.must(err)
	c.must(c.store.ScheduleDeletion(t.Context(), user.ID, start.Add(7*day)))
	l := pro(user, "a", start)
	paid := l.paid(start, start.Add(30*day))
	c.fakeProvider.know(paid)
	c.tell(paid)
	c.wantCredits(user, before.Remaining(), 0)
	c.must(c.store.CancelDeletion(t.Context(), user.ID))
	c.tell(l.told("active", "active", start.Add(time.Minute)))
	c.wantCredits(user, before.Remaining(), 0)
	c.must(c.Reconcile(t.Context()))
	c.must(c.Reconcile(t.Context()))
	c.wantPlan(user, "Free", "Canceled")
	testkit.CheckLedger(t, c.store)
}

func TestAPackThatGoesBackGivesNothingToSpendMeanwhile(t *testing.T) {
	t.Parallel()
	c := newCounter(t)
	user, start := c.store.AddUser(t, "mira"), c.store.Clock.Now()
	c.tell(pro(user, "a", start).paid(start, start.Add(30*day)))
	_, err := c.BuyCredits(t.Context(), user, 50)
	c.must(err)
	c.must(c.store.ScheduleDeletion(t.Context(), user.ID, start.Add(7*day)))
	pack := pro(user, "p", start).bought(50, 290)
	pack.Checkout.RequestID = c.fakeProvider.orders[0].RequestID
	c.tell(pack)
	c.wantCredits(user, 800, 0)
	c.must(c.Reconcile(t.Context()))
	c.wantCredits(user, 800, 0)
	testkit.CheckLedger(t, c.store)
}

// What the provider does not give back was paid for after all.
func TestAPaymentThatIsNotGivenBackGivesItsCredits(t *testing.T) {
	t.Parallel()
	c := newCounter(t)
	user, start := c.store.AddUser(t, "mira"), c.store.Clock.Now()
	c.must(c.store.ScheduleDeletion(t.Context(), user.ID, start.Add(7*day)))
	l := pro(user, "a", start)
	c.fakeProvider.refunded = []string{l.transaction(1)} // to be refused
	paid := l.paid(start, start.Add(30*day))
	c.fakeProvider.know(paid)
	c.tell(paid)
	c.must(c.Reconcile(t.Context()))
	c.wantCredits(user, 800, 0)
	if sub := c.wantPlan(user, "Pro", "Active (Until expiry)"); sub.Status == sale.SubscriptionPastDue {
		t.Errorf("the plan is %s", sub.Status)
	}
	testkit.CheckLedger(t, c.store)
}
