package sale

import (
	"time"

	"pellucid/internal/domain"
)

// PaymentReport is one thing that the payment provider has told or shown us, in our own words. At most one of the records
// is set. Who it is about is found by whatever it names.
type PaymentReport struct {
	UserID     int64  // as the provider's metadata tell; 0 when they do not
	CheckoutID string // ours
	CustomerID string // the provider's
	Completed  bool   // the checkout was paid

	Subscription *SubscriptionReport
	Order        *PaidOrder
	Refund       *RefundReport
}

// SubscriptionReport is the state of a subscription as of UpdatedAt.
type SubscriptionReport struct {
	SubscriptionID string
	Type           string // the event's last word, as in "paid"; ReportRead when we asked for it
	Status         string
	ProductID      string
	TransactionID  string
	AmountCents    int64 // what the transaction brought in; negative when not said
	Currency       string
	PeriodStart    time.Time // zero when not said
	PeriodEnd      time.Time
	UpdatedAt      time.Time
	Offer          *Offer // what the product is, when it is on sale now; what was frozen before stands over it
}

// ReportRead is the type of a report that we asked for.
const ReportRead = "read"

// PaidOrder is a payment at the end of a checkout: for a pack of credits, or the first one for a subscription.
type PaidOrder struct {
	OrderID        string
	CheckoutID     string
	TransactionID  string
	SubscriptionID string
	Credits        int // of a pack
	AmountCents    int64
	Currency       string
	PaidAt         time.Time
	TaxCents       *int64 // of the amount; nil: the provider did not say
}

// RefundReport is money that goes back for a transaction.
type RefundReport struct {
	RefundID       string
	Status         string
	Dispute        bool
	TransactionID  string
	OrderID        string
	SubscriptionID string
	AmountCents    int64
	PaidCents      int64 // what the transaction had brought in
	ReportedAt     time.Time
}

// Offer is a tier at a price, as it was when somebody bought it. Money is in US cents.
type Offer struct {
	TierID     int64
	TierName   string
	Payment    PaymentType
	PriceCents int64
	Terms      domain.Terms
}

// Offer is the tier as it is sold now.
func (t Tier) Offer(p PaymentType) Offer {
	return Offer{TierID: t.ID, TierName: t.Name, Payment: p, PriceCents: t.PriceCents(p), Terms: t.Terms}
}

// ProviderTaskAct is what a task asks of the provider.
type ProviderTaskAct string

// The acts of tasks: end a subscription at once, give back all that remains of a transaction.
const (
	ProviderTaskCancel ProviderTaskAct = "cancel"
	ProviderTaskRefund ProviderTaskAct = "refund"
	ProviderTaskStop   ProviderTaskAct = "stop" // let it end with what is paid for: who pays is suspended
)

// ProviderTask is something that the provider is to do because of what we know.
type ProviderTask struct {
	ID       int64
	Act      ProviderTaskAct
	Target   string // the provider's name of the subscription or transaction
	Attempts int
}

// PaymentEvent is an event as the inbox holds it.
type PaymentEvent struct {
	EventID  string
	Type     string
	Payload  []byte
	Attempts int
	Outcome  string // what became of it, or why nothing did
}
