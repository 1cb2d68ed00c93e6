package relation

import (
	"testing"

	"pellucid/internal/engine/illustrator/compose/composetest"
)

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
