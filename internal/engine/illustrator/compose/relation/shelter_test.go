package relation

import (
	"testing"

	"pellucid/internal/engine/illustrator/compose/composetest"
)

// A man under a street lamp stood below its foot, with the lamp on his head.
func TestWhoIsUnderAStreetLampStandsAtItsFoot(t *testing.T) {
	for _, who := range []string{"bicycle", "bench"} {
		_, k := placed(composetest.Pair(composetest.Thing(who), "under", composetest.Thing("street-lamp")))
		under, _ := spritesOf(k, 0)
		lamp, _ := spritesOf(k, 1)
		if under.Y1 > lamp.Y1+.08*lamp.H() {
			t.Errorf("the %s ends at %.0f, the lamp at %.0f", who, under.Y1, lamp.Y1)
		}
	}
}
