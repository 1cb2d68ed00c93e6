package relationtest

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/figure"
)

func TestABowIsTiedOnTheThingThatItIsNamedWith(t *testing.T) {
	// A moon, a star and a cloud had a bow beside or before them, a ghost one on its face.
	for _, pair := range [][2]string{
		{"moon", "bow"}, {"cloud", "bow"}, {"key", "bow"}, {"ghost", "bow"}, {"basket", "ribbon"}, {"champagne-bottle", "bow"}, {"horseshoe", "bow"}, {"car", "bow"}, {"star", "ribbon"},
	} {
		_, k := placed(composetest.Pair(composetest.Thing(pair[0]), "with", composetest.Thing(pair[1])))
		on, bow := covered(k, 0), covered(k, 1)
		w, h := min(on.X1, bow.X1)-max(on.X0, bow.X0), min(on.Y1, bow.Y1)-max(on.Y0, bow.Y0)
		if w < .5*bow.W() || h < .25*bow.H() || bow.W() > on.W() {
			t.Errorf("%s with %s: %v is not on %v", pair[0], pair[1], bow, on)
		}
	}
}

func TestABowIsOnTheHandleOfABasketAndOnTheNeckOfABottle(t *testing.T) {
	for id, most := range map[string]float64{"basket": .2, "champagne-bottle": .5, "wine-bottle": .5} {
		_, k := placed(composetest.Pair(composetest.Thing(id), "with", composetest.Thing("bow")))
		bow, body := covered(k, 1), k.Root.Box()
		if y := ((bow.Y0+bow.Y1)/2 - body.Y0) / body.H(); y > most {
			t.Errorf("%s: at %.2f of its height", id, y)
		}
	}
}

func TestBalloonsTiedToAThingFloatAboveItOnAString(t *testing.T) {
	several := composetest.Thing("balloon")
	several.Count = figure.Unstated
	for _, from := range []brief.Subject{several, composetest.Thing("balloon"), composetest.Thing("kite")} {
		_, k := placed(composetest.Pair(from, "tied to", composetest.Thing("house")))
		up, on := covered(k, 0), covered(k, 1)
		if up.Y0 > on.Y0-.3*on.H() || up.Y1 < on.Y0 {
			t.Errorf("%d of the %s %v do not float over the house %v", from.Count, from.ID, up, on)
		}
	}
}

func TestVehiclesAndBeastsOfBurdenCarryThingsOnTopOfThem(t *testing.T) {
	// A truck had a Christmas tree at its bumper, a camel a bag in its mouth.
	donkey := brief.Subject{Kind: brief.Animal, ID: "donkey", Count: 1}
	for _, tc := range []struct {
		who  brief.Subject
		what string
	}{{composetest.Thing("car"), "surfboard"}, {composetest.Thing("truck"), "christmas-tree"}, {donkey, "basket"}} {
		_, k := placed(composetest.Pair(tc.who, "carrying", composetest.Thing(tc.what)))
		by, load := covered(k, 0), covered(k, 1)
		if load.Y0 > by.Y0+.3*by.H() || load.X1 < by.X0 || load.X0 > by.X1 {
			t.Errorf("the %s %v is not on the %s %v", tc.what, load, tc.who.ID, by)
		}
	}
}

func TestThingsThatHangFromATreeHangBesideItsTrunk(t *testing.T) {
	_, k := placed(composetest.Pair(composetest.Thing("bird-feeder"), "hanging from", composetest.Thing("tree")))
	if feeder, tree := covered(k, 0), covered(k, 1); feeder.Y1 > tree.Y1 || feeder.Y0 < tree.Y0+.3*tree.H() {
		t.Errorf("the feeder %v does not hang in the tree %v", feeder, tree)
	}
}

// A snake "wrapped around" an apple lay beside it, and a dragon "coiled around" a tower flew by.
func TestSnakesAndDragonsWindAroundWhatIsSlimWideOrLies(t *testing.T) {
	dragon := brief.Subject{Kind: brief.Animal, ID: "dragon", Count: 1, Pose: "coiled"}
	for _, who := range []brief.Subject{composetest.Thing("snake"), dragon} {
		for _, id := range []string{"apple", "sword", "branch", "heart", "skull", "crescent-moon", "castle-tower", "candle"} {
			_, k := placed(composetest.Pair(who, "around", composetest.Thing(id)))
			on, coil := covered(k, 1), covered(k, 0)
			if w := min(on.X1, coil.X1) - max(on.X0, coil.X0); w < .4*min(on.W(), coil.W()) {
				t.Errorf("%s around %s: %v is not around %v", who.ID, id, coil, on)
			}
		}
	}
}
