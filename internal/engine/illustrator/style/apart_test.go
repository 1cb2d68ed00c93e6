package style

import (
	"context"
	"testing"

	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
	"pellucid/internal/engine/illustrator/style/sample"
)

func TestNoTwoStylesDrawTheSamePicture(t *testing.T) {
	drawn := map[string]*raster.Layer{}
	names := Names()
	for _, name := range names {
		s, _ := Find(name)
		drawn[name] = s.Draw(context.Background(), sample.Portrait(128))
	}
	for i, a := range names {
		for _, b := range names[i+1:] {
			if d := sample.Difference(drawn[a], drawn[b]); d < 0.005 {
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
			plane.Set(plane.Pixel(l, y*32+x), picture.LinePaper, a)
		}
	}
	picture.Solidify(l, plane.Bounds(l))
	if a := plane.Pixel(l, 16*32+16)[3]; a != 1 {
		t.Errorf("the middle has alpha %.2f", a)
	}
	if a := plane.Pixel(l, 16*32+6)[3]; a > 0.2 {
		t.Errorf("the soft edge has alpha %.2f", a)
	}
}

func TestAnimeComicAndClearLinesAreToldApartAtAGlance(t *testing.T) {
	drawn := map[string]*raster.Layer{}
	for _, name := range []string{"anime", "halftone", "cartoon", "doodle", "tattoo"} {
		s, _ := Find(name)
		drawn[name] = s.Draw(context.Background(), sample.Portrait(128))
	}
	for a, x := range drawn {
		for b, y := range drawn {
			if d := sample.Difference(x, y); a < b && d < 0.02 {
				t.Errorf("%s and %s differ by %.4f", a, b, d)
			}
		}
	}
}
