package picture

import (
	"testing"

	"pellucid/internal/engine/illustrator/color"
)

func told(names ...string) []Piece {
	var out []Piece
	for _, name := range names {
		c, _ := color.Named(name)
		out = append(out, Piece{Tinted: true, Colors: []color.RGB{c}})
	}
	return out
}

func TestADrawingInOneInkHasTheInkThatWasTold(t *testing.T) {
	for name, c := range map[string]struct {
		pieces []Piece
		red    bool
		sole   bool
	}{
		"a red car":                  {told("red"), true, true},
		"a red car and a red house":  {told("red", "red"), true, true},
		"a white cat":                {told("white"), false, true},
		"nothing told":               {make([]Piece, 1), false, true},
		"a red car and a blue house": {told("red", "blue"), false, false},
	} {
		ink, sole := (&Picture{Size: 128, Pieces: c.pieces}).SoleInk(LineInk)
		if red := ink.R > ink.B+0.3; red != c.red || sole != c.sole {
			t.Errorf("%s: ink %v, sole %v", name, ink, sole)
		}
	}
}

func TestTheDeepToneOfYellowIsNotOlive(t *testing.T) {
	p := &Picture{Size: 64, Pieces: told("yellow")}
	if ink, _ := p.SoleInk(LineInk); ink.R < 1.25*ink.G {
		t.Errorf("%v", ink)
	}
}
