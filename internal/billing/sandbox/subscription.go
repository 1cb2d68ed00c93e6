package sandbox

import (
	"time"
)

// The states of a subscription.
const (
	active          = "active"
	scheduledCancel = "scheduled_cancel"
	canceled        = "canceled"
	paused          = "paused"
	pastDue         = "past_due"
	unpaid          = "unpaid"
)

// touch notes that the subscription changed: later than ever before, even within the same millisecond.
func (sub *subscription) touch(now time.Time) {
	if !now.After(sub.UpdatedAt) {
		now = sub.UpdatedAt.Add(time.Millisecond)
	}
	sub.UpdatedAt = now
}

func (sub *subscription) over() bool { return sub.Status == canceled }

// cancel ends a subscription at once, or notes how it ends when what is paid for is over.
func (s *Sandbox) cancel(st *state, sub *subscription, scheduled bool, onEnd string) error {
	switch {
	case sub.over():
		return badRequest("Subscription is already canceled")
	case scheduled && sub.Status == scheduledCancel:
		return nil
	case scheduled:
		sub.Status, sub.OnEnd = scheduledCancel, onEnd
		sub.touch(s.now())
		s.tellSubscription(st, sub, "subscription.scheduled_cancel")
	default:
		s.end(st, sub, s.now())
	}
	return nil
}

func (s *Sandbox) end(st *state, sub *subscription, at time.Time) {
	sub.Status, sub.CanceledAt, sub.RetryAt = canceled, at, time.Time{}
	sub.touch(at)
	s.tellSubscription(st, sub, "subscription.canceled")
}

func (s *Sandbox) pause(st *state, sub *subscription, at time.Time) error {
	if sub.Status != active && sub.Status != scheduledCancel {
		return badRequest("Only an active subscription can be paused")
	}
	sub.Status = paused
	sub.touch(at)
	s.tellSubscription(st, sub, "subscription.paused")
	return nil
}

// resume takes a scheduled end back, or ends a pause; when the period went by in the pause, the next one begins and is
// charged today.
func (s *Sandbox) resume(st *state, sub *subscription) error {
	if sub.Status != paused && sub.Status != scheduledCancel {
		return badRequest("Only a paused subscription, or one that is scheduled to be canceled, can be resumed")
	}
	now := s.now()
	wasPaused := sub.Status == paused
	sub.Status, sub.OnEnd = active, ""
	sub.touch(now)
	s.tellSubscription(st, sub, "subscription.update")
	if wasPaused && !sub.PeriodEnd.After(now) {
		sub.PeriodEnd = now
		s.renew(st, sub, now)
	}
	return nil
}

// move puts a subscription on another product in one of Creem's three ways.
func (s *Sandbox) move(st *state, sub *subscription, to Product, behavior string) error {
	if sub.Status != active && sub.Status != scheduledCancel {
		return badRequest("Only an active subscription can be changed")
	}
	if to.Months == 0 || sub.Product.ID == to.ID {
		return badRequest("The subscription cannot be moved to this product")
	}
	now := s.now()
	switch behavior {
	case "", "proration-charge-immediately":
		return s.moveNow(st, sub, to, now)
	case "proration-charge":
		sub.PendingCents += sub.unused((to.PriceCents-sub.Product.PriceCents)*int64(sub.Units), now)
	case "proration-none":
	default:
		return badRequest("update_behavior must be one of proration-charge-immediately, proration-charge, proration-none")
	}
	sub.Product, sub.Status, sub.OnEnd = to, active, ""
	sub.touch(now)
	s.tellSubscription(st, sub, "subscription.update")
	return nil
}

// moveNow charges the new price less what is unused of the old one, and begins a new period today.
func (s *Sandbox) moveNow(st *state, sub *subscription, to Product, now time.Time) error {
	if sub.CardFails {
		return badRequest("The payment for the change was declined")
	}
	sub.PendingCents -= sub.unused(sub.Product.PriceCents*int64(sub.Units), now)
	sub.Product, sub.Status, sub.OnEnd = to, active, ""
	sub.begin(now)
	st.charge(sub, now)
	sub.touch(now)
	s.tellSubscription(st, sub, "subscription.update")
	sub.touch(now)
	s.tellSubscription(st, sub, "subscription.paid")
	return nil
}

// charge takes the price of the present period, with what is pending; a credit that is left stays pending.
func (st *state) charge(sub *subscription, at time.Time) {
	due := sub.Product.PriceCents*int64(sub.Units) + sub.PendingCents
	sub.PendingCents = min(due, 0)
	tx := &transaction{
		ID: newID("tran"), Type: "invoice", Status: "paid", AmountCents: max(due, 0), Order: newID("ord"), Checkout: sub.Checkout,
		Subscription: sub.ID, Customer: sub.Customer, Product: sub.Product.ID, Description: sub.Product.Name,
		PeriodStart: sub.PeriodStart, PeriodEnd: sub.PeriodEnd, CreatedAt: at,
	}
	st.Transactions[tx.ID], sub.Last = tx, tx.ID
}
