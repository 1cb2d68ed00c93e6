package account

import (
	"net/url"
	"strconv"
	"strings"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/ledger"
	"pellucid/internal/domain/sale"
	"pellucid/views"
	"pellucid/views/components"
)

// SettingsSubscriptionPage is what somebody subscribed to and paid.
type SettingsSubscriptionPage struct {
	Plan     domain.Plan
	Sub      *sale.Subscription // nil: never had one
	Receipts []sale.Receipt
	Balance  ledger.Balance
	Leaving  time.Time // the account is deleted then; zero: it stays
	Selling  bool

	Confirming bool // something may be paid for that is not there yet: plan, balance and receipts are those of before

	PhotoModels bool   // the site has some
	Problem     string // why nothing is known

	Buyer  sale.Buyer        // on receipts to come
	Errors map[string]string // of the form about the buyer, by field
}

// active reports whether the subscription gives access.
func (p SettingsSubscriptionPage) active() bool { return p.Sub != nil && p.Sub.IsActive }

// pastDue reports whether the last payment failed and will be tried again.
func (p SettingsSubscriptionPage) pastDue() bool {
	return p.Sub != nil && p.Sub.PastDue()
}

// resumable reports whether the end of the plan can be taken back here.
func (p SettingsSubscriptionPage) resumable() bool {
	return p.active() && p.Sub.Resumable && p.Selling && p.Leaving.IsZero()
}

// unsold says why nothing can be bought, if nothing can.
func (p SettingsSubscriptionPage) unsold() string {
	if p.Leaving.IsZero() {
		return ""
	}
	why := "Your account is set to be deleted on " + components.Date(p.Leaving) + ", so you can't buy or resume a plan."
	if p.active() && p.Sub.ExpiresAt.After(p.Leaving) {
		why = "Your account is set to be deleted on " + components.Date(p.Leaving) + ", and this plan with its credits ends then, too. You can't buy or resume a plan."
	}
	if p.active() && p.Sub.AutoRenew {
		why += " Your plan won't renew, and a payment made since is refunded in full."
	}
	return why
}

// endOfCredits warns of what expires when the plan does.
func (p SettingsSubscriptionPage) endOfCredits() string {
	return endOfCredits(p.Sub, p.Balance, p.Leaving)
}

// endOfCredits says what expires when a plan that is not renewed ends. An account that is due for deletion has a notice of its own.
func endOfCredits(sub *sale.Subscription, balance ledger.Balance, leaving time.Time) string {
	if sub == nil || !sub.IsActive || sub.Renews() || balance.Plan == 0 || !leaving.IsZero() {
		return ""
	}
	until := ledger.Until(balance.ResetAt, sub.ExpiresAt)
	return components.Count(balance.Plan, "plan credit") + " will expire on " + components.Date(until) + " if you don't use them." +
		views.NewCredits(until, sub.ExpiresAt) + " Extra credits never expire."
}

// badgeKind is the color of the badge.
func (p SettingsSubscriptionPage) badgeKind() string {
	switch {
	case p.pastDue():
		return "badge-warn"
	case p.active() && p.Sub.Renews():
		return "badge-good"
	}
	return "badge-plain"
}

// rhythm says what is paid, how often, and what happens next.
func (p SettingsSubscriptionPage) rhythm() string {
	if !p.active() {
		return "Free. No payments, no end date."
	}
	words := []string{components.Dollars(p.Sub.PriceCents) + " a " + views.PaymentUnit(p.Sub.Payment)}
	switch next := p.Sub.Next; {
	case p.pastDue() && next != nil: // it is the other plan that was to be paid for
		words = append(words, components.Dollars(next.PriceCents)+" for "+next.TierName+" due since "+components.Date(p.Sub.ExpiresAt))
	case p.pastDue():
		words = append(words, "payment due since "+components.Date(p.Sub.ExpiresAt))
	case next != nil:
		words = append(words, "changes to "+next.TierName+" on "+components.Date(p.Sub.ExpiresAt)+" for "+components.Dollars(next.PriceCents)+" a "+views.PaymentUnit(next.Payment))
	case p.Sub.Renews():
		words = append(words, "renews on "+components.Date(p.Sub.ExpiresAt))
	case !p.Leaving.IsZero():
		words = append(words, "paid until "+components.Date(p.Sub.ExpiresAt))
	default:
		words = append(words, "yours until "+components.Date(p.Sub.ExpiresAt)+", then Free")
	}
	return strings.Join(words, ", ")
}

// features lists what the plan includes.
func (p SettingsSubscriptionPage) features() []string {
	return views.TermsFeatures(p.Plan.Terms, !p.Plan.IsPremium(), p.PhotoModels, views.WordAt(views.Speeds, max(0, p.Plan.PriorityLevel)))
}

// plansAddress is where another plan is chosen, in the rhythm that is paid in.
func (p SettingsSubscriptionPage) plansAddress() string {
	if p.active() && p.Sub.Payment == sale.Yearly {
		return "/pricing?billing=annual"
	}
	return "/pricing"
}

// stayAddress is where somebody stays on the plan that they have, when another is to follow.
func (p SettingsSubscriptionPage) stayAddress() string {
	return "/subscription/change?" + url.Values{"tier_id": {strconv.FormatInt(p.Sub.TierID, 10)}, "payment_type": {string(p.Sub.Payment)}}.Encode()
}

// managed reports whether the payment provider knows the person.
func (p SettingsSubscriptionPage) managed() bool {
	return p.Selling && p.Sub != nil && p.Sub.CustomerID != ""
}

// paid is what a payment came to after what was given back.
func paid(r sale.Receipt) string {
	return components.Money(r.AmountCents, r.Currency)
}

// refunded says what was given back of a payment, or is about to be.
func refunded(r sale.Receipt) string {
	switch {
	case r.Returning:
		return "Refund on its way"
	case r.RefundedCents == 0:
		return ""
	case r.RefundedCents >= r.AmountCents:
		return "Refunded"
	}
	return components.Money(r.RefundedCents, r.Currency) + " refunded"
}
