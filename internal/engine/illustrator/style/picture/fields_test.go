package picture

import (
	"image"
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/plane"
)

func TestFieldsAreTheAreasOfEvenColorWithoutSpecksAndEdges(t *testing.T) {
	l := raster.Square(64)
	for y := 8; y < 56; y++ {
		for x := 8; x < 56; x++ {
			c := color.Hex(0xd03030)
			switch {
			case x == 32:
				c = color.Hex(0x805080) // a soft edge
			case x > 32:
				c = color.Hex(0x3070d0)
			case x > 14 && x < 17 && y > 14 && y < 17:
				c = color.Hex(0xffffff) // a speck
			}
			plane.Set(plane.Pixel(l, y*64+x), c, 1)
		}
	}
	f := FieldsOf(l, image.Rect(0, 0, 64, 64), 6, 40)
	seen := map[int32]int{}
	for _, label := range f.Label {
		seen[label]++
	}
	delete(seen, -1)
	if len(seen) != 2 {
		t.Errorf("%d fields, want the two halves: %v", len(seen), seen)
	}
}
