package compose

import (
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

func TestColorsOfClothesAreNamedAsLeftOutInDrawingsOfOneInk(t *testing.T) {
	for _, style := range []string{"stamp", "stipple", "zentangle", "mandala", "ink"} {
		var b brief.Brief
		b.Style.Name = style
		if !slices.ContainsFunc(missedInStyle(b), func(m brief.Missed) bool { return m.As == "clothes" }) {
			t.Errorf("%s: not named", style)
		}
	}
}
