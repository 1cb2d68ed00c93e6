package compose

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

func TestAMotifLeavesTheMiddleOfItsFrameOpen(t *testing.T) {
	closed := words("frame ring wreath corner corners half foot head arch")
	for _, shape := range brief.Motifs {
		b := brief.Brief{Prompt: shape, Subjects: []brief.Subject{{Words: "pumpkins", Kind: brief.Piece, ID: "pumpkin", Count: 3}}, Motif: shape}
		s := Compose(Request{Brief: b, Seed: 1})
		if len(s.Sprites) < 7 {
			t.Errorf("%s: %d sprites", shape, len(s.Sprites))
		}
		if s.Box.X0 < -.04 || s.Box.Y0 < -.04 || s.Box.X1 > 1.04 || s.Box.Y1 > 1.04 {
			t.Errorf("%s leaves the canvas: %v", shape, s.Box)
		}
		for _, o := range s.Sprites {
			if o.Subject < 0 || !closed[shape] {
				continue
			}
			if o.Box.X0 < .5 && o.Box.X1 > .5 && o.Box.Y0 < .5 && o.Box.Y1 > .5 {
				t.Errorf("%s: a copy lies in the middle: %v", shape, o.Box)
			}
		}
	}
}

func TestARopeFrameIsOneRope(t *testing.T) {
	b := brief.Brief{Prompt: "rope border", Subjects: []brief.Subject{{Words: "rope", Kind: brief.Piece, ID: "rope", Count: 1}}, Motif: "frame"}
	if s := Compose(Request{Brief: b, Seed: 1}); len(s.Sprites) != 1 {
		t.Errorf("%d sprites", len(s.Sprites))
	}
}

func TestWhatIsInAFrameOfCopiesStandsInItsMiddleOnce(t *testing.T) {
	b := brief.Brief{
		Prompt: "paw print border with a dog", Motif: "frame", Relations: []brief.Relation{{From: 0, Kind: "with", To: 1}},
		Subjects: []brief.Subject{{Words: "paw print", Kind: brief.Piece, ID: "paw-print", Count: 1}, {Words: "pumpkin", Kind: brief.Piece, ID: "pumpkin", Count: 1}},
	}
	inner := 0
	for _, o := range Compose(Request{Brief: b, Seed: 1}).Sprites {
		if o.Subject == 1 {
			inner++
			if o.Box.X0 < .2 || o.Box.X1 > .8 {
				t.Errorf("not in the middle: %v", o.Box)
			}
		}
	}
	if inner == 0 || inner > 4 {
		t.Errorf("%d layers of what stands in the middle", inner)
	}
}

func TestLettersBuiltOfThingsAreCovered(t *testing.T) {
	rose := brief.Subject{Words: "roses", Kind: brief.Piece, ID: "rose", Count: 3}
	s := Compose(Request{Brief: brief.Brief{Subjects: []brief.Subject{rose}, Lettering: []string{"L"}, Motif: brief.Letters, Style: brief.Style{Name: "default"}}, Seed: 1})
	copies := 0
	for _, one := range s.Sprites {
		if one.Subject == 0 {
			copies++
		}
	}
	if copies < 20 || copies > 2*builtMost {
		t.Errorf("%d sprites of roses build a letter", copies)
	}
}
