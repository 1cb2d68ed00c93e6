package billing_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"pellucid/internal/billing"
	"pellucid/internal/domain"
	"pellucid/internal/domain/mailing"
	"pellucid/internal/testkit"
)

// mailed returns the kinds of the emails that a user was sent about a plan that another one replaced, with their data.
func (c *counter) mailed(user *domain.User, kind mailing.Kind) []string {
	c.t.Helper()
	return testkit.All[string](c.t, c.store, `
		SELECT coalesce(data ->> 'plan', '') || ' by ' || coalesce(data ->> 'by', '') || ': ' || coalesce(data ->> 'credits', '') || coalesce(data ->> 'cents', '')
		FROM mail_queue WHERE user_id = ? AND kind = ? ORDER BY id`, user.ID, kind)
}

func (c *counter) wantMailed(user *domain.User, kind mailing.Kind, want ...string) {
	c.t.Helper()
	if got := c.mailed(user, kind); strings.Join(got, "; ") != strings.Join(want, "; ") {
		c.t.Errorf("the %s mails are %q, want %q", kind, got, want)
	}
}

// Two checkouts for different plans were open, and both were paid: the second plan replaced the first one, whose price was
// neither given back nor credited.
func TestTwoDifferentPlansPaidWithinADayCostTheSecondOneOnly(t *testing.T) {
	t.Parallel()
	for name, second := range map[string]string{"more": "Pro", "less": "Basic"} {
		for _, late := range []bool{false, true} {
			t.Run(fmt.Sprintf("%s, the first told last: %v", name, late), func(t *testing.T) {
				t.Parallel()
				c := newCounter(t)
				user, start := c.store.AddUser(t, "mira"), c.store.Clock.Now()
				one, two, credits := basic(user, start), pro(user, "b", start.Add(time.Minute)), 800
				if second == "Basic" {
					one, credits = newLife(user, "a", "prod_Pro_yearly", 24000, start), 200
					two = newLife(user, "b", "prod_Basic_monthly", 1000, start.Add(time.Minute))
				}
				first, then := one.paid(start, start.Add(30*day)), two.paid(start.Add(time.Minute), start.Add(30*day))
				c.fakeProvider.know(first)
				c.store.Clock.Advance(2 * time.Minute)
				told := []billing.Event{first, first, then, then}
				if late {
					told = []billing.Event{then, then, first, first}
				}
				for _, e := range told {
					c.tell(e)
				}
				c.must(c.Reconcile(t.Context()))
				c.must(c.Reconcile(t.Context()))
				c.wantCredits(user, credits, 0)
				c.wantPlan(user, second, "Active (Auto-renew)")
				if got := fmt.Sprint(c.fakeProvider.canceled, c.fakeProvider.refunded); got != fmt.Sprintf("[immediate %s] [%s]", one.id(), one.transaction(1)) {
					t.Errorf("the provider ended and gave back %s", got)
				}
				back := one.refunded(1, one.priceCents, start.Add(time.Hour)) // the provider's own word for what we asked for
				c.tell(back)
				c.tell(back)
				old := map[string]string{"Pro": "Basic by Pro: 1000", "Basic": "Pro by Basic: 24000"}[second]
				c.wantMailed(user, mailing.PlanReplaced, old)
				c.wantMailed(user, mailing.Refunded)
				c.wantCredits(user, credits, 0)
			})
		}
	}
}

func TestCreditsUsedOfAPlanThatIsGivenBackCountAgainstTheNextOne(t *testing.T) {
	t.Parallel()
	c := newCounter(t)
	user, start := c.store.AddUser(t, "mira"), c.store.Clock.Now()
	one, two := pro(user, "a", start), newLife(user, "b", "prod_Basic_monthly", 1000, start.Add(23*time.Hour))
	c.tell(one.paid(start, start.Add(30*day)))
	c.store.Give(t, user, -50, 0)
	c.store.Clock.Advance(23 * time.Hour)
	c.tell(two.paid(start.Add(23*time.Hour), start.Add(31*day)))
	c.must(c.Reconcile(t.Context()))
	c.wantCredits(user, 150, 0) // 25 of them would have been had for nothing: a day's share
	if len(c.fakeProvider.refunded) != 1 {
		t.Errorf("gave back %v", c.fakeProvider.refunded)
	}
}

// Somebody could use all of Pro, buy Basic within the day and have the price of Pro back.
func TestAPlanOfWhichMoreIsUsedThanTheNextOneGivesIsNotGivenBack(t *testing.T) {
	t.Parallel()
	c := newCounter(t)
	user, start := c.store.AddUser(t, "mira"), c.store.Clock.Now()
	one, two := pro(user, "a", start), newLife(user, "b", "prod_Basic_monthly", 1000, start.Add(time.Hour))
	c.tell(one.paid(start, start.Add(30*day)))
	c.store.Give(t, user, -201, 0)
	c.store.Clock.Advance(time.Hour)
	c.tell(two.paid(start.Add(time.Hour), start.Add(31*day)))
	c.must(c.Reconcile(t.Context()))
	if len(c.fakeProvider.refunded) != 0 || len(c.fakeProvider.canceled) != 1 {
		t.Errorf("gave back %v, ended %v", c.fakeProvider.refunded, c.fakeProvider.canceled)
	}
	c.wantCredits(user, 200, 599)
	c.wantMailed(user, mailing.PlanReplaced, "Pro by Basic: 599")
}

func TestWhatIsUnusedOfAPlanThatAnotherReplacesStaysAsExtraCredits(t *testing.T) {
	t.Parallel()
	c := newCounter(t)
	user, start := c.store.AddUser(t, "mira"), c.store.Clock.Now()
	year := newLife(user, "y", "prod_Basic_yearly", 9600, start)
	c.tell(year.paid(start, start.AddDate(1, 0, 0)))
	c.store.Clock.Advance(40 * day)
	c.must(refresh(c))
	c.store.Give(t, user, -20, 0)
	bought := c.store.Clock.Now()
	next := pro(user, "b", bought).paid(bought, bought.Add(30*day))
	c.tell(next)
	c.tell(next)
	c.must(c.Reconcile(t.Context()))
	c.wantCredits(user, 800, 180+10*200) // the second month's, and those of the ten that follow it
	c.wantMailed(user, mailing.PlanReplaced, "Basic by Pro: 2180")
	if got := testkit.One[string](t, c.store, `SELECT actor_id || ' ' || target || ' ' || (after ->> 'kept_credits') FROM audit_log WHERE action = 'payment.plan_replaced'`); got != fmt.Sprintf("0 user:%d 2180", user.ID) {
		t.Errorf("the audit log says %q", got)
	}
	c.store.Give(t, user, 0, -80)
	c.must(c.Refund(t.Context(), domain.AdminID, year.transaction(1))) // the administrator gives the year back after all
	c.tell(year.refunded(1, 9600, c.store.Clock.Now()))
	c.wantCredits(user, 800, 0)
	c.wantMailed(user, mailing.Refunded, " by : 9600")
}

func TestARefundThatTheProviderRefusesLeavesTheCredits(t *testing.T) {
	t.Parallel()
	c := newCounter(t)
	user, start := c.store.AddUser(t, "mira"), c.store.Clock.Now()
	one, two := basic(user, start), pro(user, "b", start.Add(time.Minute))
	c.tell(one.paid(start, start.Add(30*day)))
	c.store.Give(t, user, -30, 0)
	c.fakeProvider.refunded = []string{one.transaction(1)} // so that it refuses
	c.tell(two.paid(start.Add(time.Minute), start.Add(30*day)))
	c.wantCredits(user, 770, 0) // the first payment is about to go back
	c.wantMailed(user, mailing.PlanReplaced)
	c.must(c.Reconcile(t.Context()))
	c.must(c.Reconcile(t.Context()))
	c.wantCredits(user, 770, 200)
	c.wantMailed(user, mailing.PlanReplaced, "Basic by Pro: 200")
	if got := testkit.One[string](t, c.store, `SELECT reason FROM audit_log WHERE action = 'payment.plan_replaced'`); got != "The payment provider refused the refund." {
		t.Errorf("the audit log says %q", got)
	}
}

// The days in which a late payment is awaited were not paid for, so nothing of them is kept.
func TestAPlanThatWasNotPaidForLeavesNoCredits(t *testing.T) {
	t.Parallel()
	c := newCounter(t)
	user, start := c.store.AddUser(t, "mira"), c.store.Clock.Now()
	old := basic(user, start)
	c.tell(old.paid(start, start.Add(30*day)))
	c.store.Clock.Advance(32 * day)
	c.tell(old.told("past_due", "past_due", start.Add(30*day)))
	c.tell(pro(user, "b", start.Add(32*day)).paid(start.Add(32*day), start.Add(62*day)))
	c.must(c.Reconcile(t.Context()))
	c.wantCredits(user, 800, 0)
	c.wantMailed(user, mailing.PlanReplaced)
}
