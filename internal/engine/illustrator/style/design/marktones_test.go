package design

import (
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
)

func TestBraidsOfAMarkAreOfOneColor(t *testing.T) {
	var braid []scene.Node
	for i, c := range []uint32{0x5a3a2a, 0x6b4632, 0xa87a5c, 0x5a3a2a} {
		braid = append(braid, scene.NewPath().Ellipse(10, float32(10*i), 6, 6).Fill(color.Hex(c).Paint()).Node())
	}
	hair := ofHair(braid)
	color.Map(braid, func(c color.RGB) color.RGB {
		if l := color.ToLCH(hair(c)).L; l < 0.23 || l > 0.25 {
			t.Errorf("%v is %.2f light", c, l)
		}
		return c
	})
}

func TestHeldMetalIsGrayAndAHeldToyIsNot(t *testing.T) {
	held := tonesOf(4.2).ofHeld(nil)
	if c := held(color.Hex(0x60656c)); c != steel {
		t.Errorf("a pan is %v", c)
	}
	if c := held(color.Hex(0xd84030)); c == steel {
		t.Error("a red toy is gray")
	}
}

func TestGrayBesideWhiteIsATintOfTheGround(t *testing.T) {
	p := &picture.Picture{Size: 64, Accent: color.Hex(0xd84030)}
	gray, white, red := color.ToLab(color.Hex(0x9aa0a6)), color.ToLab(color.Hex(0xfafafa)), color.ToLab(color.Hex(0xd84030))
	ends := []color.Lab{{L: 0.22}, {L: 0.97}}
	with := inkedOnDeep(p, append([]color.Lab{gray, white, red}, ends...), color.Hex(0x102a55))
	if with[0] == with[1] {
		t.Error("a rock below a white tower is as white")
	}
	alone := inkedOnDeep(p, append([]color.Lab{gray, red}, ends...), color.Hex(0x102a55))
	if color.ToLab(alone[0]).L < 0.9 {
		t.Errorf("what is gray alone is %v", alone[0])
	}
}

func TestAMermaidOfALogoHasHerTail(t *testing.T) {
	mark := func(title string) *picture.Picture {
		return &picture.Picture{Size: 256, Pieces: []picture.Piece{{Title: title, Person: true}}}
	}
	if !isTailed(mark("a mermaid")) || isTailed(mark("a chef")) {
		t.Error("who has a tail is not told from who has none")
	}
}
