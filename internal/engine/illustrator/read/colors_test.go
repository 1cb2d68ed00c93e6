package read_test

import (
	"slices"
	"testing"
)

func TestEachOfSeveralHasAColorOfItsOwnWhereAsManyAreTold(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"a red, a blue and a green balloon":                "balloon x3 red/blue/green",
		"a red balloon and a blue balloon":                 "balloon red | balloon blue; 0 and 1",
		"three cupcakes: chocolate, vanilla and lemon":     "cupcake x3 brown cream yellow",
		"three cupcakes with pink, white and red frosting": "cupcake x3 {frosting pink/white/red}",
		"a mug with pink, purple and blue stripes":         "mug pink purple blue fill:stripes",
		"a mug with blue and white stripes":                "mug blue fill:white stripes",
	} {
		if got := summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%q is read as\n\t%s\n\tnot\n\t%s", prompt, got, want)
		}
	}
	if got := summary(r.Read("three pencils tied with a red ribbon", "", "")); got != "pencil x3 | bow red; 0 bundle 0; 0 with 1" {
		t.Errorf("three pencils that are tied are no bundle: %s", got)
	}
	for prompt, want := range map[string]string{
		"four kids in red, blue, green and yellow shirts": "red/blue/green/yellow",
		"two girls wearing hats, one red and one blue":    "red/blue",
		"three girls in different dresses":                "red/blue/yellow",
	} {
		s := r.Read(prompt, "", "").Subjects
		if len(s) != 1 || s[0].Person == nil || len(s[0].Person.Clothes) != 1 || s[0].Person.Clothes[0].Color != want {
			t.Errorf("%q: %+v", prompt, s)
		}
	}
}

func TestArtIsReadInThePlaceOfALetter(t *testing.T) {
	for prompt, want := range map[string]string{
		"Love lettering with a heart for the o":  "heart o",
		"word LOVE with a rose as the O":         "rose o",
		"“HOPE” with a sunflower instead of O":   "sunflower o",
		"a heart as the letter o in “Hello”":     "heart o",
		"“LIFE” lettering with a rose for the o": "rose ",
		"A for apple alphabet card":              "alphabet-letter ",
	} {
		b := newReader(t, fake{}).Read(prompt, "", "")
		if len(b.Subjects) == 0 || b.Subjects[0].ID+" "+b.Letter.Swapped != want {
			t.Errorf("%s: %+v %+v", prompt, b.Subjects, b.Letter)
		}
	}
}

func TestAHeartAfterABallIsThatBall(t *testing.T) {
	for prompt, want := range map[string]string{
		"baseball stitches heart": "baseball heart", "football heart": "football heart", "heart and baseball": "heart ",
	} {
		b := newReader(t, fake{}).Read(prompt, "", "")
		if len(b.Subjects) == 0 || b.Subjects[0].ID+" "+b.Subjects[0].Shape != want {
			t.Errorf("%s: %+v", prompt, b.Subjects)
		}
	}
}

func TestTheTradeOfALogoIsReadWhereItsWordsMeanOtherThings(t *testing.T) {
	for _, prompt := range []string{"real estate logo", "wedding planner logo for Bloom & Vow", "pressure washing logo", "life coach logo"} {
		if b := newReader(t, fake{}).Read(prompt, "", ""); len(b.Subjects) != 1 || len(b.Lettering) != 1 || b.Style.Name != "logo" {
			t.Errorf("%s: %+v %q", prompt, b.Subjects, b.Lettering)
		}
	}
}

func TestHalfFlowersAreHalfOfWhatTheyComeWith(t *testing.T) {
	b := newReader(t, fake{}).Read("butterfly with half flowers", "", "")
	if len(b.Relations) != 1 || b.Relations[0].Kind != "halves" {
		t.Errorf("%+v %+v", b.Subjects, b.Relations)
	}
}

func TestWhatStandsBeforeAThingAndIsItsOwnIsNotDrawnBesideIt(t *testing.T) {
	readsAs(t, map[string]string{
		"single long stem white rose": "rose white long",
		"birch log with moss":         "log mossy; out [birch]",
		"walnut desk":                 "desk; out [walnut]",
		"oak tree":                    "oak-tree",
	})
}

func TestInkIsAColorOrADrawing(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{"anchor in black ink": "ink", "anchor tattoo, black ink": "tattoo"} {
		b := r.Read(prompt, "", "")
		if b.Style.Name != want || len(b.Subjects) != 1 || b.Subjects[0].Color != "black" {
			t.Errorf("%s: %s, style %s", prompt, summary(b), b.Style.Name)
		}
	}
}

func TestWaterAndCordsTellWhereAThingIs(t *testing.T) {
	readsAs(t, map[string]string{
		"hippo in water":               "hippopotamus pose:swimming",
		"silver laptop with stickers":  "laptop silver stickered",
		"brass key on a ribbon":        "key of:brass hanging",
		"crystal wine glass half full": "wine-glass",
		"golden lion statue":           "lion of:gold",
		"boho sun and moon clipart":    "sun | crescent-moon; 0 and 1",
	})
}

// flavored is a catalog whose carton of milk has designs of flavors.
type flavored struct{ fake }

func (f flavored) States(id string) []string {
	if id == "milk-carton" {
		return []string{"strawberry", "chocolate"}
	}
	return f.fake.States(id)
}

// The flavor of a milk carton was left out, or colored the whole carton.
func TestTheFlavorOfACartonIsItsDesign(t *testing.T) {
	r := newReader(t, flavored{})
	for prompt, want := range map[string]string{"strawberry milk carton": "strawberry", "chocolate milk carton": "chocolate"} {
		b := r.Read(prompt, "", "")
		if len(b.Subjects) != 1 || !slices.Contains(b.Subjects[0].States, want) || b.Subjects[0].Color != "" || len(b.Reading.LeftOut) > 0 {
			t.Errorf("%s: %+v, left out %v", prompt, b.Subjects, b.Reading.LeftOut)
		}
	}
}

// Of two who had tea at a table, one had none.
func TestTwoWhoHaveTeaSitAtOneTable(t *testing.T) {
	b := newReader(t, fake{}).Read("a cat and a dog having tea at a small round table", "", "")
	if len(b.Subjects) != 2 || b.Subjects[0].Pose != "having tea" || b.Subjects[1].Pose != "having tea" {
		t.Errorf("%+v", b.Subjects)
	}
}
