package read_test

import (
	"slices"
	"testing"
)

// flavored is a catalog whose carton of milk has designs of flavors.
type flavored struct{ fake }

func (f flavored) States(id string) []string {
	if id == "milk-carton" {
		return []string{"strawberry", "chocolate"}
	}
	return f.fake.States(id)
}

// The flavor of a milk carton was left out, or colored the whole carton.
func TestTheFlavorOfACartonIsItsDesign(t *testing.T) {
	r := newReader(t, flavored{})
	for prompt, want := range map[string]string{"strawberry milk carton": "strawberry", "chocolate milk carton": "chocolate"} {
		b := r.Read(prompt, "", "")
		if len(b.Subjects) != 1 || !slices.Contains(b.Subjects[0].States, want) || b.Subjects[0].Color != "" || len(b.Reading.LeftOut) > 0 {
			t.Errorf("%s: %+v, left out %v", prompt, b.Subjects, b.Reading.LeftOut)
		}
	}
}

// Of two who had tea at a table, one had none.
func TestTwoWhoHaveTeaSitAtOneTable(t *testing.T) {
	b := newReader(t, fake{}).Read("a cat and a dog having tea at a small round table", "", "")
	if len(b.Subjects) != 2 || b.Subjects[0].Pose != "having tea" || b.Subjects[1].Pose != "having tea" {
		t.Errorf("%+v", b.Subjects)
	}
}
