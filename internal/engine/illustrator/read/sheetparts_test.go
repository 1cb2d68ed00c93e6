package read_test

import (
	"slices"
	"testing"
)

func TestTheShapeOfASheetIsNotDrawnOnIt(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"square birthday card with a cat", "birthday card with a cat, circle shape", "birthday card, round, with a cat"} {
		b := r.Read(prompt, "", "")
		if len(b.Subjects) != 1 || b.Subjects[0].ID != "cat" || len(b.Reading.LeftOut) != 1 || b.Design != "card" {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}

func TestATextBeforeASheetLeavesItASheet(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{`"Hello World" birthday card with a cat`, `"Hello World" mothers day card with a cat`} {
		if b := r.Read(prompt, "", ""); b.Design != "card" || !slices.Equal(b.Lettering, []string{"Hello World"}) {
			t.Errorf("%s: %s %s", prompt, b.Design, summary(b))
		}
	}
}

func TestLetteringAfterAPauseSaysHowTheTextLooks(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		`birthday card "Hello" with a cat, chalk lettering`: "chalk", `sticker "Hello" with a cat, gothic lettering`: "gothic", `sticker "Hello" with a cat, hand painted letters`: "brush",
	} {
		if b := r.Read(prompt, "", ""); b.Letter.Style != want || len(b.Subjects) != 1 {
			t.Errorf("%s: %+v %s", prompt, b.Letter, summary(b))
		}
	}
}

func TestALookBeforeTheLogoIsNotItsSmallLineAndABannerHasItsText(t *testing.T) {
	r := newReader(t, fake{})
	if b := r.Read(`luxurious logo for a church "Ace" with a cat`, "", ""); b.Tagline == "luxurious" {
		t.Errorf("%q %s", b.Tagline, summary(b))
	}
	if b := r.Read(`birthday banner, with a truck, "Emma turns five"`, "", ""); !slices.Equal(b.Lettering, []string{"Emma turns five"}) {
		t.Errorf("%q %s", b.Lettering, summary(b))
	}
}

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

func TestABorderIsMadeOfTheManyThingsThatAreNamedForIt(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"back to school border, pencils and rulers, bright colors"} {
		if b := r.Read(prompt, "", ""); b.Motif != "frame" || len(b.Framing) > 0 {
			t.Errorf("%s: %q %v, %s", prompt, b.Motif, b.Framing, summary(b))
		}
	}
}

func TestACornerIsWhereItIsToldToBe(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, corner := range map[string]string{
		"rose corner, bottom left":                    "bottom left",
		"corner border with roses, top right":         "top right",
		"roses and daisies in the lower right corner": "bottom right",
		"roses in the upper left corner":              "",
	} {
		if b := r.Read(prompt, "", ""); b.Motif != "corner" || b.Corner != corner {
			t.Errorf("%s: %q %q, %s", prompt, b.Motif, b.Corner, summary(b))
		}
	}
}

func TestAFruitAtTheEndOfAPatternIsItsColor(t *testing.T) {
	r := newReader(t, fake{})
	if b := r.Read("seamless camo pattern with foxes and roses, orange", "", ""); len(b.Subjects) != 2 {
		t.Errorf("%s", summary(b))
	}
	if b := r.Read("seamless pattern with lemons, apples and oranges", "", ""); len(b.Subjects) != 3 {
		t.Errorf("%s", summary(b))
	}
}

func TestTheThingsOfASetHaveNoText(t *testing.T) {
	r := newReader(t, fake{})
	if b := r.Read("horse lover clipart, apple, rose, key, fox, crown", "", ""); b.Sheet == "" || len(b.Lettering) > 0 || len(b.Subjects) != 5 {
		t.Errorf("%s", summary(b))
	}
}
