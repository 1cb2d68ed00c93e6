package read_test

import "testing"

// What was in a pan that somebody held was in the cook, "semi realistic" brought a truck, and who baked stood on the table with the flour.
func TestWhatATellingIsOfIsTheNearestThingThatItFits(t *testing.T) {
	readsAs(t, map[string]string{
		"a chef holding a frying pan with an egg in it":  "chef | frying-pan | fried-egg; 0 holding 1; 2 inside 1",
		"a cat, semi realistic":                          "cat; style realistic; for realistic",
		"a boy baking, a frobnicator on the table":       "person pose:baking child man; out [frobnicator]; out [on the table]",
		"a boy with a frobnicator on a swing":            "person child man | swing; 0 on 1; out [frobnicator]",
		"a lion lying down with a lamb between his paws": "lion pose:lying | lamb; 1 in front of 0",
	})
}
