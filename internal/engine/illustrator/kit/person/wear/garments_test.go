package wear

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/person/body"
)

// Rain boots were taken for a top, so that a girl in a tutu and rain boots wore a T-shirt.
func TestShoesAreWornOnTheFeet(t *testing.T) {
	for name := range body.Shoes {
		if got := PlaceOf(name); got != "shoes" {
			t.Errorf("%s is worn as %q", name, got)
		}
	}
}
