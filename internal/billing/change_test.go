package billing_test

import (
	"slices"
	"testing"
	"time"

	"pellucid/internal/billing"
	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
	"pellucid/internal/domain/upkeep"
	"pellucid/internal/testkit"
)

// subscribed is a counter with somebody who is on a plan, as the provider knows too.
func subscribed(t *testing.T, l func(*domain.User, time.Time) *life) (*counter, *domain.User, *life) {
	c := newCounter(t)
	user, start := c.store.AddUser(t, "mira"), c.store.Clock.Now()
	made := l(user, start)
	paid := made.paid(start, start.Add(30*day))
	c.fakeProvider.know(paid)
	c.tell(paid)
	c.fakeProvider.changed = func(id, product string) (billing.Subscription, error) {
		s := c.fakeProvider.subscriptions[id]
		now := c.store.Clock.Now()
		s.ProductID, s.LastTransactionID, s.PeriodStart, s.UpdatedAt = product, made.transaction(2), now, now
		s.PeriodEnd, s.PaidCents = now.AddDate(0, 1, 0), 1245
		if product == "prod_Pro_yearly" {
			s.PeriodEnd = now.AddDate(1, 0, 0)
		}
		c.fakeProvider.subscriptions[id] = s
		return s, nil
	}
	return c, user, made
}

func TestAnUpgradeCountsAtOnceAndOnce(t *testing.T) {
	t.Parallel()
	c, user, l := subscribed(t, basic)
	c.store.Clock.Advance(15 * day)
	change, err := c.Update(t.Context(), user, 3, sale.Yearly)
	c.must(err)
	if change.CheckoutURL != "" || change.Message != "You're now on the Pro plan, billed yearly." {
		t.Errorf("got %+v", change)
	}
	sub := c.wantPlan(user, "Pro", "Active (Auto-renew)")
	if sub.Payment != sale.Yearly || sub.PriceCents != 24000 {
		t.Errorf("it costs %d %s", sub.PriceCents, sub.Payment)
	}
	c.wantCredits(user, 800, 0)
	c.spend(user, 4)
	l.transacted, l.product, l.priceCents = 1, "prod_Pro_yearly", 24000
	now := c.store.Clock.Now()
	c.tell(l.paid(now, now.AddDate(1, 0, 0))) // its own event comes later
	c.wantCredits(user, 796, 0)
	if receipts, _ := c.store.Receipts(t.Context(), user.ID); len(receipts) != 2 || receipts[0].AmountCents != 1245 {
		t.Errorf("the receipts say %+v, want what was charged for the change", receipts)
	}
	_, err = c.Update(t.Context(), user, 3, sale.Yearly)
	wantCode(t, err, domain.Conflict)
}

// TestChangingPlansBackAndForthGivesNoFreeCredits is about a hole: the provider pays the unused days back, and each change
// used to give a whole month's credits. What was used beyond the days that passed counts against the new month.
func TestChangingPlansBackAndForthGivesNoFreeCredits(t *testing.T) {
	t.Parallel()
	c, user, l := subscribed(t, func(u *domain.User, start time.Time) *life { return pro(u, "a", start) })
	c.store.Give(t, user, -700, 0) // used on the first day
	c.store.Clock.Advance(3 * day)
	now := c.store.Clock.Now() // at the provider's own pages, where less can be had at once
	c.tell(l.moved("prod_Basic_monthly", 1000, now, now.AddDate(0, 1, 0)))
	c.tell(l.paid(now, now.AddDate(0, 1, 0)))
	c.wantPlan(user, "Basic", "Active (Auto-renew)")
	c.wantCredits(user, 0, 0) // 700 used, of which three days are worth 80
}

// TestADowngradeWaitsForWhatIsPaidFor is about customers who lost the rest of a month of Pro, and its credits, at the moment
// in which they chose Basic for the next.
func TestADowngradeWaitsForWhatIsPaidFor(t *testing.T) {
	t.Parallel()
	c, user, l := subscribed(t, func(u *domain.User, start time.Time) *life { return pro(u, "a", start) })
	start := c.store.Clock.Now()
	c.store.Clock.Advance(3 * day)
	told, err := c.Preview(t.Context(), user, 2, sale.Monthly)
	c.must(err)
	if told.Now || told.DueCents != 0 || !told.At.Equal(start.Add(30*day)) || told.Credits != 200 || told.Expiring != 800 {
		t.Errorf("before it is agreed to, the change is told as %+v", told)
	}
	change, err := c.Update(t.Context(), user, 2, sale.Monthly)
	c.must(err)
	want := "You'll move to the Basic plan on " + start.Add(30*day).Format("January 2, 2006") + ". You keep Pro until then."
	if change.Message != want || len(c.fakeProvider.changes) != 1 || c.fakeProvider.changes[0] != "renewal prod_Basic_monthly" {
		t.Errorf("got %+v, and the provider was asked for %v", change, c.fakeProvider.changes)
	}
	sub := c.wantPlan(user, "Pro", "Active (Auto-renew)")
	c.wantCredits(user, 800, 0)
	if sub.Next == nil || sub.Next.TierName != "Basic" || sub.Next.PriceCents != 1000 {
		t.Errorf("what follows is %+v", sub.Next)
	}
	c.store.Clock.Advance(day)
	_, err = c.Update(t.Context(), user, 3, sale.Monthly) // and they think better of it
	c.must(err)
	if sub := c.wantPlan(user, "Pro", "Active (Auto-renew)"); sub.Next != nil {
		t.Errorf("after staying, %+v follows", sub.Next)
	}
	c.store.Clock.Advance(day)
	_, err = c.Update(t.Context(), user, 2, sale.Monthly)
	c.must(err)
	c.until(start.Add(30 * day))
	l.product, l.priceCents = "prod_Basic_monthly", 1000
	c.tell(l.paid(start.Add(30*day), start.Add(60*day)))
	if sub := c.wantPlan(user, "Basic", "Active (Auto-renew)"); sub.Next != nil || sub.PriceCents != 1000 {
		t.Errorf("the subscription is %+v", sub)
	}
	c.wantCredits(user, 200, 0)
}

// TestAnUpgradeBeforeADowngradeTakesTheOldPlanBackFirst keeps the provider from paying back the rest of the cheaper plan,
// which was never paid.
func TestAnUpgradeBeforeADowngradeTakesTheOldPlanBackFirst(t *testing.T) {
	t.Parallel()
	c, user, _ := subscribed(t, func(u *domain.User, start time.Time) *life { return pro(u, "a", start) })
	_, err := c.Update(t.Context(), user, 2, sale.Monthly)
	c.must(err)
	c.store.Clock.Advance(15 * day)
	told, err := c.Preview(t.Context(), user, 3, sale.Yearly)
	c.must(err)
	if !told.Now || told.DueCents != 24000-2500/2 || told.Credits != 800 {
		t.Errorf("the upgrade is told as %+v", told)
	}
	_, err = c.Update(t.Context(), user, 3, sale.Yearly)
	c.must(err)
	want := []string{"renewal prod_Basic_monthly", "renewal prod_Pro_monthly", "now prod_Pro_yearly"}
	if !slices.Equal(c.fakeProvider.changes, want) {
		t.Errorf("the provider was asked for %v", c.fakeProvider.changes)
	}
	if sub := c.wantPlan(user, "Pro", "Active (Auto-renew)"); sub.Payment != sale.Yearly || sub.Next != nil {
		t.Errorf("the subscription is %+v", sub)
	}
}

func TestWhoIsAboutToLeaveCannotBuy(t *testing.T) {
	t.Parallel()
	c, user, _ := subscribed(t, func(u *domain.User, start time.Time) *life { return pro(u, "a", start) })
	c.must(c.Cancel(t.Context(), user))
	c.must(c.store.ScheduleDeletion(t.Context(), user.ID, c.store.Clock.Now().Add(upkeep.DefaultRetention().DeletedGrace)))
	user, err := c.store.User(t.Context(), user.ID)
	c.must(err)
	_, err = c.Subscribe(t.Context(), user, 2, sale.Monthly)
	wantCode(t, err, domain.Conflict)
	_, err = c.BuyCredits(t.Context(), user, 50)
	wantCode(t, err, domain.Conflict)
	_, err = c.Update(t.Context(), user, 3, sale.Yearly)
	wantCode(t, err, domain.Conflict)
	wantCode(t, c.Resume(t.Context(), user), domain.Conflict)
	if len(c.fakeProvider.orders) != 0 {
		t.Errorf("%d checkouts were opened", len(c.fakeProvider.orders))
	}
}

func TestAReservationThatComesBackAfterAnUpgradeIsNotLost(t *testing.T) {
	t.Parallel()
	c, user, _ := subscribed(t, basic)
	task := c.reserve(user, 4)
	c.store.Clock.Advance(time.Hour)
	_, err := c.Update(t.Context(), user, 3, sale.Monthly)
	c.must(err)
	c.wantCredits(user, 796, 0)
	c.must(c.store.SettleGeneration(t.Context(), task, "it failed"))
	c.wantCredits(user, 800, 0)
}

// TestWhatComesBackAfterTheMonthHasEndedDoesNotOutliveIt is about a task that was accepted in one month and failed in the
// next: its credits came back on top of the new month's.
func TestWhatComesBackAfterTheMonthHasEndedDoesNotOutliveIt(t *testing.T) {
	t.Parallel()
	c, user, l := subscribed(t, basic)
	task := c.reserve(user, 3)
	start := c.store.Clock.Now()
	c.store.Clock.Advance(30 * day)
	c.tell(l.paid(start.Add(30*day), start.Add(60*day)))
	c.wantCredits(user, 200, 0)
	c.must(c.store.SettleGeneration(t.Context(), task, "it failed"))
	c.wantCredits(user, 200, 0)
}

func TestCancelAndResume(t *testing.T) {
	t.Parallel()
	c, user, _ := subscribed(t, basic)
	c.must(c.Cancel(t.Context(), user))
	c.wantPlan(user, "Basic", "Active (Until expiry)")
	c.must(c.Cancel(t.Context(), user))
	if len(c.fakeProvider.canceled) != 1 {
		t.Errorf("the provider was asked %d times", len(c.fakeProvider.canceled))
	}
	_, err := c.Update(t.Context(), user, 3, sale.Monthly)
	wantCode(t, err, domain.Conflict)
	c.must(c.Resume(t.Context(), user))
	c.must(c.Resume(t.Context(), user))
	c.wantPlan(user, "Basic", "Active (Auto-renew)")
	change, err := c.Update(t.Context(), user, domain.FreeTierID, sale.Monthly)
	c.must(err)
	if change.Message == "" || change.CheckoutURL != "" {
		t.Errorf("got %+v", change)
	}
	c.wantPlan(user, "Basic", "Active (Until expiry)")
	c.until(c.store.Clock.Now().Add(31 * day))
	c.wantPlan(user, "Free", "Expired")
	c.wantCredits(user, 0, 0)
	wantCode(t, c.Resume(t.Context(), user), domain.Conflict)
}

func TestWhatTheProviderRefusesIsTold(t *testing.T) {
	t.Parallel()
	c, user, _ := subscribed(t, basic)
	for refusal, want := range map[domain.Code]domain.Code{
		domain.Conflict: domain.Forbidden, domain.NotFound: domain.NotFound, domain.Unavailable: domain.Unavailable,
	} {
		c.fakeProvider.changed = func(string, string) (billing.Subscription, error) {
			return billing.Subscription{}, domain.Errorf(refusal, "no")
		}
		_, err := c.Update(t.Context(), user, 3, sale.Monthly)
		wantCode(t, err, want)
	}
	c.wantPlan(user, "Basic", "Active (Auto-renew)")
	c.wantCredits(user, 200, 0)
}

func TestEditingATierDoesNotTouchWhoHasIt(t *testing.T) {
	t.Parallel()
	c, user, l := subscribed(t, basic)
	c.store.Exec(t, `UPDATE tiers SET monthly_credits = 5, max_resolution = 64, price_monthly_cents = 99900, name = 'Renamed' WHERE id = 2`)
	start := c.store.Clock.Now()
	c.store.Clock.Advance(30 * day)
	c.tell(l.paid(start.Add(30*day), start.Add(60*day)))
	c.wantCredits(user, 200, 0)
	sub, err := c.store.SubscriptionOf(t.Context(), user.ID)
	c.must(err)
	if sub.Terms.MaxResolution != 1536 || sub.PriceCents != 1000 {
		t.Errorf("the subscription became %+v", sub)
	}
}

func TestTheTermsAreThoseOfTheMomentOfPurchase(t *testing.T) {
	t.Parallel()
	c := newCounter(t)
	user, start := c.store.AddUser(t, "mira"), c.store.Clock.Now()
	_, err := c.Subscribe(t.Context(), user, 2, sale.Monthly)
	c.must(err)
	c.store.Exec(t, `UPDATE tiers SET monthly_credits = 5 WHERE id = 2`) // between the click and the payment
	l := basic(user, start)
	c.tell(l.told("active", "active", start.Add(time.Second)))
	paid := l.paid(start, start.Add(30*day))
	paid.Subscription.Metadata = c.fakeProvider.orders[0].Metadata
	c.tell(paid)
	c.wantCredits(user, 200, 0)
}

func TestAPaymentForAnUnknownProductWaitsForItsPlan(t *testing.T) {
	t.Parallel()
	c := newCounter(t)
	user, start := c.store.AddUser(t, "mira"), c.store.Clock.Now()
	l := newLife(user, "a", "prod_new", 1000, start)
	c.tell(l.paid(start, start.Add(30*day)))
	c.wantCredits(user, 10, 0)
	if n := c.store.Int(t, `SELECT attempts FROM payment_events WHERE processed_at IS NULL AND outcome LIKE '%prod_new%'`); n != 1 {
		t.Errorf("it was tried %d times", n)
	}
	if acted, err := c.Replay(t.Context(), ""); acted != 0 || err == nil {
		t.Errorf("%d events were acted on, %v", acted, err)
	}
	c.ProductID = func(tier sale.Tier, p sale.PaymentType) string {
		if tier.ID == 2 && p == sale.Monthly {
			return "prod_new"
		}
		return productID(tier, p)
	}
	acted, err := c.Replay(t.Context(), "evt_a2_1")
	c.must(err)
	if acted != 1 {
		t.Errorf("%d events were acted on", acted)
	}
	c.wantCredits(user, 200, 0)
	if acted, err := c.Replay(t.Context(), "evt_a2_1"); acted != 0 || err != nil {
		t.Errorf("acted on again: %d, %v", acted, err)
	}
	_, err = c.Replay(t.Context(), "evt_none")
	wantCode(t, err, domain.NotFound)
}

func (c *counter) reserve(user *domain.User, n int) domain.Task {
	c.t.Helper()
	plan := domain.Plan{TierID: 2, Name: "Basic", Terms: domain.Terms{MaxResolution: 1536, BatchSize: 4}}
	_, err := c.store.ReserveGeneration(c.t.Context(), user, plan, domain.Generation{Prompt: "a fox", Samples: n, Width: 512, Height: 512, Steps: 25})
	c.must(err)
	task, err := c.store.ClaimTask(c.t.Context(), time.Minute)
	c.must(err)
	testkit.CheckLedger(c.t, c.store)
	return task
}

// TestACheckoutThatIsPaidAfterTheAccountWasSetToBeDeletedIsGivenBack is about a checkout that was open before: it could be
// paid, and the page then said when the plan renews.
func TestACheckoutThatIsPaidAfterTheAccountWasSetToBeDeletedIsGivenBack(t *testing.T) {
	t.Parallel()
	c := newCounter(t)
	user, start := c.store.AddUser(t, "mira"), c.store.Clock.Now()
	_, err := c.Subscribe(t.Context(), user, 3, sale.Monthly)
	c.must(err)
	c.must(c.store.ScheduleDeletion(t.Context(), user.ID, start.Add(7*day)))
	l := pro(user, "a", start)
	paid := l.paid(start, start.Add(30*day))
	paid.Subscription.Metadata = c.fakeProvider.orders[0].Metadata
	c.fakeProvider.know(paid)
	c.tell(paid)
	if sub := c.wantPlan(user, "Pro", "Active (Until expiry)"); sub.Renews() || sub.Renewal() != "Until expiry" {
		t.Errorf("before the provider answers, the plan is told as %q", sub.Renewal())
	}
	checkout, err := c.CheckoutOf(t.Context(), user, c.fakeProvider.orders[0].RequestID)
	c.must(err)
	if !checkout.Returned {
		t.Error("the page after the payment does not know that it is given back")
	}
	c.must(c.Reconcile(t.Context()))
	c.must(c.Reconcile(t.Context()))
	if len(c.fakeProvider.refunded) != 1 || c.fakeProvider.refunded[0] != l.transaction(1) {
		t.Errorf("the provider was asked to give %q back", c.fakeProvider.refunded)
	}
	if !slices.Contains(c.fakeProvider.canceled, string(billing.CancelImmediate)+" "+l.id()) {
		t.Errorf("the provider was asked to end %q", c.fakeProvider.canceled)
	}
	c.wantPlan(user, "Free", "Canceled")
	if receipts, _ := c.store.Receipts(t.Context(), user.ID); len(receipts) != 1 || receipts[0].RefundedCents != receipts[0].AmountCents {
		t.Errorf("the receipts say %+v", receipts)
	}
	testkit.CheckLedger(t, c.store)
}

// TestWhatWasPaidBeforeTheAccountWasSetToBeDeletedStaysPaid keeps the refund to what was bought since: the plan from before
// lasts as long as it was paid for.
func TestWhatWasPaidBeforeTheAccountWasSetToBeDeletedStaysPaid(t *testing.T) {
	t.Parallel()
	c, user, l := subscribed(t, basic)
	start := c.store.Clock.Now()
	c.must(c.Cancel(t.Context(), user))
	c.must(c.store.ScheduleDeletion(t.Context(), user.ID, start.Add(7*day)))
	c.tell(l.completed()) // the same payment, told again
	c.must(c.Reconcile(t.Context()))
	if len(c.fakeProvider.refunded) != 0 {
		t.Errorf("the provider was asked to give %q back", c.fakeProvider.refunded)
	}
	c.wantPlan(user, "Basic", "Active (Until expiry)")
}

// TestARefundThatTheProviderRefusesIsPutBeforeTheAdministrator keeps a purchase of who leaves from being forgotten: the pages
// no longer promise the refund, the plan does not renew, and the doctor counts it.
func TestARefundThatTheProviderRefusesIsPutBeforeTheAdministrator(t *testing.T) {
	t.Parallel()
	c := newCounter(t)
	user, start := c.store.AddUser(t, "mira"), c.store.Clock.Now()
	c.must(c.store.ScheduleDeletion(t.Context(), user.ID, start.Add(7*day)))
	l := basic(user, start)
	c.fakeProvider.refunded = []string{l.transaction(1)} // to be refused
	paid := l.paid(start, start.Add(30*day))
	c.fakeProvider.know(paid)
	c.tell(paid)
	c.must(c.Reconcile(t.Context()))
	state, err := c.store.ServerState(t.Context())
	c.must(err)
	if state.RefundsRefused != 1 || state.ProviderTasksOpen != 0 {
		t.Errorf("%d refunds are counted as refused, %d tasks as open", state.RefundsRefused, state.ProviderTasksOpen)
	}
	if sub := c.wantPlan(user, "Basic", "Active (Until expiry)"); sub.AutoRenew {
		t.Error("the provider still renews it")
	}
}
