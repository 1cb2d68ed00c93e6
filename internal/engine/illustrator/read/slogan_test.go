package read

import "testing"

func TestSayingsThatOpenAPromptAreLettered(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"lake life anchor":                    "anchor; text lake life",
		"peace love tacos":                    "taco; text peace love tacos",
		"coffee then adulting":                "coffee; text coffee then adulting",
		"but first wine":                      "wine-glass; text but first wine",
		"gobble till you wobble turkey":       "turkey; text gobble till you wobble",
		"sunshine state of mind sun":          "sun; text sunshine state of mind",
		"stay groovy daisy":                   "daisy; text stay groovy",
		"welcome to the jungle sign":          `wood-plank "Welcome to the Jungle"`,
		"happy birthday grandma pink flowers": "flower x3 pink; text happy birthday grandma",
	} {
		if got := summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%s\n got %s\nwant %s", prompt, got, want)
		}
	}
}

func TestLifeAndSeasonsThatAreDrawnAreNoSayings(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"marine life fish", "still life apple", "penguin squad", "rainy season umbrella", "cat before a house"} {
		if b := r.Read(prompt, "", ""); len(b.Lettering) > 0 {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}
