package read_test

import "testing"

func TestMarksOfUseAreStatesOfTheThing(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"a chipped red mug":                        "mug red chipped",
		"an iron sword, slight scratches on blade": "sword of:metal scratched",
		"a copper pot with green patina":           "cooking-pot of:copper tarnished",
		"a wooden chair with peeling paint":        "chair of:wood peeling",
		"a faded blue door":                        "door blue faded",
		"a bear with scratches":                    "bear; out [with scratches]",
	} {
		if got := summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%q is read as\n\t%s\n\tnot\n\t%s", prompt, got, want)
		}
	}
}
