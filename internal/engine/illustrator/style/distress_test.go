package style

import (
	"testing"

	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
)

func TestAnOldPrintLosesLittleOfItsInk(t *testing.T) {
	l := raster.Square(512)
	for y := 80; y < 432; y++ {
		for x := 80; x < 432; x++ {
			copy(l.Pix[4*(y*512+x):], []float32{.8, .1, .1, 1})
		}
	}
	Distress(&picture.Picture{Size: 512, Seed: 3}, l)
	left := 0.0
	for _, a := range l.Alpha() {
		left += float64(a)
	}
	if worn := 1 - left/(352*352); worn < .01 || worn > .08 {
		t.Errorf("%.3f of the ink is worn", worn)
	}
}
