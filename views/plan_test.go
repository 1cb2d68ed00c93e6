package views_test

import (
	"slices"
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
	"pellucid/views"
)

func TestAPlanNamesPhotoModelsOnlyWhereTheSiteHasSome(t *testing.T) {
	for _, test := range []struct{ included, configured, want bool }{
		{true, true, true}, {true, false, false}, {false, true, false},
	} {
		tier := sale.Tier{Terms: domain.Terms{ModelEngines: test.included}}
		got := slices.Contains(views.PlanFeatures(tier, 1, test.configured), "Photo models")
		if got != test.want {
			t.Errorf("included %v, configured %v: named %v", test.included, test.configured, got)
		}
	}
}
