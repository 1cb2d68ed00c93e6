package creem

import (
	"cmp"

	"pellucid/internal/billing"
)

type checkoutEntity struct {
	ID           text                    `json:"id"`
	URL          text                    `json:"checkout_url"`
	RequestID    text                    `json:"request_id"`
	Status       text                    `json:"status"`
	Product      ref[productEntity]      `json:"product"`
	Customer     ref[struct{}]           `json:"customer"`
	Subscription ref[subscriptionEntity] `json:"subscription"`
	Order        ref[orderEntity]        `json:"order"`
	Metadata     labels                  `json:"metadata"`
}

func (e checkoutEntity) record() *billing.Checkout {
	c := &billing.Checkout{
		ID: string(e.ID), URL: string(e.URL), RequestID: string(e.RequestID), Status: string(e.Status),
		ProductID: e.Product.ID, CustomerID: e.Customer.ID, SubscriptionID: e.Subscription.ID, Metadata: e.Metadata,
	}
	order := e.Order.Object
	if order == nil {
		return c
	}
	c.CustomerID = cmp.Or(c.CustomerID, order.Customer.ID)
	c.ProductID = cmp.Or(c.ProductID, order.Product.ID)
	if c.Status == "completed" {
		c.Order = order.record(e.Product.Object)
	}
	return c
}

type orderEntity struct {
	ID          text          `json:"id"`
	Customer    ref[struct{}] `json:"customer"`
	Product     ref[struct{}] `json:"product"`
	Transaction ref[struct{}] `json:"transaction"`
	Amount      cents         `json:"amount"`
	AmountPaid  *cents        `json:"amount_paid"`
	TaxAmount   *cents        `json:"tax_amount"`
	Currency    text          `json:"currency"`
	Type        text          `json:"type"`
	CreatedAt   moment        `json:"created_at"`
	UpdatedAt   moment        `json:"updated_at"`
}

func (e orderEntity) record(product *productEntity) *billing.PaidOrder {
	paid := e.Amount
	if e.AmountPaid != nil {
		paid = *e.AmountPaid
	}
	var tax int64
	if e.TaxAmount != nil {
		tax = int64(*e.TaxAmount)
	}
	return &billing.PaidOrder{
		TaxCents: tax, TaxKnown: e.TaxAmount != nil, ID: string(e.ID), TransactionID: e.Transaction.ID, AmountCents: int64(paid), Currency: string(e.Currency),
		OneTime: isOneTime(string(e.Type)) || (product != nil && isOneTime(string(product.BillingType))), PaidAt: firstTold(e.UpdatedAt, e.CreatedAt),
	}
}

type productEntity struct {
	ID            text  `json:"id"`
	Name          text  `json:"name"`
	Price         cents `json:"price"`
	Currency      text  `json:"currency"`
	BillingType   text  `json:"billing_type"`
	BillingPeriod text  `json:"billing_period"`
	Status        text  `json:"status"`
}

// isOneTime knows both spellings.
func isOneTime(kind string) bool { return kind == "onetime" || kind == "one-time" || kind == "once" }

type subscriptionEntity struct {
	ID              text                   `json:"id"`
	Product         ref[productEntity]     `json:"product"`
	Customer        ref[struct{}]          `json:"customer"`
	Status          text                   `json:"status"`
	LastID          text                   `json:"last_transaction_id"`
	LastTransaction ref[transactionEntity] `json:"last_transaction"`
	PeriodStart     moment                 `json:"current_period_start_date"`
	PeriodEnd       moment                 `json:"current_period_end_date"`
	CanceledAt      moment                 `json:"canceled_at"`
	CreatedAt       moment                 `json:"created_at"`
	UpdatedAt       moment                 `json:"updated_at"`
	Metadata        labels                 `json:"metadata"`
}

func (e subscriptionEntity) record() *billing.Subscription {
	s := &billing.Subscription{
		ID: string(e.ID), CustomerID: e.Customer.ID, ProductID: e.Product.ID, Status: string(e.Status),
		LastTransactionID: cmp.Or(string(e.LastID), e.LastTransaction.ID), PeriodStart: e.PeriodStart.Time, PeriodEnd: e.PeriodEnd.Time,
		CanceledAt: e.CanceledAt.Time, UpdatedAt: firstTold(e.UpdatedAt, e.CreatedAt), Metadata: e.Metadata,
	}
	if product := e.Product.Object; product != nil {
		s.AmountCents, s.PaidCents, s.Currency = int64(product.Price), int64(product.Price), string(product.Currency)
	}
	if t := e.LastTransaction.Object; t != nil && string(t.ID) == s.LastTransactionID {
		s.PaidCents = t.paid()
	}
	return s
}

type transactionEntity struct {
	ID           text          `json:"id"`
	Amount       cents         `json:"amount"`
	AmountPaid   *cents        `json:"amount_paid"`
	Order        ref[struct{}] `json:"order"`
	Subscription ref[struct{}] `json:"subscription"`
	Customer     ref[struct{}] `json:"customer"`
}

func (e transactionEntity) paid() int64 {
	if e.AmountPaid != nil {
		return int64(*e.AmountPaid)
	}
	return int64(e.Amount)
}
