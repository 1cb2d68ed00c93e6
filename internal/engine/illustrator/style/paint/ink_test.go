package paint

import (
	"context"
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

func TestADarkWashHasNoWhiteHalo(t *testing.T) {
	box := scene.NewPath().Rect(64, 64, 128, 128).Fill(color.Hex(0x202020).Paint()).Node()
	l := InkWash(context.Background(), &picture.Picture{Size: 256, Seed: 3, Pieces: []picture.Piece{{Nodes: []scene.Node{box}, Matrix: scene.Identity}}})
	white, all := 0, 0
	for i := range l.W * l.H {
		x, y := i%l.W, i/l.W
		if d := plane.Pixel(l, i); (x < 63 || y < 63 || x > 192 || y > 192) && d[3] > 0.3 {
			all++
			if plane.Luma(plane.Straight(d)) > 0.85 {
				white++
			}
		}
	}
	if all == 0 || 5*white > all {
		t.Errorf("%d of %d pixels around it are white", white, all)
	}
}
