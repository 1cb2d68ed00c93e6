package lettering

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, Pieces()) }

func TestSeeds(t *testing.T) { kittest.Seeds(t, Pieces(), 6) }

func TestEveryStyleLettersAWordOfManySigns(t *testing.T) {
	for i, style := range styles {
		d, err := kit.Piece{Name: "lettering", Cm: 40, Palette: wordColors, Draw: func(c *kit.Canvas) { draw(c, style, "Grüße, 2026!") }}.Render(kit.Options{Seed: 3})
		if err != nil || d.Box.W() < 150 || d.Box.X0 < -40 || d.Box.X1 > kit.Side+40 {
			t.Errorf("style %d: %v, box %.0f", i, err, d.Box)
		}
	}
}
