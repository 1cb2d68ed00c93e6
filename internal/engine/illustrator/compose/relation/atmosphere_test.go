package relation

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
)

func TestSmokeThatAThingComesWithIsAroundItAndNotBesideIt(t *testing.T) {
	for _, id := range []string{"skull", "cauldron", "crystal-ball"} {
		for _, air := range []string{"smoke", "light-ray"} {
			b := brief.Brief{Prompt: id, Style: brief.Style{Name: "default"}, Subjects: []brief.Subject{{Kind: brief.Piece, ID: id, Count: 1}, {Kind: brief.Piece, ID: air, Count: 1, Words: air}}, Relations: []brief.Relation{{From: 0, Kind: "with", To: 1}}}
			c := placerOf(layout.Request{Brief: b})
			k := c.Unit(0, layout.How{})
			o, a := k.Root.Box(), k.Bounds()
			if middle := (a.X0 + a.X1) / 2; middle < o.X0 || middle > o.X1 || a.H() <= o.H() {
				t.Errorf("%s with %s: the thing fills %v of %v", id, air, o, a)
			}
		}
	}
}
