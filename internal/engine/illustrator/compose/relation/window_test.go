package relation

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/figure"
)

// The curtain hung beside its window, and who sat on the sill sat behind it.
func TestACurtainHangsBeforeItsWindowAndBehindWhoSitsThere(t *testing.T) {
	cat := brief.Subject{Kind: brief.Animal, ID: "cat", Count: 1}
	k := related([]brief.Subject{composetest.Thing("window"), composetest.Thing("curtain"), cat}, brief.Relation{From: 0, Kind: "with", To: 1}, brief.Relation{From: 2, Kind: "sitting on", To: 0})
	window, curtain := covered(k, 0), covered(k, 1)
	if curtain.X0 > window.X0 || curtain.X1 < window.X1 || curtain.Y0 > window.Y0 {
		t.Errorf("the curtain %v is not around the window %v", curtain, window)
	}
	last := map[int]int{}
	for i, s := range k.Sprites {
		last[s.Subject] = i
	}
	if last[2] < last[1] {
		t.Error("the curtain hides the cat")
	}
}

func TestAHammockHangsBetweenItsTwoTrees(t *testing.T) {
	trees := composetest.Thing("palm-tree")
	trees.Count = 2
	k := related([]brief.Subject{composetest.Thing("hammock"), trees}, brief.Relation{From: 0, Kind: "between", To: 1})
	hammock, both := covered(k, 0), covered(k, 1)
	if both.X0 > hammock.X0 || both.X1 < hammock.X1 || both.H() < hammock.H() {
		t.Errorf("the trees %v are not at both ends of the hammock %v", both, hammock)
	}
}

func TestNothingLiesUnderAPottedPlantButBelowIt(t *testing.T) {
	k := related([]brief.Subject{composetest.Thing("cell-phone"), composetest.Thing("potted-plant")}, brief.Relation{From: 0, Kind: "under", To: 1})
	if phone, plant := covered(k, 0), covered(k, 1); phone.Y0 < plant.Y1 {
		t.Errorf("the phone %v begins above the lower edge of the plant %v", phone, plant)
	}
}

// A cat that looked out of a window stood on top of it, and a woman above the frame.
func TestWhoLooksOutOfAWindowIsBehindItsSill(t *testing.T) {
	cat := brief.Subject{Kind: brief.Animal, ID: "cat", Count: 1}
	for _, who := range []brief.Subject{cat, composetest.Woman} {
		k := related([]brief.Subject{who, composetest.Thing("window")}, brief.Relation{From: 0, Kind: "inside", To: 1})
		b, window := covered(k, 0), covered(k, 1)
		if b.Y0 < window.Y0 || b.X0 < window.X0 || b.X1 > window.X1 || b.H() < .4*window.H() {
			t.Errorf("%v is not in the window %v", b, window)
		}
		if k.Sprites[len(k.Sprites)-1].Subject != 1 {
			t.Error("the sill is behind who looks out")
		}
	}
}

// Three children around the earth: two stood beside it, the third behind it.
func TestChildrenAroundTheEarthStandOnAllSidesOfIt(t *testing.T) {
	kids := composetest.Woman
	kids.Count = figure.Unstated
	k := related([]brief.Subject{kids, composetest.Thing("earth")}, brief.Relation{From: 0, Kind: "around", To: 1})
	all, earth := covered(k, 0), covered(k, 1)
	if all.X0 > earth.X0 || all.X1 < earth.X1 || all.Y0 > earth.Y0 || all.Y1 < earth.Y1 {
		t.Errorf("the children %v are not on all sides of the earth %v", all, earth)
	}
}
