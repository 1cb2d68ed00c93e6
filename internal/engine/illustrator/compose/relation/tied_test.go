package relation

import (
	"testing"

	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/figure"
)

func TestABowIsTiedOnTheThingThatItIsNamedWith(t *testing.T) {
	// A moon, a star and a cloud had a bow beside or before them, a ghost one on its face.
	for _, pair := range [][2]string{
		{"moon", "bow"}, {"cloud", "bow"}, {"key", "bow"}, {"ghost", "bow"}, {"basket", "ribbon"}, {"champagne-bottle", "bow"}, {"horseshoe", "bow"}, {"car", "bow"}, {"star", "ribbon"},
	} {
		_, k := placed(composetest.Pair(composetest.Thing(pair[0]), "with", composetest.Thing(pair[1])))
		on, bow := covered(k, 0), covered(k, 1)
		w, h := min(on.X1, bow.X1)-max(on.X0, bow.X0), min(on.Y1, bow.Y1)-max(on.Y0, bow.Y0)
		if w < .5*bow.W() || h < .25*bow.H() || bow.W() > on.W() {
			t.Errorf("%s with %s: %v is not on %v", pair[0], pair[1], bow, on)
		}
	}
}

func TestABowIsOnTheHandleOfABasketAndOnTheNeckOfABottle(t *testing.T) {
	for id, most := range map[string]float64{"basket": .2, "champagne-bottle": .5, "wine-bottle": .5} {
		d := figure.MustDraw(id)
		at := tieOn(d, id)
		if y := (at.Y - d.Box.Y0) / d.Box.H(); y > most {
			t.Errorf("%s: at %.2f of its height", id, y)
		}
	}
}
