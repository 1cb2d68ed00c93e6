package hierarchy

import (
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
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

// "steampunk owl" was an owl in brown.
func TestWhatIsSteampunkHasGearsAndAnimalsWearAHat(t *testing.T) {
	of := func(s brief.Subject, palette string) *Tree {
		return NewTree(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{s}, Style: brief.Style{Name: "default", Palette: palette, Asked: []string{"steampunk"}}}})
	}
	geared := func(s brief.Subject) bool {
		return slices.ContainsFunc(s.Parts, func(p brief.PartColor) bool { return p.Part == brief.Added+"gears" })
	}
	owl := of(brief.Subject{Kind: brief.Bird, ID: "owl", Count: 1}, "brass")
	if !geared(owl.Subject(0)) || len(owl.Links) != 1 || owl.Links[0].Kind != "wearing" {
		t.Errorf("the owl has %+v and %+v", owl.Subject(0).Parts, owl.Links)
	}
	if pot := of(brief.Subject{Kind: brief.Piece, ID: "teapot", Count: 1}, "brass"); !geared(pot.Subject(0)) || len(pot.Links) != 0 {
		t.Errorf("the teapot has %+v and %+v", pot.Subject(0).Parts, pot.Links)
	}
	if plain := of(brief.Subject{Kind: brief.Piece, ID: "teapot", Count: 1}, "sepia"); geared(plain.Subject(0)) {
		t.Error("an old photo has gears")
	}
}

// A third child built a sand castle alone, and all were tiny.
func TestThoseWhoseNumberIsNotToldAreTwoAtOneThing(t *testing.T) {
	kids := brief.Subject{Kind: brief.Person, Count: figure.Unstated, Pose: "sculpting sand", Person: &brief.Figure{Age: "child"}}
	MutualPoses["sculpting sand"] = "sculpting sand"
	for prompt, want := range map[string]int{"kids building a sandcastle": 2, "three kids building a sandcastle": 3} {
		c := NewTree(layout.Request{Brief: brief.Brief{Prompt: prompt, Subjects: []brief.Subject{kids}}})
		if got := c.Subject(0).Count; got != want {
			t.Errorf("%s: %d", prompt, got)
		}
	}
}
