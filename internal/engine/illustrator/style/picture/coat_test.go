package picture

import (
	"image"
	"testing"

	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/plane"
)

func TestHairsLeaveTheOutlineALittleAndCoverNothingElse(t *testing.T) {
	p := &Picture{Size: 200}
	l := raster.Square(200)
	where := plane.NewPlane(image.Rect(0, 0, 200, 200))
	for y := 60; y < 140; y++ {
		for x := 60; x < 140; x++ {
			l.Pix[4*(y*200+x)], l.Pix[4*(y*200+x)+3], where.V[y*200+x] = 0.6, 1, 1
		}
		for x := 144; x < 190; x++ { // something else stands beside it
			l.Pix[4*(y*200+x)+2], l.Pix[4*(y*200+x)+3] = 1, 1
		}
	}
	Coat{Long: 0.1, Wide: 0.005, Dense: 2, Deep: 0.5, Opacity: 0.8, Beyond: 0.03}.Grow(p, l, where, func(int, int) (float32, float32) { return 1, 0 })
	if a := l.Pix[4*(100*200+142)+3]; a <= 0 {
		t.Error("no hair leaves the outline")
	}
	for y := 60; y < 140; y++ {
		if d := plane.Pixel(l, y*200+150); d[0] > 0 {
			t.Fatalf("a hair lies over what is beside it: %v", d)
		}
		if d := plane.Pixel(l, y*200+40); d[3] > 0 {
			t.Fatalf("a hair grows against its direction: %v", d)
		}
	}
}
