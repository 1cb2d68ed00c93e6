package read_test

import (
	"slices"
	"testing"
)

func TestWordsOfATextThatStandOutAreNoTextsOfTheirOwn(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]int{
		`"be kind" lettering with BE in pink and KIND in blue`: 2, `"let's get lost" with LOST bigger`: 1, `"family is everything" with "family" in large script`: 1, `quote "do it with love", love in pink`: 1,
		`"i love my dog" with a dog in a red collar`: 0, `"mama bear" with a bear`: 0,
	} {
		b := r.Read(prompt, "", "")
		if len(b.Letter.Stress) != want || len(b.Lettering) != 1 || want > 0 && len(b.Reading.LeftOut)+len(b.Subjects)+len(b.Tints) > 0 {
			t.Errorf("%s: %+v %s", prompt, b.Letter.Stress, summary(b))
		}
	}
}

func TestFoilBeforeATextIsTheLookOfItsLetters(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		`gold foil "Merry & Bright" with stars`: "gold", `rose gold foil "bride"`: "rose-gold", `gold foil text "Cheers" with champagne glasses`: "gold", `silver "Happy New Year" with fireworks`: "silver",
	} {
		if b := r.Read(prompt, "", ""); !b.Letter.Metal || !slices.Equal(b.Tints, []string{want}) || len(b.Lettering) != 1 {
			t.Errorf("%s: %+v %s", prompt, b.Letter, summary(b))
		}
	}
	if b := r.Read(`a silver car "Fast"`, "", ""); b.Letter.Metal {
		t.Error("the letters have the color of the car")
	}
}

func TestWhatOnlySaysWhatIsOrderedIsNotDrawn(t *testing.T) {
	readsAs(t, map[string]string{
		"three letter monogram ABC": `monogram "ABC"`, `pet portrait of a dog named "Max"`: `dog portrait "Max"`, `hand lettered "grateful"`: "text grateful", `"happy birthday Mia" unicorn topper`: "unicorn; text happy birthday Mia",
		`words "faith hope love" stacked with a cross`: "cross; text faith hope love", "baseball team design Tigers number 23": `baseball | number "23"; text Tigers`,
	})
}

func TestWhatAFrameIsForIsNotDrawn(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, motif := range map[string]string{
		"birthday invitation border, fish, corals, bubbles":         "frame",
		"floral wreath, pink peonies, lavender, wedding invitation": "wreath",
		"floral frame, oval, roses":                                 "oval",
		"heart frame made of red roses":                             "heart-ring",
		"heart wreath made of pink flowers":                         "heart-ring",
		"roses in a heart shape":                                    "heart",
	} {
		if b := r.Read(prompt, "", ""); b.Motif != motif || b.Design == "card" {
			t.Errorf("%s: %q, %s", prompt, b.Motif, summary(b))
		}
	}
}

func TestAWreathOfGreeneryWithFlowersHasBoth(t *testing.T) {
	r := newReader(t, fake{})
	if b := r.Read("greenery wreath with white roses", "", ""); b.Motif != "wreath" || len(b.Subjects) != 2 {
		t.Errorf("%s", summary(b))
	}
	if b := r.Read("greenery wreath", "", ""); len(b.Subjects) != 1 || b.Subjects[0].ID != "leaf-wreath" {
		t.Errorf("%s", summary(b))
	}
}

func TestABorderRunsAlongTwoOppositeEdges(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, motif := range map[string]string{
		"rose border, top and bottom":                   "edges",
		"leaf border on the left and right side":        "sides",
		"bridal shower border, peonies, left and right": "sides",
	} {
		if b := r.Read(prompt, "", ""); b.Motif != motif || len(b.Reading.LeftOut) > 0 {
			t.Errorf("%s: %q, %s", prompt, b.Motif, summary(b))
		}
	}
}

func TestTheThemeOfABorderOfListedThingsIsNotRefused(t *testing.T) {
	r := newReader(t, fake{})
	b := r.Read("luau tropical border, hibiscus, pineapple and palm leaves", "", "")
	if b.Reading.Refused != "" || b.Motif != "frame" || len(b.Subjects) != 3 {
		t.Errorf("%q, %s", b.Motif, summary(b))
	}
}

func TestAnInvitationWithABorderStaysACard(t *testing.T) {
	r := newReader(t, fake{})
	if b := r.Read("wedding invitation with floral border", "", ""); b.Design != "card" {
		t.Errorf("%q, %s", b.Design, summary(b))
	}
}

func TestBunniesOfAnEggGarlandHangOnItToo(t *testing.T) {
	r := newReader(t, fake{})
	b := r.Read("easter egg garland, pastel eggs and bunnies", "", "")
	if b.Motif != "garland" || len(b.Subjects) != 2 || len(b.Relations) != 1 || b.Relations[0].Kind != "and" {
		t.Errorf("%s", summary(b))
	}
}

func TestAPatternOfDinosaursShowsSeveralKinds(t *testing.T) {
	r := newReader(t, fake{})
	if b := r.Read("dinosaur pattern for boys", "", ""); len(b.Subjects) < 4 {
		t.Errorf("%s", summary(b))
	}
	if b := r.Read("green dinosaur pattern", "", ""); len(b.Subjects) != 1 {
		t.Errorf("%s", summary(b))
	}
}

func TestABorderOfAThemeIsMadeOfItsThings(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, motif := range map[string]string{"halloween border": "frame", "autumn wreath": "wreath", "birthday garland": "garland", "school border bottom": "foot", "easter wreath with bow": "wreath"} {
		if b := r.Read(prompt, "", ""); b.Motif != motif || len(b.Subjects) < 3 || len(b.Reading.LeftOut) > 0 {
			t.Errorf("%s: %q, %s", prompt, b.Motif, summary(b))
		}
	}
	if b := r.Read("school border with pencils", "", ""); b.Motif != "frame" || len(b.Subjects) != 1 || b.Subjects[0].ID != "pencil" {
		t.Errorf("what it is made of is told: %s", summary(b))
	}
}

func TestAFloralFrameTakesTheShapeThatIsTold(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, motif := range map[string]string{
		"oval floral frame": "oval", `"Smith" in a wreath of lavender`: "wreath", "round floral frame": "ring", "arch floral frame": "arched", "hexagon frame with eucalyptus": "hexagon", "burgundy floral corner": "corner", "floral corner top right": "corner",
		"rose border right side": "right", "lavender border on the left": "left",
	} {
		if b := r.Read(prompt, "", ""); b.Motif != motif || len(b.Subjects) == 0 || b.Reading.Refused != "" {
			t.Errorf("%s: %q, %s", prompt, b.Motif, summary(b))
		}
	}
}

func TestAFrameWithAPrintIsABandInIt(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, print := range map[string]string{"polka dot border": "dots", "gingham border": "gingham", "glitter frame": "glitter"} {
		if b := r.Read(prompt, "", ""); len(b.Subjects) != 1 || b.Subjects[0].ID != "band-frame" || b.Subjects[0].Fill != print {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}

func TestAPlaceWithThingsIsWhereTheyAre(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, place := range map[string]string{"desert with cactus": "desert", "forest scene with fox and owl": "forest", "winter scene with snowman": "snow", "park with bench and trees": "park", "graveyard with tombstones": "graveyard", "spring meadow with butterflies": "meadow"} {
		if b := r.Read(prompt, "", ""); b.Place != place || len(b.Subjects) == 0 || b.Reading.Refused != "" {
			t.Errorf("%s: %q, %s", prompt, b.Place, summary(b))
		}
	}
}
