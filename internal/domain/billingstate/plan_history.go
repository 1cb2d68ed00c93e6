package billingstate

import (
	"time"

	"pellucid/internal/domain/sale"
)

// PlanChange is one line of a subscription's history.
type PlanChange struct {
	Key    string // the same for the same change
	Change string
	Offer  sale.Offer
	// TransactionID is the payment that the change came with; empty: it came without one.
	TransactionID string
	StartsAt      time.Time
	ExpiresAt     time.Time
	IsActive      bool
	AutoRenew     bool
	HappenedAt    time.Time
}

// changes tells the plan's history.
func (p *Plan) changes() []PlanChange {
	var changes []PlanChange
	for i, pay := range p.payments {
		change := "renewed"
		switch {
		case i == 0:
			change = "started"
		case pay.offer.TierID == p.payments[i-1].offer.TierID && pay.offer.Payment == p.payments[i-1].offer.Payment:
		case pay.offer.Terms.MonthlyCredits < p.payments[i-1].offer.Terms.MonthlyCredits:
			change = "downgraded"
		default:
			change = "upgraded"
		}
		changes = append(changes, PlanChange{
			Key: change + ":" + pay.transactionID, TransactionID: pay.transactionID, Change: change, Offer: pay.offer, StartsAt: pay.start, ExpiresAt: pay.end,
			IsActive: p.IsActive && i == len(p.payments)-1, AutoRenew: p.AutoRenew && i == len(p.payments)-1, HappenedAt: pay.start,
		})
	}
	if end, ok := p.lastWord(); ok {
		end.Key, end.Offer, end.StartsAt, end.ExpiresAt = end.Change+":"+p.SubscriptionID, p.Offer, p.StartsAt, p.ExpiresAt
		end.IsActive = p.IsActive
		changes = append(changes, end)
	}
	return changes
}

// EndedByRefund returns the payment whose return has ended the plan, or nothing.
func (p *Plan) EndedByRefund() (transactionID string) {
	if p.taken == nil || p.Status != sale.SubscriptionCanceled {
		return ""
	}
	for _, payment := range p.payments {
		if payment.back == p.taken {
			return payment.transactionID
		}
	}
	return ""
}

// Canceled reports whether the plan gives access to its end and no longer, and since when that is known.
func (p *Plan) Canceled() (bool, time.Time) {
	return p.IsActive && !p.AutoRenew && (p.status == "scheduled_cancel" || p.status == "canceled" || p.status == "paused"), p.statusAt
}

func (p *Plan) lastWord() (PlanChange, bool) {
	switch {
	case p.Status == sale.SubscriptionReplaced:
		return PlanChange{Change: "replaced", HappenedAt: p.replaced}, true
	case p.taken != nil && p.taken.dispute:
		return PlanChange{Change: "disputed", HappenedAt: p.takenAt}, true
	case p.taken != nil:
		return PlanChange{Change: "refunded", HappenedAt: p.takenAt}, true
	case p.Status == sale.SubscriptionExpired || (p.Status == sale.SubscriptionCanceled && !p.IsActive):
		return PlanChange{Change: "expired", HappenedAt: p.AccessUntil}, true
	case p.status == "scheduled_cancel" || p.status == "canceled" || p.status == "paused":
		return PlanChange{Change: "canceled", HappenedAt: p.statusAt}, true
	case p.Status == sale.SubscriptionPastDue:
		return PlanChange{Change: "past_due", HappenedAt: p.statusAt}, true
	}
	return PlanChange{}, false
}
