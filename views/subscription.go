package views

import (
	"pellucid/internal/domain"
	"pellucid/views/components"
)

// ChangePlanPage asks somebody who pays for a plan whether they want another one.
type ChangePlanPage struct {
	From     domain.Subscription
	To       domain.Tier
	Payment  domain.PaymentType
	Trouble  Trouble // why it could not be changed
	OfferNew bool    // a new subscription instead
}

// CancelPage asks whether a plan is to end.
type CancelPage struct {
	Sub     domain.Subscription
	Trouble Trouble
}

// LeavingPage leads to the pages of the payment provider.
type LeavingPage struct{ Address, Host string }

// question is what the page asks.
func (p ChangePlanPage) question() string {
	if p.To.IsFree() {
		return "Go back to Free?"
	}
	if p.To.ID == p.From.TierID {
		return "Switch " + p.To.Name + " to " + string(p.Payment) + " billing?"
	}
	return "Change from " + p.From.TierName + " to " + p.To.Name + "?"
}

// act is what the button does.
func (p ChangePlanPage) act() string {
	if p.To.IsFree() {
		return "Yes, go back to Free"
	}
	return "Yes, change to " + p.To.Name
}

// price is what the wanted plan costs.
func (p ChangePlanPage) price() string {
	return components.Money(p.To.PriceCents(p.Payment), "USD") + " a " + unit(p.Payment)
}

// oldPrice is what is paid now.
func (p ChangePlanPage) oldPrice() string {
	return components.Money(p.From.PriceCents, "USD") + " a " + unit(p.From.Payment)
}

// until is the end of what was paid for.
func until(s domain.Subscription) string { return components.Date(s.ExpiresAt) }
