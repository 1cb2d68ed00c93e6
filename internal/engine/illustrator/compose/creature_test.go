package compose

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit/library"
)

// A frog on a bicycle sat on the saddle like a small statue.
func TestAPieceThatActsIsDrawnWithArmsAndLegs(t *testing.T) {
	for id, of := range creatures {
		frog := brief.Subject{Kind: brief.Piece, ID: id, Count: 1, Pose: "dancing"}
		c := newComposer(Request{Brief: brief.Brief{Subjects: []brief.Subject{frog}}})
		d := c.draw(0, how{})
		if _, ok := d.Anchors["shoulderNear"]; !ok {
			t.Errorf("a dancing %s has no shoulders", id)
		}
		if head := c.creatureHead(c.subject(0)); head.Box.W() <= 0 || head.Box.H() >= c.asPiece(c.subject(0)).Box.H() {
			t.Errorf("the head of a %s is %.0f", id, head.Box)
		}
		for _, part := range of.head {
			found := false
			for _, own := range library.Parts(id) {
				found = found || own == part
			}
			if !found {
				t.Errorf("a %s has no part %s", id, part)
			}
		}
	}
}

func TestFiguresAroundAThingDoNotCoverIt(t *testing.T) {
	cake, kids := brief.Subject{Kind: brief.Piece, ID: "birthday-cake", Count: 1}, someone("")
	kids.Count = 5
	c := newComposer(Request{Brief: brief.Brief{Subjects: []brief.Subject{cake, kids}, Relations: []brief.Relation{{From: 1, Kind: "around", To: 0}}}})
	k := c.unit(0, how{})
	at, cakeBox := -1, k.root.box()
	for n, s := range k.sprites {
		if s.subject == 0 {
			at = n
		}
	}
	for _, s := range k.sprites[at+1:] {
		if middle := (s.box.X0 + s.box.X1) / 2; middle > cakeBox.X0 && middle < cakeBox.X1 {
			t.Errorf("somebody at %.0f stands before the cake at %.0f", s.box, cakeBox)
		}
	}
}
