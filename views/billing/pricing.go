package billing

import (
	"pellucid/internal/domain"
	"pellucid/internal/domain/ledger"
	"pellucid/internal/domain/sale"
	"pellucid/views"
	"pellucid/views/components"
)

// PricingPage shows the plans on offer.
type PricingPage struct {
	Tiers   []sale.Tier
	Annual  bool
	Current int64              // id of the visitor's tier; zero for nobody signed in
	Sub     *sale.Subscription // what the visitor pays for; nil: nothing
	Selling bool               // false: no payment provider, the paid plans cannot be bought here
	Balance ledger.Balance     // of who is signed in

	PhotoModels bool          // the site has some
	Trouble     views.Trouble // what just went wrong, if something did
	News        views.PaymentNews
}

// planFacts hold on every plan.
var planFacts = []struct{ Icon, Title, Text string }{
	{"seal-check", "Royalty-free", "Pay once in credits, use the image as often as you like. Commercial rights come with Basic and Pro."},
	{"drop-half", "No watermark", "Not on any plan, and not in any file size."},
	{"check-circle", "Checked edges", "Images that fail our edge check are redone free, or not charged."},
	{"x-circle", "Cancel anytime", "In your settings, without calling or writing to anyone."},
	{"magnifying-glass", "Help at any hour", "The Help Center is open 24 hours a day, every day."},
}

// expiring warns who subscribes for the first time of what their free credits come to.
func (p PricingPage) expiring() string {
	if p.Current != domain.FreeTierID || p.Sub != nil || p.Balance.Plan == 0 || !p.Selling || p.News.Confirming {
		return ""
	}
	return "When a paid plan starts, its credits replace your " + components.Count(p.Balance.Plan, "remaining free credit") + ". Extra credits never expire."
}
