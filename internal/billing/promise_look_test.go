package billing_test

import (
	"fmt"
	"strings"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
	"pellucid/internal/testkit"
)

// promise is what the page about the plan said last: the plan, and the day until which it is kept whatever comes.
type promise struct {
	plan  string
	until time.Time
}

// void takes back what was promised: the customer chose something else, or got the money back.
func (c *customer) void() { c.promised = promise{} }

// look reads the page, the mails, the history and the administrator's page, and compares them with each other and with what
// was promised.
func (c *customer) look() {
	c.t.Helper()
	ctx, now := c.t.Context(), c.store.Clock.Now()
	plan, err := c.store.PlanOf(ctx, c.user.ID)
	c.must(err)
	sub, err := c.store.SubscriptionOf(ctx, c.user.ID)
	if domain.CodeOf(err) == domain.NotFound {
		return
	}
	c.must(err)
	if p := c.promised; now.Before(p.until) && (plan.Name != p.plan || sub.KeptUntil().Before(p.until)) {
		c.fail("%s was promised until %s; now it is %s until %s, %s", p.plan, p.until, plan.Name, sub.KeptUntil(), sub.Badge())
	}
	c.promised = promise{}
	if sub.IsActive {
		c.promised = promise{plan.Name, sub.KeptUntil()}
	}
	periods, err := c.store.PlanPeriods(ctx, c.user.ID)
	c.must(err)
	if p := periods[0]; p.TierName != sub.TierName || p.IsActive != sub.IsActive || p.AutoRenew != sub.AutoRenew || !p.ExpiresAt.Equal(sub.KeptUntil()) {
		c.fail("the administrator sees %+v, the customer %s until %s, %s", p, sub.TierName, sub.KeptUntil(), sub.Badge())
	}
	c.lookAtHistory(sub)
	c.lookAtMails(sub)
	if !sub.AutoRenew && sub.IsActive && sub.ExpiresAt.Before(now) {
		c.fail("a plan that is kept until %s gives access after it", sub.ExpiresAt)
	}
	testkit.CheckLedger(c.t, c.store)
}

func (c *customer) lookAtHistory(sub sale.Subscription) {
	c.t.Helper()
	history, err := c.store.SubscriptionHistory(c.t.Context(), c.user.ID)
	c.must(err)
	var words []string
	for _, h := range history {
		words = append(words, h.Change)
	}
	last := history[0]
	switch {
	case sub.PastDue() && last.Change != "past_due", sub.IsActive && !sub.AutoRenew && last.Change != "canceled", !sub.IsActive && last.IsActive:
		c.fail("the history says %v, the page %s", words, sub.Badge())
	case sub.IsActive && !sub.AutoRenew && !last.ExpiresAt.Equal(sub.ExpiresAt):
		c.fail("the history has it canceled until %s, the page until %s", last.ExpiresAt, sub.ExpiresAt)
	}
}

// lookAtMails compares the day in each new mail with the page's.
func (c *customer) lookAtMails(sub sale.Subscription) {
	c.t.Helper()
	until := testkit.All[string](c.t, c.store, `
		SELECT kind || ' ' || (data ->> 'until') FROM mail_queue
		WHERE user_id = ? AND kind IN ('payment_failed', 'plan_canceled', 'plan_will_change') ORDER BY id`, c.user.ID)
	for _, said := range until[c.mails:] {
		if _, day, _ := strings.Cut(said, " "); day != sub.KeptUntil().UTC().Format("January 2, 2006") {
			c.fail("the mail says %s, the page %s", said, sub.KeptUntil())
		}
	}
	c.mails = len(until)
}

func (c *customer) fail(format string, args ...any) {
	c.t.Helper()
	c.t.Fatalf(format+"\nafter:\n%s", append(args, strings.Join(c.story, "\n"))...)
}

func (c *customer) tellStory(format string, args ...any) {
	c.story = append(c.story, c.store.Clock.Now().Format(time.DateOnly+" 15:04 ")+fmt.Sprintf(format, args...))
}
