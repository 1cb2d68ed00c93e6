package admin

import (
	"fmt"
	"strconv"

	"pellucid/internal/domain/sale"
)

// TierPage is the form of one tier, as it is or as it was typed.
type TierPage struct {
	Tier  sale.Tier
	Form  TierForm
	Field string // what is wrong with the form belongs to this field; empty: to none
	Error string
}

// TierForm is what is typed about a tier: prices in dollars, all else as it is.
type TierForm struct {
	Name, MonthlyCredits, MonthlyPrice, YearlyPrice, MonthlyProduct, YearlyProduct, MaxResolution, BatchSize, Priority string
	CommercialUse, PrivateGallery, AdvancedPrompt, ModelEngines, CreditsAllowPurchase                                  bool
}

// TierFormOf fills the form with a tier.
func TierFormOf(t sale.Tier) TierForm {
	dollars := func(cents int64) string { return fmt.Sprintf("%d.%02d", cents/100, cents%100) }
	return TierForm{
		Name: t.Name, MonthlyCredits: strconv.Itoa(t.MonthlyCredits), MonthlyPrice: dollars(t.PriceMonthlyCents), YearlyPrice: dollars(t.PriceYearlyCents),
		MonthlyProduct: t.CreemMonthlyID, YearlyProduct: t.CreemYearlyID, MaxResolution: strconv.Itoa(t.MaxResolution), BatchSize: strconv.Itoa(t.BatchSize),
		Priority: strconv.Itoa(t.PriorityLevel), CommercialUse: t.CommercialUse, PrivateGallery: t.PrivateGallery, AdvancedPrompt: t.AdvancedPrompt, ModelEngines: t.ModelEngines,
		CreditsAllowPurchase: t.CreditsAllowPurchase,
	}
}

// tierField is one input of the form; its name is the one that the API and the errors use.
type tierField struct{ name, label, kind, min, step, most, value string }

func (f TierForm) fields() []tierField {
	number := func(name, label, min, step, value string) tierField {
		return tierField{name: name, label: label, kind: "number", min: min, step: step, value: value}
	}
	return []tierField{
		{name: "name", label: "Name", kind: "text", most: "40", value: f.Name},
		number("monthly_credits", "Monthly Credits", "0", "1", f.MonthlyCredits),
		number("price_monthly", "Monthly Price ($)", "0", "0.01", f.MonthlyPrice),
		number("price_yearly", "Yearly Price ($)", "0", "0.01", f.YearlyPrice),
		{name: "creem_monthly_product_id", label: "Monthly Product ID", kind: "text", most: "100", value: f.MonthlyProduct},
		{name: "creem_yearly_product_id", label: "Yearly Product ID", kind: "text", most: "100", value: f.YearlyProduct},
		number("max_resolution", "Max Resolution (px)", "1", "1", f.MaxResolution),
		number("batch_size", "Batch Size", "1", "1", f.BatchSize),
		number("priority_level", "Priority Level", "0", "1", f.Priority),
	}
}

// required reports whether the field must be filled; the provider's products need not be.
func (f tierField) required() bool {
	return f.name != "creem_monthly_product_id" && f.name != "creem_yearly_product_id"
}

type tierCheck struct {
	name, label string
	on          bool
}

func (f TierForm) checks() []tierCheck {
	return []tierCheck{
		{"commercial_use", "Commercial Use", f.CommercialUse},
		{"private_gallery", "Private Gallery", f.PrivateGallery},
		{"advanced_prompt", "Advanced Prompt", f.AdvancedPrompt},
		{"model_engines", "Photo Models", f.ModelEngines},
		{"credits_allow_purchase", "Allow Credits Purchase", f.CreditsAllowPurchase},
	}
}
