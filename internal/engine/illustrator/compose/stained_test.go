package compose

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit/finish"
)

// A green wooden button was brown.
func TestWoodOfAColorHasThatColor(t *testing.T) {
	for _, material := range []string{"wood", "stone"} {
		s := brief.Subject{Kind: brief.Piece, ID: "ui-button", Count: 1, Color: "green", Material: material, Text: "Play"}
		d := newComposer(Request{Brief: brief.Brief{Subjects: []brief.Subject{s}}}).draw(0, how{})
		if h := finish.RulingColor(d).Lch(); h.H < 110 || h.H > 180 || h.C < .06 {
			t.Errorf("green %s has hue %.0f and chroma %.2f", material, h.H, h.C)
		}
	}
}
