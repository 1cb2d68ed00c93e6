package billingstate

import (
	"cmp"
	"slices"

	"pellucid/internal/domain/sale"
)

// plansOf gathers what is known of each subscription that was ever paid for, oldest first.
func plansOf(facts Facts, refunds refundIndex) []Plan {
	byID := map[string][]sale.SubscriptionReport{}
	for _, r := range facts.Reports {
		byID[r.SubscriptionID] = append(byID[r.SubscriptionID], r)
	}
	var plans []Plan
	for id, reports := range byID {
		slices.SortFunc(reports, compareReports)
		if plan := planOf(id, reports, refunds); len(plan.payments) > 0 {
			plans = append(plans, plan)
		}
	}
	slices.SortFunc(plans, func(a, b Plan) int {
		return cmp.Or(a.StartsAt.Compare(b.StartsAt), cmp.Compare(a.SubscriptionID, b.SubscriptionID))
	})
	return plans
}

// planOf reads the reports of one subscription, which are sorted.
func planOf(id string, reports []sale.SubscriptionReport, refunds refundIndex) Plan {
	p := Plan{SubscriptionID: id, payments: paymentsOf(reports)}
	if len(p.payments) == 0 {
		return p
	}
	last := p.payments[len(p.payments)-1]
	p.StartsAt, p.Offer, p.ProductID, p.paidTo, p.PeriodStart = p.payments[0].start, last.offer, last.productID, last.end, last.start
	for _, r := range reports {
		p.read(r)
	}
	for i := range p.payments {
		payment := &p.payments[i]
		back := refunds.of(payment.transactionID, "")
		if back == nil {
			continue
		}
		payment.back = back
		whole := i == len(p.payments)-1 && back.share(payment.amountCents).All()
		if (whole || back.dispute) && p.taken == nil {
			p.taken, p.takenAt = back, back.at
		}
	}
	return p
}

// read takes in one more report. A subscription that was ended stays so, whatever is told after it.
func (p *Plan) read(r sale.SubscriptionReport) {
	last := p.payments[len(p.payments)-1]
	if entitled(r) && r.UpdatedAt.After(last.paidAt) && r.Type != "active" {
		if r.Offer != nil {
			p.turnTo(*r.Offer, r.ProductID, last)
		}
		p.extend(r, last)
	}
	if late(r) && r.UpdatedAt.After(last.paidAt) && p.retried.IsZero() {
		p.retried = p.paidTo.Add(Grace)
	}
	if p.over || state(r) == "" {
		return
	}
	if p.status != state(r) {
		p.statusAt = r.UpdatedAt
	}
	p.status = state(r)
	p.over = p.status == "canceled"
}

// extend takes in until when a report says that the subscription is paid for. What was paid for is never cut short, but by a
// change to a plan that gives more: its period begins anew.
func (p *Plan) extend(r sale.SubscriptionReport, last planPayment) {
	switch {
	case r.PeriodEnd.IsZero():
	case !p.Offer.Same(last.offer), r.PeriodEnd.After(p.paidTo):
		p.paidTo = r.PeriodEnd
	}
}

// turnTo takes in that the subscription is another product since it was paid for last. One that gives less comes with the
// next payment: what was paid for is had to its end.
func (p *Plan) turnTo(offer sale.Offer, productID string, last planPayment) {
	p.Offer, p.ProductID, p.Next = last.offer, last.productID, nil
	switch {
	case offer.Same(last.offer):
	case offer.Downgrades(last.offer):
		p.Next = &offer
	default:
		p.Offer, p.ProductID = offer, productID
	}
}

// paymentsOf returns the distinct payments that reports prove, oldest first. Of several reports of one payment, the
// provider's event stands over what we read, and an earlier one over a later one.
func paymentsOf(reports []sale.SubscriptionReport) []planPayment {
	proofs, amounts := map[string]sale.SubscriptionReport{}, map[string]int64{}
	for _, r := range reports {
		if !provesPayment(r) || r.Offer == nil {
			continue
		}
		// An event tells the price of the product; what we read may know that less was charged, for a change of plan.
		if least, ok := amounts[r.TransactionID]; r.AmountCents >= 0 && (!ok || r.AmountCents < least) {
			amounts[r.TransactionID] = r.AmountCents
		}
		known, ok := proofs[r.TransactionID]
		if !ok || (known.Type == sale.ReportRead && r.Type == "paid") {
			proofs[r.TransactionID] = r
		}
	}
	payments := make([]planPayment, 0, len(proofs))
	for id, r := range proofs {
		amount, ok := amounts[id]
		if !ok {
			amount = r.Offer.PriceCents
		}
		payments = append(payments, paymentOf(r, amount))
	}
	slices.SortFunc(payments, func(a, b planPayment) int {
		return cmp.Or(a.start.Compare(b.start), a.paidAt.Compare(b.paidAt), cmp.Compare(a.transactionID, b.transactionID))
	})
	return payments
}

func paymentOf(r sale.SubscriptionReport, amountCents int64) planPayment {
	p := planPayment{
		transactionID: r.TransactionID, productID: r.ProductID, offer: *r.Offer, amountCents: amountCents,
		currency: r.Currency, start: r.PeriodStart, end: r.PeriodEnd, paidAt: r.UpdatedAt,
	}
	if p.start.IsZero() {
		p.start = r.UpdatedAt
	}
	if !p.end.After(p.start) {
		months := 1
		if p.offer.Payment == sale.Yearly {
			months = 12
		}
		p.end = sale.AddMonths(p.start, months)
	}
	return p
}
