package relationtest

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/supports"
)

// A cat that lay around a puppy flew above it.
func TestWhoLiesAroundAnAnimalLiesBehindItOnTheSameGround(t *testing.T) {
	cat := brief.Subject{Kind: brief.Animal, ID: "cat", Count: 1, Pose: "sleeping"}
	puppy := brief.Subject{Kind: brief.Animal, ID: "puppy", Count: 1, Pose: "sleeping"}
	k := related([]brief.Subject{cat, puppy}, brief.Relation{From: 0, Kind: "around", To: 1})
	around, middle := covered(k, 0), covered(k, 1)
	if around.W() < middle.W() || around.Y1 < middle.Y0+.7*middle.H() {
		t.Errorf("the cat is at %v, the puppy at %v", around, middle)
	}
}

func TestASleepingPetIsABallAndOneAroundAnotherIsNot(t *testing.T) {
	cat := brief.Subject{Kind: brief.Animal, ID: "cat", Count: 1, Pose: "sleeping"}
	rug, puppy := composetest.Thing("rug"), brief.Subject{Kind: brief.Animal, ID: "puppy", Count: 1}
	ball := covered(related([]brief.Subject{cat, rug}, brief.Relation{From: 0, Kind: "on", To: 1}), 0)
	long := covered(related([]brief.Subject{cat, puppy}, brief.Relation{From: 0, Kind: "around", To: 1}), 0)
	if ball.W()/ball.H() > .85*long.W()/long.H() {
		t.Errorf("on a rug it is %v, around a puppy %v", ball, long)
	}
}

func TestClimbersAndCatsSitWhereNothingWasSaidOfWhatTheyDo(t *testing.T) {
	c := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{{Kind: brief.Animal, ID: "sloth", Count: 1}, {Kind: brief.Animal, ID: "horse", Count: 1}}}})
	if a, b := poseOf(c, 0, 0), poseOf(c, 1, 0); a != "sitting" || b != "standing" {
		t.Errorf("a sloth is %s, a horse %s", a, b)
	}
	dog, pack := brief.Subject{Kind: brief.Animal, ID: "dog", Count: 1}, composetest.Thing("backpack")
	worn := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{dog, pack, dog}, Relations: []brief.Relation{{From: 1, Kind: "wearing", To: 0}}}})
	if a, b := poseOf(worn, 0, 0), poseOf(worn, 2, 0); a != "standing" || b != "sitting" {
		t.Errorf("a dog with a backpack is %s, one without %s", a, b)
	}
}

// A pet on the shoulder of somebody who is turned aside covered the face.
func TestAPetOnAShoulderIsBehindTheFaceOfWhoIsTurnedAside(t *testing.T) {
	witch := composetest.Someone("cooking")
	k := related([]brief.Subject{witch, composetest.Cat, composetest.Thing("cauldron")}, brief.Relation{From: 0, Kind: "looking at", To: 2}, brief.Relation{From: 1, Kind: "riding", To: 0})
	if cat, who := covered(k, 1), covered(k, 0); (cat.X0+cat.X1)/2 > who.X0+.5*who.W() {
		t.Errorf("the cat is at %v before the face of who is at %v", cat, who)
	}
}

// Somebody who hugged a child on a chair held the chair in the arms.
func TestWhoHugsSomebodyOnAChairHasTheArmsAroundThem(t *testing.T) {
	k := related([]brief.Subject{composetest.Someone(""), composetest.Someone(""), composetest.Thing("chair")}, brief.Relation{From: 0, Kind: "hugging", To: 1}, brief.Relation{From: 1, Kind: "sitting on", To: 2})
	who, sitter, chair := covered(k, 0), covered(k, 1), covered(k, 2)
	if who.X1 < sitter.X0 || chair.Y1 < who.Y1-.1*who.H() {
		t.Errorf("who hugs is at %v, the sitter at %v, the chair at %v", who, sitter, chair)
	}
}

// The heart that a bear held hid its watermelon, and the apple of a dinosaur was behind its book.
func TestTwoThingsAreHeldBesideEachOther(t *testing.T) {
	for _, who := range []brief.Subject{{Kind: brief.Animal, ID: "bear", Count: 1}, {Kind: brief.Animal, ID: "mouse", Count: 1}, {Kind: brief.Bird, ID: "owl", Count: 1}, {Kind: brief.Piece, ID: "dinosaur", Count: 1}} {
		subjects := []brief.Subject{who, {Kind: brief.Piece, ID: "heart", Count: 1}, {Kind: brief.Piece, ID: "watermelon", Count: 1}}
		c := placerOf(layout.Request{Brief: brief.Brief{Subjects: subjects, Relations: []brief.Relation{{From: 0, Kind: "holding", To: 1}, {From: 0, Kind: "holding", To: 2}}}})
		k := c.Unit(0, layout.How{})
		one, other := covered(k, 1), covered(k, 2)
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
		head, other := k.Root.Anchor("head"), covered(k, 1)
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
	who := covered(k, 0)
	if wall := supports.WallTop(k.Root, k.Root.Anchor("inside").X); wall-who.Y0 < .5*who.H() {
		t.Errorf("babies from %.0f to %.0f are behind a wall from %.0f on", who.Y0, who.Y1, wall)
	}
}
