package aircraft_test

import (
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/aircraft"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, aircraft.Pieces()) }

// The smoke of a rocket that takes off was at its nose.
func TestARocketTakesOffUprightOverItsSmoke(t *testing.T) {
	at := slices.IndexFunc(aircraft.Pieces(), func(p kit.Piece) bool { return p.Name == "rocket" })
	rocket := aircraft.Pieces()[at]
	box := func(part, state string) kit.Box {
		d, err := rocket.Render(kit.Options{States: []string{state}})
		if err != nil {
			t.Fatal(err)
		}
		return kit.FromScene(surface.PartOf(d.Nodes(), part)).Bounds()
	}
	if up := box("body", "launching"); up.H() < 1.5*up.W() {
		t.Errorf("the hull leans: %v", up)
	}
	if smoke, hull := box("smoke", "launching"), box("body", "launching"); smoke.Y0 < (hull.Y0+hull.Y1)/2 || smoke.Y1 < hull.Y1 {
		t.Errorf("the smoke at %v is not below the hull at %v", smoke, hull)
	}
}
