package person

import (
	"slices"
	"testing"
)

// "male teacher" wore a pencil skirt and "male singer" an evening dress and heels.
func TestAManInARoleOfAWomanWearsMensClothes(t *testing.T) {
	for role, want := range map[string][3]string{
		"teacher": {"cardigan", "trousers", "shoes"}, "singer": {"suit jacket", "trousers", "shoes"}, "flight attendant": {"suit jacket", "trousers", "shoes"},
		"cheerleader": {"tank", "trousers", "sneakers"}, "mermaid": {"bare chest", "mermaid tail", ""}, "fairy": {"tunic", "leggings", "shoes"},
	} {
		got := complete(Spec{Role: role, Body: "man"})
		if got.Top.Name != want[0] || got.Bottom.Name != want[1] || want[2] != "" && got.Shoes.Name != want[2] || slices.Contains(got.Extras, "earrings") {
			t.Errorf("%s: %s, %s, %s, %v", role, got.Top.Name, got.Bottom.Name, got.Shoes.Name, got.Extras)
		}
		if she := complete(Spec{Role: role}); she.Top.Name != roles[role].Top.Name {
			t.Errorf("%s: a woman wears %s", role, she.Top.Name)
		}
	}
}
