package read_test

import (
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

func TestAWordThatClosesItsPhraseAfterAnArticleIsTheThingOfThatName(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{"a can": "tin-can", "a cylindrical can": "tin-can", "a red can and a spoon": "tin-can", "two cans": "tin-can", "a wooden brush": "paintbrush", "a screen": "television", "a red pan": "frying-pan", "a spring": "coil-spring", "rusty can, png": "tin-can", "needle": "sewing-needle", "ice hockey icon": "hockey-stick"} {
		b := r.Read(prompt, "", "")
		if len(b.Subjects) == 0 || b.Subjects[0].ID != want || b.Subjects[0].Kind != brief.Piece {
			t.Errorf("%s: %+v", prompt, b.Subjects)
		}
	}
	for _, prompt := range []string{"can you draw a dog", "a dog that can fly", "needle felted dog"} {
		if b := r.Read(prompt, "", ""); len(b.Subjects) != 1 || b.Subjects[0].ID != "dog" {
			t.Errorf("%s: %+v", prompt, b.Subjects)
		}
	}
}

func TestAStatueOfNobodyIsAnAngelOfStone(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{"a statue": "stone", "a bronze statue": "bronze"} {
		b := r.Read(prompt, "", "")
		if len(b.Subjects) != 1 || b.Subjects[0].ID != "angel" || b.Subjects[0].Material != want || len(b.Reading.StandsIn) != 1 {
			t.Errorf("%s: %+v, %v", prompt, b.Subjects, b.Reading.StandsIn)
		}
	}
	if b := r.Read("a statue of a horse", "", ""); len(b.Subjects) != 1 || b.Subjects[0].ID != "horse" {
		t.Errorf("%+v", b.Subjects)
	}
}

// A dog with a toy had none, and "a tool" was refused.
func TestANameOfAWholeKindIsDrawnAsOneOfItAndSaidSo(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{"a tool": "wrench", "musical instruments": "guitar", "a toy": "teddy-bear", "some drinks": "lemonade"} {
		if got := r.Read(prompt, "", ""); len(got.Subjects) != 1 || got.Subjects[0].ID != want || len(got.Reading.StandsIn) != 1 {
			t.Errorf("%q is read as %s, %+v stands in", prompt, summary(got), got.Reading.StandsIn)
		}
	}
	if got := r.Read("a toy car", "", ""); got.Subjects[0].ID != "car" {
		t.Errorf("a toy car is read as %s", summary(got))
	}
}

func TestTheMaterialOfWhatIsLeftOutIsOfNothingElse(t *testing.T) {
	r := newReader(t, fake{})
	if b := r.Read("a glass bowl and a wooden floor", "", ""); len(b.Subjects) != 1 || b.Subjects[0].Material != "glass" {
		t.Errorf("%+v", b.Subjects)
	}
	if b := r.Read("a wooden straw", "", ""); len(b.Subjects) > 0 && b.Subjects[0].Text == "a" {
		t.Errorf("the article is a letter: %+v", b.Subjects)
	}
}

// What followed the contents of a thing, or what came with it, was told of those: the apples had the bow, the cookies stood on the table.
func TestWhatFollowsWhatAThingComesWithIsOfTheThing(t *testing.T) {
	readsAs(t, map[string]string{
		"a bucket full of apples with a striped bow on a wooden table": "bucket | apple x3 | bow fill:stripes | table of:wood; 0 full of 1; 0 with 2; 0 on 3",
		"a gift bag filled with cookies, with polka dots":              "gift-bag fill:dots | cookie x3; 0 full of 1",
		"a donut next to a cup of coffee with sprinkles":               "donut {sprinkles} | coffee; 0 beside 1",
		"a house next to a tree with red apples":                       "house | tree | apple x3 red; 0 beside 1; 2 covering 1",
		"a jar full of cookies labeled \"JAM\"":                        "jar \"JAM\" | cookie x3; 0 full of 1",
		"a mug with a heart on it with a gold rim":                     "mug {zone:rim gold} | heart; 1 printed on 0",
		"a car with a flag on top with the number 7":                   "car \"7\" | waving-flag; 1 on 0",
		"a taco with a cherry on top with a mouse beside it":           "taco | cherry | mouse; 1 on 0; 2 beside 0",
		"a table with a vase with flowers":                             "table | vase | flower x3; 1 on 0; 1 with 2",
		"a cake with strawberries on top, on a checkered cloth":        "cake | strawberry x3 | picnic-blanket; 1 on 0; 0 on 2",
		"a drum on a table, on fire":                                   "drum burning | table; 0 on 1",
		"a book with a key on its cover":                               "book | key; 1 on 0",
		"a car next to a boat with a dog in it":                        "car | boat | dog; 0 beside 1; 2 inside 1",
		"a pouch with a label that has a mountain on it":               "pouch {added:label} | mountain; 1 printed on 0",
		"a vase holding tulips":                                        "vase | tulip x3; 0 full of 1",
	})
}

// "it" is one: what is over or on it is of the basket, not of the apples in it. What was listed in a clause before stays as it was told there.
func TestPronounsAndPlacesAfterWhatAThingComesWithAreOfTheThing(t *testing.T) {
	readsAs(t, map[string]string{
		"a bucket full of seashells with a star above it":       "bucket | seashell x3 | star; 0 full of 1; 2 over 0",
		"a gold bucket full of seashells with a red bow":        "bucket gold | seashell x3 | bow red; 0 full of 1; 0 with 2",
		"a car with balloons tied to it with a cat on the roof": "car | balloon x3 assorted | cat; 1 tied to 0; 2 on 0",
		"a car with tin cans tied to the back":                  "car | tin-can x3; 1 tied to 0",
		"a vase with pink roses inside with a ribbon around it": "vase | rose x3 pink | bow; 1 inside 0; 0 with 2",
		"a taco with a cherry, with a butterfly on it":          "taco | cherry | butterfly; 0 with 1; 2 on 0",
		"a pizza on a table with steam rising":                  "pizza smoking | table; 0 on 1",
		"a chair with carved details with a teddy bear on it":   "chair | teddy-bear; 1 on 0; out [carved]; out [details]",
		"a truck under a rainbow with a floral pattern":         "truck fill:floral | rainbow; 0 under 1",
		"a crown with wings, with a star on top":                "crown | angel-wings | star; 0 with 1; 2 on 0",
	})
}

func TestInKawaiiStyleWhatComesWithAThingHasNoFace(t *testing.T) {
	for _, s := range newReader(t, fake{}).Read("cute kawaii donut with a fork beside it", "", "").Subjects {
		if (s.Expression == "happy") != (s.ID == "donut") {
			t.Errorf("%s has the expression %q", s.ID, s.Expression)
		}
	}
}

// hinged is a catalog in which ovens and cars open and jars have lids.
type hinged struct{ fake }

func (h hinged) States(id string) []string {
	switch id {
	case "oven":
		return []string{"open", "closed"}
	case "car":
		return []string{"open-hood", "open-trunk", "open-door", "open"}
	}
	return h.fake.States(id)
}

func (h hinged) Piece(id string) (slots, parts []string, ok bool) {
	slots, _, ok = h.fake.Piece(id)
	if id == "jar" {
		return slots, []string{"jar", "lid"}, ok
	}
	return slots, slots, ok
}

func TestAnOpenDoorIsAStateOfWhatHasTheDoor(t *testing.T) {
	r := newReader(t, hinged{})
	for prompt, want := range map[string]string{
		"oven with open door": "open", "oven with the door open": "open", "an oven with its door open": "open", "car with an open hood": "open-hood", "car with the trunk open": "open-trunk", "open car trunk": "open-trunk", "car with open doors": "open-door",
		"blue car with open bonnet": "open-hood",
	} {
		b := r.Read(prompt, "", "")
		if len(b.Subjects) != 1 || !slices.Contains(b.Subjects[0].States, want) || len(b.Reading.LeftOut) > 0 {
			t.Errorf("%s: %+v left out %+v", prompt, b.Subjects, b.Reading.LeftOut)
		}
	}
	if b := r.Read("refrigerator with open door", "", ""); len(b.Subjects) != 1 || len(b.Reading.LeftOut) != 1 {
		t.Errorf("a door is drawn beside what cannot be opened, or nothing is left out: %+v %+v", b.Subjects, b.Reading)
	}
	for _, prompt := range []string{"cat with open mouth", "bird with open wings", "girl opening a door", "a house and an open door"} {
		for _, s := range r.Read(prompt, "", "").Subjects {
			if slices.Contains(s.States, "open-door") {
				t.Errorf("%s: %+v", prompt, s)
			}
		}
	}
}

func TestAVesselIsOpenedByTakingItsLidOff(t *testing.T) {
	r := newReader(t, hinged{})
	for _, prompt := range []string{"open jar", "jar with the lid off", "jar with open lid", "jar with its lid open"} {
		b := r.Read(prompt, "", "")
		if len(b.Subjects) != 1 || !slices.Contains(b.Subjects[0].Parts, brief.PartColor{Part: "lid", State: "off"}) {
			t.Errorf("%s: %+v", prompt, b.Subjects)
		}
	}
}
