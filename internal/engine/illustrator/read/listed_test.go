package read

import "testing"

func TestWhatIsToldOfSeveralAfterACommaIsNeverBesideThem(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"two chefs arguing, angry faces":                "chef x2 angry pose:arguing",
		"three women holding flowers, blue dresses":     "person x3 adult woman (blue dress) | flower x3; 0 holding 1",
		"choir singing, purple robes":                   "person pose:singing adult woman (purple robe) | person pose:singing adult man (purple robe) | person pose:singing adult woman (purple robe); 0 beside 1; 1 beside 2",
		"man drinking coffee while reading a newspaper": "person adult man | coffee | newspaper; 0 drinking 1; 0 reading 2",
		"girl walking with an umbrella":                 "person pose:walking child woman | umbrella; 0 with 1",
		"people in a row, arms raised":                  "person x3 pose:cheering adult; 0 row 0",
	} {
		if got := summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%s\n got %s\nwant %s", prompt, got, want)
		}
	}
}
