package relationtest

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

func TestWhatIsMadeOfThingsIsBuiltOfTheirCopiesWithinItsOutline(t *testing.T) {
	// A car made of cheese had a piece of cheese in its window.
	for _, pair := range [][2]string{{"car", "cheese"}, {"star", "cookie"}, {"skull", "flower"}} {
		_, k := placed(composetest.Pair(composetest.Thing(pair[0]), "built of", composetest.Thing(pair[1])))
		whole, copies := covered(k, 0), 0
		for _, s := range k.Sprites {
			if s.Subject == 1 {
				copies++
			}
		}
		on := covered(k, 1)
		if copies < 25 || on.W() < .8*whole.W() || on.W() > 1.15*whole.W() {
			t.Errorf("%s of %s: %d copies, %v on %v", pair[0], pair[1], copies, on, whole)
		}
	}
}

func TestAColoredMetalHasItsColor(t *testing.T) {
	// A pink chrome heart was silver, and the reading had understood the pink.
	for _, material := range []string{"chrome", "metal", "leather", "marble", "denim"} {
		s := brief.Subject{Kind: brief.Piece, ID: "heart", Count: 1, Material: material}
		blue := s
		blue.Color = "blue"
		draw := func(s brief.Subject) float64 {
			c := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{s}}})
			return rulingHue(c.Draw(0, layout.How{}))
		}
		if got := draw(blue); got < -130 || got > -70 {
			t.Errorf("a blue heart of %s has the hue %.0f", material, got)
		}
	}
}

func rulingHue(d kit.Drawing) float64 { return surface.RulingColor(d).Lch().H }
