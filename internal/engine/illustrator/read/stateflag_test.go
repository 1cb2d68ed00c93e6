package read

import "testing"

// "Texas flag" was refused: only countries had flags.
func TestFlagsOfStatesAreTheirOwn(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"texas flag png", "flag of texas", "waving texas flag"} {
		if got := r.Read(prompt, "", ""); len(got.Subjects) != 1 || got.Subjects[0].ID != "texas-flag" || len(got.Reading.LeftOut) > 0 {
			t.Errorf("%s: %s", prompt, summary(got))
		}
	}
}
