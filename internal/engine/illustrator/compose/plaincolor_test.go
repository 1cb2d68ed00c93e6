package compose

import "testing"

func TestTheColorsOfPlainNumbersAndBadgesAreKnown(t *testing.T) {
	for id, list := range plainColors {
		for _, word := range list {
			if _, ok := colorOf(word); !ok && word != "" {
				t.Errorf("%s: %q is no color", id, word)
			}
		}
	}
}
