package read_test

import (
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

func TestWhatIsMadeOfThingsIsBuiltOfThem(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{"a car made of cheese": "built of", "a cat made of flowers": "built of", "a horse made of water": "", "a star made of gold": ""} {
		b, got := r.Read(prompt, "", ""), ""
		if len(b.Relations) > 0 {
			got = b.Relations[0].Kind
		}
		if got != want {
			t.Errorf("%s: %q, want %q", prompt, got, want)
		}
	}
}

func TestAScarfThatASnowmanHasIsColoredAndNotPutOnTwice(t *testing.T) {
	r := newReader(t, fake{})
	b := r.Read("a snowman wearing a green scarf", "", "")
	if len(b.Subjects) != 1 || len(b.Subjects[0].Parts) != 1 || b.Subjects[0].Parts[0].Color != "green" {
		t.Errorf("%+v", b.Subjects)
	}
}

func TestAMaterialAfterACommaIsOfTheMainThing(t *testing.T) {
	r := newReader(t, fake{})
	b := r.Read("a teapot with a cup, marble", "", "")
	if len(b.Subjects) != 2 || b.Subjects[0].Material != "marble" || b.Subjects[1].Material != "" {
		t.Errorf("%+v", b.Subjects)
	}
}

func TestABunchOfPurpleGrapesIsOne(t *testing.T) {
	r := newReader(t, fake{})
	if b := r.Read("a bunch of purple grapes", "", ""); len(b.Subjects) != 1 || b.Subjects[0].Count > 1 || b.Subjects[0].Color != "purple" {
		t.Errorf("%+v", b.Subjects)
	}
}

func TestASofaInRedVelvetIsRedAndOfVelvet(t *testing.T) {
	r := newReader(t, fake{})
	if b := r.Read("a sofa in red velvet", "", ""); b.Subjects[0].Color != "red" || b.Subjects[0].Material != "velvet" {
		t.Errorf("%+v", b.Subjects)
	}
}

func TestLooksAreReadByTheWordsBesideThem(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"a basket of apples with a bow": "with 0", "a cloud with a rainbow": "with 0",
	} {
		b, got := r.Read(prompt, "", ""), ""
		for _, one := range b.Relations {
			if one.Kind == "with" {
				got = "with " + string(rune('0'+one.From))
			}
		}
		if got != want {
			t.Errorf("%s: %q, want %q in %+v", prompt, got, want, b.Relations)
		}
	}
	if b := r.Read("a pizza half unwrapped", "", ""); len(b.Subjects) != 1 || len(b.Subjects[0].States) > 0 {
		t.Errorf("half unwrapped: %+v", b.Subjects)
	}
	if b := r.Read("a mug with stripes and dots", "", ""); len(b.Subjects) != 1 || b.Subjects[0].Fill != "stripes" || len(b.Reading.LeftOut) != 1 {
		t.Errorf("two patterns: %+v, left out %+v", b.Subjects, b.Reading.LeftOut)
	}
}

func TestCountedGlassesAreDrunkFromAndOrangeAfterAThingIsItsColor(t *testing.T) {
	r := newReader(t, fake{})
	if b := r.Read("a bottle and two glasses", "", ""); len(b.Subjects) != 2 || b.Subjects[1].ID == "glasses" || b.Subjects[1].Count != 2 {
		t.Errorf("%+v", b.Subjects)
	}
	if b := r.Read("an umbrella orange", "", ""); len(b.Subjects) != 1 || b.Subjects[0].ID != "umbrella" || b.Subjects[0].Color != "orange" {
		t.Errorf("%+v", b.Subjects)
	}
}

func TestASplashHasTheColorOfTheDrink(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{"a glass of orange juice with splash": "orange", "wine glass with red wine splash": "maroon", "lemon with water splash": ""} {
		got := ""
		if b := r.Read(prompt, "", ""); len(b.Tints) > 0 {
			got = b.Tints[0]
		}
		if got != want {
			t.Errorf("%s: %q, want %q", prompt, got, want)
		}
	}
}

func TestWhatIsMadeOfIceCreamIsNotOfIce(t *testing.T) {
	if b := newReader(t, fake{}).Read("a turtle made of ice cream", "", ""); b.Subjects[0].Material != "" || len(b.Relations) != 1 || b.Relations[0].Kind != "built of" {
		t.Errorf("%+v %+v", b.Subjects, b.Relations)
	}
}

func TestMarksAndPaperBeforeAndAreNoWordsForWhatFollows(t *testing.T) {
	r := newReader(t, fake{})
	b := r.Read("a mug with blue stripes and a gold handle", "", "")
	if s := b.Subjects[0]; s.Fill != "stripes" || s.Second != "blue" || s.Color != "" || len(s.Parts) != 1 || s.Parts[0].Color != "gold" {
		t.Errorf("%+v", s)
	}
	b = r.Read("mug with blue stripes and gold handle", "", "")
	if s := b.Subjects[0]; s.Fill != "stripes" || s.Second != "blue" || len(s.Parts) != 1 || s.Parts[0].Color != "gold" {
		t.Errorf("%+v", s)
	}
}

func TestSyrupThatDripsMeltsNoPancakesAndAStackIsNoSingleOne(t *testing.T) {
	for _, prompt := range []string{"stack of pancakes with syrup dripping", "a stack of pancakes"} {
		if s := newReader(t, fake{}).Read(prompt, "", "").Subjects[0]; len(s.States) > 0 {
			t.Errorf("%s: %+v", prompt, s)
		}
	}
}

func TestColorfulThingsHaveAColorEach(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]bool{"five colorful crayons": true, "five red crayons": false, "a colorful crayon": false} {
		if got := r.Read(prompt, "", "").Subjects[0].Assorted; got != want {
			t.Errorf("%s: %v", prompt, got)
		}
	}
}

func TestAStateAfterAndIsOfTheWholeThing(t *testing.T) {
	b := newReader(t, fake{}).Read("a cake with strawberries and chocolate drip", "", "")
	if s := b.Subjects; len(s) != 2 || len(s[0].States) != 1 || len(s[1].States) > 0 {
		t.Errorf("%+v", s)
	}
}

func TestFlowersThatGrowOutOfABootAreInIt(t *testing.T) {
	b := newReader(t, fake{}).Read("old boot with flowers growing out", "", "")
	if len(b.Subjects) != 2 || b.Subjects[0].Fill != "" || len(b.Relations) != 1 || b.Relations[0].Kind != "inside" {
		t.Errorf("%+v %+v", b.Subjects, b.Relations)
	}
}

func TestAThingShapedLikeAnotherIsMadeInItsForm(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string][2]string{
		"a candle shaped like a rose": {"rose", "candle"}, "a mug in the shape of a cat": {"cat", "mug"}, "elephant shaped candle": {"elephant", "candle"}, "frog cookies": {"frog", "cookie"},
		"a cookie shaped like a star": {"cookie", ""}, "a tractor shaped like a cat": {"tractor", ""}, "cat mug": {"mug", ""}, "fish bowl": {"fish-bowl", ""},
	} {
		var got brief.Subject
		if b := r.Read(prompt, "", ""); len(b.Subjects) > 0 {
			got = b.Subjects[0]
		}
		if got.ID != want[0] || got.As != want[1] {
			t.Errorf("%s: %s as %q, want %q", prompt, got.ID, got.As, want)
		}
	}
}

func TestAThingInTheFormOfAnotherKeepsItsColor(t *testing.T) {
	b := newReader(t, fake{}).Read("a pink candle shaped like an owl", "", "")
	if s := b.Subjects[0]; s.ID != "owl" || s.As != "candle" || s.Color != "pink" {
		t.Errorf("%+v", s)
	}
}

func TestEyesLookWhereTheyAreTold(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{"cartoon eyes looking left": "looking-left", "cartoon eyes looking up": "looking-up", "angry cartoon eyes": "angry"} {
		if b := r.Read(prompt, "", ""); len(b.Subjects) != 1 || !slices.Contains(b.Subjects[0].States, want) {
			t.Errorf("%s: %+v", prompt, b.Subjects)
		}
	}
}

func TestHandsThatAreDrawnAloneHaveAToneOfSkin(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"brown skin heart hands", "heart hands dark skin"} {
		if b := r.Read(prompt, "", ""); len(b.Subjects) != 1 || len(b.Subjects[0].Parts) != 1 || b.Subjects[0].Parts[0].Part != "skin" {
			t.Errorf("%s: %+v", prompt, b.Subjects)
		}
	}
}

// "A glass on a table" was a table in the style of glass, and a grocery bag a shop.
func TestAGlassIsAThingAndABagIsNoShop(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{"a glass on a table": "glass", "glass with roses in it": "glass", "a glass heart": "heart", "grocery bag": "groceries", "pub sign": "hanging-sign"} {
		if b := r.Read(prompt, "", ""); len(b.Subjects) == 0 || b.Subjects[0].ID != want {
			t.Errorf("%s: %+v, want %s", prompt, b.Subjects, want)
		}
	}
}

// A girl in a dress, glass, held a tumbler.
func TestGlassBehindTheLastCommaIsTheStyleOfWhoIsDrawn(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"a girl with dark skin in a purple dress, glass": "glass", "an old man with a beard in a coat, glass": "glass", "a red sports car, glass": "glass", "a white cat, glass": "glass",
		"a girl with a glass": "default",
	} {
		b := r.Read(prompt, "", "")
		if b.Style.Name != want || want == "glass" && len(b.Subjects) != 1 {
			t.Errorf("%s: %s, %+v", prompt, b.Style.Name, b.Subjects)
		}
	}
}

func TestASolidShapeIsAFormThatAThingIsMadeInOrHasAnyway(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{"a cubic candle": "cube", "a spherical mug": "sphere", "a conical candle": "cone", "a cylindrical candle": "candle", "a cubic gift box": "gift-box", "a spherical ball": "ball", "a diamond shaped kite": "kite"} {
		if b := r.Read(prompt, "", ""); len(b.Subjects) != 1 || b.Subjects[0].ID != want || len(b.Reading.LeftOut) > 0 {
			t.Errorf("%s: %+v, left out %v", prompt, b.Subjects, b.Reading.LeftOut)
		}
	}
}

func TestAMaterialIsOfTheThingUnlessItsVesselIsNamed(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{"a wooden cake": "wood", "a metal bottle": "metal", "a fabric elephant": "fabric", "a rubber apple": "rubber", "a wooden bowl of salad": ""} {
		if b := r.Read(prompt, "", ""); len(b.Subjects) != 1 || b.Subjects[0].Material != want {
			t.Errorf("%s: %+v", prompt, b.Subjects)
		}
	}
	if b := r.Read("a wooden bowl of salad", "", ""); len(b.Subjects[0].Parts) != 1 || b.Subjects[0].Parts[0].Color != "wood" {
		t.Errorf("%+v", b.Subjects[0])
	}
}

func TestASquareBuildingIsAHouseAndARemoteIsARemoteControl(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{"a square building": "skyscraper", "five remotes": "remote-control", "two sports balls": "soccer-ball", "a mat": "doormat"} {
		if b := r.Read(prompt, "", ""); len(b.Subjects) != 1 || b.Subjects[0].ID != want {
			t.Errorf("%s: %+v", prompt, b.Subjects)
		}
	}
}

func TestAFruitOfAMaterialIsNoThingInItsColor(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{"a rubber orange": "rubber", "a stone orange": "stone"} {
		if b := r.Read(prompt, "", ""); len(b.Subjects) != 1 || b.Subjects[0].ID != "orange" || b.Subjects[0].Material != want {
			t.Errorf("%s: %+v", prompt, b.Subjects)
		}
	}
}

func TestTheShapeOfASignIsNotLetteredOnIt(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"a diamond shaped sign", "a spherical sign"} {
		if b := r.Read(prompt, "", ""); len(b.Subjects) != 1 || b.Subjects[0].Text != "" || len(b.Lettering) > 0 {
			t.Errorf("%s: %+v, %q", prompt, b.Subjects, b.Lettering)
		}
	}
}
