package compose

import (
	"math"
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
)

// Flutes and trumpets were held before the chest.
func TestWindInstrumentsAreAtTheLips(t *testing.T) {
	for id := range winds {
		thing := brief.Subject{Kind: brief.Piece, ID: id, Count: 1}
		c := newComposer(Request{Brief: brief.Brief{Subjects: []brief.Subject{someone(""), thing}, Relations: []brief.Relation{{From: 0, Kind: "playing", To: 1}}}})
		k := c.unit(0, how{facing: kit.Right})
		at := slices.IndexFunc(k.sprites, func(s sprite) bool { return s.subject == 1 })
		if at < 0 {
			t.Fatalf("there is no %s", id)
		}
		lips, b := k.root.anchor("mouth"), kit.Box{X0: math.Inf(1), Y0: math.Inf(1), X1: math.Inf(-1), Y1: math.Inf(-1)}
		for _, s := range k.sprites {
			if s.subject == 1 {
				b = b.Union(s.box)
			}
		}
		if slack := .02 * bySize(k.root); lips.X < b.X0-slack || lips.X > b.X1+slack || lips.Y < b.Y0-slack || lips.Y > b.Y1+slack {
			t.Errorf("%s: the lips are at %.0f, %.0f, it is at %+v", id, lips.X, lips.Y, b)
		}
	}
}
