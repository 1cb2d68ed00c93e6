package style

import (
	"context"
	"testing"

	"pellucid/internal/engine/illustrator/scene"
)

func TestWhatIsBehindASilhouetteKeepsItsColors(t *testing.T) {
	p := portrait(128)
	moon := p.Pieces[0]
	moon.Kept = true
	p.Pieces = []Piece{moon, {Nodes: moon.Nodes, Matrix: moon.Matrix.Mul(scene.ScaleBy(.4, .4))}}
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
