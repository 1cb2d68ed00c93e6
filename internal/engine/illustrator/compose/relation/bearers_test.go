package relation

import (
	"testing"

	"pellucid/internal/engine/illustrator/compose/composetest"
)

func TestWhatATrayOrAShelfComesWithStandsOnIt(t *testing.T) {
	for _, pair := range [][2]string{{"tray", "cupcake"}, {"shelf", "teddy-bear"}, {"tray", "croissant"}} {
		_, k := placed(composetest.Pair(composetest.Thing(pair[0]), "with", composetest.Thing(pair[1])))
		below, on := covered(k, 0), covered(k, 1)
		if on.X0 < below.X0 || on.X1 > below.X1 || on.Y1 > below.Y1 || on.Y1 < below.Y0 {
			t.Errorf("%s with %s: %v is not on %v", pair[0], pair[1], on, below)
		}
	}
}
