package picture

import (
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
)

// limb is a named part in one color.
func limb(name string, fill uint32) scene.Node {
	return scene.Node{Group: &scene.Group{Opacity: 1, Part: name, Children: []scene.Node{scene.NewPath().Rect(0, 0, 20, 20).Fill(color.Hex(fill).Paint()).Node()}}}
}

func fillOf(p *Picture, part string) color.RGB {
	return MeanPaint(Named(p.Pieces[0].Nodes, part)[0].Group.Children[0].Path.Fill)
}

func TestHandsHaveTheToneOfTheFaceAndWhatTheyHoldKeepsItsOwn(t *testing.T) {
	p := &Picture{Size: 64, Pieces: []Piece{{Person: true, Matrix: scene.Identity, Nodes: []scene.Node{limb("head", 0x6b4226), limb("arm-far", 0x54331d), limb("prop", 0x7a4a20)}}}}
	q := p.OneSkin(func(l float32) float32 { return l })
	if fillOf(q, "arm-far") != fillOf(q, "head") {
		t.Errorf("the arm is %v, the head %v", fillOf(q, "arm-far"), fillOf(q, "head"))
	}
	if fillOf(q, "prop") != color.Hex(0x7a4a20) {
		t.Errorf("what is held became %v", fillOf(q, "prop"))
	}
}

func TestBothLegsOfTrousersHaveOneTone(t *testing.T) {
	far := limb("bottom", 0x4060b0)
	p := &Picture{Size: 64, Pieces: []Piece{{Person: true, Matrix: scene.Identity, Nodes: []scene.Node{limb("bottom", 0x8060d0), far}}}}
	legs := Named(p.OneGarment().Pieces[0].Nodes, "bottom")
	if a, b := MeanPaint(legs[0].Group.Children[0].Path.Fill), MeanPaint(legs[1].Group.Children[0].Path.Fill); a != b {
		t.Errorf("%v and %v", a, b)
	}
}

func TestAGarmentIsNotInThePaintOfSkin(t *testing.T) {
	head := scene.Node{Group: &scene.Group{Opacity: 1, Part: "head", Children: []scene.Node{scene.NewPath().Rect(0, 0, 20, 20).Fill(color.Hex(0xb0703f).Paint()).Node()}}}
	for name, c := range map[string]struct{ fill, want uint32 }{"a blue shirt": {0x4060b0, 0x4060b0}, "one in the tone of skin": {0xb5723c, 0}} {
		p := &Picture{Size: 64, Pieces: []Piece{{Person: true, Matrix: scene.Identity, Nodes: []scene.Node{head, limb("top", c.fill)}}}}
		got := fillOf(p.OneGarment(), "top")
		if c.want == 0 && color.ToLCH(got).L < 0.9 {
			t.Errorf("%s is %v, not white", name, got)
		}
		if w := color.ToLab(color.Hex(c.want)); c.want != 0 && fromSkin(color.ToLCH(got), []color.Lab{w}) > 0.0001 {
			t.Errorf("%s is %v", name, got)
		}
	}
}
