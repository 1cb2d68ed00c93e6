package relation

import (
	"math"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/supports"
	"pellucid/internal/engine/illustrator/kit"
)

// A cow stood past the end of the fence that it looked over.
func TestWhoIsBehindABarrierLooksOverItsMiddle(t *testing.T) {
	for _, who := range []brief.Subject{{Kind: brief.Animal, ID: "cow", Count: 1}, {Kind: brief.Animal, ID: "cat", Count: 1, Pose: "peeking"}, composetest.Someone("")} {
		for id := range supports.Barriers {
			thing := brief.Subject{Kind: brief.Piece, ID: id, Count: 1}
			c := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{who, thing}, Relations: []brief.Relation{{From: 0, Kind: "behind", To: 1}}}})
			k := c.Unit(1, layout.How{})
			b, o := k.Root.Box(), kit.Box{X0: math.Inf(1), Y0: math.Inf(1), X1: math.Inf(-1), Y1: math.Inf(-1)}
			for _, l := range k.Sprites {
				if l.Subject == 0 {
					o = o.Union(l.Box)
				}
			}
			if middle := (o.X0 + o.X1) / 2; o.Y0 > b.Y0-.2*b.H() || middle < b.X0+.3*b.W() || middle > b.X1-.3*b.W() {
				t.Errorf("%s behind a %s is at %+v, the barrier at %+v", who.ID, id, o, b)
			}
		}
	}
}

// The head of a cat between two curtains was behind one of them.
func TestTheFaceIsSeenOfWhoIsBehindWhatIsOpenInTheMiddle(t *testing.T) {
	_, k := placed(composetest.Pair(composetest.Cat, "behind", composetest.Thing("curtain")))
	c, eyes := k.Root.Box(), layout.PartsNamed(k.Sprites, map[string]bool{"eyes": true})
	if len(eyes) == 0 {
		t.Fatal("there are no eyes")
	}
	if x := (eyes[0].Box.X0 + eyes[0].Box.X1) / 2; math.Abs(x-(c.X0+c.X1)/2) > .1*c.W() {
		t.Errorf("the eyes are at %.0f, the curtain at %v", x, c)
	}
}
