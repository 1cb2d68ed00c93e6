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
