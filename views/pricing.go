package views

import (
	"fmt"
	"strconv"

	"pellucid/internal/domain"
	"pellucid/views/components"
)

// PricingPage shows the plans on offer.
type PricingPage struct {
	Tiers   []domain.Tier
	Annual  bool
	Current int64                // id of the visitor's tier; zero for nobody signed in
	Sub     *domain.Subscription // what the visitor pays for; nil: nothing
	Selling bool                 // false: no payment provider, the paid plans cannot be bought here
	Balance domain.Balance       // of who is signed in

	PhotoModels bool    // the site has some
	Trouble     Trouble // what just went wrong, if something did
}

// Trouble is what went wrong, and why if that is known.
type Trouble struct{ What, Why string }

// planLabels and speeds are told by the plan's place in the row, as the specification has it.
var (
	planLabels = []string{"Perfect for trying out", "For regular creators", "For power users"}
	Speeds     = []string{"Standard", "Priority", "Highest priority"}
)

// planFacts hold on every plan.
var planFacts = []struct{ Icon, Title, Text string }{
	{"seal-check", "Royalty-free", "Pay once in credits, use the image as often as you like. Commercial rights come with Basic and Pro."},
	{"drop-half", "No watermark", "Not on any plan, and not in any file size."},
	{"check-circle", "Checked edges", "Images that fail our edge check are redone free, or not charged."},
	{"x-circle", "Cancel anytime", "In your settings, without calling or writing to anyone."},
	{"magnifying-glass", "Help at any hour", "The Help Center is open 24 hours a day, every day."},
}

// WordAt is the word at place i of the row of plans, or the last one.
func WordAt(words []string, i int) string { return words[min(i, len(words)-1)] }

// price is the figure per month on the card: with annual billing the floor of a twelfth of the yearly price.
func (p PricingPage) price(t domain.Tier) string {
	if p.Annual {
		return components.Dollars(t.AnnualPerMonthCents())
	}
	return components.Dollars(t.PriceMonthlyCents)
}

// discount says how much less a year costs than twelve months, worked out from the prices on the page; empty: it does not.
// Where plans differ, the best of them is named.
func (p PricingPage) discount() string {
	least, most := int64(100), int64(0)
	for _, t := range p.Tiers {
		if t.PriceMonthlyCents == 0 {
			continue
		}
		off := 100 - 100*t.PriceYearlyCents/(12*t.PriceMonthlyCents)
		if 100*t.PriceYearlyCents%(12*t.PriceMonthlyCents) != 0 {
			off-- // never more than it is
		}
		least, most = min(least, off), max(most, off)
	}
	switch {
	case most <= 0:
		return ""
	case least == most:
		return strconv.FormatInt(most, 10) + "% off"
	}
	return "up to " + strconv.FormatInt(most, 10) + "% off"
}

// billed says what is charged, and when.
func (p PricingPage) billed(t domain.Tier) string {
	switch {
	case t.IsFree():
		return "No credit card"
	case p.Annual:
		return components.Dollars(t.PriceYearlyCents) + " billed once a year"
	default:
		return "Billed monthly, cancel anytime"
	}
}

// expiring warns who subscribes for the first time of what their free credits come to.
func (p PricingPage) expiring() string {
	if p.Current != domain.FreeTierID || p.Sub != nil || p.Balance.Plan == 0 || !p.Selling {
		return ""
	}
	return "When a paid plan starts, its credits replace your " + components.Count(p.Balance.Plan, "remaining free credit") + ". Extra credits never expire."
}

// personalUse is the one term that is a limit and no gift.
const personalUse = "Personal use only"

// planFeatures lists what the tier at place i gives, in words.
func (p PricingPage) planFeatures(t domain.Tier, i int) []string {
	return TermsFeatures(t.Terms, t.IsFree(), p.PhotoModels, WordAt(Speeds, i))
}

// TermsFeatures lists what terms give, in words; photo models only where the site has some.
func TermsFeatures(t domain.Terms, free, photoModels bool, speed string) []string {
	features := []string{
		creditsFeature(t, free),
		fmt.Sprintf("Up to %d × %d px", t.MaxResolution, t.MaxResolution),
		components.Count(t.BatchSize, "image") + " at once",
		"Speed: " + speed,
	}
	if t.CommercialUse {
		features = append(features, "Commercial use included")
	} else {
		features = append(features, personalUse)
	}
	if t.ModelEngines && photoModels {
		features = append(features, "Photo models")
	}
	if t.PrivateGallery {
		features = append(features, "Private gallery")
	}
	if t.AdvancedPrompt {
		features = append(features, "Advanced prompt assistance")
	}
	if t.CreditsAllowPurchase {
		features = append(features, "Extra credits when you need them")
	}
	return features
}

func creditsFeature(t domain.Terms, free bool) string {
	if free {
		return components.Count(t.MonthlyCredits, "credit") + ", once"
	}
	return components.Count(t.MonthlyCredits, "credit") + " every month"
}

// PaymentUnit is what a payment covers.
func PaymentUnit(p domain.PaymentType) string {
	if p == domain.Yearly {
		return "year"
	}
	return "month"
}

// PlanName is what the plan is called; nobody without one is on Free.
func PlanName(p domain.Plan) string {
	if p.Name == "" {
		return "Free"
	}
	return p.Name
}

// Signed writes a change of credits with its sign.
func Signed(n int) string {
	if n > 0 {
		return "+" + components.Number(n)
	}
	return components.Number(n)
}
