package read_test

import (
	"testing"
)

func TestWhatIsOnAFaceAndOnLimbsIsAFeatureOfWhoHasIt(t *testing.T) {
	readsAs(t, map[string]string{
		"a man with a scar on his cheek":                "person adult man scar",
		"a firefighter with soot on his face":           "firefighter soot",
		"a boy with a band-aid on his knee":             "person child man knee band-aid",
		"a boy with a black eye":                        "person child man black eye",
		"a man with red suspenders":                     "person adult man (red suspenders)",
		"a boy with headphones around his neck":         "person child man neck headphones",
		"a woman with sunglasses on her head":           "person adult woman raised sunglasses",
		"a man in a white shirt with rolled up sleeves": "person adult man (white shirt) (rolled sleeves)",
		"a boy with a backwards cap":                    "person child man (backwards cap)",
		"a girl with heart shaped sunglasses":           "person child woman heart sunglasses",
		"a man pointing up":                             "person pose:pointing up adult man",
		"a girl in striped knee socks":                  "person child woman (stripes knee socks)",
	})
}

func TestWhatIsOnClothesIsNoThingBesideWhoWearsThem(t *testing.T) {
	readsAs(t, map[string]string{
		"a girl standing in pajamas and slippers":      "person pose:standing child woman (pajamas) (slippers)",
		"a man sitting in a suit":                      "person pose:sitting adult man (suit)",
		"a girl in a denim jacket over a white hoodie": "person child woman (denim jacket) (white hoodie)",
		"a woman in an open coat over a red dress":     "person adult woman (coat) (red dress)",
		"a woman in a hat with a red feather":          "person adult woman (hat) (red hat feather)",
		"a man with a feather in his hat":              "person adult man hat feather (hat)",
		"a girl in a t-shirt with a rainbow":           "person child woman (t-shirt) | rainbow; 1 printed on 0",
		"a boy in pajamas with dinosaurs on them":      "person child man (pajamas) | dinosaur x3; 1 printed on 0",
		"a girl with a star on her dress":              "person child woman (dress) | star; 1 printed on 0",
		"a boy with number 10 on his back":             `person "10" child man (jersey); out [on his back]`,
		"a boy running, number 10 on his back":         `person pose:running "10" child man (jersey); out [on his back]`,
		"a girl running, ponytail flying":              "person pose:running child woman hair:ponytail; out [flying]",
		"a girl in a dress with a basket":              "person child woman (dress) | basket; 0 with 1",
		"a mermaid on a rock":                          "mermaid | rock; 0 sitting on 1",
	})
}

func TestWhatSomebodyDoesWithAToolOfTheirTradeIsThatAct(t *testing.T) {
	readsAs(t, map[string]string{
		"a violinist playing":                            "person adult | violin; 0 playing 1",
		"a construction worker pointing to the left":     "construction-worker pose:pointing facing:left",
		"a girl with a basket of apples and a straw hat": "person child woman (straw hat) | basket | apple x3; 0 with 1; 1 full of 2",
		"a woman with long wavy auburn hair":             "person adult woman hair:auburn long wavy",
		"a man kneeling with a ring box":                 "person pose:proposing adult man",
		"a girl with two ponytails":                      "person child woman hair:pigtails",
	})
}

func TestWhoIsWithAMustacheWearsItAndAFaceAloneHasNoHairBesideIt(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{"a dog with a mustache": "wearing", "a bicycle with a mustache": "with"} {
		if b := r.Read(prompt, "", ""); len(b.Relations) != 1 || b.Relations[0].Kind != want {
			t.Errorf("%s: %+v", prompt, b.Relations)
		}
	}
	for _, prompt := range []string{"a skull with long hair", "a skull with red shoes"} {
		if b := r.Read(prompt, "", ""); len(b.Subjects) != 1 || len(b.Reading.LeftOut) == 0 {
			t.Errorf("%s: %+v, left out %+v", prompt, b.Subjects, b.Reading.LeftOut)
		}
	}
}

func TestMarksOfUseAreStatesOfTheThing(t *testing.T) {
	readsAs(t, map[string]string{
		"a chipped red mug":                        "mug red chipped",
		"an iron sword, slight scratches on blade": "sword of:metal scratched",
		"a copper pot with green patina":           "cooking-pot of:copper tarnished",
		"a wooden chair with peeling paint":        "chair of:wood peeling",
		"a faded blue door":                        "door blue faded",
		"a bear with scratches":                    "bear; out [with scratches]",
	})
}

// What only a body wears was with the seat or the object that was named before it.
func TestWhatOnlyBodiesWearIsOnWhoHasTheThingBefore(t *testing.T) {
	readsAs(t, map[string]string{
		"a beaver on a cloud dressed as a pirate":             "beaver as:pirate | cloud; 0 on 1",
		"a bear holding a heart dressed as a pirate":          "bear as:pirate | heart; 0 holding 1",
		"a panda in a hot air balloon with a backpack":        "panda | hot-air-balloon | backpack; 0 inside 1; 0 wearing 2",
		"a dinosaur holding a gift with rain boots":           "dinosaur | gift-box; 0 holding 1; out [rain boots]",
		"a cat sitting on a rock with a santa hat and a bell": "cat | rock | santa-hat | bell; 0 sitting on 1; 0 wearing 2; 0 wearing 3",
		"a gnome in a teacup with headphones":                 "gnome headphones | tea-cup; 0 inside 1",
		"a toad in a bathtub in red boots":                    "toad | bathtub; 0 inside 1; out [red boots]",
		"an octopus on a coral reef wearing a crown":          "octopus | coral | crown; 0 on 1; 0 wearing 2",
	})
}

// Hearts around somebody were printed on the raincoat or the skateboard, and those above a head were a barbell.
func TestWhatIsAroundOrAboveSomebodyIsNoPrintAndNothingThatTheyLift(t *testing.T) {
	readsAs(t, map[string]string{
		"a beaver on a surfboard with hearts around":   "beaver | surfboard | heart x3; 0 on 1; 2 around 0",
		"a wolf wearing a raincoat with hearts around": "wolf (raincoat) | heart x3; 1 around 0",
		"a fox in a ring of mushrooms":                 "fox | mushroom x3; 1 around 0",
		"a lion on a skateboard with stars":            "lion | skateboard | star x3; 0 on 1; 0 with 2",
		"a bear with hearts above its head":            "bear | heart x3; 1 over 0",
		"a girl with a halo above her head":            "person child woman halo",
		"a bear holding a heart above its head":        "bear pose:lifting | heart; 0 holding 1",
		"an owl wings spread on a fence":               "owl pose:spread {wings} | fence; 0 on 1",
		"a witch sliding down a rainbow":               "witch | rainbow; 0 sitting on 1; for sliding down",
	})
}

func TestPartsThatADrawingLacksAreAddedByWhereTheyGo(t *testing.T) {
	readsAs(t, map[string]string{
		"a pillow with gold fringe":                "pillow {added:fringe gold}",
		"a drum with a leather strap":              "drum {added:strap leather}",
		"a suitcase with leather straps":           "suitcase {added:belts}",
		"a handbag with a gold chain strap":        "handbag {added:chain gold}",
		"a jar of jam with a gingham cloth lid":    "jam-jar {added:cloth-lid}",
		"a wooden box with a brass lock and a tag": "crate {added:lock brass} {added:tag}",
		"a wooden toy duck on red wheels":          "rubber-duck of:wood {added:wheels red}",
		"a crown, red velvet inside":               "crown {added:lining red}",
		"a rose with a leather strap":              "rose; out [a leather strap]",
	})
}

// "Jumping out" was left out and the kitten stood beside its box; "and a sleepy face" was the face of a woman beside a mug.
func TestWhatJumpsOutLeavesTheThingAndAFaceBelongsToIt(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"a box with a kitten jumping out": "cardboard-box | kitten; 1 leaping from 0",
		"a cupcake and a cherry":          "cupcake | cherry; 0 and 1",
	} {
		if got := summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%q is read as\n%s\nnot\n%s", prompt, got, want)
		}
	}
	if got := r.Read("a cat with a bow tie and a sleepy face", "", ""); got.Subjects[0].Expression != "sleepy" {
		t.Errorf("the cat is read as %s", summary(got))
	}
}
