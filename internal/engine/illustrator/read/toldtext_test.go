package read_test

import (
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

func TestWhatAClauseSaysIsATextAndNothingOfItIsDrawn(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"mug design that says fueled by tacos with a cat": "fueled by tacos", "shirt design with a cat with the words be kind groovy retro font": "be kind",
		"that says let's get lit tote print with a cat": "let's get lit", "sticker with a cat that says born to fish brown and cream": "born to fish",
		"shirt design with one lucky teacher written on it and a cat": "one lucky teacher", "flyer that says made with love and a cat": "made with love",
	} {
		b := r.Read(prompt, "", "")
		if !slices.Equal(b.Lettering, []string{want}) || len(b.Subjects) != 1 || b.Subjects[0].ID != "cat" {
			t.Errorf("%s: %q %s", prompt, b.Lettering, summary(b))
		}
	}
}

func TestAClauseBetweenPausesIsWhatAPrintSays(t *testing.T) {
	r := newReader(t, fake{})
	b := r.Read("teacher shirt design, fish and hook, it takes a big heart, groovy retro font", "", "")
	if !slices.Equal(b.Lettering, []string{"it takes a big heart"}) || len(b.Subjects) != 2 || b.Letter.Style != "retro" {
		t.Errorf("%q %+v %s", b.Lettering, b.Letter, summary(b))
	}
}

func TestWhatAPrintIsForIsNotDrawnBesideItsArt(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{`shirt design for a truck driver "Hello" with a cat`, `sticker for my soccer team "Hello" with a cat`, `mug print for a fishing trip "Hello" with a cat`} {
		b := r.Read(prompt, "", "")
		if len(b.Subjects) != 1 || !slices.Equal(b.Lettering, []string{"Hello"}) || len(b.Reading.LeftOut) == 0 {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}

func TestALookBeforeTheWordForLettersIsTheirsAndOthersAreTheImages(t *testing.T) {
	r := newReader(t, fake{})
	if b := r.Read(`sticker "Hello" with a cat, gothic font, cartoon style`, "", ""); b.Letter.Style != "gothic" {
		t.Errorf("%+v %s", b.Letter, summary(b))
	}
	if b := r.Read(`retro graphic tee "Hello" with a cat`, "", ""); b.Letter.Style != "retro" || len(b.Reading.LeftOut) > 0 {
		t.Errorf("%+v %s", b.Letter, summary(b))
	}
	if b := r.Read(`shirt design with a fish and balloons "Hello"`, "", ""); b.Letter.Style != "" {
		t.Errorf("%+v %s", b.Letter, summary(b))
	}
}

func TestAShapeBeforeTheBusinessOfALogoIsItsGround(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		`circular bakery logo "Hello" with a cat`: "circle", `hexagon badge "Hello" with a cat`: "hexagon", `badge "Hello" star shape with a cat`: "star", `in a hexagon bakery logo "Hello" with a cat`: "hexagon", `bakery logo "Hello" with a cat in a diamond`: "rhombus", `square logo for a bakery "Hello" with a cat`: "square",
	} {
		if b := r.Read(prompt, "", ""); b.Ground != want || len(b.Subjects) != 1 {
			t.Errorf("%s: %s %s", prompt, b.Ground, summary(b))
		}
	}
}

func TestANameBeforeTheWordForTheLogoIsItsName(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"Oak & Iron logo with a cat", "law firm logo Oak & Iron shield shaped with a cat"} {
		if b := r.Read(prompt, "", ""); len(b.Lettering) == 0 || b.Lettering[0] != "Oak & Iron" {
			t.Errorf("%s: %q %s", prompt, b.Lettering, summary(b))
		}
	}
}

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
