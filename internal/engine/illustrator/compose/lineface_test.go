package compose

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
)

func TestAWomansFaceInLinesHasFlowersForHair(t *testing.T) {
	face := brief.Subject{Kind: brief.Person, Portrait: true, Count: 1, Person: &brief.Figure{Age: "adult", Body: "woman"}}
	b := brief.Brief{Subjects: []brief.Subject{face, {Kind: brief.Piece, ID: "flower", Count: 3}}, Relations: []brief.Relation{{From: 0, Kind: "with", To: 1}}}
	b.Style.Name = "lineart"
	s := Compose(layout.Request{Brief: b})
	head, hair := boxOf(s, 0), boxOf(s, 1)
	if !s.Sprites[0].Inked || hair.Y0 > head.Y0 || hair.Y1 < head.Y0+.3*head.H() || hair.X0 > head.X1 {
		t.Errorf("the head is %v, the flowers are %v", head, hair)
	}
	b.Style.Name = "watercolor"
	if s := Compose(layout.Request{Brief: b}); s.Sprites[0].Inked {
		t.Error("a painted face is in lines")
	}
}
