package views

import (
	"strings"

	"pellucid/internal/domain"
	"pellucid/views/components"
)

// SettingsSubscriptionPage is what somebody subscribed to and paid.
type SettingsSubscriptionPage struct {
	Plan     domain.Plan
	Sub      *domain.Subscription // nil: never had one
	Receipts []domain.Receipt
	Selling  bool
	Problem  string // why nothing is known
}

// active tells whether the subscription gives access.
func (p SettingsSubscriptionPage) active() bool { return p.Sub != nil && p.Sub.IsActive }

// pastDue tells whether the last payment failed and will be tried again.
func (p SettingsSubscriptionPage) pastDue() bool {
	return p.Sub != nil && p.Sub.Status == domain.SubscriptionPastDue
}

// badgeKind is the colour of the badge.
func (p SettingsSubscriptionPage) badgeKind() string {
	switch {
	case p.pastDue():
		return "badge-warn"
	case p.active() && p.Sub.AutoRenew:
		return "badge-good"
	}
	return "badge-plain"
}

// rhythm says what is paid, how often, and what happens next.
func (p SettingsSubscriptionPage) rhythm() string {
	if !p.active() {
		return "Free of charge, without an end."
	}
	words := []string{components.Money(p.Sub.PriceCents, "USD") + " a " + unit(p.Sub.Payment)}
	if p.Sub.AutoRenew {
		words = append(words, "renews on "+components.Date(p.Sub.ExpiresAt))
	} else {
		words = append(words, "yours until "+components.Date(p.Sub.ExpiresAt)+", then Free")
	}
	return strings.Join(words, ", ")
}

// unit is what a payment covers.
func unit(p domain.PaymentType) string {
	if p == domain.Yearly {
		return "year"
	}
	return "month"
}

// features lists what the plan includes.
func (p SettingsSubscriptionPage) features() []string {
	return termsFeatures(p.Plan.Terms, !p.Plan.IsPremium(), place(speeds, max(0, p.Plan.PriorityLevel)))
}

// plansAddress is where another plan is chosen, in the rhythm that is paid in.
func (p SettingsSubscriptionPage) plansAddress() string {
	if p.active() && p.Sub.Payment == domain.Yearly {
		return "/pricing?billing=annual"
	}
	return "/pricing"
}

// managed tells whether the payment provider knows the person.
func (p SettingsSubscriptionPage) managed() bool {
	return p.Selling && p.Sub != nil && p.Sub.CustomerID != ""
}

// paid is what a payment came to after what was given back.
func paid(r domain.Receipt) string {
	return components.Money(r.AmountCents, r.Currency)
}

// refunded says what was given back of a payment, if something was.
func refunded(r domain.Receipt) string {
	switch {
	case r.RefundedCents == 0:
		return ""
	case r.RefundedCents >= r.AmountCents:
		return "Refunded"
	}
	return components.Money(r.RefundedCents, r.Currency) + " refunded"
}

// planName is what the plan is called; nobody without one is on Free.
func planName(p domain.Plan) string {
	if p.Name == "" {
		return "Free"
	}
	return p.Name
}
