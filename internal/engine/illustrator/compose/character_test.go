package compose

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

// A taco that lifted weights was a taco.
func TestAThingThatActsHasArmsLegsAndAFace(t *testing.T) {
	for _, c := range []struct{ id, pose, state string }{
		{"taco", "lifting", ""}, {"avocado", "running", ""}, {"pencil", "waving", ""}, {"tooth", "", Character}, {"donut", "", Character}, {"hammer", "waving", Character},
	} {
		s := brief.Subject{Kind: brief.Piece, ID: c.id, Count: 1, Pose: c.pose}
		plain := newComposer(Request{Brief: brief.Brief{Subjects: []brief.Subject{{Kind: brief.Piece, ID: c.id, Count: 1}}}}).draw(0, how{})
		if c.state != "" {
			s.States = []string{c.state}
		}
		acting := newComposer(Request{Brief: brief.Brief{Subjects: []brief.Subject{s}}}).draw(0, how{})
		if acting.Box.H() <= plain.Box.H() && acting.Box.W() <= plain.Box.W() {
			t.Errorf("%s %s is drawn as it is", c.id, c.pose)
		}
		if _, ok := acting.Anchors["paw"]; !ok {
			t.Errorf("%s has no hand", c.id)
		}
	}
	if Acts("smartphone", "running") || Acts("race-car", "running") {
		t.Error("what is charging or races has legs")
	}
}
