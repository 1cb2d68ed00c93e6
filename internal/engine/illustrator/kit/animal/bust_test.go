package animal_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/animal"
)

func TestTheHeadOfAHorseAloneHasANeckAndThatOfACatHasNone(t *testing.T) {
	for name, want := range map[string]bool{"horse": true, "unicorn": true, "zebra": true, "cat": false} {
		head, bust := animal.Head(animal.Spec{Species: name}), animal.Head(animal.Spec{Species: name, Bust: true})
		if taller := bust.Box.H() > 1.15*head.Box.H(); taller != want {
			t.Errorf("%s: the bust is %.0f, the head %.0f", name, bust.Box, head.Box)
		}
	}
}

func TestAnAnimalCanWearADeersAntlersUnlessItHasHooves(t *testing.T) {
	for name, want := range map[string]bool{"bunny": true, "bear": true, "cow": false, "unicorn": false} {
		if animal.Formed(name, "forehead", "antlers") != want {
			t.Errorf("%s: antlers are %v", name, !want)
		}
	}
	plain, horned := animal.Head(animal.Spec{Species: "bear"}), animal.Head(animal.Spec{Species: "bear", Forms: map[string]string{"forehead": "antlers"}})
	if horned.Box.Y0 >= plain.Box.Y0-10 {
		t.Errorf("antlers reach up to %.0f, the head to %.0f", horned.Box.Y0, plain.Box.Y0)
	}
}
