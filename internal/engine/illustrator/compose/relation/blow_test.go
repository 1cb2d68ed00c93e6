package relation

import (
	"math"
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
)

// Flutes and trumpets were held before the chest.
func TestWindInstrumentsAreAtTheLips(t *testing.T) {
	for id := range winds {
		thing := brief.Subject{Kind: brief.Piece, ID: id, Count: 1}
		c := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{composetest.Someone(""), thing}, Relations: []brief.Relation{{From: 0, Kind: "playing", To: 1}}}})
		k := c.Unit(0, layout.How{Facing: kit.Right})
		at := slices.IndexFunc(k.Sprites, func(s layout.Layer) bool { return s.Subject == 1 })
		if at < 0 {
			t.Fatalf("there is no %s", id)
		}
		lips, b := k.Root.Anchor("mouth"), kit.Box{X0: math.Inf(1), Y0: math.Inf(1), X1: math.Inf(-1), Y1: math.Inf(-1)}
		for _, s := range k.Sprites {
			if s.Subject == 1 {
				b = b.Union(s.Box)
			}
		}
		if slack := .02 * bySize(k.Root); lips.X < b.X0-slack || lips.X > b.X1+slack || lips.Y < b.Y0-slack || lips.Y > b.Y1+slack {
			t.Errorf("%s: the lips are at %.0f, %.0f, it is at %+v", id, lips.X, lips.Y, b)
		}
	}
}
