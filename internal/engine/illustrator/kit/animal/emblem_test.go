package animal_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestANinjaHasAClothAroundItsEyes(t *testing.T) {
	for _, name := range []string{"turtle", "cat", "dog", "panda"} {
		plain, tied := animal.Head(animal.Spec{Species: name}), animal.Head(animal.Spec{Species: name, Band: kit.Hex("#d02030")})
		if string(kittest.Render(plain, 64, .04).Pix) == string(kittest.Render(tied, 64, .04).Pix) {
			t.Errorf("a %s has no cloth", name)
		}
	}
	if animal.CoatOf(animal.Spec{Species: "turtle"}, false).Shell.IsNone() || !animal.CoatOf(animal.Spec{Species: "cat"}, false).Shell.IsNone() {
		t.Error("turtles have shells, cats have none")
	}
}

func TestEmblemsOfHeadsDifferAndShowWhatTheyWear(t *testing.T) {
	seen := map[string]string{}
	look := func(s animal.Spec) string { return string(kittest.Render(animal.Emblem(s), 64, .04).Pix) }
	for _, name := range []string{"wolf", "fox", "bear", "polar-bear", "lion", "tiger", "black-panther", "bull", "gorilla", "deer", "moose", "ram", "boar", "bulldog"} {
		if !animal.HasEmblem(name) {
			t.Errorf("%s has no emblem", name)
			continue
		}
		p := look(animal.Spec{Species: name})
		if other, ok := seen[p]; ok {
			t.Errorf("the emblem of a %s is that of a %s", name, other)
		}
		seen[p] = name
		for _, part := range []string{"collar", "ring"} {
			if look(animal.Spec{Species: name, Colors: map[string]kit.Color{part: kit.Hex("#30c0ff")}}) == p {
				t.Errorf("the emblem of a %s shows no %s", name, part)
			}
		}
	}
	if animal.HasEmblem("hamster") {
		t.Error("a hamster has an emblem")
	}
}
