package picture

import (
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
)

func told(colors ...uint32) Piece {
	q := Piece{Matrix: scene.Identity, Tinted: true}
	for k, c := range colors {
		half := float32(60 - 50*k)
		q.Nodes = append(q.Nodes, scene.NewPath().Rect(64-half, 64-half, 2*half, 2*half).Fill(color.Hex(c).Paint()).Node())
	}
	return q
}

func TestADrawingInOneInkHasTheInkThatWasTold(t *testing.T) {
	for name, c := range map[string]struct {
		pieces []Piece
		red    bool
		sole   bool
	}{
		"a red car":                  {[]Piece{told(0xd02030)}, true, true},
		"a white cat with red eyes":  {[]Piece{told(0xf4f4f2, 0xd02030)}, false, true},
		"nothing told":               {[]Piece{{Nodes: told(0xd02030).Nodes, Matrix: scene.Identity}}, false, true},
		"a red car and a blue house": {[]Piece{told(0xd02030), told(0x2040c0)}, false, false},
	} {
		ink, sole := (&Picture{Size: 128, Pieces: c.pieces}).SoleInk(LineInk)
		if red := ink.R > ink.B+0.3; red != c.red || sole != c.sole {
			t.Errorf("%s: ink %v, sole %v", name, ink, sole)
		}
	}
}
