package pagetest

import (
	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
)

// Tiers are Free, Basic and Pro.
func Tiers() []sale.Tier {
	return []sale.Tier{
		{ID: 1, Name: "Free", Terms: domain.Terms{MonthlyCredits: 10, MaxResolution: 1024, BatchSize: 1}},
		{ID: 2, Name: "Basic", PriceMonthlyCents: 1000, PriceYearlyCents: 9600, Terms: domain.Terms{MonthlyCredits: 200, MaxResolution: 1536, BatchSize: 4, CommercialUse: true}},
		{ID: 3, Name: "Pro", PriceMonthlyCents: 2500, PriceYearlyCents: 24000, Terms: domain.Terms{MonthlyCredits: 800, BatchSize: 4, PrivateGallery: true}},
	}
}

// ProPlan is the plan of somebody who pays for Pro.
func ProPlan() domain.Plan {
	return domain.Plan{TierID: 3, Name: "Pro", Terms: domain.Terms{MonthlyCredits: 800, MaxResolution: 1536, BatchSize: 4, PriorityLevel: 2, CommercialUse: true, CreditsAllowPurchase: true}}
}

// Pro is what they pay for: by the month, renewing.
func Pro() *sale.Subscription {
	return &sale.Subscription{
		ID: 9, TierID: 3, TierName: "Pro", Status: sale.SubscriptionActive, IsActive: true, AutoRenew: true, Payment: sale.Monthly,
		PriceCents: 2500, CustomerID: "cust_1", ProviderID: "sub_1", StartsAt: Noon, ExpiresAt: Noon.AddDate(0, 1, 0),
		Terms: domain.Terms{MonthlyCredits: 800},
	}
}
