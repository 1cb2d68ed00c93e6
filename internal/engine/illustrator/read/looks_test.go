package read_test

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
	for prompt, want := range map[string]string{"japanese flag mug": "flag of jp", "japanese flag and a mug": ""} {
		if b := r.Read(prompt, "", ""); b.Subjects[len(b.Subjects)-1].Fill != want {
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

// A blue and white beach umbrella had stripes across its own, as a plaid.
func TestAStripedThingThatHasStripesHasThemInTheColorsAskedFor(t *testing.T) {
	got := newReader(t, fake{}).Read("blue and white striped sock", "", "").Subjects
	if len(got) != 1 || got[0].Fill != "" || got[0].Color != "blue" || len(got[0].Parts) != 1 || got[0].Parts[0].Color != "white" {
		t.Errorf("%+v", got)
	}
}

func TestACakeTopperIsNoBirthdayCake(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"happy birthday cake topper with stars", "happy birthday cake topper"} {
		for _, s := range r.Read(prompt, "", "").Subjects {
			if s.ID == "birthday-cake" {
				t.Errorf("%s: a birthday cake is drawn", prompt)
			}
		}
	}
}

func TestALogoInLineArtStaysALogo(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"lotus logo, line art", "line art logo of a fox", "logo with mountain, clean line art"} {
		if st := r.Read(prompt, "", "").Style; st.Name != "logo" || !st.Lines {
			t.Errorf("%s: %+v", prompt, st)
		}
	}
	if st := r.Read("wolf head geometric logo", "", "").Style; st.Name != "lowpoly" || slices.Contains(st.Asked, "line art") {
		t.Errorf("geometric: %+v", st)
	}
}

func TestASheetSaysTheSayingBeforeIt(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"coming soon poster": "Coming Soon", "thank you for your order card": "Thank You for Your Order", "handmade with love tag": "Handmade with Love",
	} {
		if b := r.Read(prompt, "", ""); len(b.Lettering) != 1 || b.Lettering[0] != want || b.Design == "" || len(b.Reading.LeftOut) > 0 {
			t.Errorf("%s: %q, %s, %v", prompt, b.Lettering, b.Design, b.Reading.LeftOut)
		}
	}
}

func TestAPrintBesideThingsIsTheGroundOfAPattern(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"tumbler wrap sunflowers and leopard print", "seamless pattern of roses on leopard print"} {
		if b := r.Read(prompt, "", ""); b.Backing != "leopard" || len(b.Subjects) != 1 {
			t.Errorf("%s: %q, %d subjects", prompt, b.Backing, len(b.Subjects))
		}
	}
}

func TestTheColorsOfACrestAreItsOwn(t *testing.T) {
	b := newReader(t, fake{}).Read("crest with lion and crown, letter R, gold and black", "", "")
	if !slices.Equal(b.Tints, []string{"gold", "black"}) {
		t.Errorf("tints %v", b.Tints)
	}
	for _, s := range b.Subjects {
		if s.Color != "" || len(s.Parts) > 0 {
			t.Errorf("%s is %s %v", s.ID, s.Color, s.Parts)
		}
	}
}

func TestTheNounOfAWorkBelongsToItsStyle(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"a house, ink wash painting", "sumi-e painting of a fox", "a fox, japanese ink drawing"} {
		if b := r.Read(prompt, "", ""); b.Style.Name != "ink" || len(b.Subjects) != 1 || b.Subjects[0].Pose != "" {
			t.Errorf("%s: style %q, subjects %+v", prompt, b.Style.Name, b.Subjects)
		}
	}
	if b := r.Read("a watercolor girl painting a fence", "", ""); b.Style.Name != "watercolor" || b.Subjects[0].Pose != "painting" {
		t.Errorf("she does not paint: %+v", b.Subjects[0])
	}
}

// Three balloons beside a teddy bear were all red, and easter eggs were one egg three times.
func TestThingsThatComeInEveryColorDifferUnlessAColorIsTold(t *testing.T) {
	for prompt, want := range map[string]bool{"three balloons": true, "rabbit with easter eggs": true, "three red balloons": false} {
		b := newReader(t, fake{}).Read(prompt, "", "")
		if len(b.Subjects) == 0 || b.Subjects[len(b.Subjects)-1].Assorted != want {
			t.Errorf("%q: %+v", prompt, b.Subjects)
		}
	}
}
