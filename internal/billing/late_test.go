package billing_test

import (
	"testing"

	"pellucid/internal/domain"
)

// TestWhoWasToldToPayByADayHasThePlanUntilThen is about a plan that ended on the spot, with an error, when it was canceled while
// a payment was late: the page had said "update your card by" a day five days later.
func TestWhoWasToldToPayByADayHasThePlanUntilThen(t *testing.T) {
	t.Parallel()
	for name, end := range map[string]func(*counter, *domain.User, *life){
		"canceled": func(c *counter, user *domain.User, _ *life) { c.must(c.Cancel(c.t.Context(), user)) },
		"suspended": func(c *counter, user *domain.User, _ *life) {
			c.suspend(user, true)
			c.must(c.Reconcile(c.t.Context()))
		},
		"ended by the provider":    func(c *counter, _ *domain.User, l *life) { c.tell(l.told("canceled", "canceled", c.store.Clock.Now())) },
		"given up by the provider": func(c *counter, _ *domain.User, l *life) { c.tell(l.told("expired", "active", c.store.Clock.Now())) },
		"paused":                   func(c *counter, _ *domain.User, l *life) { c.tell(l.told("paused", "paused", c.store.Clock.Now())) },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c, user, l := subscribed(t, basic)
			start := c.store.Clock.Now()
			c.store.Clock.Advance(30 * day)
			c.tell(l.told("past_due", "past_due", start.Add(30*day)))
			c.fakeProvider.know(l.told("past_due", "past_due", start.Add(30*day)))
			promised := c.wantPlan(user, "Basic", "Payment failed").KeptUntil()
			if !promised.Equal(start.Add(37 * day)) {
				t.Fatalf("the page says until %s", promised)
			}
			c.store.Clock.Advance(2 * day)
			end(c, user, l)
			sub := c.wantPlan(user, "Basic", "Active (Until expiry)")
			if !sub.KeptUntil().Equal(promised) || sub.Resumable {
				t.Errorf("it is kept until %s, and can be resumed: %v; %s was promised", sub.KeptUntil(), sub.Resumable, promised)
			}
			c.wantCredits(user, 200, 0)
			c.store.Clock.Advance(4 * day)
			c.must(refresh(c))
			c.wantPlan(user, "Basic", "Active (Until expiry)")
			c.store.Clock.Advance(2 * day)
			c.must(refresh(c))
			if plan, err := c.store.PlanOf(t.Context(), user.ID); err != nil || plan.Name != "Free" {
				t.Errorf("after the day it is %s, %v", plan.Name, err)
			}
		})
	}
}

// TestAnExpiryThatIsToldEarlyEndsNothing is about a report that a subscription expired, in a month that is paid for.
func TestAnExpiryThatIsToldEarlyEndsNothing(t *testing.T) {
	t.Parallel()
	c, user, l := subscribed(t, basic)
	c.store.Clock.Advance(10 * day)
	c.tell(l.told("expired", "active", c.store.Clock.Now()))
	if sub := c.wantPlan(user, "Basic", "Active (Until expiry)"); !sub.ExpiresAt.Equal(c.store.Clock.Now().Add(20 * day)) {
		t.Errorf("it ends on %s", sub.ExpiresAt)
	}
}
