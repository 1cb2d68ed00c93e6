package compose

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

func TestSeveralPullOnTwoSidesOfOneRope(t *testing.T) {
	kids := woman
	kids.Count, kids.Pose = unstated, tugging
	c := newComposer(Request{Brief: brief.Brief{Prompt: "kids playing tug of war", Subjects: []brief.Subject{kids}}, Seed: 1})
	if n := c.subject(0).Count; n != 4 {
		t.Fatalf("%d pull", n)
	}
	for copy, want := range []bool{false, true, true, true} {
		if got := c.sharedPart(0, copy); got != want {
			t.Errorf("copy %d has no rope of its own: %v", copy, got)
		}
	}
	if b := c.copies(0).bounds(); b.W() < 1.5*b.H() {
		t.Errorf("they stand within %.0f by %.0f", b.W(), b.H())
	}
}
