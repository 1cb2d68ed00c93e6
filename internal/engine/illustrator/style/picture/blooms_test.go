package picture

import (
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
)

func TestABloomBecomesOneShapeWithASpiralInItsOwnColor(t *testing.T) {
	petal := func(x float32) scene.Node {
		return scene.NewPath().Ellipse(x, 50, 20, 30).Fill(color.Hex(0xd02030).Paint()).Node()
	}
	bloom := scene.Node{Group: &scene.Group{Opacity: 1, Part: "petals", Children: []scene.Node{petal(40), petal(50), petal(60)}}}
	leaf := scene.Node{Group: &scene.Group{Opacity: 1, Part: "leaves", Children: []scene.Node{petal(50)}}}
	out := Spiraled([]scene.Node{bloom, leaf}, 2, LineInk)
	c := out[0].Group.Children
	if len(c) != 2 || c[1].Group.Part != "spiral" {
		t.Fatalf("%+v", c)
	}
	if got := color.ToLCH(MeanPaint(c[0].Path.Fill)); got.C < 0.1 {
		t.Errorf("the bloom is %+v", got)
	}
	if len(out[1].Group.Children) != 1 || out[1].Group.Children[0].Path == nil {
		t.Error("a leaf was changed")
	}
}
