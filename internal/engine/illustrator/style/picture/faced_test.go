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

func TestLipsArePaleInOneInkAndTheLineBetweenThemStaysDark(t *testing.T) {
	bar := func(c uint32) scene.Node { return scene.NewPath().Rect(0, 0, 9, 3).Fill(color.Hex(c).Paint()).Node() }
	mouth := scene.Node{Group: &scene.Group{Opacity: 1, Part: "mouth", Children: []scene.Node{bar(0xc07068), bar(0x3a1418), bar(0xf3ede6)}}}
	p := &Picture{Size: 32, Pieces: []Piece{{Person: true, Nodes: []scene.Node{mouth}}}}
	now := p.PaleLipped().Pieces[0].Nodes[0].Group.Children
	lightness := func(n scene.Node) float32 { return color.ToLab(MeanPaint(n.Path.Fill)).L }
	if was := mouth.Group.Children; lightness(now[0]) < lightness(was[0])+0.03 || lightness(now[1]) > lightness(was[1])+0.01 || lightness(now[2]) > lightness(was[2])+0.01 {
		t.Errorf("lips, gap and teeth have the lightness %.2f, %.2f and %.2f", lightness(now[0]), lightness(now[1]), lightness(now[2]))
	}
}

func TestTheOutlineOfAHeartIsNoLettering(t *testing.T) {
	part := func(name string, x float32) scene.Node {
		n := scene.NewPath().Rect(x, 10, 20, 20).Fill(color.RGB{R: 1}.Paint()).Node()
		return scene.Node{Group: &scene.Group{Opacity: 1, Part: name, Children: []scene.Node{n}}}
	}
	p := &Picture{Size: 128, Pieces: []Piece{{Nodes: []scene.Node{part("outline", 10)}, Matrix: scene.Identity}}}
	if p.Prints(true) != nil {
		t.Error("the outline of a thing is printed as lettering")
	}
	p.Pieces = append(p.Pieces, Piece{Nodes: []scene.Node{part("outline", 60), part("letters", 64)}, Matrix: scene.Identity})
	if l := p.Prints(true); l == nil || l.X0 < 50 {
		t.Error("the rim of letters is not printed with them")
	}
}
