package read

import (
	"slices"
	"testing"
)

func TestHowAThingMovesOrWasCookedIsAStateOfIt(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"a spinning globe": "spinning", "car in motion": "speeding", "ringing alarm clock": "vibrating", "grilled corn": "grilled", "an exploding watermelon": "exploding", "abandoned house": "ruined",
		"magical mushroom": "sparkling", "jeans with patches": "patched", "waffle with rainbow sprinkles": "sprinkled", "cow with long eyelashes": "lashes",
	} {
		b := r.Read(prompt, "", "")
		if len(b.Subjects) != 1 || !slices.Contains(b.Subjects[0].States, want) {
			t.Errorf("%s: %+v", prompt, b.Subjects)
		}
	}
}

func TestAFlagBeforeAThingIsItsPattern(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]int{"american flag sneakers": 1, "american flag": 1, "american flag and a heart": 2} {
		b := r.Read(prompt, "", "")
		if len(b.Subjects) != want || want == 1 && prompt != "american flag" && b.Subjects[0].Fill != "american-flag" {
			t.Errorf("%s: %+v", prompt, b.Subjects)
		}
	}
}

func TestAParticipleTellsOfAPartAndAClauseOfAState(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{"gold rimmed plate": "gold", "red lidded jar": "red"} {
		if b := r.Read(prompt, "", ""); len(b.Subjects) != 1 || len(b.Subjects[0].Parts) != 1 || b.Subjects[0].Parts[0].Color != want {
			t.Errorf("%s: %+v", prompt, b.Subjects)
		}
	}
	if b := r.Read("ice cube that melts", "", ""); len(b.Subjects) != 1 || !slices.Contains(b.Subjects[0].States, "melting") {
		t.Errorf("%+v", b.Subjects)
	}
}

func TestAnAnimalWearsTheHatThatItIsInAndNothingTwice(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, things := range map[string]int{"giraffe in a cowboy hat": 2, "dog wearing headphones listening to music": 2, "kitten wearing a collar with a bell": 2} {
		if b := r.Read(prompt, "", ""); len(b.Subjects) != things || len(b.Relations) != 1 || b.Relations[0].Kind != "wearing" {
			t.Errorf("%s: %+v %+v", prompt, b.Subjects, b.Relations)
		}
	}
}

func TestWhatHatchesIsInACrackedEggAndARobotDogIsAMachine(t *testing.T) {
	r := newReader(t, fake{})
	if b := r.Read("hatching chick", "", ""); len(b.Subjects) != 2 || len(b.Relations) != 1 || b.Relations[0].Kind != "inside" {
		t.Errorf("%+v", b.Subjects)
	}
	if b := r.Read("robot dog", "", ""); len(b.Subjects) != 1 || b.Subjects[0].Material != "machine" {
		t.Errorf("%+v", b.Subjects)
	}
	if b := r.Read("burning book, flames", "", ""); len(b.Subjects) != 1 {
		t.Errorf("%+v", b.Subjects)
	}
}
