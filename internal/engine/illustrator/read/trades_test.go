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

// A boy who drew at a table knelt on the floor below it, and who sat at one with a coffee had it in the lap.
func TestWhatIsDoneAtATableIsReadWithTheTable(t *testing.T) {
	readsAs(t, map[string]string{
		"boy drawing at a table":                 "person pose:drawing at a table child man",
		"man sitting at a table drinking coffee": "person pose:drinking at a table adult man",
		"woman reading at her desk":              "person pose:reading at a table adult woman",
		"boy reading a book at a school desk":    "person pose:reading at a table child man",
		"woman writing a letter at a desk":       "person pose:studying adult woman",
		"girl writing in her diary":              "person pose:writing child woman",
		"child painting at a table":              "person pose:painting at a table child",
	})
}

// A father stood in a diaper, and an electrician beside his ladder.
func TestActsOfSeveralWordsAreReadWhole(t *testing.T) {
	readsAs(t, map[string]string{
		"dad changing a baby's diaper":                  "person pose:changing a diaper adult man",
		"electrician on a ladder changing a light bulb": "electrician pose:changing a bulb on a ladder",
	})
}
