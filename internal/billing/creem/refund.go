package creem

import (
	"cmp"
	"context"
	"net/http"
	"time"

	"pellucid/internal/billing"
	"pellucid/internal/domain"
)

// refundEntity is a refund or a dispute: the second has other names for the amount, and no status.
type refundEntity struct {
	ID             text                    `json:"id"`
	Status         text                    `json:"status"`
	RefundAmount   cents                   `json:"refund_amount"`
	RefundCurrency text                    `json:"refund_currency"`
	Amount         cents                   `json:"amount"`
	Currency       text                    `json:"currency"`
	Transaction    ref[transactionEntity]  `json:"transaction"`
	Subscription   ref[subscriptionEntity] `json:"subscription"`
	Checkout       ref[checkoutEntity]     `json:"checkout"`
	Order          ref[orderEntity]        `json:"order"`
	Customer       ref[struct{}]           `json:"customer"`
}

func (e refundEntity) record(dispute bool) *billing.Refund {
	r := &billing.Refund{
		ID: string(e.ID), Status: string(e.Status), Dispute: dispute, AmountCents: int64(cmp.Or(e.RefundAmount, e.Amount)),
		Currency: string(cmp.Or(e.RefundCurrency, e.Currency)), TransactionID: e.Transaction.ID, OrderID: e.Order.ID,
		SubscriptionID: e.Subscription.ID, CustomerID: e.Customer.ID, Metadata: map[string]string{},
	}
	if t := e.Transaction.Object; t != nil {
		r.PaidCents = t.paid()
		r.OrderID, r.SubscriptionID = cmp.Or(r.OrderID, t.Order.ID), cmp.Or(r.SubscriptionID, t.Subscription.ID)
		r.CustomerID = cmp.Or(r.CustomerID, t.Customer.ID)
	}
	if o := e.Order.Object; o != nil {
		r.TransactionID, r.CustomerID = cmp.Or(r.TransactionID, o.Transaction.ID), cmp.Or(r.CustomerID, o.Customer.ID)
	}
	if s := e.Subscription.Object; s != nil {
		mergeLabels(r.Metadata, s.Metadata)
	}
	if c := e.Checkout.Object; c != nil {
		r.RequestID = string(c.RequestID)
		mergeLabels(r.Metadata, c.Metadata)
	}
	return r
}

func mergeLabels(into, from map[string]string) {
	for key, value := range from {
		into[key] = value
	}
}

// Refund gives back all that remains of a transaction. It is never sent twice unless Creem said that it did nothing.
func (c *Client) Refund(ctx context.Context, transactionID string) error {
	var result struct {
		Status text `json:"status"`
	}
	body := map[string]string{"transaction_id": transactionID}
	if err := c.do(ctx, call{method: http.MethodPost, path: "/v1/refunds", body: body}, &result); err != nil {
		return err
	}
	if result.Status == "failed" || result.Status == "canceled" {
		return domain.Errorf(domain.Conflict, "The payment service couldn't refund this payment. Check the transaction in its dashboard.")
	}
	return nil
}

// firstTold is the first of the moments that was told.
func firstTold(moments ...moment) time.Time {
	for _, m := range moments {
		if !m.IsZero() {
			return m.Time
		}
	}
	return time.Time{}
}
