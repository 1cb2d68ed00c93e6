package relation

import (
	"math"
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
)

// Flutes and trumpets were held before the chest.
func TestWindInstrumentsAreAtTheLips(t *testing.T) {
	for _, id := range []string{"flute", "trumpet", "trombone", "saxophone", "clarinet", "bassoon", "tuba", "french-horn", "bagpipes", "harmonica", "party-horn", "pan-flute"} {
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
		if slack := .02 * placing.BySize(k.Root); lips.X < b.X0-slack || lips.X > b.X1+slack || lips.Y < b.Y0-slack || lips.Y > b.Y1+slack {
			t.Errorf("%s: the lips are at %.0f, %.0f, it is at %+v", id, lips.X, lips.Y, b)
		}
	}
}

func TestADandelionAndAPartyHornAreAtTheLipsOfWhoBlowsThem(t *testing.T) {
	// They were in a hand at the side, or on the floor before a boy who sat.
	for _, id := range []string{"dandelion", "party-horn"} {
		for _, who := range []brief.Subject{{Kind: brief.Person, Count: 1, Person: &brief.Figure{Age: "child"}}, {Kind: brief.Animal, ID: "dog", Count: 1}} {
			_, k := placed(composetest.Pair(who, "playing", composetest.Thing(id)))
			lips, thing := k.Root.Anchor("mouth"), covered(k, 1)
			if lips.Y < thing.Y0-.1*thing.H() || lips.Y > thing.Y1 || thing.X0 > lips.X+.6*thing.W() {
				t.Errorf("%s of %s: lips at %v, it is at %v", id, who.Kind, lips, thing)
			}
		}
	}
}
