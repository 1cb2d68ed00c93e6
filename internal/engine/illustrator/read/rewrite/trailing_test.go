package rewrite_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/read/readtest"
)

// A prompt as typed in a search box tells patterns, tiers and screens behind the thing, without "with".
func TestWhatIsToldBehindAThingWithoutWithIsItsOwn(t *testing.T) {
	r := newReader(t)
	for prompt, want := range map[string]string{
		"umbrella red and white stripes":                  readtest.Summary(r.Read("umbrella with red and white stripes", "", "")),
		"mug blue and white dots":                         readtest.Summary(r.Read("mug with blue and white dots", "", "")),
		"wedding cake three tiers sage green and gold":    "wedding-cake sage gold 3-tiers",
		"phone with a blank white screen":                 readtest.Summary(r.Read("blank phone", "", "")),
		"laptop screen blank silver":                      readtest.Summary(r.Read("blank laptop silver", "", "")),
		"rose dropping petals":                            readtest.Summary(r.Read("rose with falling petals", "", "")),
		"gift box with hearts flying out":                 readtest.Summary(r.Read("hearts flying out of gift box", "", "")),
		"dripping blue paint":                             readtest.Summary(r.Read("blue dripping paint", "", "")),
		"a dog with a ball coming out of it":              readtest.Summary(r.Read("a ball coming out of a dog", "", "")),
		"clownfish in an anemone":                         "clownfish | sea-anemone; 0 inside 1",
		"pirate ship in a storm":                          "pirate-ship; place sea storm",
		"blackboard with abc":                             readtest.Summary(r.Read(`chalkboard saying "ABC"`, "", "")),
		"campfire with marshmallows on sticks":            readtest.Summary(r.Read("campfire with marshmallows", "", "")),
		"ice cream three scoops mint, vanilla and cherry": readtest.Summary(r.Read("ice cream with three scoops mint, vanilla and cherry", "", "")),
		"set of house keys on a ring":                     "key-ring",
		"a bouquet with one white anemone":                readtest.Summary(r.Read("a bouquet with one white anemone flower", "", "")),
	} {
		if got := readtest.Summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%s: %s, want %s", prompt, got, want)
		}
	}
}
