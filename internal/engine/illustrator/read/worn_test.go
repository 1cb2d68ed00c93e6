package read_test

import "testing"

func TestMarksOfUseAreStatesOfTheThing(t *testing.T) {
	readsAs(t, map[string]string{
		"a chipped red mug":                        "mug red chipped",
		"an iron sword, slight scratches on blade": "sword of:metal scratched",
		"a copper pot with green patina":           "cooking-pot of:copper tarnished",
		"a wooden chair with peeling paint":        "chair of:wood peeling",
		"a faded blue door":                        "door blue faded",
		"a bear with scratches":                    "bear; out [with scratches]",
	})
}
