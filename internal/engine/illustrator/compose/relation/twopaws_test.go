package relation

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/supports"
)

// The heart that a bear held hid its watermelon, and the apple of a dinosaur was behind its book.
func TestTwoThingsAreHeldBesideEachOther(t *testing.T) {
	for _, who := range []brief.Subject{{Kind: brief.Animal, ID: "bear", Count: 1}, {Kind: brief.Animal, ID: "mouse", Count: 1}, {Kind: brief.Bird, ID: "owl", Count: 1}, {Kind: brief.Piece, ID: "dinosaur", Count: 1}} {
		subjects := []brief.Subject{who, {Kind: brief.Piece, ID: "heart", Count: 1}, {Kind: brief.Piece, ID: "watermelon", Count: 1}}
		c := placerOf(layout.Request{Brief: brief.Brief{Subjects: subjects, Relations: []brief.Relation{{From: 0, Kind: "holding", To: 1}, {From: 0, Kind: "holding", To: 2}}}})
		k := c.Unit(0, layout.How{})
		one, other := extentOf(k, 1), extentOf(k, 2)
		if wide := min(one.X1, other.X1) - max(one.X0, other.X0); !(one.W() > 0 && other.W() > 0) || wide > .3*min(one.W(), other.W()) {
			t.Errorf("what a %s holds is at %v and at %v", who.ID, one, other)
		}
	}
}

// The ear of a dog hid the eyes of the cat that hugs it, and a helmet the face of a princess.
func TestWhoHugsHidesNoFace(t *testing.T) {
	for _, pair := range [][2]brief.Subject{
		{{Kind: brief.Animal, ID: "cat", Count: 1}, {Kind: brief.Animal, ID: "dog", Count: 1}},
		{{Kind: brief.Person, ID: "princess", Count: 1}, {Kind: brief.Person, ID: "astronaut", Count: 1}},
	} {
		c := placerOf(layout.Request{Brief: brief.Brief{Subjects: pair[:], Relations: []brief.Relation{{From: 0, Kind: "hugging", To: 1}}}})
		k := c.Unit(0, layout.How{})
		head, other := k.Root.Anchor("head"), extentOf(k, 1)
		if other.X0+.2*other.W() < head.X {
			t.Errorf("a %s at %v is before the face at %.0f of a %s", pair[1].ID, other, head.X, pair[0].ID)
		}
	}
}

// Of three babies in a wagon only the hair was seen.
func TestWhoIsInAWagonIsSeenFromTheShouldersOn(t *testing.T) {
	babies := brief.Subject{Kind: brief.Person, Count: 3, Person: &brief.Figure{Age: "baby"}}
	c := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{babies, {Kind: brief.Piece, ID: "wagon", Count: 1}}, Relations: []brief.Relation{{From: 0, Kind: "inside", To: 1}}}})
	k := c.Unit(1, layout.How{})
	who := extentOf(k, 0)
	if wall := supports.WallTop(k.Root, k.Root.Anchor("inside").X); wall-who.Y0 < .5*who.H() {
		t.Errorf("babies from %.0f to %.0f are behind a wall from %.0f on", who.Y0, who.Y1, wall)
	}
}
