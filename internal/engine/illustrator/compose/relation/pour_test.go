package relation

import (
	"testing"

	"pellucid/internal/engine/illustrator/compose/composetest"
)

// A teapot that poured into a cup was drawn in the cup.
func TestAVesselThatPoursIsTiltedAboveWhatItFills(t *testing.T) {
	for _, pair := range [][2]string{{"teapot", "mug"}, {"wine-bottle", "glass"}, {"watering-can", "flower-pot"}, {"kettle", "mug"}} {
		_, k := placed(composetest.Pair(composetest.Thing(pair[0]), "pouring into", composetest.Thing(pair[1])))
		vessel, _ := spritesOf(k, 0)
		filled, _ := spritesOf(k, 1)
		if vessel.Y0 >= filled.Y0 || vessel.Y1 > filled.Y1 {
			t.Errorf("%s: the vessel is from %.0f to %.0f, the %s from %.0f to %.0f", pair[0], vessel.Y0, vessel.Y1, pair[1], filled.Y0, filled.Y1)
		}
	}
}
