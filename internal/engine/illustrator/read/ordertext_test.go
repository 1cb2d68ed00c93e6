package read_test

import (
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
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
	readsAs(t, map[string]string{
		`fishing shirt for dad "Reel Cool Dad" with a fish and a hook`: "fish | hook; 0 and 1; text Reel Cool Dad; out [for dad]; out [fishing]", `school spirit shirt "Go Team" with a cat`: "cat; text Go Team; out [spirit]; out [school]",
		`coffee lover design with text "dead inside" and a cat`: "cat; text dead inside; out [coffee lover]",
	})
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

func TestColorsOfLettersAreNotThoseOfWhatStandsBeforeThem(t *testing.T) {
	r := newReader(t, fake{})
	b := r.Read(`mermaid squad shirt with a cat and flowers, purple glitter letters`, "", "")
	if !slices.Equal(b.Tints, []string{"purple"}) || len(b.Subjects) < 2 || b.Subjects[1].Color != "" {
		t.Errorf("%v %s", b.Tints, summary(b))
	}
}

func TestWhatIsUnderSomethingIsNotPlacedAgainWithWhatFollows(t *testing.T) {
	readsAs(t, map[string]string{
		"a bird above a tree and a cat on a rug": "bird | tree | cat | rug; 0 over 1; 1 and 2; 2 on 3", "a cat and a dog on a sofa": "cat | dog | sofa; 0 and 1; 0 on 2; 1 on 2",
	})
}

func TestASignSaysAllItsWords(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"first day of kindergarten sign with an apple and a cat, name Liam": "First Day of Kindergarten Liam", `class sign "Room 4" with an apple on a chalkboard`: "Room 4", "crab shack sign weathered wood CRAB SHACK with a fish": "CRAB SHACK",
		"happy 40th birthday sign with balloons": "Happy 40th Birthday",
	} {
		b := r.Read(prompt, "", "")
		if len(b.Lettering) > 0 || !slices.ContainsFunc(b.Subjects, func(s brief.Subject) bool { return s.Text == want }) {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}

func TestForWhomADesignIsIsNotDrawn(t *testing.T) {
	readsAs(t, map[string]string{
		"number 5 with flowers for birthday boy": `number "5" | flower x3; 0 with 1; out [for birthday boy]`, `t-shirt for family reunion "The Johnsons" with a big tree`: "tree big; text The Johnsons; out [for family reunion]",
	})
}

func TestInitialsTypedApartAreOneText(t *testing.T) {
	if b := newReader(t, fake{}).Read("monogram initials A R in gold", "", ""); len(b.Subjects) != 1 || b.Subjects[0].Text != "AR" {
		t.Error(summary(b))
	}
}

func TestEachWordOfATextMayHaveItsColor(t *testing.T) {
	if b := newReader(t, fake{}).Read(`"Live Laugh Love" with a cat, each word in a different color`, "", ""); len(b.Letter.Stress) != 3 {
		t.Error(summary(b))
	}
}

func TestTheLookOfAPlaceAfterACommaIsNotThatOfWhatIsThere(t *testing.T) {
	b := newReader(t, fake{}).Read("a red car, snowy street", "", "")
	if len(b.Subjects) != 1 || len(b.Subjects[0].States) > 0 || b.Subjects[0].Color != "red" {
		t.Error(summary(b))
	}
}
