package animal_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal"
)

// A black and tan German shepherd had the patches of a cow.
func TestABreedThatHasBothColorsKeepsItsOwnCoat(t *testing.T) {
	black, tan, white, gray := kit.Hex("#26242a"), kit.Hex("#c8a06a"), kit.White, kit.Hex("#8a8f98")
	for _, c := range []struct {
		species       string
		first, second kit.Color
		own, points   bool
	}{
		{"german-shepherd", black, tan, true, true}, {"husky", gray, white, true, false}, {"dachshund", black, tan, false, true}, {"cow", black, white, false, false},
	} {
		if got := animal.Wears(c.species, c.first, c.second); got != c.own {
			t.Errorf("%s has both colors by nature: %v", c.species, got)
		}
		if got := animal.PointsOf(c.species, c.first, c.second); got != c.points {
			t.Errorf("%s gets points: %v", c.species, got)
		}
	}
}

// A sloth that hung from a branch was one that walked, turned over.
func TestASlothHangsBelowWhereItGrips(t *testing.T) {
	d := animal.Draw(animal.Spec{Species: "sloth", Pose: "hanging"})
	grip, head := d.Anchors["hang"], d.Anchors["head"]
	if grip.Y > d.Box.Y0+.2*d.Box.H() || head.Y < grip.Y {
		t.Errorf("it grips at %v of %v, and its head is at %v", grip, d.Box, head)
	}
}

func TestHoofedAnimalsHaveHeadsFromTheSide(t *testing.T) {
	for _, name := range []string{"deer", "cow", "elephant", "bunny", "pig", "goat", "elk"} {
		front, side := animal.Head(animal.Spec{Species: name}), animal.Head(animal.Spec{Species: name, View: "side"})
		if !animal.HasSide(name) || front.Anchors["eyes"] == side.Anchors["eyes"] {
			t.Errorf("the head of a %s is the same from the side", name)
		}
	}
}
