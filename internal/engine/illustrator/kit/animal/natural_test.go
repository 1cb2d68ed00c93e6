package animal_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/animal"
)

func TestAnimalsInRealisticPicturesHaveSmallerHeads(t *testing.T) {
	for _, name := range []string{"cat", "dog", "horse", "lion"} {
		usual, natural := animal.Draw(animal.Spec{Species: name}), animal.Draw(animal.Spec{Species: name, Natural: true})
		if natural.Anchors["head"].W >= usual.Anchors["head"].W {
			t.Errorf("%s: %.0f, usually %.0f", name, natural.Anchors["head"].W, usual.Anchors["head"].W)
		}
	}
}

func TestHorsesHaveShortCoatsAndSheepHaveWool(t *testing.T) {
	for name, want := range map[string]bool{"horse": true, "deer": true, "dalmatian": true, "sheep": false, "cat": false, "nothing": false} {
		if animal.Sleek(name) != want {
			t.Errorf("%s: %v", name, !want)
		}
	}
}
