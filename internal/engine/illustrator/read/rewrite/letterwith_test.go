package rewrite_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/read/readtest"
)

// The sunflowers of a "sunflower letter S" were left out, and a "rose letter M" was a letter in the color of roses.
func TestWhatStandsBeforeALetterComesWithIt(t *testing.T) {
	r := newReader(t)
	for prompt, id := range map[string]string{"sunflower letter S": "sunflower", "rose letter M png": "rose", "dinosaur letter D": "dinosaur"} {
		got := r.Read(prompt, "", "")
		if len(got.Subjects) != 2 || got.Subjects[1].ID != id || len(got.Reading.LeftOut) > 0 {
			t.Errorf("%s: %s", prompt, readtest.Summary(got))
		}
	}
	for prompt, want := range map[string]string{"a race car number 7, blue": "race-car blue \"7\"", "mother hen with 5 chicks": "chicken | chick x5; 0 with 1"} {
		if got := readtest.Summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%s: %s", prompt, got)
		}
	}
	if got := r.Read("leopard letter K", "", ""); len(got.Subjects) != 1 || got.Subjects[0].Fill != "leopard" {
		t.Errorf("leopard letter K: %s", readtest.Summary(got))
	}
}
