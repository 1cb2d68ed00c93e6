package figure

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

// Four penguins, "each with a different color beanie", all wore a blue one.
func TestOneOfEachOfSeveralHasAColorOfItsOwn(t *testing.T) {
	beanie := brief.Subject{Kind: brief.Piece, ID: "beanie", Count: 1, Assorted: true}
	if a, b := ownColors(beanie, 0).Color, ownColors(beanie, 1).Color; a == b || a == "" {
		t.Errorf("the first is %q, the second %q", a, b)
	}
	plain := brief.Subject{Kind: brief.Piece, ID: "beanie", Count: 1}
	if got := ownColors(plain, 1).Color; got != "" {
		t.Errorf("a beanie of which no color was told is %q", got)
	}
}
