package read_test

import (
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

// hinged is a catalog in which ovens and cars open and jars have lids.
type hinged struct{ fake }

func (h hinged) States(id string) []string {
	switch id {
	case "oven":
		return []string{"open", "closed"}
	case "car":
		return []string{"open-hood", "open-trunk", "open-door", "open"}
	}
	return h.fake.States(id)
}

func (h hinged) Piece(id string) (slots, parts []string, ok bool) {
	slots, _, ok = h.fake.Piece(id)
	if id == "jar" {
		return slots, []string{"jar", "lid"}, ok
	}
	return slots, slots, ok
}

func TestAnOpenDoorIsAStateOfWhatHasTheDoor(t *testing.T) {
	r := newReader(t, hinged{})
	for prompt, want := range map[string]string{
		"oven with open door": "open", "oven with the door open": "open", "an oven with its door open": "open", "car with an open hood": "open-hood", "car with the trunk open": "open-trunk", "open car trunk": "open-trunk", "car with open doors": "open-door",
		"blue car with open bonnet": "open-hood",
	} {
		b := r.Read(prompt, "", "")
		if len(b.Subjects) != 1 || !slices.Contains(b.Subjects[0].States, want) || len(b.Reading.LeftOut) > 0 {
			t.Errorf("%s: %+v left out %+v", prompt, b.Subjects, b.Reading.LeftOut)
		}
	}
	if b := r.Read("refrigerator with open door", "", ""); len(b.Subjects) != 1 || len(b.Reading.LeftOut) != 1 {
		t.Errorf("a door is drawn beside what cannot be opened, or nothing is left out: %+v %+v", b.Subjects, b.Reading)
	}
	for _, prompt := range []string{"cat with open mouth", "bird with open wings", "girl opening a door", "a house and an open door"} {
		for _, s := range r.Read(prompt, "", "").Subjects {
			if slices.Contains(s.States, "open-door") {
				t.Errorf("%s: %+v", prompt, s)
			}
		}
	}
}

func TestAVesselIsOpenedByTakingItsLidOff(t *testing.T) {
	r := newReader(t, hinged{})
	for _, prompt := range []string{"open jar", "jar with the lid off", "jar with open lid", "jar with its lid open"} {
		b := r.Read(prompt, "", "")
		if len(b.Subjects) != 1 || !slices.Contains(b.Subjects[0].Parts, brief.PartColor{Part: "lid", State: "off"}) {
			t.Errorf("%s: %+v", prompt, b.Subjects)
		}
	}
}
