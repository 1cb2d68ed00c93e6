package animal_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestAnAnimalFromTheSideTurnsItsHeadToTheSide(t *testing.T) {
	for _, name := range []string{"wolf", "fox", "cat", "siamese-cat", "tiger", "lion", "bear", "labrador-retriever", "german-shepherd"} {
		if !animal.HasSide(name) {
			t.Errorf("%s has no head from the side", name)
			continue
		}
		for what, d := range map[string]kit.Drawing{"head": animal.Head(animal.Spec{Species: name, View: "side"}), "body": animal.Draw(animal.Spec{Species: name, View: "side"})} {
			if d.Anchors["mouth"].X < d.Anchors["head"].X+20*d.Anchors["head"].W/80 {
				t.Errorf("%s: the mouth of the %s is in its middle", name, what)
			}
		}
		front, side := animal.Draw(animal.Spec{Species: name}), animal.Draw(animal.Spec{Species: name, View: "side"})
		if string(kittest.Render(front, 48, .04).Pix) == string(kittest.Render(side, 48, .04).Pix) {
			t.Errorf("%s looks the same from the side", name)
		}
	}
}

func TestADragonsWingsAreSeenOnBothSidesAndLargerInFlight(t *testing.T) {
	for _, name := range []string{"dragon", "griffin", "pegasus"} {
		stands, flies := animal.Draw(animal.Spec{Species: name}), animal.Draw(animal.Spec{Species: name, Pose: "flying"})
		bare := animal.Draw(animal.Spec{Species: name, Without: []string{"wings"}})
		if stands.Box.Y0 > bare.Box.Y0-20 || flies.Box.H() < 1.05*stands.Box.H() {
			t.Errorf("%s: %.0f with wings, %.0f without, %.0f in flight", name, stands.Box, bare.Box, flies.Box)
		}
	}
}

func TestWhoHowlsOrRoarsLooksUpFromTheSide(t *testing.T) {
	for _, name := range []string{"wolf", "lion", "beagle", "coyote"} {
		d := animal.Draw(animal.Spec{Species: name, Pose: "roaring"})
		if mouth, head := d.Anchors["mouth"], d.Anchors["head"]; mouth.X < head.X+20 || mouth.Y > head.Y {
			t.Errorf("the mouth of the %s is at %.0f, %.0f, its head at %.0f, %.0f", name, mouth.X, mouth.Y, head.X, head.Y)
		}
	}
}
