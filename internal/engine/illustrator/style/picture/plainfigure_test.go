package picture

import (
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
)

func somebody() *Picture {
	return &Picture{Size: 400, Pieces: []Piece{{Person: true, Title: "man", Matrix: scene.Identity, Nodes: []scene.Node{
		partOf("arm-near", rect(0, 50, 10, 40, 0xb05a20), rect(0, 90, 8, 8, 0x9a6448)),
		partOf("top", rect(10, 50, 40, 50, 0xd97a30), rect(10, 60, 40, 4, 0xb05a20)),
		partOf("head", rect(10, 0, 40, 40, 0x96604a), partOf("mouth", rect(20, 30, 10, 4, 0xa02030))),
	}}}}
}

func TestAMinimalistPersonHasNoMouthAndSleevesOfTheColorOfTheShirt(t *testing.T) {
	p := somebody()
	out := p.plainFigure(p.Pieces[0].Nodes, p.Pieces[0])
	if len(Named(out, "mouth")) > 0 {
		t.Error("a small head has a mouth")
	}
	fill := func(part string, i int) color.RGB { return MeanPaint(Named(out, part)[0].Group.Children[i].Path.Fill) }
	if fill("top", 0) != fill("top", 1) || fill("top", 0) != fill("arm-near", 0) {
		t.Errorf("the shirt is %v and %v, its sleeve %v", fill("top", 0), fill("top", 1), fill("arm-near", 0))
	}
	if fill("arm-near", 1) != fill("head", 0) {
		t.Errorf("the hand is %v, the head %v", fill("arm-near", 1), fill("head", 0))
	}
}

func TestAMinimalistLeavesOutThePartsThatAThingIsKnownWithoutUnlessTheyAreNamed(t *testing.T) {
	q := Piece{Group: "vehicles", Nodes: []scene.Node{partOf("frame", rect(0, 0, 50, 50, 0xd0283c)), partOf("basket", rect(50, 0, 20, 20, 0xc98f4e))}}
	p := &Picture{Size: 100, Pieces: []Piece{q}}
	if len(Named(p.unspared(q), "basket")) > 0 {
		t.Error("the basket is kept")
	}
	if p.Asked = []string{"basket"}; len(Named(p.unspared(q), "basket")) == 0 {
		t.Error("the basket that the prompt names is left out")
	}
}

func TestAPosterHasNoMudAndKeepsAToldColor(t *testing.T) {
	olive := color.ToLCH(color.Hex(0x6b6320))
	if c := chosen(olive, false); c.L < olive.L+0.1 || c.C < olive.C {
		t.Errorf("olive is %v on a poster", c)
	}
	navy := color.ToLCH(color.Hex(0x20306b))
	if told, free := chosen(navy, true), chosen(navy, false); told.L > free.L {
		t.Errorf("navy that was told is %v, other %v", told, free)
	}
}

func TestADressedPersonKeepsTheMouth(t *testing.T) {
	if q := somebody().Dressed().Pieces[0]; len(Named(q.Nodes, "mouth")) == 0 {
		t.Error("a mark has no mouth")
	}
}
