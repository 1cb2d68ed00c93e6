package read_test

import (
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

func TestFramesAreMadeOfWhatIsNamedBeforeThem(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"sunflower frame": "frame", "round sunflower frame": "ring", "frame of roses": "frame", "wreath of lemons": "wreath", "leaf divider": "line",
		"heart made of roses": "heart", "circle of stars": "ring", "gold frame": "", "a fox in a frame": "", "a rose in a heart": "",
	} {
		if got := r.Read(prompt, "", "").Motif; got != want {
			t.Errorf("%s: %q", prompt, got)
		}
	}
}

func TestThingsAndWhatTheyMakeAreReadInAnyOrder(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"floral border frame pink roses": "frame", "sunflower arch pink and gold": "arch", "bouquet of roses, tulips and peonies": "bouquet", "rose bouquet": "bouquet",
		"cookies and shells scattered": "scatter", "cookie confetti": "scatter", "paw print trail": "trail", "butterfly swirl flying up": "swirl", "roses at the corners": "corners",
		"pine tree border": "foot", "frame with roses in the corners": "corners", "palm tree silhouettes row": "line", "oval frame with lavender": "oval",
		"gold frame with roses": "", "floral wreath with a bunny": "", "roses in a vase": "", "a girl holding a bouquet of roses": "", "petals scattered": "", "a bouquet of roses in a jar": "bouquet", "bouquet of roses tied with twine": "bouquet", "lavender bundle": "bouquet", "bunch of roses": "bouquet", "bunch of grapes": "", "bouquet of roses on a chair": "",
	} {
		if got := r.Read(prompt, "", "").Motif; got != want {
			t.Errorf("%s: %q", prompt, got)
		}
	}
}

func TestLettersTakeTheStyleThatIsNamed(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		`"Grace" in cursive gold`: "cursive", `"Emma" in bubble letters`: "bubble", `"BOO" dripping horror letters`: "drip", `"JACK" blocky letters`: "block",
		`"RISE" graffiti`: "graffiti", `"Mom"`: "",
	} {
		b := r.Read(prompt, "", "")
		if b.Letter.Style != want || len(b.Lettering) != 1 || len(b.Subjects) != 0 {
			t.Errorf("%s: %+v %v %v", prompt, b.Letter, b.Lettering, b.Subjects)
		}
	}
	if b := r.Read(`"Grace" in cursive gold`, "", ""); !b.Letter.Metal || len(b.Tints) != 1 {
		t.Errorf("gold letters are not polished: %+v", b.Letter)
	}
	if b := r.Read("alphabet in bubble style", "", ""); len(b.Lettering) != 1 || b.Lettering[0] != "ABCDEF\nGHIJKLM\nNOPQRST\nUVWXYZ" || b.Letter.Style != "bubble" {
		t.Errorf("an alphabet is not all letters: %v", b.Lettering)
	}
}

func TestAShopIsAStorefrontWithWhatItSellsOnItsSign(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string][2]string{
		"flower shop": {"storefront", "rose"}, "cozy coffee shop clipart": {"storefront", "coffee-cup"}, "guitar store": {"storefront", "guitar"},
		"taco stand": {"market-stall", "taco"}, "hot dog stand": {"market-stall", "hot-dog"}, "restaurant": {"storefront", "cutlery-set"},
	} {
		b := r.Read(prompt, "", "")
		if len(b.Subjects) != 2 || b.Subjects[0].ID != want[0] || b.Subjects[1].ID != want[1] || b.Relations[0].Kind != "printed on" {
			t.Errorf("%q: %+v %+v", prompt, b.Subjects, b.Relations)
		}
	}
	for _, prompt := range []string{"cake stand", "coffee shop sign", "bakery logo", "dog in front of a toy shop"} {
		if b := r.Read(prompt, "", ""); len(b.Subjects) > 0 && (b.Subjects[0].ID == "storefront" || b.Subjects[0].ID == "market-stall") {
			t.Errorf("%q is a shop", prompt)
		}
	}
}

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

func TestChildrenForWhomASignIsAreNotDrawn(t *testing.T) {
	for _, prompt := range []string{`kids name sign "Noah"`, "kids alphabet poster, letter D with a dinosaur", `teacher shirt design, apple and pencil, "Best Teacher Ever"`} {
		for _, s := range newReader(t, fake{}).Read(prompt, "", "").Subjects {
			if s.Kind == brief.Person {
				t.Errorf("%s draws %q", prompt, s.Words)
			}
		}
	}
}

func TestAStampWithArtIsAnEmblemInOneInk(t *testing.T) {
	b := newReader(t, fake{}).Read("certified organic stamp, green leaf, round seal", "", "")
	if b.Style.Name != "stamp" || b.Design != "emblem" || len(b.Subjects) != 1 || !slices.Equal(b.Lettering, []string{"Certified Organic"}) {
		t.Errorf("%s %s %q %+v", b.Style.Name, b.Design, b.Lettering, b.Subjects)
	}
}

func TestAPosterSaysItsNameBeforeItsDate(t *testing.T) {
	b := newReader(t, fake{}).Read(`concert poster, guitar, text "ROCK NIGHT", friday 9pm`, "", "")
	if len(b.Lettering) != 2 || b.Lettering[0] != "ROCK NIGHT" {
		t.Errorf("%q", b.Lettering)
	}
}

func TestAnAnimalBeforeALetterComesWithIt(t *testing.T) {
	b := newReader(t, fake{}).Read("lion letter L alphabet", "", "")
	if len(b.Subjects) != 2 || b.Subjects[0].Text != "L" || b.Subjects[1].ID != "lion" {
		t.Errorf("%+v", b.Subjects)
	}
}

func TestHandDrawnGivesWayToAStyleThatIsTold(t *testing.T) {
	for prompt, want := range map[string]string{"hand drawn fox": "coloredpencil", "hand drawn watercolor fox": "watercolor", "hand drawn fox, black and white": "pencil"} {
		if got := newReader(t, fake{}).Read(prompt, "", "").Style.Name; got != want {
			t.Errorf("%s: %s, not %s", prompt, got, want)
		}
	}
}

func TestWhatAShirtIsForIsNotDrawn(t *testing.T) {
	b := newReader(t, fake{}).Read(`kids soccer camp t-shirt, soccer ball, text "Summer Camp"`, "", "")
	if len(b.Subjects) != 1 || b.Subjects[0].ID != "soccer-ball" {
		t.Errorf("%+v", b.Subjects)
	}
}

func TestAQuotedPosterOfAnyKindIsASheet(t *testing.T) {
	for _, prompt := range []string{`vintage travel poster, palm trees, text "Visit Hawaii"`, `dog poster "Good Boy"`, `food truck menu, burger and fries, "Big Al's"`} {
		if b := newReader(t, fake{}).Read(prompt, "", ""); b.Design != "flyer" || len(b.Lettering) != 1 {
			t.Errorf("%s: %s %q", prompt, b.Design, b.Lettering)
		}
	}
}

func TestAFloralMonogramStandsInAFloralWreath(t *testing.T) {
	b := newReader(t, fake{}).Read("letter R floral monogram", "", "")
	if len(b.Subjects) != 1 || b.Subjects[0].ID != "floral-wreath" || len(b.Lettering) != 1 {
		t.Errorf("%+v %q", b.Subjects, b.Lettering)
	}
}

func TestTheWordsOfASignStandOnItAndNotOnWhatIsBesideIt(t *testing.T) {
	for prompt, want := range map[string]string{
		`cafe sign, coffee cup, text "Meow Cafe"`: "wood-plank", `"you are my sunshine" sign with a sunflower`: "wood-plank", `mug with "Hello" on it and a sign`: "mug",
	} {
		for _, s := range newReader(t, fake{}).Read(prompt, "", "").Subjects {
			if (s.ID == want) != (s.Text != "") {
				t.Errorf("%s: %s says %q", prompt, s.ID, s.Text)
			}
		}
	}
}

// "Minimal" and "luxury" were left out of logos, whose names stood on a ring in any case.
func TestTheLookOfALogoIsRead(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"minimal rose logo “Fox & Co”":            "minimal",
		"luxury cat logo “Aurelia”":               "luxury",
		"vintage bakery logo with an apple “Rye”": "vintage",
		"cute cat logo “Mimi”":                    "playful",
		"cat logo “Modern Cats”":                  "",
	} {
		got := r.Read(prompt, "", "")
		lines := want == "minimal" || want == "luxury"
		if got.Style.Look != want || got.Style.Lines != lines || len(got.Reading.LeftOut) > 0 {
			t.Errorf("%s: look %q, lines %v, %s", prompt, got.Style.Look, got.Style.Lines, summary(got))
		}
	}
}

func TestTheTradeOfALogoIsNotDrawnBesideItsMark(t *testing.T) {
	readsAs(t, map[string]string{
		"horse farm logo with an apple": "apple; text Horse Farm; style logo",
		"jewelry logo with a rose":      "rose; text Jewelry; style logo",
	})
}

func TestATradeBeforeALogoIsLetteredAndNotDrawn(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"mobile detailing logo car": "Mobile Detailing", "locksmith logo key": "Locksmith",
	} {
		if b := r.Read(prompt, "", ""); len(b.Lettering) != 1 || b.Lettering[0] != want {
			t.Errorf("%s: %q", prompt, b.Lettering)
		}
	}
	if b := r.Read("fox logo with sword", "", ""); len(b.Subjects) == 0 || b.Subjects[0].ID != "fox" {
		t.Errorf("a fox is what the logo shows: %+v", b.Subjects)
	}
}

func TestASignSaysTheNameBehindIt(t *testing.T) {
	b := newReader(t, fake{}).Read("last name sign Johnson est 2015 with magnolia", "", "")
	if len(b.Subjects) == 0 || b.Subjects[0].Text != "Johnson est 2015" {
		t.Errorf("%+v", b.Subjects)
	}
}

func TestALetterInGlitterIsOfGlitter(t *testing.T) {
	b := newReader(t, fake{}).Read("letter D in gold glitter", "", "")
	if len(b.Subjects) != 1 || b.Subjects[0].Fill != "glitter" || b.Subjects[0].Color != "gold" {
		t.Errorf("%+v", b.Subjects)
	}
}

func TestASignSaysThePlaceAtHomeBeforeIt(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{"man cave sign": "Man Cave", "grandma's kitchen sign": "Grandma's Kitchen"} {
		if b := r.Read(prompt, "", ""); len(b.Subjects) != 1 || b.Subjects[0].Text != want {
			t.Errorf("%s: %+v", prompt, b.Subjects)
		}
	}
}

func TestSayingsThatOpenAPromptAreLettered(t *testing.T) {
	readsAs(t, map[string]string{
		"lake life anchor":                    "anchor; text lake life",
		"peace love tacos":                    "taco; text peace love tacos",
		"coffee then adulting":                "coffee; text coffee then adulting",
		"but first wine":                      "wine-glass; text but first wine",
		"gobble till you wobble turkey":       "turkey; text gobble till you wobble",
		"sunshine state of mind sun":          "sun; text sunshine state of mind",
		"stay groovy daisy":                   "daisy; text stay groovy",
		"welcome to the jungle sign":          `wood-plank "Welcome to the Jungle"`,
		"happy birthday grandma pink flowers": "flower x3 pink; text happy birthday grandma",
	})
}

func TestLifeAndSeasonsThatAreDrawnAreNoSayings(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"marine life fish", "still life apple", "penguin squad", "rainy season umbrella", "cat before a house"} {
		if b := r.Read(prompt, "", ""); len(b.Lettering) > 0 {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}

// What was named with the disc of a sunset stood beside it, and a vehicle before it was left out.
func TestThingsWithARetroSunsetStandBeforeIt(t *testing.T) {
	readsAs(t, map[string]string{
		"cat retro sunset":             "cat | sunset; 0 in front of 1",
		"fire truck retro sunset":      "fire-truck | sunset; 0 in front of 1",
		"rose and retro sunset":        "rose | sunset; 0 in front of 1",
		"retro sunset with roses":      "sunset | rose x2; 1 with 0",
		"fire truck with apples shirt": "fire-truck | apple x3; 0 with 1",
	})
}

func TestWhatIsLetteredTellsWhatWordsBesideItMean(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		`"Congrats Grad" banner with caps`: "graduation-cap", `"Softball Mom" with a ball`: "softball", `"Soccer Mom" with a ball`: "soccer-ball",
	} {
		if b := r.Read(prompt, "", ""); len(b.Subjects) == 0 || b.Subjects[0].ID != want {
			t.Errorf("%s: %+v", prompt, b.Subjects)
		}
	}
}

func TestATeamIsNamedAfterItsAnimals(t *testing.T) {
	b := newReader(t, fake{}).Read("basketball team logo hawks", "", "")
	if len(b.Subjects) != 1 || b.Subjects[0].Count != 1 || len(b.Lettering) != 1 || b.Lettering[0] != "Hawks" {
		t.Errorf("%+v %v", b.Subjects, b.Lettering)
	}
}

func TestASayingBesideAHeartAndATextOfASealAreLarge(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"Best Mom Ever with a heart and flowers": "Best Mom Ever", `gold foil stars seal "Award of Excellence"`: "Award of Excellence",
	} {
		if got := r.Read(prompt, "", "").Lettering; len(got) != 1 || got[0] != want {
			t.Errorf("%s: %v", prompt, got)
		}
	}
}

func TestAGlobeIsAThingAndAKnightPieceAChessPiece(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{"travel agency logo with a globe": "globe", "chess club emblem with a knight piece": "chess-piece", "minimalist cat icon": "cat"} {
		if b := r.Read(prompt, "", ""); len(b.Subjects) == 0 || b.Subjects[len(b.Subjects)-1].ID != want {
			t.Errorf("%s: %+v", prompt, b.Subjects)
		}
	}
}

func TestWordsAloneThatAreStenciledAreInLettersWithBridges(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{`the word "Harvest"`: "stencil", `the word "Harvest" in cursive letters`: "cursive"} {
		if b := r.Read(prompt, "", "stencil"); b.Letter.Style != want {
			t.Errorf("%s: letters are %q", prompt, b.Letter.Style)
		}
	}
}

func TestSeveralMinimalistWordsAreAMinimalistPicture(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{`minimalist the words "Hello World"`, `minimalist word "Stay"`} {
		if b := r.Read(prompt, "", ""); !b.Style.Minimalist || b.Letter.Style != "modern" {
			t.Errorf("%s: %+v in %q letters", prompt, b.Style, b.Letter.Style)
		}
	}
}
