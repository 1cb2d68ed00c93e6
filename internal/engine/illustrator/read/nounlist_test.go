package read_test

import "testing"

// Of "firefighter helmet axes" only the axes were drawn, of "dinosaur party hat" the hat, and a strawberry cow was a cow beside a strawberry.
func TestRowsOfNounsAreAllDrawn(t *testing.T) {
	readsAs(t, map[string]string{
		"school bus apple": "school-bus | apple",
		"frog cowboy hat":  "frog | cowboy-hat; 0 wearing 1",
		"pencil bow":       "pencil | bow; 0 with 1",
		"strawberry cow":   "cow pink | strawberry; 0 wearing 1",
		"mushroom frog":    "frog | mushroom; 0 wearing 1",
		"banana monkey":    "monkey | banana; 0 with 1",
	})
}
