package style

import (
	"context"
	"testing"

	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/sample"
)

func TestWhatIsBehindASilhouetteKeepsItsColors(t *testing.T) {
	p := sample.Portrait(128)
	moon := p.Pieces[0]
	moon.Kept = true
	p.Pieces = []picture.Piece{moon, {Nodes: moon.Nodes, Matrix: moon.Matrix.Mul(scene.ScaleBy(.4, .4))}}
	s, _ := Find("silhouette")
	l := s.Draw(context.Background(), p)
	seen := map[[3]int]bool{}
	for i := 0; i < len(l.Pix); i += 4 {
		if l.Pix[i+3] > .99 {
			seen[[3]int{int(l.Pix[i] * 15), int(l.Pix[i+1] * 15), int(l.Pix[i+2] * 15)}] = true
		}
	}
	if len(seen) < 2 {
		t.Errorf("one color: %v", seen)
	}
}
