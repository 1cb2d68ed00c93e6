package compose

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
)

func TestIngredientsAreOnTheirDishAndFruitIsOnTheRimOfItsGlass(t *testing.T) {
	// A taco had a lime and a leaf beside it, a soup had carrots, a glass had a lemon as large as the glass.
	for _, pair := range [][2]string{
		{"taco", "lime"}, {"taco", "leaf"}, {"toast", "avocado"}, {"toast", "fried-egg"}, {"soup", "carrot"}, {"salad", "fried-egg"}, {"steak", "garlic"},
		{"tea-cup", "lemon"}, {"glass-of-water", "lime"}, {"beer", "lemon"}, {"curry", "shrimp"}, {"sandwich", "bacon"},
	} {
		_, k := placed(pairOf(thing(pair[0]), "with", thing(pair[1])))
		dish, on := covered(k, 0), covered(k, 1)
		if on.W() <= 0 || on.X0 > dish.X1 || on.X1 < dish.X0 || on.X1 > dish.X1+.25*dish.W() || on.W() > dish.W() {
			t.Errorf("%s with %s: %v is not on %v", pair[0], pair[1], on, dish)
		}
	}
}

func TestTwoToppingsOfOneDishDoNotHideEachOther(t *testing.T) {
	b := brief.Brief{Subjects: []brief.Subject{thing("taco"), thing("lime"), thing("leaf")}, Relations: []brief.Relation{{From: 0, Kind: "with", To: 1}, {From: 0, Kind: "with", To: 2}}}
	_, k := placed(b)
	one, two := covered(k, 1), covered(k, 2)
	if over := min(one.X1, two.X1) - max(one.X0, two.X0); over > .5*min(one.W(), two.W()) {
		t.Errorf("%v and %v overlap by %.0f", one, two, over)
	}
}

func TestToppingsLieOnThePizza(t *testing.T) {
	b := brief.Brief{
		Subjects:  []brief.Subject{{Kind: brief.Piece, ID: "pizza", Count: 1}, {Kind: brief.Piece, ID: "tomato", Count: 3}},
		Relations: []brief.Relation{{From: 0, Kind: "with", To: 1}},
	}
	s := Compose(Request{Brief: b})
	var pizza kit.Box
	for n, sp := range s.Sprites {
		if sp.Subject == 0 && n == 0 {
			pizza = sp.Box
		}
	}
	for _, sp := range s.Sprites {
		if sp.Subject == 1 && (sp.Box.X0 < pizza.X0 || sp.Box.X1 > pizza.X1 || sp.Box.Y0 < pizza.Y0 || sp.Box.Y1 > pizza.Y1) {
			t.Errorf("a tomato at %v is beside the pizza at %v", sp.Box, pizza)
		}
	}
}

func TestEveryPlaceHasItsGroundAndItsThings(t *testing.T) {
	for name, at := range settings {
		if at.terrain != "" && drawTerrain(at.terrain).Box.H() <= 0 {
			t.Errorf("%s: there is no terrain %q", name, at.terrain)
		}
		for _, p := range at.props {
			if mustDraw(p.id).Box.H() <= 0 {
				t.Errorf("%s: there is no piece %q", name, p.id)
			}
		}
	}
}

func TestAPlaceIsBelowAndBesideItsSubjectAndHidesNothingOfIt(t *testing.T) {
	for name := range settings {
		b := brief.Brief{Subjects: []brief.Subject{{Kind: brief.Animal, ID: "fox", Count: 1}}, Place: name}
		for v := range 4 {
			s := Compose(Request{Brief: b, Variation: v})
			var fox, rest int
			for _, sp := range s.Sprites {
				if sp.Subject == 0 {
					fox++
				} else {
					rest++
				}
				if sp.Box.X0 < -.01 || sp.Box.X1 > 1.01 || sp.Box.Y0 < -.01 || sp.Box.Y1 > 1.01 {
					t.Errorf("%s %d: a sprite is outside the canvas: %+v", name, v, sp.Box)
				}
			}
			if fox == 0 || rest < 2 {
				t.Errorf("%s %d: %d layers of the fox, %d of the place", name, v, fox, rest)
			}
		}
	}
}
