package api

import "pellucid/internal/domain/sale"

// Offer is what a plan costs and gives. Prices are in dollars, with at most two decimals.
type Offer struct {
	Name                 string  `json:"name"`
	PriceMonthly         float64 `json:"price_monthly"`
	PriceYearly          float64 `json:"price_yearly"`
	MonthlyCredits       int     `json:"monthly_credits"`
	CreditsAllowPurchase bool    `json:"credits_allow_purchase"`
	MaxResolution        int     `json:"max_resolution" doc:"Pixels per side"`
	BatchSize            int     `json:"batch_size"`
	PriorityLevel        int     `json:"priority_level"`
	CommercialUse        bool    `json:"commercial_use"`
	PrivateGallery       bool    `json:"private_gallery"`
	AdvancedPrompt       bool    `json:"advanced_prompt"`
	ModelEngines         bool    `json:"model_engines" doc:"Includes photo models"`
}

// Tier is a plan on offer.
type Tier struct {
	ID int64 `json:"id"`
	Offer
	CreemMonthlyID string `json:"creem_monthly_product_id"`
	CreemYearlyID  string `json:"creem_yearly_product_id"`
}

// TierBodies tells plans as the API does.
func TierBodies(tiers []sale.Tier) []Tier {
	bodies := make([]Tier, len(tiers))
	for i, tier := range tiers {
		bodies[i] = TierBody(tier)
	}
	return bodies
}

// TierBody tells one.
func TierBody(t sale.Tier) Tier {
	return Tier{
		ID: t.ID, CreemMonthlyID: t.CreemMonthlyID, CreemYearlyID: t.CreemYearlyID,
		Offer: Offer{
			Name: t.Name, PriceMonthly: Dollars(t.PriceMonthlyCents), PriceYearly: Dollars(t.PriceYearlyCents),
			MonthlyCredits: t.MonthlyCredits, CreditsAllowPurchase: t.CreditsAllowPurchase, MaxResolution: t.MaxResolution,
			BatchSize: t.BatchSize, PriorityLevel: t.PriorityLevel, CommercialUse: t.CommercialUse, PrivateGallery: t.PrivateGallery,
			AdvancedPrompt: t.AdvancedPrompt, ModelEngines: t.ModelEngines,
		},
	}
}

// Dollars is an amount as the API tells it.
func Dollars(cents int64) float64 { return float64(cents) / 100 }
