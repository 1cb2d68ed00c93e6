package style

import (
	"context"
	"testing"

	"pellucid/internal/engine/illustrator/raster"
)

func TestNoTwoStylesDrawTheSamePicture(t *testing.T) {
	drawn := map[string]*raster.Layer{}
	names := Names()
	for _, name := range names {
		s, _ := Find(name)
		drawn[name] = s.Draw(context.Background(), portrait(128))
	}
	for i, a := range names {
		for _, b := range names[i+1:] {
			if d := difference(drawn[a], drawn[b]); d < 0.005 {
				t.Errorf("%s and %s differ by %.4f", a, b, d)
			}
		}
	}
}

func TestWhatIsBuiltOfSolidPartsShowsGlassAsSolid(t *testing.T) {
	l := raster.Square(32)
	for y := 6; y < 26; y++ {
		for x := 6; x < 26; x++ {
			a := float32(0.3)
			if x == 6 || x == 25 || y == 6 || y == 25 {
				a = 0.15 // a soft edge
			}
			set(pixel(l, y*32+x), linePaper, a)
		}
	}
	solidify(l, bounds(l))
	if a := pixel(l, 16*32+16)[3]; a != 1 {
		t.Errorf("the middle has alpha %.2f", a)
	}
	if a := pixel(l, 16*32+6)[3]; a > 0.2 {
		t.Errorf("the soft edge has alpha %.2f", a)
	}
}
