package picture

import (
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/plane"
)

func TestAPenDrawsFurWithMoreStrokesInTheShadeAndNoneOnShortCoats(t *testing.T) {
	ink := color.Hex(0x101014)
	strokes := func(q Piece, ground uint32) (n int) {
		body := scene.NewPath().Ellipse(128, 128, 100, 100).Fill(color.Hex(ground).Paint()).Node()
		q.Nodes, q.Matrix = []scene.Node{body}, scene.Identity
		p := &Picture{Size: 256, Pieces: []Piece{q}}
		l := raster.Square(256)
		raster.Draw(l, q.Nodes, q.Matrix)
		before := append([]float32(nil), l.Pix...)
		p.Furred(l, Coat{Long: 0.05, Wide: 0.004, Dense: 0.5, Opacity: 0.8, Ink: &ink, Light: 0.2, Tufts: 1})
		for i := range l.W * l.H {
			if before[4*i]-l.Pix[4*i] > 0.1 && plane.Pixel(l, i)[3] > 0.9 {
				n++
			}
		}
		return n
	}
	shade, light := strokes(Piece{Furry: true}, 0x7a7a7a), strokes(Piece{Furry: true}, 0xfcfcfc)
	if shade < 1000 || light == 0 || 2*light > shade {
		t.Errorf("%d pixels of strokes in the shade, %d in the light", shade, light)
	}
	if n := strokes(Piece{Furry: true, Sleek: true}, 0x7a7a7a) + strokes(Piece{}, 0x7a7a7a); n > 0 {
		t.Errorf("%d pixels of strokes on what has no fur", n)
	}
}
