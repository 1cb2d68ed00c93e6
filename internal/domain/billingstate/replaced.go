package billingstate

import "time"

// replace lets the newest plan take over from those that were running when it began. One that was paid for within the day
// before was an accident or a change of mind, whichever plan it was: its payment is given back.
func replace(plans []Plan, facts Facts) {
	for i := range plans[:max(0, len(plans)-1)] {
		p, next := &plans[i], &plans[i+1]
		if p.endsBefore(next.StartsAt) && !facts.Kept[p.SubscriptionID] { // clocks differ: what was kept stays known
			continue
		}
		p.replaced, p.by = next.StartsAt, next.payments[0].offer
		if p.returnable(next, facts) {
			p.doubled, next.doubles = true, p.SubscriptionID
		}
	}
}

// returnable reports whether a plan's last payment is given back because another plan was bought soon after it. The provider
// gives back nothing but whole payments, so this one must have paid for a whole period, and what was used of it must fit into
// the credits of the other plan, against which it counts.
func (p *Plan) returnable(next *Plan, facts Facts) bool {
	last, second := p.last(), next.payments[0]
	if second.start.Sub(last.start) >= doublePurchase || facts.Refused[last.transactionID] || facts.Kept[p.SubscriptionID] {
		return false
	}
	if n := len(p.payments); n > 1 && !p.payments[n-2].offer.Same(last.offer) {
		return false // the difference in price of a change of plan
	}
	return facts.Spent[last.transactionID] <= second.offer.Terms.MonthlyCredits
}

func (p *Plan) last() planPayment { return p.payments[len(p.payments)-1] }

// Kept is what was paid for of a plan that a newer one has replaced and that was not given back as money: its unused credits
// stay, as extra credits.
type Kept struct {
	SubscriptionID string
	TierName       string
	By             string // the plan that replaced it
	At             time.Time
	CycleKey       string // of the cycle that was cut short
	Credits        int    // that this cycle gives
	Later          int    // credits of the months after it that were paid for
	Whole          bool   // what was used of the cycle was counted elsewhere
	Refused        bool   // the provider was asked to give the payment back, and would not
	Back           Share  // of the payment, that went back all the same
	RefundID       string
}

// keptOf lists what stays of the plans that were replaced.
func keptOf(plans []Plan, facts Facts) []Kept {
	var all []Kept
	for i := range plans {
		p := &plans[i]
		last := p.last()
		if p.replaced.IsZero() || p.doubled || !last.end.After(p.replaced) {
			continue
		}
		cycle, count := p.cycle(p.replaced), cyclesIn(last.start, last.end, last.offer.Payment)
		months := max(0, count-1-monthsBetween(last.start, p.replaced))
		k := Kept{
			SubscriptionID: p.SubscriptionID, TierName: p.Offer.TierName, By: p.by.TierName, At: p.replaced, CycleKey: cycle.Key,
			Credits: cycle.Credits, Later: months * p.Offer.Terms.MonthlyCredits, Refused: facts.Refused[last.transactionID],
		}
		k.Whole = k.Refused // the newer plan's credits were reduced by them, while the payment was to be given back
		if last.back != nil {
			k.Back, k.RefundID = last.back.share(last.amountCents), last.back.lastID()
		}
		if p.taken != nil {
			k.Back, k.RefundID = Share{Part: 1, Whole: 1}, p.taken.lastID()
		}
		all = append(all, k)
	}
	return all
}

// ReturnedFor returns the payment that is given back because another plan was bought within a day of it, and that plan's
// name; nothing of a plan without such a payment.
func (p *Plan) ReturnedFor() (transactionID, by string) {
	if !p.doubled {
		return "", ""
	}
	return p.last().transactionID, p.by.TierName
}
