package picture

import (
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/plane"
)

func TestSmokeOfAPhotographHasNoEdgeAndTheHouseBelowKeepsIts(t *testing.T) {
	part := func(name string, y float32) scene.Node {
		n := scene.NewPath().Rect(60, y, 80, 60).Fill(color.Hex(0x808080).Paint()).Node()
		return scene.Node{Group: &scene.Group{Part: name, Opacity: 1, Children: []scene.Node{n}}}
	}
	p := &Picture{Size: 200, Pieces: []Piece{{Nodes: []scene.Node{part("smoke", 20), part("walls", 120)}, Matrix: scene.Identity}}}
	l := p.Hazed().Drawn()
	soft := func(y int) (n int) {
		for x := range 200 {
			if a := plane.Pixel(l, y*200+x)[3]; a > 0.05 && a < 0.75 {
				n++
			}
		}
		return n
	}
	if n := soft(50); n < 8 {
		t.Errorf("%d pixels of the smoke are soft", n)
	}
	if n := soft(150); n > 2 {
		t.Errorf("%d pixels of the wall are soft", n)
	}
}
