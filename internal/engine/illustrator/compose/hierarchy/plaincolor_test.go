package hierarchy

import (
	"testing"

	"pellucid/internal/engine/illustrator/compose/figure"
)

func TestTheColorsOfPlainNumbersAndBadgesAreKnown(t *testing.T) {
	for id, list := range plainColors {
		for _, word := range list {
			if _, ok := figure.ColorOf(word); !ok && word != "" {
				t.Errorf("%s: %q is no color", id, word)
			}
		}
	}
}
