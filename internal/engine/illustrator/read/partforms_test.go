package read_test

import (
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

func TestAPartOfAnAnimalHasTheFormThatIsAskedFor(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string][2]string{
		"a bunny with floppy ears and a brown nose": {"ears", "floppy"}, "a bunny with one floppy ear": {"ears", "one down"}, "a bunny with one ear folded": {"ears", "one down"},
		"a cat with a fluffy tail": {"tail", "fluffy"}, "a dog wagging its tail": {"tail", "wagging"}, "a white dog with a brown spot over one eye": {"eye patch", "patch"},
		"a dog with a black patch around its left eye": {"eye patch", "patch"}, "a lion with a scar over one eye": {"scar", "cut"}, "a cat with a white star on its forehead": {"forehead", "star"},
		"a cat with a unicorn horn": {"forehead", "horn"}, "a pandacorn": {"forehead", "horn"}, "a fox with a bushy tail": {"tail", ""},
	} {
		b := r.Read(prompt, "", "")
		if len(b.Subjects) != 1 || len(b.Subjects[0].Parts) == 0 || b.Subjects[0].Parts[0].Part != want[0] || b.Subjects[0].Parts[0].State != want[1] || len(b.Reading.LeftOut) > 0 {
			t.Errorf("%q: %s %+v", prompt, summary(b), b.Reading.LeftOut)
		}
	}
}

func TestABirdThatRaisesItsWingsSpreadsThem(t *testing.T) {
	for _, prompt := range []string{"an owl with raised wings", "a goose with its wings spread", "a duck flapping its wings"} {
		if b := newReader(t, fake{}).Read(prompt, "", ""); len(b.Subjects) != 1 || b.Subjects[0].Pose != "spread" || len(b.Reading.LeftOut) > 0 {
			t.Errorf("%q: %s", prompt, summary(b))
		}
	}
}

func TestABirdLandsDivesAndRisesAsItIsTold(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"an owl landing with talons out": "landing", "a parrot diving": "diving", "a parrot diving for fish": "diving", "a robin rising from the ashes": "spread", "a duck diving": "swimming", "an owl landing, wings spread": "landing", "a cat landing": "flying",
	} {
		if b := r.Read(prompt, "", ""); len(b.Subjects) == 0 || b.Subjects[0].Pose != want {
			t.Errorf("%q: %s", prompt, summary(b))
		}
	}
}

func TestTheMaskOfAnAnimalThatIsANinjaIsTiedAroundItsEyes(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{"a ninja cat with a blue mask": "blue", "a ninja dog wearing a mask": ""} {
		b := r.Read(prompt, "", "")
		if len(b.Subjects) != 1 || b.Subjects[0].Person == nil || len(b.Subjects[0].Person.Clothes) != 1 || b.Subjects[0].Person.Clothes[0] != (brief.Garment{Name: "eye mask", Color: want}) {
			t.Errorf("%q: %s", prompt, summary(b))
		}
	}
}

func TestAHatOfAnotherThingIsThatThingOnTheHead(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{"a cat with a strawberry hat": "wearing", "a mouse holding a leaf umbrella": "holding"} {
		if b := r.Read(prompt, "", ""); len(b.Subjects) != 2 || len(b.Relations) != 1 || b.Relations[0].Kind != want || len(b.Reading.LeftOut) > 0 {
			t.Errorf("%q: %s", prompt, summary(b))
		}
	}
}

func TestTheSecondColorOfAManeAndTheNoseOfAReindeerAreTheirs(t *testing.T) {
	r := newReader(t, fake{})
	if b := r.Read("a pony with a pink and blue mane", "", ""); len(b.Subjects[0].Parts) != 1 || b.Subjects[0].Parts[0].Fill != "into blue" {
		t.Error(summary(b))
	}
	if b := r.Read("a reindeer with a red nose", "", ""); len(b.Subjects[0].Parts) != 1 || b.Subjects[0].Parts[0].Color != "red" {
		t.Error(summary(b))
	}
	if b := r.Read("a wolf with its teeth bared", "", ""); b.Subjects[0].Expression != "open mouth" {
		t.Error(summary(b))
	}
}

func TestWhoIsCurledAroundSomebodySleepsAndShoesAreCarriedInTheMouth(t *testing.T) {
	r := newReader(t, fake{})
	if b := r.Read("a cat curled around a kitten", "", ""); b.Subjects[0].Pose != "sleeping" || len(b.Reading.StandsIn) > 0 {
		t.Error(summary(b))
	}
	for prompt, want := range map[string]string{"a dog with a hammer in its mouth": "carrying", "a cat with a cheese in its mouth": "eating", "a cat hiding under a blanket": "wearing"} {
		if b := r.Read(prompt, "", ""); len(b.Relations) != 1 || b.Relations[0].Kind != want {
			t.Errorf("%q: %s", prompt, summary(b))
		}
	}
}

func TestWhatFliesAroundWhoItCameWithIsAroundThem(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"a bear with bees flying around it", "a cat with hearts around its head", "a girl with butterflies flying around her"} {
		if b := r.Read(prompt, "", ""); len(b.Relations) != 1 || b.Relations[0].Kind != "floating around" || b.Relations[0].From != 1 || len(b.Reading.LeftOut) > 0 {
			t.Errorf("%q: %s", prompt, summary(b))
		}
	}
}

func TestAnimalsOfTalesHaveAsManyHeadsAsTheirNamesSay(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{"a three headed dog": "three-headed", "a dog with nine heads": "nine-headed", "a many headed cat": "many-headed"} {
		if b := r.Read(prompt, "", ""); len(b.Subjects) != 1 || !slices.Contains(b.Subjects[0].States, want) || len(b.Reading.LeftOut) > 0 {
			t.Errorf("%q: %s", prompt, summary(b))
		}
	}
}
