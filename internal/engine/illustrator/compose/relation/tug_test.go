package relation

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/together"
)

func TestSeveralPullOnTwoSidesOfOneRope(t *testing.T) {
	kids := composetest.Woman
	kids.Count, kids.Pose = figure.Unstated, hierarchy.Tugging
	c := placerOf(layout.Request{Brief: brief.Brief{Prompt: "kids playing tug of war", Subjects: []brief.Subject{kids}}, Seed: 1})
	if n := c.Subject(0).Count; n != 4 {
		t.Fatalf("%d pull", n)
	}
	for copy, want := range []bool{false, true, true, true} {
		if got := together.SharedPart(c.Placer, 0, copy); got != want {
			t.Errorf("copy %d has no rope of its own: %v", copy, got)
		}
	}
	if b := c.Copies(0).Bounds(); b.W() < 1.5*b.H() {
		t.Errorf("they stand within %.0f by %.0f", b.W(), b.H())
	}
}
