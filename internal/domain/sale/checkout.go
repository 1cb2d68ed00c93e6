package sale

import "time"

// CheckoutStatus is where a checkout stands.
type CheckoutStatus string

// The states of a checkout. One that is abandoned expires quietly.
const (
	CheckoutPending   CheckoutStatus = "pending"
	CheckoutCompleted CheckoutStatus = "completed"
	CheckoutExpired   CheckoutStatus = "expired"
)

// Checkout is one attempt to buy a plan (TierID, Payment) or a pack (Credits). Its ID is ours, and is what the provider
// sends back as request_id.
type Checkout struct {
	ID         string
	UserID     int64
	TierID     int64
	Payment    PaymentType
	Credits    int
	Status     CheckoutStatus
	ProviderID string
	URL        string // the provider's hosted page
	SuccessURL string // where the provider leads the buyer after the payment
	Reads      int    // how often the provider was asked about it in vain
	InEffect   bool   // the plan that it bought has begun, or the credits are there
	Returned   bool   // its payment is given back, or about to be
	CreatedAt  time.Time
}

// Awaited reports whether what the checkout sells may still arrive: it is not paid yet, or it is paid and the plan or the
// credits have not followed.
func (c Checkout) Awaited() bool { return c.Status != CheckoutExpired && !c.InEffect }

// Receipt is a payment that was made. Money is in the currency's minor unit.
type Receipt struct {
	ID            int64
	UserID        int64
	TransactionID string // the provider's; what a refund names
	OrderID       string
	Description   string
	AmountCents   int64
	RefundedCents int64
	Currency      string
	PaidAt        time.Time
	TaxCents      *int64 // of the amount; nil: the provider did not say
	Returning     bool   // the provider is asked to give it back, and has not answered
}

// SandboxEnd is how much of what was bought in the sandbox has ended with it.
type SandboxEnd struct {
	Users   int
	Plans   int
	Credits int
}
