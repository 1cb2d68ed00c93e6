package read

import "testing"

// Of "firefighter helmet axes" only the axes were drawn, and of "dinosaur party hat" the hat.
func TestRowsOfNounsAreAllDrawn(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"school bus apple": "school-bus | apple",
		"frog cowboy hat":  "frog | cowboy-hat; 0 wearing 1",
		"pencil bow":       "pencil | bow; 0 with 1",
	} {
		if got := summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%s: %s, want %s", prompt, got, want)
		}
	}
}
