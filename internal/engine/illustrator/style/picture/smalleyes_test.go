package picture

import (
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

func TestSmallEyesStayWhereTheyAre(t *testing.T) {
	eye := func(x float32) scene.Node {
		ball := scene.NewPath().Rect(x, 20, 8, 8).Fill(color.RGB{}.Paint()).Node()
		return scene.Node{Group: &scene.Group{Opacity: 1, Children: []scene.Node{ball}}}
	}
	eyes := scene.Node{Group: &scene.Group{Opacity: 1, Part: "eyes", Children: []scene.Node{eye(10), eye(40)}}}
	p := &Picture{Size: 64, Pieces: []Piece{{Nodes: []scene.Node{eyes}, Matrix: scene.Identity}}}
	for i, n := range p.SmallEyes(0.5).Pieces[0].Nodes[0].Group.Children {
		x0, _, x1, _ := raster.Bounds([]scene.Node{n}, scene.Identity)
		if want := 12 + 30*float32(i); x1-x0 > 5 || x0 < want-0.6 || x0 > want+0.6 {
			t.Errorf("eye %d is at %v–%v", i, x0, x1)
		}
	}
}

func TestFirmKeepsPatternsAndDropsVeils(t *testing.T) {
	path := func(alpha float32) scene.Node {
		n := scene.NewPath().Rect(0, 0, 30, 30).Fill(color.RGB{}.Paint()).Node()
		n.Path.Fill.Color.A = alpha
		return n
	}
	stripes := scene.Node{Group: &scene.Group{Opacity: 1, Children: []scene.Node{path(0.5), path(0.5), path(0.5), path(0.5), path(0.5)}}}
	form := scene.Node{Group: &scene.Group{Opacity: 1, Clip: []scene.Node{path(1)}, Children: []scene.Node{stripes, path(0.4), path(1)}}}
	p := &Picture{Size: 64, Pieces: []Piece{{Nodes: []scene.Node{path(1), form}, Matrix: scene.Identity}}}
	left := p.Firm().Pieces[0].Nodes[1].Group.Children
	if len(left) != 2 || left[0].Group == nil || len(left[0].Group.Children) != 5 || left[1].Path.Fill.Color.A != 1 {
		t.Errorf("left: %+v", left)
	}
}
