package read

import (
	"slices"
	"testing"
)

func TestALogoWithoutANameSaysItsTrade(t *testing.T) {
	for prompt, want := range map[string]string{
		"barber shop logo with scissors":         "Barber Shop",
		"vintage bakery logo with wheat":         "Bakery",
		"yoga studio logo lotus":                 "Yoga Studio",
		"barber shop logo with scissors no text": "",
		"bakery logo icon with a croissant":      "",
	} {
		got := ""
		if l := newReader(t, fake{}).Read(prompt, "", "").Lettering; len(l) > 0 {
			got = l[0]
		}
		if got != want {
			t.Errorf("%s says %q, not %q", prompt, got, want)
		}
	}
}

func TestALabelSaysWhatItIsFor(t *testing.T) {
	b := newReader(t, fake{}).Read("vintage label for homemade strawberry jam", "", "")
	if len(b.Lettering) != 1 || b.Lettering[0] != "Homemade Strawberry Jam" || len(b.Reading.LeftOut) > 0 {
		t.Errorf("got %q, left out %v", b.Lettering, b.Reading.LeftOut)
	}
}

func TestALetterForAThingIsDrawnWithIt(t *testing.T) {
	for _, prompt := range []string{"A for apple alphabet card", "letter A is for apple flashcard", "a is for apple"} {
		b := newReader(t, fake{}).Read(prompt, "", "")
		if len(b.Subjects) != 2 || b.Subjects[0].Text != "A" || b.Subjects[1].ID != "apple" {
			t.Errorf("%s: %+v", prompt, b.Subjects)
		}
	}
}

func TestColorsApartAreThoseOfTheDesign(t *testing.T) {
	b := newReader(t, fake{}).Read(`camping badge with a fox, green and cream, text "Explore More"`, "", "")
	if !slices.Equal(b.Tints, []string{"green", "cream"}) || b.Subjects[0].Color != "" {
		t.Errorf("tints %q, a fox in %q", b.Tints, b.Subjects[0].Color)
	}
}
