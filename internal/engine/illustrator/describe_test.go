package illustrator_test

import (
	"testing"
	"unicode/utf8"

	"pellucid/internal/engine/illustrator"
)

func TestTheAlternativeTextNamesTheSubjectTheStyleAndTheGround(t *testing.T) {
	e, err := illustrator.New()
	if err != nil {
		t.Fatal(err)
	}
	for prompt, want := range map[string]string{
		"panda, paper cut":               "Panda, paper cut, transparent background",
		"seamless pattern of lemons":     "Seamless pattern of lemons, transparent background",
		"a cute corgi, sticker":          "A cute corgi, sticker, transparent background",
		"green sports car, 3d render":    "Green sports car, 3D render, transparent background",
		"confetti, pastel colors":        "Confetti, transparent background",
		"frame of tropical leaves":       "Frame of tropical leaves, transparent background",
		"  a   fox  \n in the snow   ":   "A fox in the snow, transparent background",
		"two red apples and a banana...": "Two red apples and a banana, transparent background",
		// A style's word that is the thing itself was taken away: "A that says", "A of a fox".
		`a badge that says "GOOD COFFEE"`:      `A badge that says "GOOD COFFEE", transparent background`,
		`a sticker with the words "Be kind"`:   `A sticker with the words "Be kind", transparent background`,
		"a blue logo that says ACME":           "A blue logo that says ACME, transparent background",
		"a watercolor of a fox":                "A watercolor of a fox, transparent background",
		"an iconic tower, icon":                "An iconic tower, transparent background",
		"a cute corgi sticker with a blue hat": "A cute corgi with a blue hat, sticker, transparent background",
		"watercolor fox":                       "Fox, watercolor, transparent background",
		// "watercolor, watercolor" was read to people: the words that say the finish are not taken away where little is left.
		"seamless pattern of strawberries, watercolor": "Seamless pattern of strawberries, watercolor, transparent background",
	} {
		got := e.Describe(prompt, "").AltText
		if got != want {
			t.Errorf("%q is described as %q, want %q", prompt, got, want)
		}
		if n := utf8.RuneCountInString(got); n > 125 {
			t.Errorf("%q is described in %d characters", prompt, n)
		}
	}
}

// "number 0" and "of pancakes" were tags of their own, and stood among the trending ones.
func TestTagsAreNamesOfThings(t *testing.T) {
	e, err := illustrator.New()
	if err != nil {
		t.Fatal(err)
	}
	for prompt, want := range map[string]string{"number 0": "number", "the letter A": "letter", "3 red foxes": "red foxes", "a stack of pancakes": "pancakes"} {
		if tags := e.Describe(prompt, "").Tags; len(tags) == 0 || tags[0] != want {
			t.Errorf("%q has the tags %q, want %q first", prompt, tags, want)
		}
	}
}
