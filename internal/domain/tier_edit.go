package domain

import (
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"
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
	smallest, largest := Sizes[0], slices.Max(Sizes)
	switch {
	case t.Name == "":
		return FieldErrorf("name", "Please enter a name.")
	case utf8.RuneCountInString(t.Name) > TierNameMax:
		return FieldErrorf("name", "A name has at most %d characters.", TierNameMax)
	case t.MonthlyCredits < 0 || t.MonthlyCredits > TierCreditsMax:
		return FieldErrorf("monthly_credits", "Monthly credits are between 0 and 1,000,000.")
	case t.MaxResolution < smallest || t.MaxResolution > largest:
		return FieldErrorf("max_resolution", "The resolution is between %d and %d pixels.", smallest, largest)
	case t.BatchSize < 1 || t.BatchSize > SamplesMax:
		return FieldErrorf("batch_size", "The batch size is between 1 and %d images.", SamplesMax)
	case t.PriorityLevel < 0 || t.PriorityLevel > TierPriorityMax:
		return FieldErrorf("priority_level", "The priority level is between 0 and %d.", TierPriorityMax)
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
	return t.validatePrice("price_yearly", t.PriceYearlyCents)
}

func (t Tier) validatePrice(field string, cents int64) error {
	switch {
	case cents < 0 || cents > TierPriceMax:
		return FieldErrorf(field, "A price is between $0 and $10,000.")
	case t.ID == FreeTierID && cents != 0:
		return FieldErrorf(field, "This is the plan of everybody who pays nothing, so its price stays $0.")
	case t.ID != FreeTierID && cents == 0:
		return FieldErrorf(field, "A plan that is sold costs something. Please enter a price above $0.")
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
		return FieldErrorf("creem_yearly_product_id", "The yearly product is another one than the monthly.")
	}
	return nil
}

func validateProduct(field, id string) error {
	if len(id) > productIDMax || !productForm.MatchString(id) {
		return FieldErrorf(field, "A product ID has at most %d letters, digits, dots, hyphens and underscores.", productIDMax)
	}
	return nil
}
