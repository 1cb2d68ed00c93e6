package things

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

func TestNamesSynonymsAndPluralsFindTheirThing(t *testing.T) {
	for name, want := range map[string]string{
		"cat": "cat", "cats": "cat", "wine glasses": "wine-glass", "T-Shirts": "t-shirt", "jack-o'-lantern": "jack-o-lantern", "Cherries": "cherry",
		"school buses": "school-bus", "mice": "mouse", "leaves": "leaf", "firemen": "firefighter", "red panda": "red-panda", "doughnut": "donut",
	} {
		if thing, ok := Lookup(name); !ok || thing.ID != want {
			t.Errorf("%q gave %q, want %q", name, thing.ID, want)
		}
	}
}

func TestEveryThingHasAKindAndItsOwnID(t *testing.T) {
	seen := map[string]bool{}
	for _, thing := range All() {
		if thing.Kind == "" || seen[thing.ID] {
			t.Errorf("%q: kind %q, id taken %v", thing.Name, thing.Kind, seen[thing.ID])
		}
		seen[thing.ID] = true
	}
	if thing, ok := ByID("owl"); !ok || thing.Kind != brief.Bird || len(All()) < 1250 {
		t.Errorf("owl is %+v among %d", thing, len(All()))
	}
}
