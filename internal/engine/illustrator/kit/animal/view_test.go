package animal_test

import (
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/kit/animal"
)

func TestAnimalsFromBehindHaveNoFace(t *testing.T) {
	for _, name := range []string{"cat", "dog", "elephant", "lion"} {
		d := animal.Draw(animal.Spec{Species: name, View: "behind"})
		for _, part := range []string{"face", "eyes", "nose", "mouth", "muzzle"} {
			if slices.Contains(d.Parts, part) {
				t.Errorf("a %s from behind shows its %s", name, part)
			}
		}
		if !slices.Contains(d.Parts, "ears") {
			t.Errorf("a %s from behind has no ears", name)
		}
	}
}

func TestWhatSitsFromTheFrontIsTallerThanWide(t *testing.T) {
	for _, name := range []string{"cat", "golden-retriever", "fox"} {
		if b := animal.Draw(animal.Spec{Species: name, View: "front"}).Box; b.H() <= b.W() {
			t.Errorf("a %s from the front is %.0f wide and %.0f high", name, b.W(), b.H())
		}
	}
}

func TestHeadsThatAreOnlyDrawnInProfileHaveNoOtherView(t *testing.T) {
	for name, want := range map[string]bool{"cat": true, "cow": true, "horse": true, "zebra": true, "donkey": true, "crocodile": false, "kangaroo": false} {
		if got := animal.HasView(name); got != want {
			t.Errorf("view of %s: %v, want %v", name, got, want)
		}
	}
}

func TestTheHeadOfAHorseHasAFrontOfItsOwn(t *testing.T) {
	for _, name := range []string{"horse", "pony", "donkey", "zebra", "unicorn"} {
		side, front := animal.Head(animal.Spec{Species: name}), animal.Head(animal.Spec{Species: name, View: "front"})
		middle := (front.Box.X0 + front.Box.X1) / 2
		if middle < -4 || middle > 4 {
			t.Errorf("the middle of a %s's face is at %.0f", name, middle)
		}
		if side.Box == front.Box {
			t.Errorf("the front of a %s's head is its side", name)
		}
	}
}

func TestAWingedHorseIsOnlyDrawnFromTheSide(t *testing.T) {
	if animal.HasView("pegasus") {
		t.Error("the front view of a pegasus has no wings")
	}
}
