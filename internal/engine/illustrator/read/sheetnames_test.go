package read_test

import (
	"slices"
	"testing"
)

func TestSheetsLetterForWhomTheyAreAndWhen(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string][]string{
		"certificate of achievement for Maria Lopez": {"Certificate of Achievement", "Maria Lopez"}, "birthday invitation dinosaur for Lucas 4th birthday": {"You’re Invited", "Lucas 4th Birthday"},
		`save the date "Anna & Tom" 12.08.2026`: {"Save the Date", "Anna & Tom", "12.08.2026"}, "save the date card Anna and Tom June 5 2027": {"Save the Date", "Anna and Tom", "June 5 2027"},
		"employee of the month certificate": {"Employee of the Month"}, "vintage 1975 limited edition birthday": {"Vintage 1975 Limited Edition"}, "limited edition 1985 birthday shirt": {"Limited Edition 1985"},
	} {
		if b := r.Read(prompt, "", ""); !slices.Equal(b.Lettering, want) || len(b.Reading.LeftOut) > 0 {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
	for _, prompt := range []string{"vintage 1969 mustang", "vintage camera with roses"} {
		if b := r.Read(prompt, "", ""); len(b.Lettering) > 0 {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}

func TestTheShapeOfAFrameMayStandApartFromIt(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"hexagon gold frame with leaves": "hexagon-frame", "baroque frame gold oval": "vintage-frame", "floral frame with peonies square": "peony",
	} {
		if b := r.Read(prompt, "", ""); len(b.Subjects) == 0 || b.Subjects[0].ID != want || len(b.Subjects) > 1 && b.Subjects[1].ID != "leaf" {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}
