package views

import (
	"fmt"
	"strconv"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
	"pellucid/views/components"
)

// Trouble is what went wrong, and why if that is known.
type Trouble struct{ What, Why string }

// planLabels and Speeds are told by the plan's place in the row, as the specification has it.
var (
	planLabels = []string{"Perfect for trying out", "For regular creators", "For power users"}
	Speeds     = []string{"Standard", "Priority", "Highest priority"}
)

// WordAt is the word at place i of the row of plans, or the last one.
func WordAt(words []string, i int) string { return words[min(i, len(words)-1)] }

// PlanLabel says whom the plan at place i of the row is for.
func PlanLabel(i int) string { return WordAt(planLabels, i) }

// PlanPrice is the figure per month on the card: with annual billing the floor of a twelfth of the yearly price.
func PlanPrice(t sale.Tier, annual bool) string {
	if annual {
		return components.Dollars(t.AnnualPerMonthCents())
	}
	return components.Dollars(t.PriceMonthlyCents)
}

// AnnualDiscount says how much less a year costs than twelve months, worked out from the prices; empty: it does not.
// Where plans differ, the best of them is named.
func AnnualDiscount(tiers []sale.Tier) string {
	least, most := int64(100), int64(0)
	for _, t := range tiers {
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

// PlanBilled says what is charged, and when.
func PlanBilled(t sale.Tier, annual bool) string {
	switch {
	case t.IsFree():
		return "No credit card"
	case annual:
		return components.Dollars(t.PriceYearlyCents) + " billed once a year"
	default:
		return "Billed monthly, cancel anytime"
	}
}

// personalUse is the one term that is a limit and no gift.
const personalUse = "Personal use only"

// PlanFeatures lists what the tier at place i of the row gives, in words.
func PlanFeatures(t sale.Tier, i int, photoModels bool) []string {
	return TermsFeatures(t.Terms, t.IsFree(), photoModels, WordAt(Speeds, i))
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
func PaymentUnit(p sale.PaymentType) string {
	if p == sale.Yearly {
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

// NewCredits says that credits go on coming after those that are there expire, as they do in a plan that is paid by the year.
func NewCredits(expire, planEnds time.Time) string {
	if !expire.Before(planEnds) {
		return ""
	}
	return " New credits come each month until " + components.Date(planEnds) + "."
}
