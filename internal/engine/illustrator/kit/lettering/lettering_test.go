package lettering

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, Pieces()) }

func TestSeeds(t *testing.T) { kittest.Seeds(t, Pieces(), 6) }

func TestWord(t *testing.T) {
	for _, style := range append([]string{"", "unknown"}, StyleNames...) {
		d, err := Word("Grüße, 2026!", style).Render(kit.Options{Seed: 3})
		if err != nil || d.Box.W() < 150 || d.Box.X0 < -40 || d.Box.X1 > kit.Side+40 {
			t.Errorf("style %q: %v, box %.0f", style, err, d.Box)
		}
	}
}
