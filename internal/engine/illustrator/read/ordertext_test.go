package read

import (
	"slices"
	"testing"
)

func TestWordsInCapitalsAreATextThatEndsWhereSmallLettersBegin(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"truck company logo with an eagle and the name LIBERTY HAULING bold": "LIBERTY HAULING", "team name GRIZZLY KINGS, esports mascot logo of a bear": "GRIZZLY KINGS",
		"the words STAY WILD in wavy retro letters orange and brown with a sun": "STAY WILD", "football team logo for the Panthers, a panther": "Panthers", "shirt with the words GOOD VIBES ONLY distressed and a sun": "GOOD VIBES ONLY",
	} {
		if b := r.Read(prompt, "", ""); !slices.Equal(b.Lettering, []string{want}) {
			t.Errorf("%s: %q %s", prompt, b.Lettering, summary(b))
		}
	}
}

func TestThePrintIsDrawnAndNotTheShirtThatItIsFor(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		`fishing shirt for dad "Reel Cool Dad" with a fish and a hook`: "fish | hook; 0 and 1; text Reel Cool Dad; out [for dad]; out [fishing]", `school spirit shirt "Go Team" with a cat`: "cat; text Go Team; out [spirit]; out [school]",
		`coffee lover design with text "dead inside" and a cat`: "cat; text dead inside; out [coffee lover]",
	} {
		if got := summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%s: %s", prompt, got)
		}
	}
}

func TestPlacesAndContactsOfADesignAreNoThings(t *testing.T) {
	r := newReader(t, fake{})
	b := r.Read("plumber logo with a wrench, called Mike's Plumbing, phone number 555-0134 at the bottom", "", "")
	if len(b.Subjects) != 1 || b.Tagline != "plumber · 555-0134" {
		t.Errorf("%q %s", b.Tagline, summary(b))
	}
	b = r.Read(`round badge logo "Wild Pines" text around the edge, a coffee cup in the middle`, "", "")
	if len(b.Subjects) != 1 || len(b.Reading.LeftOut) > 0 {
		t.Errorf("%v %s", b.Reading.LeftOut, summary(b))
	}
}
