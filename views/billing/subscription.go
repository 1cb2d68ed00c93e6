package billing

import (
	"time"

	"pellucid/internal/domain/sale"
	"pellucid/views"
	"pellucid/views/components"
)

// ChangePlanPage asks somebody who pays for a plan whether they want another one.
type ChangePlanPage struct {
	From     sale.Subscription
	To       sale.Tier
	Move     sale.PlanMove // what the change comes to
	Payment  sale.PaymentType
	Trouble  views.Trouble // why it could not be changed
	OfferNew bool          // a new subscription instead
}

// CancelPage asks whether a plan is to end.
type CancelPage struct {
	Sub         sale.Subscription
	PlanCredits int       // that are left
	CreditsEnd  time.Time // when they expire
	Trouble     views.Trouble
}

// LeavingPage leads to the pages of the payment provider.
type LeavingPage struct{ Address, Host string }

// question is what the page asks.
func (p ChangePlanPage) question() string {
	if p.To.IsFree() {
		return "Go back to Free?"
	}
	if p.stays() {
		return "Keep " + p.From.TierName + "?"
	}
	if p.To.ID == p.From.TierID {
		return "Switch " + p.To.Name + " to " + string(p.Payment) + " billing?"
	}
	return "Change from " + p.From.TierName + " to " + p.To.Name + "?"
}

// unpaid reports whether the change has to wait for a payment that failed.
func (p ChangePlanPage) unpaid() bool { return p.From.PastDue() && !p.To.IsFree() }

// act is what the button does.
func (p ChangePlanPage) act() string {
	switch {
	case p.To.IsFree():
		return "Go back to Free"
	case p.stays():
		return "Keep " + p.From.TierName
	case p.To.ID == p.From.TierID:
		return "Switch to " + string(p.Payment) + " billing"
	}
	return "Change to " + p.To.Name
}

// stays reports whether the change is to stay on the plan that another one was to follow.
func (p ChangePlanPage) stays() bool { return p.To.ID == p.From.TierID && p.Payment == p.From.Payment }

// due is what is charged today.
func (p ChangePlanPage) due() string {
	if p.Move.DueCents == 0 {
		return "Nothing today"
	}
	return "About " + components.Money(p.Move.DueCents, "USD") + ", plus any tax"
}

// start says when the change takes effect.
func (p ChangePlanPage) start() string {
	if p.Move.Now {
		return "Today"
	}
	return components.Date(p.Move.At)
}

// credits says what comes with the change.
func (p ChangePlanPage) credits() string {
	if p.Move.Now && p.Move.Credits < p.To.MonthlyCredits {
		return components.Number(p.Move.Credits) + " now (" + components.Number(p.To.MonthlyCredits) + " less what you used early), then " + components.Number(p.To.MonthlyCredits) + " every month"
	}
	return components.Number(p.To.MonthlyCredits) + " every month"
}

// expiring says what becomes of the plan credits that are left.
func (p ChangePlanPage) expiring() string {
	switch {
	case p.Move.Expiring == 0:
		return "None left to expire. Extra credits never expire."
	case p.Move.Now:
		return components.Count(p.Move.Expiring, "plan credit") + " will be replaced today by the new plan's credits. Extra credits never expire."
	}
	return components.Count(p.Move.Expiring, "plan credit") + " will expire on " + components.Date(p.Move.ExpireAt) + " if you don't use them." + views.NewCredits(p.Move.ExpireAt, p.Move.At) +
		" Extra credits never expire."
}

// price is what the wanted plan costs.
func (p ChangePlanPage) price() string {
	return components.Dollars(p.To.PriceCents(p.Payment)) + " a " + views.PaymentUnit(p.Payment)
}

// oldPrice is what is paid now.
func (p ChangePlanPage) oldPrice() string {
	return components.Dollars(p.From.PriceCents) + " a " + views.PaymentUnit(p.From.Payment)
}

// until is the day on which the plan ends, or on which another one follows.
func until(s sale.Subscription) string { return components.Date(s.KeptUntil()) }

// keeps says what is left of a plan that is canceled. One that is late with a payment is not taken up again.
func (p CancelPage) keeps() (before, after string) {
	if p.Sub.PastDue() {
		return "We won't try to charge your card again.", "After that you move to Free, without plan credits."
	}
	return "Your plan won't renew.", "You can resume it until then. After that you move to Free, without plan credits."
}
