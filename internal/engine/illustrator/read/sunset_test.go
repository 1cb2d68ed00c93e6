package read

import "testing"

// What was named with the disc of a sunset stood beside it, and a vehicle before it was left out.
func TestThingsWithARetroSunsetStandBeforeIt(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"cat retro sunset":             "cat | sunset; 0 in front of 1",
		"fire truck retro sunset":      "fire-truck | sunset; 0 in front of 1",
		"rose and retro sunset":        "rose | sunset; 0 in front of 1",
		"retro sunset with roses":      "sunset | rose x2; 1 with 0",
		"fire truck with apples shirt": "fire-truck | apple x3; 0 with 1",
	} {
		if got := summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%s\n got %s\nwant %s", prompt, got, want)
		}
	}
}
