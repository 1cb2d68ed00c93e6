package billingstate

import (
	"cmp"
	"slices"
	"time"

	"pellucid/internal/domain/sale"
)

// Facts is all that the provider has told about one user's payments, in any order.
type Facts struct {
	Reports []sale.SubscriptionReport // Offer is what was frozen
	Orders  []sale.PaidOrder
	Refunds []sale.RefundReport

	Spent    map[string]int  // credits that were used of the cycle that a payment began, by its transaction
	Returned map[string]bool // transactions that the provider is to give back, or has given back
	Refused  map[string]bool // transactions that the provider would not give back
	Kept     map[string]bool // subscriptions whose unused credits were kept: no payment goes back for them by itself
}

// State is what follows from a user's payments at a moment. It depends on nothing else: whatever the order in which the
// facts became known, and however often, the state is the same (docs/adr/0009).
type State struct {
	Plans         []Plan // that were ever paid for, oldest first; none but the last gives access
	Cycle         Cycle  // which the plan credits belong to; without a key when there was never a paid plan
	Packs         []Pack
	Kept          []Kept // of plans that newer ones replaced
	Receipts      []sale.Receipt
	ProviderTasks []sale.ProviderTask
	NextAt        time.Time // when time alone changes the standing; zero: never
}

// Cycle is a month of a paid plan.
type Cycle struct {
	Key            string // of the ledger entry that grants its credits
	SubscriptionID string
	Doubles        string // the subscription that was replaced within a day, and is given back
	Credits        int
	Clawed         int // of Credits, because a part of the payment went back
	RefundID       string
	StartsAt       time.Time
	EndsAt         time.Time
	Refreshes      bool // another cycle follows at EndsAt
	Ended          bool // the plan is over: nothing is granted
	Description    string
}

// Share is a part of a whole, such as cents given back of cents paid.
type Share struct{ Part, Whole int64 }

// Of returns the share of n credits, rounded to the user's favor.
func (s Share) Of(n int) int {
	if s.Whole <= 0 || s.Part <= 0 {
		return 0
	}
	return int(int64(n) * min(s.Part, s.Whole) / s.Whole)
}

// All reports whether nothing is left.
func (s Share) All() bool { return s.Whole > 0 && s.Part >= s.Whole }

// Pack is a pack of extra credits that was paid for.
type Pack struct {
	Order    sale.PaidOrder
	Clawed   int    // credits that the refunds take back, as far as they are there
	RefundID string // the last of the refunds
}

// Of works out where a user stands.
func Of(facts Facts, now time.Time) State {
	refunds := refundsOf(facts.Refunds)
	var s State
	s.Plans = plansOf(facts, refunds)
	replace(s.Plans, facts)
	for i := range s.Plans {
		s.Plans[i].settle(now)
	}
	s.Cycle = currentCycle(s.Plans, facts.Returned, now)
	s.Kept = keptOf(s.Plans, facts)
	s.Packs = packsOf(facts.Orders, refunds, facts.Returned)
	s.Receipts = receiptsOf(facts.Orders, s.Plans, refunds)
	s.ProviderTasks = providerTasksOf(s.Plans)
	s.NextAt = nextAt(s, now)
	return s
}

// currentCycle returns the cycle of the newest plan, or the empty cycle after it. A payment that goes back begins none: its credits
// could be spent until the money is there, and are forgiven then.
func currentCycle(plans []Plan, returned map[string]bool, now time.Time) Cycle {
	if len(plans) == 0 {
		return Cycle{}
	}
	plan := plans[len(plans)-1]
	last := plan.payments[len(plan.payments)-1]
	if plan.IsActive && returned[last.transactionID] {
		return Cycle{}
	}
	if plan.IsActive {
		return plan.cycle(now)
	}
	ended := Cycle{
		Key: "ended:" + plan.SubscriptionID + ":" + last.transactionID, SubscriptionID: plan.SubscriptionID, Ended: true, StartsAt: plan.AccessUntil,
		EndsAt: plan.AccessUntil, Description: plan.Offer.TierName + " ended",
	}
	if plan.taken != nil {
		ended.RefundID = plan.taken.lastID()
		ended.Description = "Taken back: the payment was returned"
	}
	return ended
}

func nextAt(s State, now time.Time) time.Time {
	var next time.Time
	consider := func(t time.Time) {
		if t.After(now) && (next.IsZero() || t.Before(next)) {
			next = t
		}
	}
	for _, p := range s.Plans {
		if p.IsActive {
			consider(p.AccessUntil)
		}
	}
	if s.Cycle.Refreshes {
		consider(s.Cycle.EndsAt)
	}
	return next
}

// packsOf returns the packs that were paid for, oldest first. One whose payment goes back by itself was never sold.
func packsOf(orders []sale.PaidOrder, refunds refundIndex, goesBack map[string]bool) []Pack {
	var packs []Pack
	for _, o := range orders {
		if o.Credits == 0 || goesBack[o.TransactionID] {
			continue
		}
		pack := Pack{Order: o}
		if back := refunds.of(o.TransactionID, o.OrderID); back != nil {
			pack.Clawed, pack.RefundID = back.share(o.AmountCents).Of(o.Credits), back.lastID()
		}
		packs = append(packs, pack)
	}
	slices.SortFunc(packs, func(a, b Pack) int {
		return cmp.Or(a.Order.PaidAt.Compare(b.Order.PaidAt), cmp.Compare(a.Order.OrderID, b.Order.OrderID))
	})
	return packs
}

// providerTasksOf lists what the provider is to do: end what was replaced or given back, so that nobody pays for it again, and
// give back what was paid for a plan that was replaced within a day.
func providerTasksOf(plans []Plan) []sale.ProviderTask {
	var tasks []sale.ProviderTask
	for _, p := range plans {
		if !p.over && (p.Status == sale.SubscriptionReplaced || p.taken != nil) {
			tasks = append(tasks, sale.ProviderTask{Act: sale.ProviderTaskCancel, Target: p.SubscriptionID})
		}
		if last := p.payments[len(p.payments)-1]; p.doubled && p.taken == nil {
			tasks = append(tasks, sale.ProviderTask{Act: sale.ProviderTaskRefund, Target: last.transactionID})
		}
	}
	return tasks
}
