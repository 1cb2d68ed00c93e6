package person

import (
	"pellucid/internal/engine/illustrator/kit/person/figure"
	"pellucid/internal/engine/illustrator/kit/person/role"
	"slices"
	"testing"
)

// "male teacher" wore a pencil skirt and "male singer" an evening dress and heels.
func TestAManInARoleOfAWomanWearsMensClothes(t *testing.T) {
	for name, want := range map[string][3]string{
		"teacher": {"cardigan", "trousers", "shoes"}, "singer": {"suit jacket", "trousers", "shoes"}, "flight attendant": {"suit jacket", "trousers", "shoes"},
		"cheerleader": {"tank", "trousers", "sneakers"}, "mermaid": {"bare chest", "mermaid tail", ""}, "fairy": {"tunic", "leggings", "shoes"},
	} {
		got := role.Complete(figure.Spec{Role: name, Body: "man"})
		if got.Top.Name != want[0] || got.Bottom.Name != want[1] || want[2] != "" && got.Shoes.Name != want[2] || slices.Contains(got.Extras, "earrings") {
			t.Errorf("%s: %s, %s, %s, %v", name, got.Top.Name, got.Bottom.Name, got.Shoes.Name, got.Extras)
		}
		if she := role.Complete(figure.Spec{Role: name}); she.Top.Name != role.All[name].Top.Name {
			t.Errorf("%s: a woman wears %s", name, she.Top.Name)
		}
	}
}
