package design

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
)

func TestTheEmblemsOfDifferentNamesAreBuiltInDifferentWays(t *testing.T) {
	seen := map[string]bool{}
	for _, name := range []string{"Golden Crumb", "Sweet Hive", "Iron Riders", "Fishing Club", "Old Harbor", "North Peak", "Lucky Paws", "Red Oak"} {
		c := designerOf(layout.Request{Brief: brief.Brief{Design: "emblem", Style: brief.Style{Name: "logo"}, Subjects: []brief.Subject{{Kind: brief.Piece, ID: "axe", Count: 1}}}})
		seen[c.emblemIdea(c.Unit(0, layout.How{}), name)] = true
	}
	if len(seen) < 4 {
		t.Errorf("eight names have %v", seen)
	}
}

func TestAMarkOnADeepGroundHasThePaleColorsOfItsPalette(t *testing.T) {
	c := designerOf(layout.Request{Brief: brief.Brief{Prompt: "circle emblem", Design: "emblem", Ground: "circle", Tints: []string{"navy", "gold"}, Style: brief.Style{Name: "logo"}, Subjects: []brief.Subject{{Kind: brief.Piece, ID: "house", Count: 1}}}})
	out := c.branded(c.roundel(c.Unit(0, layout.How{}), "Home", ""))
	if len(out.Brand) != 3 || out.Brand[0].Lch().L < .6 || c.deepColors().Ground.Lch().L > .4 {
		t.Errorf("%v on %v", out.Brand, c.deepColors().Ground)
	}
}

func TestWhatComesWithAMountainStandsAtItsFoot(t *testing.T) {
	r := sheetOf("emblem", brief.Subject{Kind: brief.Piece, ID: "mountain", Count: 1}, brief.Subject{Kind: brief.Piece, ID: "compass", Count: 1})
	r.Brief.Style.Name = "logo"
	c := designerOf(r)
	k := c.asMark(normal(c.Unit(0, layout.How{})), c.Unit(1, layout.How{}))
	for _, s := range k.Sprites {
		if b := k.Bounds(); s.Subject == 1 && s.Box.Y0 < b.Y0+.35*b.H() {
			t.Errorf("the compass is at %v of %v", s.Box, b)
		}
	}
}
