package rewrite_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/read/readtest"
)

// "sunflower field" was refused, a column of smoke was a pillar and a two story house was two houses.
func TestFieldsHavePlantsAndAmountsAndStoriesAreNoThings(t *testing.T) {
	r := newReader(t)
	for prompt, want := range map[string]string{
		"sunflower field":         "sunflower x3; place meadow/sunflower",
		"a field of sunflowers":   "sunflower x3; place meadow/sunflower",
		"cow in a tulip field":    "cow; place meadow/tulip",
		"column of black smoke":   "smoke black",
		"a two story house":       "victorian-house",
		"red stripe on a tugboat": "tugboat fill:red stripes",
	} {
		if got := readtest.Summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%s: %s, want %s", prompt, got, want)
		}
	}
}

func TestAListOfColorsBeforeSeveralThingsIsTheirsByTurns(t *testing.T) {
	r := newReader(t)
	for prompt, want := range map[string]string{
		"a vase with red, yellow and pink tulips": "vase | tulip x3 red/yellow/pink; 0 with 1",
		"basket of brown, white and blue eggs":    "basket | egg x3 brown/white/blue; 0 full of 1",
	} {
		if got := readtest.Summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%s: %s, want %s", prompt, got, want)
		}
	}
}
