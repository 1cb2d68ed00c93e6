package read_test

import "testing"

// A plumber knelt before a pipe that lay in the open, a smith stood on an anvil, and who worked on a laptop at a desk had none.
func TestTradesAreReadWithWhatTheyWorkOn(t *testing.T) {
	readsAs(t, map[string]string{
		"plumber fixing a pipe under a sink":               "plumber pose:plumbing",
		"blacksmith hammering on an anvil":                 "blacksmith pose:forging",
		"karate kid kicking a board":                       "martial-artist pose:breaking a board",
		"man working on laptop at a desk with coffee":      "person pose:typing adult man",
		"businesswoman working at her desk":                "businesswoman pose:typing",
		"nurse taking an old man's blood pressure":         "nurse pose:taking blood pressure | person elder man; 0 looking at 1",
		"cheerleader with pom poms jumping":                "cheerleader pose:cheerleading",
		"barber cutting a client's hair in a barber chair": "barber pose:cutting hair | person pose:seated adult man; 0 looking at 1",
		"mechanic fixing a car engine":                     "mechanic pose:repairing | car; 0 looking at 1",
		"woman talking on the phone while writing notes":   "person pose:taking notes on the phone adult woman",
	})
}
