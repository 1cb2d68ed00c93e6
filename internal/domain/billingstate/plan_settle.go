package billingstate

import (
	"fmt"
	"time"

	"pellucid/internal/domain/sale"
)

// ownEnd is when the plan ends by itself: access and what is paid for, and whether another payment is to come. Whoever was told
// that a payment failed has the plan until the day that they were told, even when it is canceled or given up before.
func (p *Plan) ownEnd() (access, paid time.Time, renews bool) {
	switch p.status {
	case "active", "trialing", "past_due", "unpaid":
		return p.paidTo.Add(Grace), p.paidTo, true
	}
	end := p.paidTo
	if p.retried.After(end) {
		end = p.retried
	}
	return end, end, false
}

func (p *Plan) endsBefore(t time.Time) bool {
	access, _, _ := p.ownEnd()
	if p.taken != nil && p.takenAt.Before(access) {
		access = p.takenAt
	}
	return !access.After(t)
}

// settle says where the plan stands at a moment.
func (p *Plan) settle(now time.Time) {
	p.AccessUntil, p.ExpiresAt, p.AutoRenew = p.ownEnd()
	p.Status = sale.SubscriptionActive
	switch {
	case p.status == "past_due" || p.status == "unpaid":
		p.Status = sale.SubscriptionPastDue
	case p.status == "canceled":
		p.Status = sale.SubscriptionCanceled
	}
	p.IsActive = p.AccessUntil.After(now)
	if !p.IsActive {
		p.ExpiresAt = p.AccessUntil // the days in which a late payment was awaited were had, too
		if p.Status != sale.SubscriptionCanceled {
			p.Status = sale.SubscriptionExpired
		}
	}
	if p.taken != nil {
		p.endAt(p.takenAt, sale.SubscriptionCanceled)
	}
	if !p.replaced.IsZero() {
		p.endAt(p.replaced, sale.SubscriptionReplaced)
	}
	p.AutoRenew = p.AutoRenew && p.IsActive
	p.Resumable = p.IsActive && p.retried.IsZero() && (p.status == "scheduled_cancel" || p.status == "paused")
	if p.AutoRenew {
		p.ReadAt = p.ExpiresAt
	} else {
		p.Next = nil
	}
	p.Changes = p.changes()
}

// endAt ends the plan before its time.
func (p *Plan) endAt(t time.Time, status sale.SubscriptionStatus) {
	p.IsActive, p.AutoRenew, p.Status = false, false, status
	if t.Before(p.AccessUntil) {
		p.AccessUntil = t
	}
	if t.Before(p.ExpiresAt) {
		p.ExpiresAt = t
	}
}

// cycle returns the month of the latest payment in which now lies; in the time of grace, the last one.
func (p *Plan) cycle(now time.Time) Cycle {
	last := p.payments[len(p.payments)-1]
	count := cyclesIn(last.start, last.end, last.offer.Payment)
	i := min(monthsBetween(last.start, now), count-1)
	c := Cycle{
		Key: "creem:tran:" + last.transactionID, SubscriptionID: p.SubscriptionID, Credits: last.offer.Terms.MonthlyCredits,
		StartsAt: sale.AddMonths(last.start, i), EndsAt: sale.AddMonths(last.start, i+1), Refreshes: i < count-1, Description: last.offer.TierName + " credits",
	}
	if last.offer.Payment == sale.Monthly || !c.Refreshes {
		c.EndsAt = last.end
	}
	if !c.EndsAt.After(now) { // a late payment: nothing follows until it comes
		c.EndsAt = p.AccessUntil
	}
	if i > 0 {
		c.Key, c.Credits = fmt.Sprintf("%s:%d", c.Key, i), p.Offer.Terms.MonthlyCredits
	} else {
		c.Doubles = p.doubles
	}
	if last.back != nil {
		c.Clawed, c.RefundID = last.back.share(last.amountCents).Of(c.Credits), last.back.lastID()
	}
	return c
}
