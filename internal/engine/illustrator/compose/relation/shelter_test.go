package relation

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
)

// A man under a street lamp stood below its foot, with the lamp on his head.
func TestWhoIsUnderAStreetLampStandsAtItsFoot(t *testing.T) {
	for _, who := range []string{"bicycle", "bench"} {
		_, k := placed(composetest.Pair(composetest.Thing(who), "under", composetest.Thing("street-lamp")))
		under, _ := spritesOf(k, 0)
		lamp, _ := spritesOf(k, 1)
		if under.Y1 > lamp.Y1+.08*lamp.H() {
			t.Errorf("the %s ends at %.0f, the lamp at %.0f", who, under.Y1, lamp.Y1)
		}
	}
}

// A girl who reads under a tree was a sixth of its height.
func TestWhoIsUnderATreeIsBeforeItAndLarge(t *testing.T) {
	who := composetest.Woman
	who.Pose = "reading"
	_, k := placed(brief.Brief{Prompt: "a test", Subjects: []brief.Subject{who, composetest.Thing("tree")}, Relations: []brief.Relation{{From: 0, Kind: "under", To: 1}}})
	if girl, tree := covered(k, 0), covered(k, 1); girl.H() < .3*tree.H() || girl.Y1 < tree.Y1-.1*tree.H() {
		t.Errorf("the girl is at %v, the tree at %v", girl, tree)
	}
}
