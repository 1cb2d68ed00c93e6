package sale

import (
	"time"

	"pellucid/internal/domain/ledger"
)

// Downgrades reports whether moving from an offer to this one gives less: fewer credits, or a month where a year was paid
// for. Less is had when what is paid for ends; more is had at once.
func (o Offer) Downgrades(from Offer) bool {
	if o.Terms.MonthlyCredits != from.Terms.MonthlyCredits {
		return o.Terms.MonthlyCredits < from.Terms.MonthlyCredits
	}
	return o.Payment == Monthly && from.Payment == Yearly
}

// Same reports whether two offers are the same plan, paid equally often.
func (o Offer) Same(other Offer) bool { return o.TierID == other.TierID && o.Payment == other.Payment }

// HeldCycle is the cycle that a user's plan credits belong to.
type HeldCycle struct {
	Credits  int // that it gave
	Clawed   int // of them, taken back by refunds
	Left     int
	StartsAt time.Time
	EndsAt   time.Time
}

// Overused is how many more credits the cycle has given at a moment than its share of the time.
func (h HeldCycle) Overused(at time.Time) int {
	used := h.Credits - h.Clawed - h.Left
	passed := max(0, at.Sub(h.StartsAt).Milliseconds())
	fair := int(int64(h.Credits) * passed / max(1, h.EndsAt.Sub(h.StartsAt).Milliseconds()))
	return max(0, used-fair)
}

// PlanMove is what a change of plan comes to, as it is told before anybody agrees to it. Money is in US cents.
type PlanMove struct {
	To       Offer
	Now      bool      // it takes effect at once
	At       time.Time // when it takes effect
	DueCents int64     // charged today; the provider rounds, and adds taxes
	Credits  int       // plan credits that come with it
	Expiring int       // plan credits that expire at ExpireAt, unless they are spent before
	ExpireAt time.Time // at the latest At; before it in a year of monthly credits
	RenewsAt time.Time // when the new price is charged in full
}

// Move works out what moving a running subscription to an offer comes to.
func (s Subscription) Move(to Offer, held HeldCycle, now time.Time) PlanMove {
	m := PlanMove{
		To: to, At: s.ExpiresAt, Credits: to.Terms.MonthlyCredits, Expiring: held.Left, ExpireAt: ledger.Until(held.EndsAt, s.KeptUntil()), RenewsAt: s.ExpiresAt,
	}
	if to.Downgrades(s.Offer()) || to.Same(s.Offer()) {
		return m
	}
	m.Now, m.At, m.ExpireAt, m.RenewsAt = true, now, now, AddMonths(now, to.Payment.months())
	m.Credits = max(0, to.Terms.MonthlyCredits-held.Overused(now))
	m.DueCents = max(0, to.PriceCents-s.unusedCents(now))
	return m
}

// unusedCents is the part of the last price that belongs to the time that is left.
func (s Subscription) unusedCents(now time.Time) int64 {
	start := s.PeriodStart
	if start.IsZero() {
		start = AddMonths(s.ExpiresAt, -s.Payment.months())
	}
	total, left := s.ExpiresAt.Sub(start).Milliseconds(), s.ExpiresAt.Sub(now).Milliseconds()
	if total <= 0 || left <= 0 {
		return 0
	}
	return (s.PriceCents*min(left, total) + total/2) / total
}

// months is how long a payment lasts.
func (p PaymentType) months() int {
	if p == Yearly {
		return 12
	}
	return 1
}
