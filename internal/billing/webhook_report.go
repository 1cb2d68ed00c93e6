package billing

import (
	"context"
	"strconv"
	"strings"

	"pellucid/internal/domain/sale"
)

// report says in our own words what an event tells.
func (b *Billing) report(ctx context.Context, event Event) (sale.PaymentReport, error) {
	switch {
	case event.Checkout != nil:
		return checkoutReport(*event.Checkout), nil
	case event.Subscription != nil:
		kind := event.Type[strings.LastIndexByte(event.Type, '.')+1:]
		return b.subscriptionReport(ctx, *event.Subscription, kind)
	default:
		r := event.Refund
		return sale.PaymentReport{
			UserID: userID(r.Metadata), CheckoutID: r.RequestID, CustomerID: r.CustomerID,
			Refund: &sale.RefundReport{
				RefundID: r.ID, Status: r.Status, Dispute: r.Dispute, TransactionID: r.TransactionID, OrderID: r.OrderID,
				SubscriptionID: r.SubscriptionID, AmountCents: r.AmountCents, PaidCents: r.PaidCents, ReportedAt: event.CreatedAt,
			},
		}, nil
	}
}

func checkoutReport(c Checkout) sale.PaymentReport {
	report := sale.PaymentReport{
		UserID: userID(c.Metadata), CheckoutID: c.RequestID, CustomerID: c.CustomerID, Completed: c.Status == "completed" || c.Order != nil,
	}
	if c.Order == nil {
		if c.SubscriptionID != "" {
			report.Subscription = &sale.SubscriptionReport{SubscriptionID: c.SubscriptionID}
		}
		return report
	}
	report.Order = &sale.PaidOrder{
		OrderID: c.Order.ID, CheckoutID: c.RequestID, TransactionID: c.Order.TransactionID, SubscriptionID: c.SubscriptionID,
		AmountCents: c.Order.AmountCents, Currency: c.Order.Currency, PaidAt: c.Order.PaidAt,
	}
	if c.Order.TaxKnown {
		report.Order.TaxCents = &c.Order.TaxCents
	}
	if c.Order.OneTime {
		report.Order.Credits, _ = strconv.Atoi(c.Metadata["credits"]) // our own checkout stands over it
	}
	return report
}

func (b *Billing) subscriptionReport(ctx context.Context, s Subscription, kind string) (sale.PaymentReport, error) {
	offer, err := b.offer(ctx, s)
	return sale.PaymentReport{
		UserID: userID(s.Metadata), CheckoutID: s.Metadata["checkout_id"], CustomerID: s.CustomerID,
		Subscription: &sale.SubscriptionReport{
			SubscriptionID: s.ID, Type: kind, Status: s.Status, ProductID: s.ProductID, TransactionID: s.LastTransactionID,
			AmountCents: paidCents(s), Currency: s.Currency, PeriodStart: s.PeriodStart, PeriodEnd: s.PeriodEnd, UpdatedAt: s.UpdatedAt, Offer: offer,
		},
	}, err
}

// paidCents is what a record says that its transaction brought in, or less than nothing when it does not say.
func paidCents(s Subscription) int64 {
	if s.PaidCents == 0 && s.AmountCents == 0 {
		return -1
	}
	return s.PaidCents
}

// offer returns what a subscription's product is on sale as now, or nil.
func (b *Billing) offer(ctx context.Context, s Subscription) (*sale.Offer, error) {
	tiers, err := b.Store.Tiers(ctx)
	if err != nil || s.ProductID == "" {
		return nil, err
	}
	for _, tier := range tiers {
		for _, payment := range []sale.PaymentType{sale.Monthly, sale.Yearly} {
			if b.ProductID(tier, payment) == s.ProductID {
				offer := tier.Offer(payment)
				return &offer, nil
			}
		}
	}
	return nil, nil
}

func userID(metadata map[string]string) int64 {
	id, _ := strconv.ParseInt(metadata["user_id"], 10, 64) // 0 when there is none: other names are tried
	return id
}

func knownStatus(status string) bool {
	switch status {
	case "active", "trialing", "scheduled_cancel", "past_due", "unpaid", "paused", "expired", "canceled":
		return true
	}
	return false
}

// readSubscription records what the provider says of a subscription now.
func (b *Billing) readSubscription(ctx context.Context, id string) error {
	record, err := b.Provider.Subscription(ctx, id)
	if err != nil {
		return err
	}
	return b.record(ctx, record)
}

// record records what the provider showed us of a subscription.
func (b *Billing) record(ctx context.Context, s Subscription) error {
	report, err := b.subscriptionReport(ctx, s, sale.ReportRead)
	if err != nil {
		return err
	}
	_, err = b.Store.ApplyPayment(ctx, "", report)
	return err
}
