package picture

import (
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
)

// A hand on the hip is drawn in another piece than the head: the arm stayed dark beside a pale face.
func TestSkinIsPaledInEveryPieceOfSomebody(t *testing.T) {
	skin, shirt := color.Hex(0x5a3a28), color.Hex(0x7030b0)
	part := func(name string, c color.RGB) scene.Node {
		return scene.Node{Group: &scene.Group{Opacity: 1, Part: name, Children: []scene.Node{scene.NewPath().Rect(0, 0, 9, 9).Fill(c.Paint()).Node()}}}
	}
	p := &Picture{Size: 32, Pieces: []Piece{
		{Person: true, Nodes: []scene.Node{part("arm-far", skin)}},
		{Person: true, Nodes: []scene.Node{part("head", skin), part("top", shirt)}},
	}}
	paled := p.Paled(0.6).Pieces
	of := func(n scene.Node) color.RGB { return MeanPaint(n.Group.Children[0].Path.Fill) }
	arm, head, top := of(paled[0].Nodes[0]), of(paled[1].Nodes[0]), of(paled[1].Nodes[1])
	if arm != head || color.ToLab(arm).L < 0.6 {
		t.Errorf("the arm is %v, the head %v", arm, head)
	}
	if color.ToLab(top).L > color.ToLab(shirt).L+0.01 {
		t.Errorf("the shirt became %v", top)
	}
}
