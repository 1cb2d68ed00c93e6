package sale

import (
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"pellucid/internal/domain"
)

// Bounds on what a tier may be. They are those of the product: a plan that promises more would not be kept.
const (
	TierNameMax     = 40
	TierCreditsMax  = 1_000_000
	TierPriceMax    = 1_000_000 // cents
	TierPriorityMax = 100
	productIDMax    = 100
)

var productForm = regexp.MustCompile(`^[A-Za-z0-9._-]*$`)

// Normalize trims what was typed.
func (t *Tier) Normalize() {
	t.Name = strings.TrimSpace(t.Name)
	t.CreemMonthlyID = strings.TrimSpace(t.CreemMonthlyID)
	t.CreemYearlyID = strings.TrimSpace(t.CreemYearlyID)
}

// Validate returns the first rule that the tier breaks, as an Invalid Error with its field, or nil.
func (t Tier) Validate() error {
	smallest, largest := domain.Sizes[0], slices.Max(domain.Sizes)
	switch {
	case t.Name == "":
		return domain.FieldErrorf("name", "Please enter a name.")
	case utf8.RuneCountInString(t.Name) > TierNameMax:
		return domain.FieldErrorf("name", "Names can have up to %d characters.", TierNameMax)
	case t.MonthlyCredits < 0 || t.MonthlyCredits > TierCreditsMax:
		return domain.FieldErrorf("monthly_credits", "Enter 0 to 1,000,000 monthly credits.")
	case t.MonthlyCredits == 0 && t.ID != domain.FreeTierID: // nobody could use what they pay for
		return domain.FieldErrorf("monthly_credits", "Paid plans need at least 1 monthly credit.")
	case t.MaxResolution < smallest || t.MaxResolution > largest:
		return domain.FieldErrorf("max_resolution", "Enter a resolution from %d to %d pixels.", smallest, largest)
	case t.BatchSize < 1 || t.BatchSize > domain.SamplesMax:
		return domain.FieldErrorf("batch_size", "Enter a batch size from 1 to %d.", domain.SamplesMax)
	case t.PriorityLevel < 0 || t.PriorityLevel > TierPriorityMax:
		return domain.FieldErrorf("priority_level", "Enter a priority level from 0 to %d.", TierPriorityMax)
	}
	if err := t.validatePrices(); err != nil {
		return err
	}
	return t.validateProducts()
}

// validatePrices holds Free to its name, and every other plan to a price.
func (t Tier) validatePrices() error {
	if err := t.validatePrice("price_monthly", t.PriceMonthlyCents); err != nil {
		return err
	}
	if err := t.validatePrice("price_yearly", t.PriceYearlyCents); err != nil {
		return err
	}
	if months := 12 * t.PriceMonthlyCents; t.PriceYearlyCents > months { // a slip: the pricing page calls yearly billing a discount
		return domain.FieldErrorf("price_yearly", "A year can't cost more than 12 months, $%d.%02d.", months/100, months%100)
	}
	return nil
}

func (t Tier) validatePrice(field string, cents int64) error {
	switch {
	case cents < 0 || cents > TierPriceMax:
		return domain.FieldErrorf(field, "Enter a price from $0 to $10,000.")
	case t.ID == domain.FreeTierID && cents != 0:
		return domain.FieldErrorf(field, "This is the free plan, so its price must stay $0.")
	case t.ID != domain.FreeTierID && cents == 0:
		return domain.FieldErrorf(field, "Paid plans need a price above $0.")
	}
	return nil
}

func (t Tier) validateProducts() error {
	if err := validateProduct("creem_monthly_product_id", t.CreemMonthlyID); err != nil {
		return err
	}
	if err := validateProduct("creem_yearly_product_id", t.CreemYearlyID); err != nil {
		return err
	}
	if t.CreemMonthlyID != "" && t.CreemMonthlyID == t.CreemYearlyID {
		return domain.FieldErrorf("creem_yearly_product_id", "The yearly product must differ from the monthly one.")
	}
	return nil
}

func validateProduct(field, id string) error {
	if len(id) > productIDMax || !productForm.MatchString(id) {
		return domain.FieldErrorf(field, "Product IDs can have up to %d letters, digits, dots, hyphens and underscores.", productIDMax)
	}
	return nil
}
