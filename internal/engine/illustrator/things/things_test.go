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

func TestTheTableTellsWhatFillsAnEmblemAndWhatEndsInAPoint(t *testing.T) {
	for id, want := range map[string][3]bool{ // a landscape, scenic, a peak
		"mountain": {true, true, true}, "hills": {true, true, false}, "tent": {false, true, false}, "iceberg": {false, false, true}, "dog": {}, "no such thing": {},
	} {
		if got := [3]bool{Landscape(id), Scenic(id), Peak(id)}; got != want {
			t.Errorf("%s: %v, want %v", id, got, want)
		}
	}
	for _, thing := range All() {
		for _, trait := range thing.traits {
			if trait != landscape && trait != backdrop && trait != peak && trait != natural {
				t.Errorf("%s has the trait %q, which nothing asks for", thing.Name, trait)
			}
		}
	}
}
