package hierarchy

import (
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
)

// A cat slept on the upper edge of a book that stood upright.
func TestABookUnderSomethingLiesFlatUnlessItsCoverIsTold(t *testing.T) {
	for text, want := range map[string]bool{"": true, "cats": false} {
		all := []brief.Subject{
			{Kind: brief.Animal, ID: "cat", Count: 1, Pose: "sleeping"},
			{Kind: brief.Piece, ID: "book", Count: 1, Text: text},
		}
		tree := NewTree(layout.Request{Brief: brief.Brief{Subjects: all, Relations: []brief.Relation{{From: 0, Kind: "lying on", To: 1}}}})
		if got := slices.Contains(tree.Brief.Subjects[1].States, "lying"); got != want {
			t.Errorf("a book with %q on its cover lies flat: %v, want %v", text, got, want)
		}
	}
}

// A kitten next to a goldfish in a bowl swam in the bowl.
func TestWhoIsNextToSomethingInABowlIsBesideTheBowlAndWhoIsNextToSomebodyInABoatIsInIt(t *testing.T) {
	for id, want := range map[string]int{"fish-bowl": 1, "rowboat": 0} {
		all := []brief.Subject{{Kind: brief.Animal, ID: "goldfish", Count: 1}, {Kind: brief.Piece, ID: id, Count: 1}, {Kind: brief.Animal, ID: "kitten", Count: 1}}
		tree := NewTree(layout.Request{Brief: brief.Brief{Subjects: all, Relations: []brief.Relation{{From: 0, Kind: "inside", To: 1}, {From: 0, Kind: "beside", To: 2}}}})
		for _, l := range tree.Brief.Relations {
			if l.Kind == "beside" && l.From != want {
				t.Errorf("%s: the kitten is beside subject %d, want %d", id, l.From, want)
			}
		}
	}
}
