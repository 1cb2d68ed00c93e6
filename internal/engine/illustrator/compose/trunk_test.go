package compose

import "testing"

func TestWhoHidesBehindATreeStandsAtItsTrunk(t *testing.T) {
	_, k := placed(pairOf(woman, "behind", thing("tree")))
	who, tree := covered(k, 0), covered(k, 1)
	if who.H() < .4*tree.H() {
		t.Errorf("she has %.0f of the %.0f of the tree", who.H(), tree.H())
	}
	if middle := (who.X0 + who.X1) / 2; middle > tree.X0+.75*tree.W() {
		t.Error("she stands beyond the trunk")
	}
	if who.Y1 < tree.Y1-.06*tree.H() {
		t.Error("her feet are above the ground")
	}
}
