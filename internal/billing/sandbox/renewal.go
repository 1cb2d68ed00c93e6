package sandbox

import (
	"slices"
	"strings"
	"time"
)

// dunning is when a failed renewal is tried again, counted from its first failure. After the last the subscription ends.
var dunning = []time.Duration{24 * time.Hour, 3 * 24 * time.Hour, 7 * 24 * time.Hour, 14 * 24 * time.Hour}

// renewDue brings every subscription up to date, period by period, as if nobody had ever been late.
func (s *Sandbox) renewDue(st *state, now time.Time) (renewed int) {
	for _, sub := range st.subscriptions() {
		for at := sub.dueAt(); !at.IsZero() && !at.After(now); at = sub.dueAt() {
			s.turn(st, sub, at)
			renewed++
		}
	}
	return renewed
}

// dueAt is when something happens to the subscription by itself; zero: never.
func (sub *subscription) dueAt() time.Time {
	switch sub.Status {
	case active, scheduledCancel:
		return sub.PeriodEnd
	case pastDue, unpaid:
		return sub.RetryAt
	}
	return time.Time{}
}

// turn is what happens when a period is over, or when a failed renewal is tried again.
func (s *Sandbox) turn(st *state, sub *subscription, at time.Time) {
	switch {
	case sub.Status == scheduledCancel && sub.OnEnd == "pause":
		sub.Status = paused
		sub.touch(at)
		s.tellSubscription(st, sub, "subscription.paused")
	case sub.Status == scheduledCancel:
		s.end(st, sub, at)
	default:
		s.renew(st, sub, at)
	}
}

// renew charges the next period.
func (s *Sandbox) renew(st *state, sub *subscription, at time.Time) {
	if sub.CardFails {
		s.fail(st, sub, at)
		return
	}
	if sub.Failures > 0 { // it was paid late: the period is the one that was due
		sub.Status, sub.Failures, sub.RetryAt = active, 0, time.Time{}
	}
	sub.advance()
	st.charge(sub, at)
	sub.touch(at)
	s.tellSubscription(st, sub, "subscription.paid")
}

// fail notes a renewal that could not be charged: past due, then unpaid, then expired, then over.
func (s *Sandbox) fail(st *state, sub *subscription, at time.Time) {
	sub.Failures++
	if sub.Failures > len(dunning) {
		s.end(st, sub, at)
		return
	}
	sub.RetryAt = sub.PeriodEnd.Add(dunning[sub.Failures-1])
	sub.touch(at)
	switch sub.Failures {
	case 1, 2:
		sub.Status = pastDue
		s.tellSubscription(st, sub, "subscription.past_due")
	case 3:
		sub.Status = unpaid
		s.tellSubscription(st, sub, "subscription.unpaid")
	default:
		s.tellSubscription(st, sub, "subscription.expired")
	}
}

// subscriptions are all of them, oldest first.
func (st *state) subscriptions() []*subscription {
	list := make([]*subscription, 0, len(st.Subscriptions))
	for _, sub := range st.Subscriptions {
		list = append(list, sub)
	}
	slices.SortFunc(list, func(a, b *subscription) int {
		if c := a.CreatedAt.Compare(b.CreatedAt); c != 0 {
			return c
		}
		return strings.Compare(a.ID, b.ID)
	})
	return list
}
