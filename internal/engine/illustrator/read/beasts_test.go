package read_test

import (
	"fmt"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

func TestOnItsBackIsAPoseUnlessSomethingIsCarriedThere(t *testing.T) {
	for prompt, want := range map[string]string{
		"cat on its back": "on its back", "a cat playing with a ball on its back": "on its back", "otter floating on its back": "floating", "dog playing dead": "on its back",
		"a turtle with a bird on its back": "", "a mouse carrying a cheese on its back": "",
	} {
		if b := newReader(t, fake{}).Read(prompt, "", ""); len(b.Subjects) == 0 || b.Subjects[0].Pose != want {
			t.Errorf("%q: %+v", prompt, b.Subjects)
		}
	}
}

func TestAParentAfterAnAnimalIsTheAnimal(t *testing.T) {
	for _, prompt := range []string{"koala mom with her baby", "lion dad with cub", "elephant mama and baby"} {
		b := newReader(t, fake{}).Read(prompt, "", "")
		if len(b.Subjects) != 2 || b.Subjects[0].ID != b.Subjects[1].ID || !b.Subjects[1].Young {
			t.Errorf("%q: %+v", prompt, b.Subjects)
		}
	}
}

func TestWhoIsInABlanketOrASwimRingWearsIt(t *testing.T) {
	for _, prompt := range []string{"dog in a blanket", "cat wrapped in a towel", "duck in an inner tube", "puppy bundled up in a quilt"} {
		b := newReader(t, fake{}).Read(prompt, "", "")
		if len(b.Relations) != 1 || b.Relations[0].Kind != "wearing" || b.Relations[0].From != 0 {
			t.Errorf("%q: %+v %+v", prompt, b.Subjects, b.Relations)
		}
	}
}

func TestAWordAfterAnAnimalSaysHowManyThereAre(t *testing.T) {
	for prompt, want := range map[string]int{"seahorse pair": 2, "swan couple": 2, "geese flying in v formation": 7} {
		b := newReader(t, fake{}).Read(prompt, "", "")
		if len(b.Subjects) != 1 || b.Subjects[0].Count != want {
			t.Errorf("%q: %+v", prompt, b.Subjects)
		}
	}
}

func TestNamesOfYoungAnimalsAreYoungOnes(t *testing.T) {
	for prompt, want := range map[string]string{"a foal": "horse", "lion cub": "lion", "two owlets": "owl", "piglets": "pig"} {
		b := newReader(t, fake{}).Read(prompt, "", "")
		if len(b.Subjects) != 1 || b.Subjects[0].ID != want || !b.Subjects[0].Young || len(b.Reading.StandsIn) > 0 {
			t.Errorf("%q: %+v, stands in %+v", prompt, b.Subjects, b.Reading.StandsIn)
		}
	}
}

func TestPartsOfABodyNeedNoWordForWhoseTheyAre(t *testing.T) {
	for prompt, want := range map[string]string{"dog standing on hind legs": "rearing", "cat standing on two legs": "rearing", "gorilla beating chest": "beating the chest", "dog lying on his back": "on its back"} {
		b := newReader(t, fake{}).Read(prompt, "", "")
		if len(b.Subjects) != 1 || b.Subjects[0].Pose != want {
			t.Errorf("%q: %+v, left out %+v", prompt, b.Subjects, b.Reading.LeftOut)
		}
	}
}

func TestCreaturesThatArePiecesSwimAndBlowBubbles(t *testing.T) {
	for prompt, want := range map[string]int{"goldfish blowing bubbles": 2, "shark swimming": 1, "bat hanging upside down": 1} {
		b := newReader(t, fake{}).Read(prompt, "", "")
		if len(b.Subjects) != want || len(b.Reading.LeftOut) > 0 {
			t.Errorf("%q: %+v, left out %+v", prompt, b.Subjects, b.Reading.LeftOut)
		}
	}
}

func TestACloseUpAfterAnAnimalShowsItsHead(t *testing.T) {
	for prompt, want := range map[string]bool{"pug with its tongue out, close up": true, "tiger close up": true, "tiger running, close up": false} {
		if b := newReader(t, fake{}).Read(prompt, "", ""); b.Subjects[0].Portrait != want {
			t.Errorf("%q: %+v", prompt, b.Subjects)
		}
	}
}

func TestWhatIsKnockedOffAThingFallsOffIt(t *testing.T) {
	b := newReader(t, fake{}).Read("cat knocking a vase off a table", "", "")
	want := map[string]bool{"0 on 2": true, "1 falling off 2": true}
	for _, r := range b.Relations {
		delete(want, fmt.Sprintf("%d %s %d", r.From, r.Kind, r.To))
	}
	if len(want) > 0 {
		t.Errorf("%+v misses %v", b.Relations, want)
	}
}

func TestABirdSitsInItsNestOnItsEggs(t *testing.T) {
	for _, prompt := range []string{"hen sitting on eggs", "hen sitting on eggs in a nest", "a robin sitting on a nest"} {
		b := newReader(t, fake{}).Read(prompt, "", "")
		if len(b.Subjects) != 2 || b.Subjects[1].ID != "bird-nest" || len(b.Relations) != 1 || b.Relations[0].Kind != "inside" {
			t.Errorf("%q: %+v %+v", prompt, b.Subjects, b.Relations)
		}
	}
}

func TestTheBabyOfAnAnimalMotherIsOfHerKind(t *testing.T) {
	for _, prompt := range []string{"koala mom hugging baby", "baby elephant walking with mom", "ducklings behind mom"} {
		b := newReader(t, fake{}).Read(prompt, "", "")
		young, people := 0, 0
		for _, s := range b.Subjects {
			if s.Kind == brief.Person {
				people++
			}
			if s.Young || s.ID == "duckling" || s.ID == "baby-elephant" {
				young++
			}
		}
		if len(b.Subjects) != 2 || young != 1 || people > 0 {
			t.Errorf("%q: %+v", prompt, b.Subjects)
		}
	}
}

func TestAPackOfWolvesIsSeveralAndAnIconPackIsNone(t *testing.T) {
	for prompt, want := range map[string]int{"wolf pack": 4, "lion pride": 4, "cat pack": 1} {
		if b := newReader(t, fake{}).Read(prompt, "", ""); b.Subjects[0].Count != want {
			t.Errorf("%q: %+v", prompt, b.Subjects)
		}
	}
}

func TestWhoClimbsAMountainIsOnItAndWhoDrinksHasWater(t *testing.T) {
	for prompt, want := range map[string]string{"goat climbing a mountain": "standing on", "leopard drinking water": "drinking"} {
		if b := newReader(t, fake{}).Read(prompt, "", ""); len(b.Relations) != 1 || b.Relations[0].Kind != want {
			t.Errorf("%q: %+v %+v", prompt, b.Subjects, b.Relations)
		}
	}
}

func TestABadgeThatAnAnimalHasIsNoDesign(t *testing.T) {
	for prompt, want := range map[string]bool{"a dog with a badge": false, "cockatoo with a raised crest": false, "dog badge": true, "lion crest": true} {
		if b := newReader(t, fake{}).Read(prompt, "", ""); (b.Design != "") != want {
			t.Errorf("%q is a %q", prompt, b.Design)
		}
	}
}

func TestAnimalsWearWigsAndLeashesWhateverLeadsToThem(t *testing.T) {
	for _, prompt := range []string{"a pig in a scarf", "poodle walking on a leash", "dog with sunglasses"} {
		b := newReader(t, fake{}).Read(prompt, "", "")
		if len(b.Relations) != 1 || b.Relations[0].Kind != "wearing" {
			t.Errorf("%q: %+v %+v", prompt, b.Subjects, b.Relations)
		}
	}
}

func TestWhatIsOnABellyLiesOnWhoLiesOnTheBack(t *testing.T) {
	b := newReader(t, fake{}).Read("otter with a baby on her belly", "", "")
	if len(b.Relations) != 1 || b.Relations[0].Kind != "lying on" || b.Subjects[0].Pose != "on its back" {
		t.Errorf("%+v %+v", b.Subjects, b.Relations)
	}
}

func TestASpeechBubbleSaysWhatAGestureElseWould(t *testing.T) {
	b := newReader(t, fake{}).Read("parrot with speech bubble saying hello", "", "")
	if len(b.Subjects) != 2 || b.Subjects[1].Text != "Hello" || b.Subjects[0].Pose != "" {
		t.Errorf("%+v", b.Subjects)
	}
}

func TestFriendsAfterAnimalsAreTheAnimals(t *testing.T) {
	for prompt, want := range map[string]int{"lion and mouse friends": 2, "three friends": 3} {
		if b := newReader(t, fake{}).Read(prompt, "", ""); len(b.Subjects) != want {
			t.Errorf("%q: %+v", prompt, b.Subjects)
		}
	}
}

func TestSmallAnimalsAreInAShoeAndWearBoots(t *testing.T) {
	for prompt, want := range map[string]string{"kitten in a shoe": "inside", "a puppy pile": "heap"} {
		if b := newReader(t, fake{}).Read(prompt, "", ""); len(b.Relations) != 1 || b.Relations[0].Kind != want {
			t.Errorf("%q: %+v %+v", prompt, b.Subjects, b.Relations)
		}
	}
}

// A knight on a horse had his sword on the ground beside it.
func TestWhoRidesHoldsWhatComesWithWhatTheyRide(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, kind := range map[string]string{"a knight riding a horse with a sword": "holding", "a knight riding a horse with a saddle": "with"} {
		got := r.Read(prompt, "", "")
		for _, rel := range got.Relations {
			if rel.To == 2 && string(rel.Kind) != kind {
				t.Errorf("%s: %v", prompt, got.Relations)
			}
		}
	}
}

// "Red stitching" made the whole ball red.
func TestTheColorOfATrimIsNotThatOfItsOwner(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"a jacket with gold embroidery", "a handbag with gold hardware"} {
		got := r.Read(prompt, "", "")
		if len(got.Subjects) != 1 || got.Subjects[0].Color != "" || len(got.Reading.LeftOut) != 1 {
			t.Errorf("%s: %s", prompt, summary(got))
		}
	}
}

// "Embroidery" after a pause was taken for a trim of the lighthouse that it lacks, and left out.
func TestAStyleNamedLikeATrimIsAStyleAfterAPause(t *testing.T) {
	for prompt, style := range map[string]string{"a lighthouse, embroidery": "embroidery", "a mug, embroidery, white background": "embroidery", "an old man with glasses and a gray beard, embroidery": "embroidery", "two children playing, tattoo": "tattoo", "a girl in a dress, tattoo": "tattoo"} {
		if got := newReader(t, fake{}).Read(prompt, "", ""); got.Style.Name != style || len(got.Reading.LeftOut) != 0 {
			t.Errorf("%s: %s", prompt, summary(got))
		}
	}
}

func TestWhoIsOnAThingHoldsWhatCanOnlyBeHeld(t *testing.T) {
	for prompt, want := range map[string]string{"frog on a toadstool with an umbrella": "0 holding 2", "a bear on a chair with a book": "0 holding 2"} {
		b := newReader(t, fake{}).Read(prompt, "", "")
		found := false
		for _, r := range b.Relations {
			found = found || fmt.Sprintf("%d %s %d", r.From, r.Kind, r.To) == want
		}
		if !found {
			t.Errorf("%q: %+v %+v", prompt, b.Subjects, b.Relations)
		}
	}
}

func TestTwoDoWhatTwoDoTogetherWhereNoNumberIsTold(t *testing.T) {
	for prompt, want := range map[string]int{"guinea pigs kissing": 2, "three dogs hugging": 3} {
		if b := newReader(t, fake{}).Read(prompt, "", ""); b.Subjects[0].Count != want {
			t.Errorf("%q: %+v", prompt, b.Subjects)
		}
	}
}

func TestWhoSharesABedLiesInItAndFoodIsBetweenThem(t *testing.T) {
	for prompt, want := range map[string]string{"dog and cat sharing a bed": "lying on", "two dogs sharing a pizza": "between"} {
		b := newReader(t, fake{}).Read(prompt, "", "")
		for _, r := range b.Relations {
			if r.Kind != want {
				t.Errorf("%q: %+v", prompt, b.Relations)
			}
		}
	}
}

func TestAnOctopusThatReadsBooksHasNoLettering(t *testing.T) {
	if b := newReader(t, fake{}).Read("octopus reading books", "", ""); len(b.Lettering) > 0 || b.Subjects[0].Text != "" || len(b.Subjects) != 2 {
		t.Errorf("%+v, lettering %v", b.Subjects, b.Lettering)
	}
}

func TestWhoSwimsInWaterSwimsAndABreedOfAPuppyIsKept(t *testing.T) {
	if b := newReader(t, fake{}).Read("tiger swimming in water", "", ""); b.Subjects[0].Pose != "swimming" || len(b.Reading.LeftOut) > 0 {
		t.Errorf("%+v, left out %+v", b.Subjects, b.Reading.LeftOut)
	}
	if b := newReader(t, fake{Breeds: map[string]bool{"samoyed": true}}).Read("samoyed puppy", "", ""); b.Subjects[0].ID != "samoyed" || !b.Subjects[0].Young {
		t.Errorf("%+v", b.Subjects)
	}
}

func TestAClauseAfterWhatACreatureHoldsOrIsInTellsOfTheCreature(t *testing.T) {
	for prompt, want := range map[string]string{
		"crab holding a flower in a boat, winking": "wink", "eagle with a fish in its beak, angry": "angry",
	} {
		b := newReader(t, fake{}).Read(prompt, "", "")
		for i, s := range b.Subjects {
			if is := s.Expression == want; is != (i == 0) {
				t.Errorf("%q: %+v", prompt, b.Subjects)
			}
		}
	}
}

func TestWhatSurroundsACharacterIsToldOfItRatherThanOfWhatItHasOrIsOn(t *testing.T) {
	for prompt, want := range map[string]string{
		"fox holding a lantern next to a cactus": "0 beside", "fox holding a lantern with butterflies around": "around 0", "crab reading a book in front of a castle": "0 in front of",
		"owl on a skateboard with a star": "0 with", "bear with a hat and a backpack on a log": "0 on",
	} {
		b := newReader(t, fake{}).Read(prompt, "", "")
		told := false
		for _, r := range b.Relations {
			told = told || want == fmt.Sprint(r.From, " ", r.Kind) || want == fmt.Sprint(r.Kind, " ", r.To)
		}
		if !told {
			t.Errorf("%q: %+v %+v, want %s", prompt, b.Subjects, b.Relations, want)
		}
	}
}

func TestAHatThatACreatureIsInAfterWhatItHoldsIsWorn(t *testing.T) {
	for _, prompt := range []string{"crab holding a sign in a cowboy hat", "bunny sitting on a pumpkin in a santa hat"} {
		b := newReader(t, fake{}).Read(prompt, "", "")
		if len(b.Relations) != 2 || b.Relations[1].From != 0 || b.Relations[1].Kind != "wearing" {
			t.Errorf("%q: %+v %+v", prompt, b.Subjects, b.Relations)
		}
	}
}

func TestNothingThatAKawaiiAnimalHasOrIsOnGetsAFace(t *testing.T) {
	b := newReader(t, fake{}).Read("kawaii cat on a cloud", "", "")
	if len(b.Subjects) != 2 || b.Subjects[0].Expression != "happy" || b.Subjects[1].Expression != "" {
		t.Errorf("%+v", b.Subjects)
	}
}

// A cat that sat in a box stood on it.
func TestWhoSitsInAVesselIsInIt(t *testing.T) {
	for prompt, want := range map[string]string{"cat sitting in a basket": "inside", "cat sitting in a chair": "sitting on", "cat sitting on a basket": "sitting on"} {
		if b := newReader(t, fake{}).Read(prompt, "", ""); len(b.Relations) != 1 || b.Relations[0].Kind != want {
			t.Errorf("%s: %+v", prompt, b.Relations)
		}
	}
}
