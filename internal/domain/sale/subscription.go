package sale

import (
	"time"

	"pellucid/internal/domain"
)

// SubscriptionStatus is where a subscription stands.
type SubscriptionStatus string

// The states of a subscription. Canceled ones give access until they expire; past-due ones are waiting for a payment that
// the provider tries again.
const (
	SubscriptionActive   SubscriptionStatus = "active"
	SubscriptionCanceled SubscriptionStatus = "canceled"
	SubscriptionExpired  SubscriptionStatus = "expired"
	SubscriptionReplaced SubscriptionStatus = "replaced"
	SubscriptionPastDue  SubscriptionStatus = "past_due"
)

// Subscription is a plan that somebody pays for, with the terms as they were when it was bought. Money is in US cents.
type Subscription struct {
	ID         int64
	UserID     int64
	TierID     int64
	TierName   string
	Status     SubscriptionStatus
	IsActive   bool // gives access now
	AutoRenew  bool // the provider would renew it
	Leaving    bool // the account is due for deletion: the provider is asked to end it, and nothing is to renew
	Payment    PaymentType
	PriceCents int64
	Terms      domain.Terms
	ProviderID string // the provider's name for the subscription
	ProductID  string // the provider's name for what was paid for
	CustomerID string // the provider's name for the person
	StartsAt   time.Time
	ExpiresAt  time.Time // end of what is paid for

	PeriodStart time.Time // beginning of what is paid for; zero: not known
	AccessUntil time.Time // later than ExpiresAt while a payment is late
	Resumable   bool      // it is about to end, and that can be taken back
	Next        *Offer    // what it moves to at ExpiresAt; nil: it stays what it is. Of its terms, only the credits are known
}

// Offer is what the subscription is.
func (s Subscription) Offer() Offer {
	return Offer{TierID: s.TierID, TierName: s.TierName, Payment: s.Payment, PriceCents: s.PriceCents, Terms: s.Terms}
}

// KeptUntil is until when the plan is had unless something more is paid: the day that pages and mails name.
func (s Subscription) KeptUntil() time.Time {
	if s.PastDue() {
		return s.AccessUntil
	}
	return s.ExpiresAt
}

// PastDue reports whether the last payment failed and will be tried again.
func (s Subscription) PastDue() bool { return s.IsActive && s.Status == SubscriptionPastDue }

// Renews reports whether another payment is to come: never for an account that is due for deletion.
func (s Subscription) Renews() bool { return s.AutoRenew && !s.Leaving }

// Badge is what is said about the subscription, in the specified words; while a payment is late it says that.
func (s Subscription) Badge() string {
	switch {
	case s.PastDue():
		return "Payment failed"
	case s.IsActive && s.Renews():
		return "Active (Auto-renew)"
	case s.IsActive:
		return "Active (Until expiry)"
	case s.Status == SubscriptionCanceled:
		return "Canceled"
	case s.Status == SubscriptionExpired:
		return "Expired"
	case s.Status == SubscriptionReplaced:
		return "Replaced by newer plan"
	default:
		return "Inactive"
	}
}

// Renewal says in the specified words what happens at ExpiresAt to a subscription that gives access now. While a payment is
// late it says so instead: nothing renews until it is paid.
func (s Subscription) Renewal() string {
	if s.PastDue() {
		return "Payment failed"
	}
	if s.Renews() {
		return "Auto-renew"
	}
	return "Until expiry"
}

// SubscriptionChange is one line of a subscription's history.
type SubscriptionChange struct {
	ID             int64
	SubscriptionID int64
	Change         string // started, renewed, upgraded, canceled, resumed, expired, replaced …
	TierID         int64
	TierName       string
	StartsAt       time.Time
	ExpiresAt      time.Time
	IsActive       bool
	AutoRenew      bool
	HappenedAt     time.Time
}

// PlanPeriod is the time in which a subscription was one plan.
type PlanPeriod struct {
	SubscriptionID int64
	TierName       string
	StartsAt       time.Time
	ExpiresAt      time.Time
	IsActive       bool // gives access now
	AutoRenew      bool
}
