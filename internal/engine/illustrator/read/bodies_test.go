package read

import "testing"

func TestPartsOfSomebodyElseAreNoThingsWithoutAnApostropheEither(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"a doctor examining a boys teeth":              "doctor pose:examining | person child man; 0 looking at 1",
		"a pirate with a hat and a parrot on shoulder": "pirate (hat) | parrot; 1 riding 0",
	} {
		if got := summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%s\n got %s\nwant %s", prompt, got, want)
		}
	}
}
