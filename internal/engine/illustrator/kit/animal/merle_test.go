package animal_test

import (
	"reflect"
	"testing"

	"pellucid/internal/engine/illustrator/kit/animal"
)

func TestAMerleCoatHasBlotchesThatASpottedOneLacks(t *testing.T) {
	spots, merle := animal.Draw(animal.Spec{Species: "corgi", Pattern: "spots"}), animal.Draw(animal.Spec{Species: "corgi", Pattern: "merle"})
	if reflect.DeepEqual(spots.Layers, merle.Layers) {
		t.Error("a merle corgi is drawn as a spotted one")
	}
}
