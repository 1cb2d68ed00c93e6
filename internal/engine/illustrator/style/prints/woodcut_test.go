package prints

import (
	"context"
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
	"pellucid/internal/engine/illustrator/style/sample"
	"pellucid/internal/engine/illustrator/style/sketch"
)

func TestAWoodcutIsBlackOnPaper(t *testing.T) {
	l := Woodcut(context.Background(), sample.Portrait(256))
	black := sample.Share(l, func(c color.RGB, _, _ int) bool { return sample.Close3(c, picture.WoodInk, .12) })
	paper := sample.Share(l, func(c color.RGB, _, _ int) bool { return sample.Close3(c, picture.WoodPaper, .12) })
	if black+paper < .6 || black < .15 || paper < .15 {
		t.Errorf("%.2f black, %.2f paper", black, paper)
	}
}

func TestAnEyeOnDarkSkinKeepsItsWhiteInAWoodcut(t *testing.T) {
	out := Woodcut(t.Context(), sample.HalfHidden())
	white, dark := float32(0), float32(1)
	for y := 91; y < 99; y++ {
		for x := 90; x < 99; x++ {
			v := plane.Luma(plane.Straight(plane.Pixel(out, y*out.W+x)))
			white, dark = max(white, v), min(dark, v)
		}
	}
	if white < 0.8 || dark > 0.3 {
		t.Errorf("the white has luma %v, the pupil %v", white, dark)
	}
}

// Even hatching made a woodcut a twin of an engraving.
func TestAWoodcutHasLargeBlacksAndAnEngravingHasNone(t *testing.T) {
	dark := func(l *raster.Layer) float64 {
		all, n := 0, 0
		for y := 2; y < l.H-2; y++ {
			for x := 2; x < l.W-2; x++ {
				if plane.Pixel(l, y*l.W+x)[3] < .99 {
					continue
				}
				all++
				whole := true
				for _, k := range [5]int{0, -4, 4, -4 * l.W, 4 * l.W} {
					i := min(max(y*l.W+x+k, 0), l.W*l.H-1)
					whole = whole && plane.Pixel(l, i)[0] < .25 && plane.Pixel(l, i)[3] > .9
				}
				if whole {
					n++
				}
			}
		}
		return float64(n) / float64(max(all, 1))
	}
	p := sample.HalfHidden()
	if cut, engraved := dark(Woodcut(t.Context(), p)), dark(sketch.Engraving(t.Context(), p)); cut < .05 || engraved > cut/2 {
		t.Errorf("%.3f of the woodcut and %.3f of the engraving are solid black", cut, engraved)
	}
}

// Wedges cut across the strokes of letters, and a contour filled their counters.
func TestWordsOfAWoodcutAreSolidAndTheirCountersOpen(t *testing.T) {
	ring := scene.NewPath().Rect(60, 90, 12, 70).Rect(76, 90, 12, 70).Fill(color.Hex(0x1c1a18).Paint()).Node()
	word := scene.Node{Group: &scene.Group{Part: "letters", Opacity: 1, Children: []scene.Node{ring}}}
	l := Woodcut(context.Background(), &picture.Picture{Size: 256, Seed: 3, Pieces: []picture.Piece{{Nodes: []scene.Node{word}, Matrix: scene.Identity}}})
	luma := func(x, y int) float32 { return plane.Luma(plane.Straight(plane.Pixel(l, y*l.W+x))) }
	for y := 95; y < 155; y++ {
		if luma(66, y) > 0.2 || luma(73, y) < 0.8 {
			t.Fatalf("at %d a stem has a luma of %.2f and the gap between two one of %.2f", y, luma(66, y), luma(73, y))
		}
	}
}
