package compose

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

// The curtain hung beside its window, and who sat on the sill sat behind it.
func TestACurtainHangsBeforeItsWindowAndBehindWhoSitsThere(t *testing.T) {
	cat := brief.Subject{Kind: brief.Animal, ID: "cat", Count: 1}
	k := related([]brief.Subject{thing("window"), thing("curtain"), cat}, brief.Relation{From: 0, Kind: "with", To: 1}, brief.Relation{From: 2, Kind: "sitting on", To: 0})
	window, curtain := covered(k, 0), covered(k, 1)
	if curtain.X0 > window.X0 || curtain.X1 < window.X1 || curtain.Y0 > window.Y0 {
		t.Errorf("the curtain %v is not around the window %v", curtain, window)
	}
	last := map[int]int{}
	for i, s := range k.sprites {
		last[s.subject] = i
	}
	if last[2] < last[1] {
		t.Error("the curtain hides the cat")
	}
}

func TestAHammockHangsBetweenItsTwoTrees(t *testing.T) {
	trees := thing("palm-tree")
	trees.Count = 2
	k := related([]brief.Subject{thing("hammock"), trees}, brief.Relation{From: 0, Kind: "between", To: 1})
	hammock, both := covered(k, 0), covered(k, 1)
	if both.X0 > hammock.X0 || both.X1 < hammock.X1 || both.H() < hammock.H() {
		t.Errorf("the trees %v are not at both ends of the hammock %v", both, hammock)
	}
}

func TestNothingLiesUnderAPottedPlantButBelowIt(t *testing.T) {
	k := related([]brief.Subject{thing("cell-phone"), thing("potted-plant")}, brief.Relation{From: 0, Kind: "under", To: 1})
	if phone, plant := covered(k, 0), covered(k, 1); phone.Y0 < plant.Y1 {
		t.Errorf("the phone %v begins above the lower edge of the plant %v", phone, plant)
	}
}
