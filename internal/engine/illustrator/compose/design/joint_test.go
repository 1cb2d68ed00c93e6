package design

import (
	"math"
	"testing"

	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// block is an element of a mark, so wide and high.
func block(w, h float32) layout.Cluster {
	return layout.Cluster{Sprites: []layout.Layer{{Nodes: []scene.Node{scene.NewPath().Rect(0, 0, w, h).Fill(scene.Paint{Kind: scene.Solid}).Node()}, M: scene.Identity, Box: kit.Box{X1: float64(w), Y1: float64(h)}}}}
}

func TestTwoElementsOfAMarkHaveOneWeightAndDoNotTouch(t *testing.T) {
	b := balanced(block(100, 100), block(20, 40), false).Bounds()
	if want := 100 + 100/math.Sqrt2*(1+pairGap); math.Abs(b.W()-want) > 1 {
		t.Errorf("beside each other they are %.0f wide, not %.0f", b.W(), want)
	}
	for living, wide := range map[bool]bool{false: false, true: true} {
		if b := balanced(block(100, 60), block(100, 60), living).Bounds(); b.W() > b.H() != wide {
			t.Errorf("of two low elements the mark is %.0f × %.0f where living is %v", b.W(), b.H(), living)
		}
	}
}
