package picture

import (
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
)

func TestAMinimalistPictureHasTwoColorsBesideADarkAndAPaleOne(t *testing.T) {
	p := &Picture{Size: 100, Pieces: []Piece{{Matrix: scene.Identity, Nodes: []scene.Node{
		rect(0, 0, 100, 40, 0xd0283c), rect(0, 40, 100, 30, 0x2850c0), rect(0, 70, 40, 6, 0x30a040), rect(0, 80, 40, 6, 0xffffff), rect(0, 90, 40, 6, 0x101012),
	}}}}
	var hues []color.LCH
	for _, n := range p.limited().Pieces[0].Nodes {
		hues = append(hues, color.ToLCH(MeanPaint(n.Path.Fill)))
	}
	if hues[0].C < 0.12 || hues[1].C < 0.12 {
		t.Errorf("the colors that rule are %v and %v", hues[0], hues[1])
	}
	for i, c := range hues[2:] {
		if c.C > 0.06 {
			t.Errorf("shape %d is %v, a third color", i+2, c)
		}
	}
	if hues[3].L < 0.88 || hues[4].L < 0.40 || hues[4].L > 0.46 {
		t.Errorf("white is %v, black %v", hues[3], hues[4])
	}
}

func TestAToldColorIsOneOfAMinimalistPicture(t *testing.T) {
	p := &Picture{Size: 100, Pieces: []Piece{{Matrix: scene.Identity, Colors: []color.RGB{color.Hex(0xd0283c)}, Nodes: []scene.Node{rect(0, 0, 100, 90, 0x2850c0), rect(0, 90, 10, 2, 0xd0283c)}}}}
	if main := p.mainColors(); len(main) != 2 || apartIn(main[0].to.H, color.ToLCH(color.Hex(0xd0283c)).H) > 0.1 {
		t.Errorf("the colors are %v", main)
	}
}

func TestAMinimalistLeavesSpecksOutAndKeepsWhatMakesTheOutlineAndTheBooksOfAShelf(t *testing.T) {
	count := func(nodes ...scene.Node) int {
		p := &Picture{Size: 192, Pieces: []Piece{{Matrix: scene.Identity, Nodes: nodes}}}
		n := 0
		scene.Walk(bared(p, p.Pieces[0]), func(*scene.Path) { n++ })
		return n
	}
	body := rect(20, 40, 150, 120, 0x2850c0)
	if n := count(body, rect(60, 60, 12, 12, 0xffffff)); n != 1 {
		t.Errorf("a speck is kept: %d shapes", n)
	}
	if n := count(body, rect(90, 26, 12, 16, 0x2850c1)); n != 2 {
		t.Errorf("a knob on the outline is left out: %d shapes", n)
	}
	p := &Picture{Size: 192, Asked: []string{"buttons"}, Pieces: []Piece{{Matrix: scene.Identity, Nodes: []scene.Node{body, {Group: &scene.Group{Opacity: 1, Part: "buttons", Children: []scene.Node{rect(60, 60, 12, 12, 0xffffff)}}}}}}}
	if len(Named(bared(p, p.Pieces[0]), "buttons")) == 0 {
		t.Error("a part that the prompt names is left out")
	}
	books := &scene.Group{Opacity: 1, Part: "books"}
	for i := range 12 {
		books.Children = append(books.Children, rect(float32(24+12*i), 60, 9, 24, uint32(0x803020+i*0x101)))
	}
	if n := count(body, scene.Node{Group: books}); n != 13 {
		t.Errorf("%d shapes of a shelf with 12 books", n)
	}
}
