package relation

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
)

func TestIngredientsAreOnTheirDishAndFruitIsOnTheRimOfItsGlass(t *testing.T) {
	// A taco had a lime and a leaf beside it, a soup had carrots, a glass had a lemon as large as the glass.
	for _, pair := range [][2]string{
		{"taco", "lime"}, {"taco", "leaf"}, {"toast", "avocado"}, {"toast", "fried-egg"}, {"soup", "carrot"}, {"salad", "fried-egg"}, {"steak", "garlic"},
		{"tea-cup", "lemon"}, {"glass-of-water", "lime"}, {"beer", "lemon"}, {"curry", "shrimp"}, {"sandwich", "bacon"},
	} {
		_, k := placed(composetest.Pair(composetest.Thing(pair[0]), "with", composetest.Thing(pair[1])))
		dish, on := covered(k, 0), covered(k, 1)
		if on.W() <= 0 || on.X0 > dish.X1 || on.X1 < dish.X0 || on.X1 > dish.X1+.25*dish.W() || on.W() > dish.W() {
			t.Errorf("%s with %s: %v is not on %v", pair[0], pair[1], on, dish)
		}
	}
}

func TestTwoToppingsOfOneDishDoNotHideEachOther(t *testing.T) {
	b := brief.Brief{Subjects: []brief.Subject{composetest.Thing("taco"), composetest.Thing("lime"), composetest.Thing("leaf")}, Relations: []brief.Relation{{From: 0, Kind: "with", To: 1}, {From: 0, Kind: "with", To: 2}}}
	_, k := placed(b)
	one, two := covered(k, 1), covered(k, 2)
	if over := min(one.X1, two.X1) - max(one.X0, two.X0); over > .5*min(one.W(), two.W()) {
		t.Errorf("%v and %v overlap by %.0f", one, two, over)
	}
}
