package read_test

import (
	"strings"
	"testing"
)

func TestLinesToWriteOnAreNoLineArt(t *testing.T) {
	for _, prompt := range []string{"certificate with gold seal, lines for name and date", "cross with wings and the words in loving memory with a date line under", "gold frame, thin double line with leaves in two opposite corners"} {
		if b := newReader(t, fake{}).Read(prompt, "", ""); b.Style.Name == "lineart" {
			t.Errorf("%s is drawn as line art", prompt)
		}
	}
	if b := newReader(t, fake{}).Read("simple line drawing of a fox", "", ""); b.Style.Name != "lineart" {
		t.Error("a line drawing is no line art")
	}
}

func TestASayingIsLetteredWholeWhereTheRestShowsNothing(t *testing.T) {
	for prompt, want := range map[string]string{
		"born to fish forced to work":             "born to fish forced to work",
		"witch way to the candy with broom":       "witch way to the candy",
		"truck driver wife with a semi truck":     "truck driver wife",
		"football mom with leopard print letters": "football mom",
	} {
		if b := newReader(t, fake{}).Read(prompt, "", ""); strings.Join(b.Lettering, " ") != want {
			t.Errorf("%s letters %q", prompt, b.Lettering)
		}
	}
}

func TestAnArrowPointsWhereItIsTold(t *testing.T) {
	if b := newReader(t, fake{}).Read("red arrow pointing down", "", ""); b.Subjects[0].Turn != 90 {
		t.Errorf("it is turned by %d degrees", b.Subjects[0].Turn)
	}
}

func TestARoseTattooIsARose(t *testing.T) {
	if b := newReader(t, fake{}).Read("rose tattoo", "", ""); len(b.Subjects) != 1 || b.Subjects[0].ID != "rose" {
		t.Errorf("it shows %v", b.Subjects)
	}
}

func TestTheNameInCapitalsAtTheEndOfALogoIsItsName(t *testing.T) {
	if b := newReader(t, fake{}).Read("lawn care logo with a mower for Green Acres, just two colors please", "", ""); len(b.Lettering) == 0 || b.Lettering[0] != "Green Acres" {
		t.Errorf("it letters %q", b.Lettering)
	}
}
