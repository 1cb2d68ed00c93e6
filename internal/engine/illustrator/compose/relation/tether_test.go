package relation

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/figure"
)

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
