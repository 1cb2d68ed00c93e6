package rewrite_test

import "testing"

func TestPortraitsWindowsAndAchesAreReadAsTheyAreSaid(t *testing.T) {
	readAs(t, map[string]string{
		"curly hair boy avatar":                       "person portrait child man hair:curly",
		"old woman watching birds through the window": "person elder woman | bird x3 | window; 0 looking at 1; 1 inside 2",
		"girl laptop coffee":                          "person child woman | laptop | coffee; 0 with 1; 0 with 2",
		"woman with a headache":                       "person pose:headache adult woman",
	})
}
