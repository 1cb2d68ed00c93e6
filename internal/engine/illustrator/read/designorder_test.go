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
