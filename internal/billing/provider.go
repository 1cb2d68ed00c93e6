// Package billing sells plans and credit packs through a payment provider. Money moves only on events that the provider
// signed, or on re-reading the provider's own record: never on what a browser says.
package billing

import (
	"context"
	"net/http"
	"time"

	"pellucid/internal/domain/sale"
)

// Provider is a payment provider. Its errors are domain errors: NotFound for what it does not know, Conflict for what it
// refuses in the present state, Invalid for a product that cannot be sold, and Unavailable (with RetryAfter) when it cannot
// be reached or asks to wait.
type Provider interface {
	CreateCheckout(ctx context.Context, order Order) (Checkout, error)
	Checkout(ctx context.Context, id string) (Checkout, error)
	Subscription(ctx context.Context, id string) (Subscription, error)
	// Cancel ends a subscription at the end of what is paid for, or at once.
	Cancel(ctx context.Context, id string, at CancelMode) (Subscription, error)
	Resume(ctx context.Context, id string) (Subscription, error)
	// ChangePlan moves a subscription to another product, now or with the next payment.
	ChangePlan(ctx context.Context, id, productID string, at ChangeMode) (Subscription, error)
	// Portal returns a link to the provider's own pages for one visit; it is not to be kept.
	Portal(ctx context.Context, customerID string) (string, error)
	// Refund gives back all that remains of a transaction.
	Refund(ctx context.Context, transactionID string) error
	// PackProduct finds or makes the product of a credit pack and returns its id.
	PackProduct(ctx context.Context, pack sale.Pack) (string, error)
	// ParseWebhook checks the signature over the raw body and decodes it. A wrong, stale or missing signature is
	// Unauthenticated; a body that is not an event is Invalid. Unknown types come back as events without a record.
	ParseWebhook(header http.Header, raw []byte) (Event, error)
	// ParseEvent decodes a body whose signature was checked before it was stored.
	ParseEvent(raw []byte) (Event, error)
	// VerifyReturn reports whether the provider signed the query that a browser came back with. It grants nothing.
	VerifyReturn(rawQuery string) bool
}

// CancelMode says when a cancelled subscription ends.
type CancelMode string

// The cancel modes.
const (
	CancelScheduled CancelMode = "scheduled"
	CancelImmediate CancelMode = "immediate"
)

// ChangeMode says when a subscription becomes another product.
type ChangeMode string

// The change modes: the difference is charged at once and a new period begins today, or nothing is charged and the period
// that was paid for goes on to its end.
const (
	ChangeNow       ChangeMode = "now"
	ChangeAtRenewal ChangeMode = "renewal"
)

// Order is what CreateCheckout sells.
type Order struct {
	RequestID  string // our checkout's id; comes back with every event
	ProductID  string
	UserID     int64
	Email      string
	SuccessURL string
	Metadata   map[string]string // copied by the provider to the subscription, and so to its renewals
}

// Checkout is the provider's record of a sale.
type Checkout struct {
	ID             string
	URL            string // where the buyer pays
	RequestID      string
	Status         string // pending, processing, completed, expired
	ProductID      string
	CustomerID     string
	SubscriptionID string
	Order          *PaidOrder // when completed
	Metadata       map[string]string
}

// PaidOrder is what was paid in a checkout. Money is in the currency's minor unit.
type PaidOrder struct {
	ID            string
	TransactionID string
	AmountCents   int64
	Currency      string
	OneTime       bool
	PaidAt        time.Time
	TaxCents      int64 // of the amount
	TaxKnown      bool  // the provider said the tax
}

// Subscription is the provider's record of a subscription, as of UpdatedAt.
type Subscription struct {
	ID                string
	CustomerID        string
	ProductID         string
	Status            string // active, trialing, scheduled_cancel, past_due, unpaid, paused, expired, canceled, or one we do not know
	LastTransactionID string
	AmountCents       int64 // the product's price as the record tells it; 0 when it does not
	PaidCents         int64 // what the last transaction brought in; the product's price when the record does not tell
	Currency          string
	PeriodStart       time.Time // zero when the record does not say
	PeriodEnd         time.Time
	CanceledAt        time.Time
	UpdatedAt         time.Time
	Metadata          map[string]string
}

// Refund is money that went back, by the seller's will or the bank's.
type Refund struct {
	ID             string
	Status         string // pending, requiresAction, succeeded, failed, canceled; empty for a dispute
	Dispute        bool
	AmountCents    int64
	Currency       string
	TransactionID  string
	PaidCents      int64 // what the transaction had brought in
	OrderID        string
	SubscriptionID string
	RequestID      string
	CustomerID     string
	Metadata       map[string]string
}

// Event is something that the provider tells. At most one of the records is set; none for types we do not act on.
type Event struct {
	ID        string
	Type      string // the provider's name, as in "subscription.paid"
	CreatedAt time.Time
	Raw       []byte // the body as it came

	Checkout     *Checkout
	Subscription *Subscription
	Refund       *Refund
}
