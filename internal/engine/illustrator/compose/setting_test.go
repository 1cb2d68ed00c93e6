package compose

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

func TestEveryPlaceHasItsGroundAndItsThings(t *testing.T) {
	for name, at := range settings {
		if at.terrain != "" && drawTerrain(at.terrain).Box.H() <= 0 {
			t.Errorf("%s: there is no terrain %q", name, at.terrain)
		}
		for _, p := range at.props {
			if mustDraw(p.id).Box.H() <= 0 {
				t.Errorf("%s: there is no piece %q", name, p.id)
			}
		}
	}
}

func TestAPlaceIsBelowAndBesideItsSubjectAndHidesNothingOfIt(t *testing.T) {
	for name := range settings {
		b := brief.Brief{Subjects: []brief.Subject{{Kind: brief.Animal, ID: "fox", Count: 1}}, Place: name}
		for v := range 4 {
			s := Compose(Request{Brief: b, Variation: v})
			var fox, rest int
			for _, sp := range s.Sprites {
				if sp.Subject == 0 {
					fox++
				} else {
					rest++
				}
				if sp.Box.X0 < -.01 || sp.Box.X1 > 1.01 || sp.Box.Y0 < -.01 || sp.Box.Y1 > 1.01 {
					t.Errorf("%s %d: a sprite is outside the canvas: %+v", name, v, sp.Box)
				}
			}
			if fox == 0 || rest < 2 {
				t.Errorf("%s %d: %d layers of the fox, %d of the place", name, v, fox, rest)
			}
		}
	}
}
