package figure

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
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

func TestCopiesTakeColorsByTurns(t *testing.T) {
	b := brief.Brief{Subjects: []brief.Subject{{Kind: brief.Piece, ID: "balloon", Count: 2, Color: "red" + brief.ByTurns + "blue"}}}
	c := NewDrawer(layout.Request{Brief: b})
	one, two, three := c.Draw(0, layout.How{}), c.Draw(0, layout.How{Copy: 1}), c.Draw(0, layout.How{Copy: 2})
	if surface.RulingColor(one).Same(surface.RulingColor(two)) || !surface.RulingColor(one).Same(surface.RulingColor(three)) {
		t.Error("the second one is not blue, or the third one not red again")
	}
}

func TestThePatternOfAThingTakesThePlaceOfItsOwnOrnament(t *testing.T) {
	teapot := brief.Subject{Kind: brief.Piece, ID: "teapot", Fill: "dots"}
	if got := ownOrnament(teapot); len(got) != 1 || got[0] != "pattern" {
		t.Errorf("a teapot with dots goes without %v", got)
	}
	teapot.Parts = []brief.PartColor{{Part: "pattern", Color: "blue"}}
	if got := ownOrnament(teapot); len(got) != 0 {
		t.Errorf("its blue flowers were asked for, and it goes without %v", got)
	}
	if got := ownOrnament(brief.Subject{Kind: brief.Piece, ID: "teapot", Fill: "glitter"}); len(got) != 0 {
		t.Errorf("glitter is no pattern: %v", got)
	}
}
