package billing

import (
	"net/url"
	"strconv"

	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
	"pellucid/views"
	"pellucid/views/components"
)

// offer is what a plan's card lets its reader do: follow a link, send a form, or read why there is nothing to do.
type offer struct {
	Words  string // on the button
	Href   string // of a link
	Action string // of a form
	Note   string // beside a button that cannot be pressed
	Way    string // words of a link to Href beside a button that cannot be pressed
}

// urged reports whether the button is the one that stands out: an upgrade, or the most popular plan for who has none.
func (o offer) urged(i int) bool { return o.Words == "Upgrade" || i == 1 && o.Words == "Subscribe" }

// offer says what the reader can do with a tier.
func (p PricingPage) offer(c views.Chrome, t sale.Tier) offer {
	switch {
	case !c.SignedIn() && t.IsFree():
		return offer{Words: "Get started", Href: "/register"}
	case c.SignedIn() && p.Current == t.ID && (t.IsFree() || p.Sub == nil || !p.Selling):
		return offer{Words: "Current plan"}
	case t.IsFree():
		return p.offerFree()
	case !p.Selling:
		return offer{Note: "Purchases are turned off on this site."}
	case c.Leaving():
		return offer{Note: "Not available while your account is being deleted."}
	case p.Sub == nil:
		return offer{Words: "Subscribe", Action: "/subscription/checkout"}
	case p.Current == t.ID:
		return p.offerCurrent(t)
	case p.next(t):
		return offer{Words: "Downgrade", Note: "Starts on " + components.Date(p.Sub.ExpiresAt) + "."}
	case t.Offer(p.Payment()).Downgrades(p.Sub.Offer()):
		return offer{Words: "Downgrade", Href: p.changeAddress(t)}
	}
	return offer{Words: "Upgrade", Href: p.changeAddress(t)}
}

// offerFree is for members who pay: the button leads nowhere, and the way to Free is to cancel.
func (p PricingPage) offerFree() offer {
	switch {
	case p.Sub == nil:
		return offer{Words: "Included"}
	case p.Sub.Renews():
		return offer{Words: "Downgrade", Way: "Cancel and go back to Free", Href: "/subscription/change?tier_id=" + strconv.Itoa(domain.FreeTierID)}
	}
	if p.Sub.Leaving {
		return offer{Note: "Not available while your account is being deleted."}
	}
	return offer{Words: "Downgrade", Note: "Starts on " + components.Date(p.Sub.ExpiresAt) + "."}
}

// offerCurrent is for the plan that the reader is on: to go on with it, or to pay for it in the other rhythm.
func (p PricingPage) offerCurrent(t sale.Tier) offer {
	switch {
	case p.Sub.Payment != p.Payment():
		return offer{Words: "Switch to " + string(p.Payment()) + " billing", Href: p.changeAddress(t)}
	case p.Sub.Next != nil:
		return offer{Words: "Keep " + p.Sub.TierName, Href: p.changeAddress(t)}
	case p.Sub.Resumable:
		return offer{Words: "Resume plan", Action: "/subscription/resume"}
	case p.Sub.PastDue():
		return offer{Words: "Current plan", Note: "Payment failed. Ends on " + components.Date(p.Sub.KeptUntil()) + " unless it's paid."}
	case !p.Sub.Renews():
		return offer{Words: "Current plan", Note: "Ends on " + components.Date(p.Sub.ExpiresAt) + "."}
	}
	return offer{Words: "Current plan"}
}

// keptTerms says what the reader pays and gets on a plan whose price or credits are others for who buys it now.
func (p PricingPage) keptTerms(t sale.Tier) string {
	if p.Sub == nil || p.Current != t.ID {
		return ""
	}
	mine, now := p.Sub.Offer(), t.Offer(p.Sub.Payment)
	if mine.PriceCents == now.PriceCents && mine.Terms.MonthlyCredits == now.Terms.MonthlyCredits {
		return ""
	}
	return "You keep the terms you subscribed to: " + components.Dollars(mine.PriceCents) + " a " + views.PaymentUnit(mine.Payment) + " for " +
		components.Number(mine.Terms.MonthlyCredits) + " credits every month."
}

// next reports whether the reader's plan changes to a tier when what is paid for ends.
func (p PricingPage) next(t sale.Tier) bool {
	return p.Sub.Next != nil && p.Sub.Next.TierID == t.ID && p.Sub.Next.Payment == p.Payment()
}

func (p PricingPage) changeAddress(t sale.Tier) string {
	return "/subscription/change?" + url.Values{"tier_id": {strconv.FormatInt(t.ID, 10)}, "payment_type": {string(p.Payment())}}.Encode()
}

// address is the page itself.
func (p PricingPage) address() string {
	if p.Annual {
		return "/pricing?billing=annual"
	}
	return "/pricing"
}

// Payment is how often the plans on the page are paid for.
func (p PricingPage) Payment() sale.PaymentType {
	if p.Annual {
		return sale.Yearly
	}
	return sale.Monthly
}
