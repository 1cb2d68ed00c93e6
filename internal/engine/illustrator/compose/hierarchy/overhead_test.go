package hierarchy

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/layout"
)

// A "hanging sloth" leaped, and the reading said that it does not hang.
func TestWhoHangsHangsFromABranchWhereNothingElseIsTold(t *testing.T) {
	for id, want := range map[string]int{"sloth": 2, "cow": 1} {
		s := brief.Subject{Kind: brief.Animal, ID: id, Count: 1, Pose: "hanging"}
		if got := len(NewTree(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{s}}}).Brief.Subjects); got != want {
			t.Errorf("a hanging %s is one of %d things, want %d", id, got, want)
		}
	}
	man := composetest.Someone("hanging")
	if got := len(NewTree(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{man}}}).Brief.Subjects); got != 2 {
		t.Errorf("who hangs is one of %d things, want 2", got)
	}
}
