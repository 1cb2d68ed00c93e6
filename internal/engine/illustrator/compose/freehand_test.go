package compose

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

func TestOneHandIsFreeForAThingOnlyWhereThePoseNeedsNoSecondOne(t *testing.T) {
	person := func(pose string) brief.Subject {
		return brief.Subject{Kind: brief.Person, Count: 1, Pose: pose, Person: &brief.Figure{}}
	}
	for pose, want := range map[string]bool{"phoning": true, "": false, "cheering": false, "stirring a pot": false} {
		b := brief.Brief{Subjects: []brief.Subject{person(pose), {Kind: brief.Piece, ID: "suitcase", Count: 1}}, Relations: []brief.Relation{{From: 0, Kind: "holding", To: 1}}}
		c := composer{Request: Request{Brief: b}}
		c.tree()
		if got := c.handFree(0); got != want {
			t.Errorf("%q: %v", pose, got)
		}
	}
}
