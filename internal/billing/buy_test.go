package billing_test

import (
	"net/http"
	"sync"
	"testing"
	"time"

	"pellucid/internal/billing"
	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
	"pellucid/internal/testkit"
)

func TestTwoTabsGetOnePageToPay(t *testing.T) {
	t.Parallel()
	c := newCounter(t)
	user := c.store.AddUser(t, "mira")
	var group sync.WaitGroup
	urls := make([]string, 8)
	for i := range urls {
		group.Go(func() {
			var err error
			if urls[i], err = c.Subscribe(t.Context(), user, 3, sale.Monthly); err != nil {
				t.Error(err)
			}
		})
	}
	group.Wait()
	for _, url := range urls {
		if url == "" || url != urls[0] {
			t.Errorf("tabs were sent to %v", urls)
			break
		}
	}
	if len(c.fakeProvider.orders) != 1 {
		t.Errorf("%d checkouts were opened at the provider", len(c.fakeProvider.orders))
	}
	other, err := c.Subscribe(t.Context(), user, 2, sale.Monthly)
	c.must(err)
	if other == urls[0] {
		t.Error("another plan is paid on the same page")
	}
	c.store.Clock.Advance(2 * time.Hour)
	if later, _ := c.Subscribe(t.Context(), user, 3, sale.Monthly); later == urls[0] {
		t.Error("an old page is shown again")
	}
}

func TestThePlanBoughtTwiceIsPaidOnce(t *testing.T) {
	t.Parallel()
	c := newCounter(t)
	user, start := c.store.AddUser(t, "mira"), c.store.Clock.Now()
	one, two := pro(user, "a", start), pro(user, "b", start.Add(time.Minute))
	first := one.paid(start, start.Add(30*day))
	c.fakeProvider.know(first)
	c.tell(first)
	c.spend(user, 3)
	c.tell(two.paid(start.Add(time.Minute), start.Add(30*day)))
	c.must(c.Reconcile(t.Context()))
	c.must(c.Reconcile(t.Context()))
	c.wantCredits(user, 797, 0) // what the first one gave and was used counts: its money goes back
	if len(c.fakeProvider.canceled) != 1 || c.fakeProvider.canceled[0] != "immediate "+one.id() {
		t.Errorf("the provider was asked to end %v, want the first subscription", c.fakeProvider.canceled)
	}
	if len(c.fakeProvider.refunded) != 1 || c.fakeProvider.refunded[0] != one.transaction(1) {
		t.Errorf("the provider was asked to give back %v, want the first payment", c.fakeProvider.refunded)
	}
}

func TestAPlanThatWasReplacedOnPurposeIsEndedAndNotGivenBack(t *testing.T) {
	t.Parallel()
	c := newCounter(t)
	user, start := c.store.AddUser(t, "mira"), c.store.Clock.Now()
	old := basic(user, start)
	c.tell(old.paid(start, start.Add(30*day)))
	c.store.Clock.Advance(10 * day)
	c.tell(pro(user, "b", start.Add(10*day)).paid(start.Add(10*day), start.Add(40*day)))
	c.must(c.Reconcile(t.Context()))
	c.wantPlan(user, "Pro", "Active (Auto-renew)")
	c.wantCredits(user, 800, 200) // they were paid for
	if len(c.fakeProvider.canceled) != 1 || len(c.fakeProvider.refunded) != 0 {
		t.Errorf("ended %v, gave back %v", c.fakeProvider.canceled, c.fakeProvider.refunded)
	}
	history, err := c.store.SubscriptionHistory(t.Context(), user.ID)
	c.must(err)
	if len(history) != 3 {
		t.Errorf("the history has %d lines, want two starts and a replacement", len(history))
	}
}

func TestWhatCannotBeBoughtIsRefusedBeforeAnybodyPays(t *testing.T) {
	t.Parallel()
	c := newCounter(t)
	user := c.store.AddUser(t, "mira")
	buy := func(tier int64) error {
		_, err := c.Subscribe(t.Context(), user, tier, sale.Monthly)
		return err
	}
	wantCode(t, buy(99), domain.NotFound)
	wantCode(t, buy(domain.FreeTierID), domain.Invalid)
	_, err := c.BuyCredits(t.Context(), user, 200)
	wantCode(t, err, domain.Forbidden)
	_, err = c.BuyCredits(t.Context(), user, 7)
	wantCode(t, err, domain.Invalid)
	_, err = c.Portal(t.Context(), user)
	wantCode(t, err, domain.NotFound)
	wantCode(t, c.Cancel(t.Context(), user), domain.NotFound)

	c.ProductID = func(sale.Tier, sale.PaymentType) string { return "" }
	wantCode(t, buy(3), domain.Conflict)
	c.ProductID = productID
	c.fakeProvider.down = domain.Errorf(domain.Invalid, "The product is archived.")
	wantCode(t, buy(3), domain.Conflict)
	c.fakeProvider.down = &domain.Error{Code: domain.Unavailable, Message: "The provider cannot be reached.", RetryAfter: time.Minute}
	wantCode(t, buy(3), domain.Unavailable)
	if n := c.store.Int(t, `SELECT count(*) FROM checkouts WHERE status = 'pending'`); n != 0 {
		t.Errorf("%d checkouts are open that nobody can pay", n)
	}
	c.wantCredits(user, 10, 0)
}

// Who paid while the provider could not be asked read "Free. No payments, no end date." in their settings.
func TestWhatMayBePaidForIsToldUntilTheProviderSaysOtherwise(t *testing.T) {
	t.Parallel()
	c := newCounter(t)
	user := c.store.AddUser(t, "mira")
	want := func(when string, want bool) {
		t.Helper()
		if got, err := c.Confirming(t.Context(), user); got != want || err != nil {
			t.Errorf("%s: %v, %v", when, got, err)
		}
	}
	want("before anything was bought", false)
	_, err := c.Subscribe(t.Context(), user, 3, sale.Monthly)
	c.must(err)
	want("a checkout that nobody has paid", false)
	c.fakeProvider.down = domain.Errorf(domain.Unavailable, "The provider cannot be reached.")
	want("while the provider cannot be asked", true)
	c.store.Clock.Advance(2 * time.Hour)
	want("two hours later", false)
	if none := billing.New(config(c.store, nil)); none.Selling() {
		t.Error("nobody sells, but something is sold")
	} else if waits, err := none.Confirming(t.Context(), user); waits || err != nil {
		t.Errorf("where nothing is sold: %v, %v", waits, err)
	}
}

func TestNothingIsSoldWithoutAProvider(t *testing.T) {
	t.Parallel()
	c := newCounter(t)
	user := c.store.AddUser(t, "mira")
	for name, b := range map[string]*billing.Billing{"none": nil, "no provider": billing.New(config(c.store, nil))} {
		if b.Selling() || b.VerifyReturn("signature=x") {
			t.Errorf("%s: it sells", name)
		}
		_, err := b.Subscribe(t.Context(), user, 3, sale.Monthly)
		wantCode(t, err, domain.Unavailable)
		_, err = b.Update(t.Context(), user, 3, sale.Monthly)
		wantCode(t, err, domain.Unavailable)
		_, err = b.BuyCredits(t.Context(), user, 50)
		wantCode(t, err, domain.Unavailable)
		_, err = b.Portal(t.Context(), user)
		wantCode(t, err, domain.Unavailable)
		wantCode(t, b.Cancel(t.Context(), user), domain.Unavailable)
		wantCode(t, b.Resume(t.Context(), user), domain.Unavailable)
		wantCode(t, b.Receive(t.Context(), signed, nil), domain.Unavailable)
		wantCode(t, b.Refund(t.Context(), domain.AdminID, "tran_1"), domain.Unavailable)
		c.must(b.Reconcile(t.Context()))
	}
}

func TestAPackIsBoughtAndGivenBack(t *testing.T) {
	t.Parallel()
	c := newCounter(t)
	user, start := c.store.AddUser(t, "mira"), c.store.Clock.Now()
	c.tell(pro(user, "a", start).paid(start, start.Add(30*day)))
	_, err := c.BuyCredits(t.Context(), user, 50)
	c.must(err)
	pack := pro(user, "p", start)
	paid := pack.bought(500, 290) // whatever the metadata say, 50 were sold
	paid.Checkout.RequestID = c.fakeProvider.orders[0].RequestID
	c.tell(paid)
	c.wantCredits(user, 800, 50)
	open, err := c.CheckoutOf(t.Context(), user, paid.Checkout.RequestID)
	c.must(err)
	if open.Status != sale.CheckoutCompleted {
		t.Errorf("the checkout is %s", open.Status)
	}
	c.store.Give(t, user, 0, -30)
	c.must(c.Refund(t.Context(), domain.AdminID, pack.transaction(1)))
	c.wantCredits(user, 800, 0) // 30 are gone: they are forgiven
	wantCode(t, c.Refund(t.Context(), domain.AdminID, pack.transaction(1)), domain.Conflict)
	wantCode(t, c.Refund(t.Context(), domain.AdminID, "tran_unknown"), domain.NotFound)
	c.tell(pack.packRefunded(290, 290, start.Add(time.Hour)))
	c.store.Give(t, user, 0, 40)
	c.tell(pack.packRefunded(290, 290, start.Add(time.Hour)))
	c.wantCredits(user, 800, 40)
}

func TestForeignCheckoutsAreNotShown(t *testing.T) {
	t.Parallel()
	c := newCounter(t)
	mira, omar := c.store.AddUser(t, "mira"), c.store.AddUser(t, "omar")
	_, err := c.Subscribe(t.Context(), mira, 3, sale.Yearly)
	c.must(err)
	_, err = c.CheckoutOf(t.Context(), omar, c.fakeProvider.orders[0].RequestID)
	wantCode(t, err, domain.NotFound)
	open, err := c.CheckoutOf(t.Context(), mira, c.fakeProvider.orders[0].RequestID)
	c.must(err)
	if open.Status != sale.CheckoutPending || open.TierID != 3 || open.Payment != sale.Yearly {
		t.Errorf("got %+v", open)
	}
}

func TestUnsignedAndBrokenEventsHaveNoEffect(t *testing.T) {
	t.Parallel()
	c := newCounter(t)
	user, start := c.store.AddUser(t, "mira"), c.store.Clock.Now()
	raw := rawOf(basic(user, start).paid(start, start.Add(30*day)))
	wantCode(t, c.Receive(t.Context(), http.Header{}, raw), domain.Unauthenticated)
	wantCode(t, c.Receive(t.Context(), signed, raw[:20]), domain.Invalid)
	if n := c.store.Int(t, `SELECT count(*) FROM payment_events`); n != 0 {
		t.Errorf("%d of them were kept", n)
	}
	c.wantCredits(user, 10, 0)
}

func TestEventsThatWeDoNotActOnAreKeptAndIgnored(t *testing.T) {
	t.Parallel()
	c := newCounter(t)
	c.tell(billing.Event{ID: "evt_1", Type: "credits.granted"})
	if got := testkit.One[string](t, c.store, `SELECT type || ' ' || outcome || ' ' || (processed_at IS NOT NULL) FROM payment_events`); got != "credits.granted ignored 1" {
		t.Errorf("the inbox says %q", got)
	}
}
