package sale_test

import (
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
)

func TestAPaidPlanNeedsMonthlyCreditsAndTheFreeOneDoesNot(t *testing.T) {
	plan := func(id int64, credits int, cents int64) sale.Tier {
		return sale.Tier{ID: id, Name: "Plan", PriceMonthlyCents: cents, PriceYearlyCents: cents * 10,
			Terms: domain.Terms{MonthlyCredits: credits, MaxResolution: 1024, BatchSize: 1}}
	}
	for _, test := range []struct {
		tier  sale.Tier
		field string
	}{
		{plan(2, 0, 1000), "monthly_credits"}, {plan(2, 1, 1000), ""}, {plan(domain.FreeTierID, 0, 0), ""},
	} {
		if err := test.tier.Validate(); domain.FieldOf(err) != test.field || test.field == "" && err != nil {
			t.Errorf("%d: got %v, want an error about %s", test.tier.ID, err, test.field)
		}
	}
}
