package read_test

import (
	"slices"
	"strings"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

func TestLettersNamedAfterAThingLookLikeItAndNoneIsDrawn(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"the word CHRISTMAS in candy cane letters": "diagonal", "the word USA filled with the american flag": "american-flag", "the word BEACH filled with waves": "seigaiha", "marquee letters LOVE": "dots",
		`shirt design "Hello" with a cat and leopard print`: "leopard",
	} {
		b := r.Read(prompt, "", "")
		if b.Letter.Fill != want || len(b.Subjects) > strings.Count(prompt, "cat") || len(b.Reading.LeftOut) > 0 {
			t.Errorf("%s: %+v %s", prompt, b.Letter, summary(b))
		}
	}
	if b := r.Read(`"mama" with leopard background and a cat`, "", ""); b.Backing != "leopard" || len(b.Subjects) != 1 || len(b.Reading.LeftOut) > 0 {
		t.Error(b.Backing, summary(b))
	}
	if b := r.Read("a pumpkin in leopard print with a bow", "", ""); b.Subjects[0].Fill != "leopard" || len(b.Subjects) != 2 {
		t.Error(summary(b))
	}
}

func TestATextStandsAsOftenAsItIsToldInTheColorsThatAreListed(t *testing.T) {
	r := newReader(t, fake{})
	b := r.Read("the word SPOOKY stacked three times in orange, purple and green", "", "")
	if b.Letter.Repeat != 3 || !slices.Equal(b.Lettering, []string{"SPOOKY"}) || !slices.Equal(b.Tints, []string{"orange", "purple", "green"}) {
		t.Errorf("%+v %q %s", b.Letter, b.Tints, summary(b))
	}
}

func TestWhatStandsForALetterMayBeToldAfterIt(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"the word HOPE with the O replaced by a heart", "the word LOVE where the O is a heart", `"Coffee" lettering with the O as a heart`} {
		if b := r.Read(prompt, "", ""); b.Letter.Swapped != "o" || len(b.Subjects) != 1 || b.Subjects[0].ID != "heart" {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}

func TestATextAfterACommaRunsToTheNextPause(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"concert poster with a cat, text Live Music Saturday": "Live Music Saturday", "shirt design with a cat, text Hide and seek champion": "Hide and seek champion", "birthday card with a cat, text Happy Birthday Grandma": "Happy Birthday Grandma",
	} {
		if b := r.Read(prompt, "", ""); !slices.Contains(b.Lettering, want) || len(b.Reading.LeftOut) > 0 {
			t.Errorf("%s: %q %s", prompt, b.Lettering, summary(b))
		}
	}
}

func TestWhatAllAnimalsOfASetWearIsOnEachOfThem(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, kind := range map[string]string{"clipart set of woodland animals wearing scarves": "wearing", "clipart set of farm animals with pink bows": "wearing", "clipart set of jungle animals holding balloons": "holding"} {
		b := r.Read(prompt, "", "")
		if len(b.Relations) < 4 || len(b.Subjects) != 2*len(b.Relations) || b.Relations[0].Kind != kind || b.Subjects[0].Kind != brief.Animal {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}

func TestWhatAShirtIsForIsItsTextWhereItHasNone(t *testing.T) {
	r := newReader(t, fake{})
	if b := r.Read("birthday squad shirt with a cat", "", ""); !slices.Equal(b.Lettering, []string{"birthday squad"}) || len(b.Subjects) != 1 {
		t.Error(b.Lettering, summary(b))
	}
	if b := r.Read("birthday girl shirt with a cat, text Party Time", "", ""); !slices.Equal(b.Lettering, []string{"Party Time"}) || len(b.Subjects) != 1 || len(b.Reading.LeftOut) != 1 {
		t.Error(b.Lettering, summary(b))
	}
}

func TestColorsAfterATextAreThoseOfItsLetters(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{`shirt design with a cat and text "Bride Squad" in pink script`: "pink", `shirt with a cat and the text "Lady Tigers" in orange`: "orange", `sticker with a cat and the text "Keep on" arched above in red`: "red"} {
		if b := r.Read(prompt, "", ""); !slices.Equal(b.Tints, []string{want}) || b.Subjects[0].Color != "" {
			t.Errorf("%s: %q %s", prompt, b.Tints, summary(b))
		}
	}
}

func TestLettersInAWreathOfAPlantStandInThatWreath(t *testing.T) {
	r := newReader(t, fake{})
	b := r.Read("gold monogram with the letters D and L in a wreath of roses", "", "")
	if b.Motif != "wreath" || !slices.Equal(b.Lettering, []string{"D & L"}) || len(b.Subjects) != 1 || b.Subjects[0].ID != "rose" {
		t.Error(b.Lettering, b.Motif, summary(b))
	}
}

func TestAShieldWithALetterIsACrest(t *testing.T) {
	r := newReader(t, fake{})
	if b := r.Read("shield with a rose and the letter V", "", ""); b.Design != "crest" || len(b.Subjects) != 2 {
		t.Error(b.Design, summary(b))
	}
}

func TestAFigureBeforeAWrapIsInItsPattern(t *testing.T) {
	if b := newReader(t, fake{}).Read("pirate tumbler wrap with roses", "", ""); len(b.Subjects) != 2 {
		t.Error(summary(b))
	}
}

func TestAShortFormOpensASayingUpToItsArt(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"it's fall y'all with pumpkins": "it's fall y'all", "don't mess with mama bear": "don't mess with mama bear", "i'm looking for a cat": "", "don't add a hat to the cat": "",
	} {
		if got := strings.Join(r.Read(prompt, "", "").Lettering, " "); got != want {
			t.Errorf("%s: %q", prompt, got)
		}
	}
}
