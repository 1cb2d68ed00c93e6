package domain_test

import (
	"testing"

	"pellucid/internal/domain"
)

func TestAPaidPlanNeedsMonthlyCreditsAndTheFreeOneDoesNot(t *testing.T) {
	plan := func(id int64, credits int, cents int64) domain.Tier {
		return domain.Tier{ID: id, Name: "Plan", PriceMonthlyCents: cents, PriceYearlyCents: cents * 10,
			Terms: domain.Terms{MonthlyCredits: credits, MaxResolution: 1024, BatchSize: 1}}
	}
	wantField(t, plan(2, 0, 1000).Validate(), "monthly_credits")
	wantField(t, plan(2, 1, 1000).Validate(), "")
	wantField(t, plan(domain.FreeTierID, 0, 0).Validate(), "")
}
