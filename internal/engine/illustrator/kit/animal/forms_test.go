package animal_test

import (
	"reflect"
	"testing"

	"pellucid/internal/engine/illustrator/kit/animal"
)

func TestAFormOfAPartChangesTheDrawingOfWhoCanHaveIt(t *testing.T) {
	usual := map[string]any{}
	for _, name := range []string{"dog", "doberman", "bunny", "cat", "pig"} {
		usual[name] = animal.Draw(animal.Spec{Species: name}).Layers
		for _, f := range [][2]string{{"ears", "floppy"}, {"ears", "one down"}, {"tail", "curled"}, {"tail", "wagging"}, {"eye patch", "patch"}, {"scar", "cut"}, {"forehead", "star"}, {"forehead", "horn"}} {
			if name == "dog" && f[1] == "floppy" || !animal.Formed(name, f[0], f[1]) {
				continue // its ears hang anyway
			}
			if d := animal.Draw(animal.Spec{Species: name, Forms: map[string]string{f[0]: f[1]}}); reflect.DeepEqual(d.Layers, usual[name]) {
				t.Errorf("a %s with %s %s looks as usual", name, f[1], f[0])
			}
		}
	}
	if animal.Formed("horse", "forehead", "horn") || animal.Formed("fish", "ears", "floppy") {
		t.Error("a head in profile has no horn in the middle of its forehead, and a fish no ears")
	}
}
