package relationtest

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

// A surfboard on the roof of a car stood on its fins, aslant as it is drawn, and a sword balanced on the table by its point.
func TestALongThingLiesLevelOnAnother(t *testing.T) {
	for _, pair := range [][2]string{{"surfboard", "car"}, {"sword", "table"}, {"pencil", "desk"}} {
		_, k := placed(composetest.Pair(composetest.Thing(pair[0]), "on", composetest.Thing(pair[1])))
		long, _ := spritesOf(k, 0)
		under, _ := spritesOf(k, 1)
		if long.W() < 1.8*long.H() {
			t.Errorf("the %s is %.0f wide and %.0f high", pair[0], long.W(), long.H())
		}
		if long.Y1 < under.Y0-.02*under.H() {
			t.Errorf("the %s ends at %.0f, above the %s at %.0f", pair[0], long.Y1, pair[1], under.Y0)
		}
	}
}
