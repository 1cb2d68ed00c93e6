package picture

import (
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/plane"
)

func partOf(name string, nodes ...scene.Node) scene.Node {
	return scene.Node{Group: &scene.Group{Opacity: 1, Part: name, Children: nodes}}
}

func TestBothLegsOfSomebodyHaveOneColorAndSkinKeepsItsOwn(t *testing.T) {
	q := Piece{Person: true, Matrix: scene.Identity, Nodes: []scene.Node{
		partOf("leg-far", rect(0, 50, 10, 50, 0x5a4030)), partOf("leg-near", rect(12, 50, 12, 50, 0x6a4a38)), partOf("head", rect(0, 0, 30, 30, 0x744a35)),
	}}
	out := fewerColors(q)
	fill := func(i int) color.RGB { return MeanPaint(out[i].Group.Children[0].Path.Fill) }
	if fill(0) != fill(1) {
		t.Errorf("the legs are %v and %v", fill(0), fill(1))
	}
	if fill(2) == fill(1) {
		t.Error("the trousers have the color of the skin")
	}
}

func TestTheLayersOfAThingAreParted(t *testing.T) {
	lower, upper := rect(10, 10, 50, 60, 0xe39a3e), rect(40, 20, 50, 60, 0xe39a3e)
	tones := func(q Piece) int {
		q.Nodes, q.Matrix = []scene.Node{lower, upper}, scene.Identity
		p := &Picture{Size: 100, Pieces: []Piece{q}}
		l, darker := raster.Square(100), 0
		raster.Draw(l, p.Seamed().Pieces[0].Nodes, scene.Identity)
		if d := plane.Pixel(l, 15*l.W+70); d[3] > 0 {
			t.Error("a line is drawn where nothing is below")
		}
		for i := range l.W * l.H {
			if d := plane.Pixel(l, i); d[3] > 0.9 && color.ToLab(plane.Straight(d)).L < color.ToLab(color.Hex(0xe39a3e)).L-0.05 {
				darker++
			}
		}
		return darker
	}
	if n := tones(Piece{}); n < 40 {
		t.Errorf("the line covers %d pixels", n)
	}
	if n := tones(Piece{Furry: true}); n > 0 {
		t.Errorf("the legs of a brown animal have a line of %d pixels", n)
	}
}

func TestAWhiteAnimalIsSeenOnWhiteAndItsManeBesideIt(t *testing.T) {
	body, mane := paleTo(nil, color.ToLCH(color.Hex(0xf6f2ee))), paleTo(nil, color.ToLCH(color.Hex(0xd0cbc6)))
	if body.L > 0.9 || body.L-mane.L < 0.08 {
		t.Errorf("its lightness is %.2f, that of its mane %.2f", body.L, mane.L)
	}
}
