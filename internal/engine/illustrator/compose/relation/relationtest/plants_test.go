package relationtest

import (
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
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

func TestDrinksAndSideDishesAreBesideAMealNotOnIt(t *testing.T) {
	// A small can of soda stood on the bun of a burger, and six mugs of beer were the topping of a slice of pizza.
	for _, pair := range [][2]string{
		{"hamburger", "soda"}, {"hot-dog", "french-fries"}, {"pizza-slice", "beer"}, {"taco", "margarita"}, {"sandwich", "pickle"}, {"sandwich", "cucumber"}, {"spaghetti", "bread"}, {"pizza", "salad"},
	} {
		_, k := placed(composetest.Pair(composetest.Thing(pair[0]), "with", composetest.Thing(pair[1])))
		dish, side := covered(k, 0), covered(k, 1)
		if side.W()*side.H() < .12*dish.W()*dish.H() || side.X0 > dish.X0 && side.X1 < dish.X1 && side.Y0 > dish.Y0-.3*dish.H() && side.Y1 < dish.Y1 {
			t.Errorf("%s with %s: %v is on %v", pair[0], pair[1], side, dish)
		}
	}
}

func TestEachPartOfAMealHasItsPlaceOnThePlate(t *testing.T) {
	// Eggs, bacon and toast were a small row in the middle of the plate.
	b := brief.Brief{Subjects: []brief.Subject{composetest.Thing("plate"), composetest.Thing("fried-egg"), composetest.Thing("bacon"), composetest.Thing("toast")}}
	for i := 1; i < 4; i++ {
		b.Relations = append(b.Relations, brief.Relation{From: 0, Kind: "with", To: i})
	}
	_, k := placed(b)
	plate := covered(k, 0)
	for i := 1; i < 4; i++ {
		part := covered(k, i)
		if part.W()*part.H() < .05*plate.W()*plate.H() || part.X0 < plate.X0 || part.X1 > plate.X1 || part.Y0 < plate.Y0 || part.Y1 > plate.Y1 {
			t.Errorf("part %d of the meal is %v on %v", i, part, plate)
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

func TestWhatGrowsOutOfAThingWithoutAnOpeningRisesAboveIt(t *testing.T) {
	// Flowers were on the face of a skull, a tree behind a closed book.
	for _, pair := range [][2]string{{"flower", "skull"}, {"tree", "heart"}, {"tree", "book"}, {"rose", "camera"}} {
		_, k := placed(composetest.Pair(composetest.Thing(pair[0]), "emerging from", composetest.Thing(pair[1])))
		up, on := covered(k, 0), covered(k, 1)
		if up.Y0 > on.Y0-.25*on.H() || up.Y1 < on.Y0 {
			t.Errorf("the %s %v does not grow out of the %s %v", pair[0], up, pair[1], on)
		}
	}
}

func TestSeveralThingsThatFlyOutOfSomethingRiseAsAStreamFromItsOpening(t *testing.T) {
	for _, pair := range [][2]string{{"butterfly", "jar"}, {"bat", "jack-o-lantern"}, {"heart", "cell-phone"}, {"music-note", "trumpet"}} {
		several := composetest.Thing(pair[0])
		several.Count = figure.Unstated
		_, k := placed(composetest.Pair(several, "leaping from", composetest.Thing(pair[1])))
		n := 0
		var heights []float64
		for _, s := range k.Sprites {
			if s.Subject == 0 && !slices.Contains(heights, s.Box.Y0) {
				n, heights = n+1, append(heights, s.Box.Y0)
			}
		}
		if up, on := covered(k, 0), covered(k, 1); n < 5 || up.Y0 > on.Y0-.2*on.H() {
			t.Errorf("%d of the %s rise from %v to %v", n, pair[0], on, up)
		}
	}
}

func TestASwordInAStoneSticksInItWithItsHandleUp(t *testing.T) {
	for _, kind := range []string{"inside", "stuck in"} {
		_, k := placed(composetest.Pair(composetest.Thing("sword"), kind, composetest.Thing("rock")))
		sword, rock := covered(k, 0), covered(k, 1)
		if sword.Y0 > rock.Y0-.5*sword.H() || sword.Y1 < rock.Y0 || sword.H() < .99*sword.W() {
			t.Errorf("%s: the sword %v is not upright in the stone %v", kind, sword, rock)
		}
	}
}

func TestFlowersAroundAHeartAreAWreathAtItsOutline(t *testing.T) {
	several := composetest.Thing("rose")
	several.Count = figure.Unstated
	for _, id := range []string{"heart", "skull", "clock"} {
		_, k := placed(composetest.Pair(several, "around", composetest.Thing(id)))
		roses, on := covered(k, 0), covered(k, 1)
		if roses.Y0 > on.Y0 || roses.X0 > on.X0 || roses.X1 < on.X1 || roses.Y1 < on.Y1-.1*on.H() {
			t.Errorf("the roses %v are not all around the %s %v", roses, id, on)
		}
	}
}

func TestChainsTapesAndWiresWindAroundThings(t *testing.T) {
	for _, id := range []string{"chain", "tape-measure", "barbed-wire", "ribbon", "christmas-garland"} {
		_, k := placed(composetest.Pair(composetest.Thing(id), "around", composetest.Thing("column")))
		band, on := covered(k, 0), covered(k, 1)
		if band.H() < .4*on.H() || band.W() < .3*on.W() || band.X1 < on.X0 || band.X0 > on.X1 {
			t.Errorf("the %s %v does not wind around the column %v", id, band, on)
		}
	}
}

func TestSmokeThatAThingComesWithIsAroundItAndNotBesideIt(t *testing.T) {
	for _, id := range []string{"skull", "cauldron", "crystal-ball"} {
		for _, air := range []string{"smoke", "light-ray"} {
			b := brief.Brief{Prompt: id, Style: brief.Style{Name: "default"}, Subjects: []brief.Subject{{Kind: brief.Piece, ID: id, Count: 1}, {Kind: brief.Piece, ID: air, Count: 1, Words: air}}, Relations: []brief.Relation{{From: 0, Kind: "with", To: 1}}}
			c := placerOf(layout.Request{Brief: b})
			k := c.Unit(0, layout.How{})
			o, a := k.Root.Box(), k.Bounds()
			if middle := (a.X0 + a.X1) / 2; middle < o.X0 || middle > o.X1 || a.H() <= o.H() {
				t.Errorf("%s with %s: the thing fills %v of %v", id, air, o, a)
			}
		}
	}
}

func TestPlatesInASinkLieInStacksAndFlowersStandInABoot(t *testing.T) {
	plates := composetest.Thing("plate")
	plates.Count = 5
	_, k := placed(composetest.Pair(plates, "inside", composetest.Thing("sink")))
	if sink, on := covered(k, 1), covered(k, 0); on.W() <= 0 || on.H() > .4*sink.H() || on.X0 < sink.X0 || on.X1 > sink.X1 {
		t.Errorf("plates %v are not in the sink %v", on, sink)
	}
	_, k = placed(composetest.Pair(composetest.Thing("cowboy-boot"), "full of", composetest.Thing("sunflower")))
	if boot, on := covered(k, 0), covered(k, 1); on.Y0 > boot.Y0 || on.X1 > boot.X1+.2*boot.W() {
		t.Errorf("sunflowers %v do not stand in the boot %v", on, boot)
	}
}
