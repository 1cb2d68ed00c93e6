package billingstate

import (
	"cmp"
	"slices"
	"time"

	"pellucid/internal/domain/sale"
)

// returned is all that went back of one payment.
type returned struct {
	ids     []string // in a fixed order
	cents   []int64
	paid    int64 // what the payment had brought in, when the provider says so
	dispute bool
	at      time.Time // the first
}

func (r *returned) lastID() string { return r.ids[len(r.ids)-1] }

// share is how much of what was paid is back. Whoever disputes takes all of it; so does a refund that does not say.
func (r *returned) share(paidCents int64) Share {
	whole := cmp.Or(r.paid, paidCents)
	if r.dispute || whole <= 0 {
		return Share{Part: 1, Whole: 1}
	}
	var part int64
	for _, cents := range r.cents {
		if cents <= 0 {
			cents = whole
		}
		part += cents
	}
	return Share{Part: min(part, whole), Whole: whole}
}

// refundIndex finds refunds by the transaction or order that they name.
type refundIndex struct{ transactions, orders map[string]*returned }

func (x refundIndex) of(transactionID, orderID string) *returned {
	if r := x.transactions[transactionID]; r != nil && transactionID != "" {
		return r
	}
	if orderID == "" {
		return nil
	}
	return x.orders[orderID]
}

// refundsOf sorts reports by what they are about. A refund counts when it has succeeded or is on its way: credits that
// were taken for one that fails in the end are for the administrator to give again.
func refundsOf(reports []sale.RefundReport) refundIndex {
	sorted := slices.Clone(reports)
	slices.SortFunc(sorted, func(a, b sale.RefundReport) int {
		return cmp.Or(a.ReportedAt.Compare(b.ReportedAt), cmp.Compare(a.RefundID, b.RefundID), cmp.Compare(a.Status, b.Status))
	})
	index, seen := refundIndex{map[string]*returned{}, map[string]*returned{}}, map[string]bool{}
	for _, r := range sorted {
		if seen[r.RefundID] || (!r.Dispute && r.Status != "succeeded" && r.Status != "pending") {
			continue
		}
		seen[r.RefundID] = true
		index.add(r)
	}
	return index
}

func (x refundIndex) add(r sale.RefundReport) {
	back := x.of(r.TransactionID, r.OrderID)
	if back == nil {
		back = &returned{at: r.ReportedAt}
	}
	back.ids = append(back.ids, r.RefundID)
	back.cents = append(back.cents, r.AmountCents)
	back.paid = max(back.paid, r.PaidCents)
	back.dispute = back.dispute || r.Dispute
	if r.TransactionID != "" {
		x.transactions[r.TransactionID] = back
	}
	if r.OrderID != "" {
		x.orders[r.OrderID] = back
	}
}

// receiptsOf lists what was paid: each transaction once, whether its order or its subscription told of it.
func receiptsOf(orders []sale.PaidOrder, plans []Plan, refunds refundIndex) []sale.Receipt {
	byTransaction := map[string]sale.PaidOrder{}
	for _, o := range orders {
		byTransaction[o.TransactionID] = o
	}
	var receipts []sale.Receipt
	for _, o := range orders {
		if o.Credits > 0 {
			receipts = append(receipts, receiptOf(o, sale.Pack{Credits: o.Credits}.Name(), refunds))
		}
	}
	for _, plan := range plans {
		for _, p := range plan.payments {
			paid := sale.PaidOrder{TransactionID: p.transactionID, AmountCents: p.amountCents, Currency: p.currency, PaidAt: p.paidAt}
			if o, ok := byTransaction[p.transactionID]; ok {
				paid.OrderID, paid.AmountCents, paid.Currency, paid.TaxCents = o.OrderID, o.AmountCents, o.Currency, o.TaxCents
			}
			receipts = append(receipts, receiptOf(paid, p.offer.TierName+" plan, "+string(p.offer.Payment), refunds))
		}
	}
	return receipts
}

func receiptOf(o sale.PaidOrder, description string, refunds refundIndex) sale.Receipt {
	receipt := sale.Receipt{
		TransactionID: o.TransactionID, OrderID: o.OrderID, Description: description, AmountCents: o.AmountCents,
		Currency: cmp.Or(o.Currency, "USD"), PaidAt: o.PaidAt, TaxCents: o.TaxCents,
	}
	if back := refunds.of(o.TransactionID, o.OrderID); back != nil {
		if back.paid > 0 {
			receipt.AmountCents = back.paid // what the transaction brought in, tax and all
		}
		share := back.share(o.AmountCents)
		receipt.RefundedCents = receipt.AmountCents
		if !share.All() {
			receipt.RefundedCents = share.Part
		}
	}
	return receipt
}
