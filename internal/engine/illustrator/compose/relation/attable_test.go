package relation

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/layout"
)

// A table stood beside those who sit at it.
func TestThreeAtATableAreBehindItInARow(t *testing.T) {
	bears := brief.Subject{Kind: brief.Animal, ID: "bear", Count: 3, Pose: "eating from a bowl"}
	b := composetest.Pair(bears, "beside", composetest.Thing("table"))
	b.Prompt = "three bears at a table"
	c := placerOf(layout.Request{Brief: b})
	k := c.Unit(1, layout.How{})
	who, table := covered(k, 0), covered(k, 1)
	if who.X0 > table.X1 || who.Y0 > table.Y0 || table.W() < .8*who.W() {
		t.Errorf("the bears are at %v, their table at %v", who, table)
	}
	first := map[int]int{}
	for n, s := range k.Sprites {
		if _, ok := first[s.Subject]; !ok {
			first[s.Subject] = n
		}
	}
	if first[0] > first[1] {
		t.Error("the bears are before their table")
	}
}
