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
