package relation

import (
	"testing"

	"pellucid/internal/engine/illustrator/compose/composetest"
)

func TestWhoHidesBehindATreeStandsAtItsTrunk(t *testing.T) {
	_, k := placed(composetest.Pair(composetest.Woman, "behind", composetest.Thing("tree")))
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
