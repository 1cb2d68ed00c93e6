package paint

import (
	"context"
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

func TestInkIsHatchedInTheShadeAndNotInTheLight(t *testing.T) {
	ball := scene.NewPath().Ellipse(256, 256, 200, 200).Fill(color.Hex(0xd0803c).Paint()).Node()
	l := InkWash(context.Background(), &picture.Picture{Size: 512, Seed: 3, Pieces: []picture.Piece{{Nodes: []scene.Node{ball}, Matrix: scene.Identity}}})
	strokes := func(x0, y0 int) (n int) {
		was := true
		for i := range 90 { // along the direction of the light
			d := plane.Luma(plane.Straight(plane.Pixel(l, (y0+i)*l.W+x0+i))) < 0.38
			if d && !was {
				n++
			}
			was = d
		}
		return n
	}
	if shade, light := strokes(270, 270), strokes(130, 150); shade < 4 || light > 1 {
		t.Errorf("%d strokes in the shade, %d in the light", shade, light)
	}
}
