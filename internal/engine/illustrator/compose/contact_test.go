package compose

import (
	"math"
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
)

func piece(id string, n int) brief.Subject {
	return brief.Subject{Kind: brief.Piece, ID: id, Count: n}
}

// spritesOf is the box of all that is drawn of subject i.
func spritesOf(k cluster, i int) (box kit.Box, found bool) {
	for _, s := range k.sprites {
		if s.subject != i {
			continue
		}
		if !found {
			box = s.box
		}
		box, found = box.Union(s.box), true
	}
	return box, found
}

// A frog sat on the edge of a leaf that stood on its stem, a cat on one of a pillow.
func TestWhoIsOnAFlatThingSitsWithinItsOutline(t *testing.T) {
	for _, under := range []string{"leaf", "pillow"} {
		frog := piece("frog", 1)
		c := newComposer(Request{Brief: brief.Brief{Subjects: []brief.Subject{frog, piece(under, 1)}, Relations: []brief.Relation{{From: 0, Kind: "on", To: 1}}}})
		k := c.copies(1)
		top, _ := spritesOf(k, 0)
		flat, _ := spritesOf(k, 1)
		if top.X0 < flat.X0 || top.X1 > flat.X1 || top.Y1 < flat.Y0+.2*flat.H() || top.Y1 > flat.Y1 {
			t.Errorf("on a %s: the frog is %v, what it sits on %v", under, top, flat)
		}
	}
}

// A mother was hardly larger than her young.
func TestAMotherIsClearlyLargerThanHerYoung(t *testing.T) {
	mother, cub := brief.Subject{Kind: brief.Animal, ID: "lioness", Count: 1}, brief.Subject{Kind: brief.Animal, ID: "lioness", Count: 1, Young: true}
	child := brief.Subject{Kind: brief.Person, Count: 1, Person: &brief.Figure{Age: "child"}}
	for _, two := range [][]brief.Subject{{mother, cub}, {someone(""), child}} {
		c := newComposer(Request{Brief: brief.Brief{Subjects: two, Relations: []brief.Relation{{From: 0, Kind: "with", To: 1}}}})
		k := c.copies(0)
		large, _ := spritesOf(k, 0)
		small, _ := spritesOf(k, 1)
		if ratio := max(small.W(), small.H()) / max(large.W(), large.H()); ratio > .78 {
			t.Errorf("%s: the young one measures %.2f of the grown one", two[0].Kind, ratio)
		}
	}
}

// Who walked a dog let go of the balloon in their other hand.
func TestWhoWalksADogHoldsABalloonInTheOtherHand(t *testing.T) {
	dog := brief.Subject{Kind: brief.Animal, ID: "dog", Count: 1}
	c := newComposer(Request{Brief: brief.Brief{Subjects: []brief.Subject{someone(""), piece("balloon", 1), dog}, Relations: []brief.Relation{{From: 0, Kind: "with", To: 1}, {From: 0, Kind: "walking", To: 2}}}})
	if !slices.Contains(c.links, brief.Relation{From: 0, Kind: "holding", To: 1}) {
		t.Fatalf("nobody holds the balloon: %v", c.links)
	}
	k := c.copies(0)
	balloon, _ := spritesOf(k, 1)
	pet, _ := spritesOf(k, 2)
	hand := k.root.anchor(c.rearHand(k.root))
	if off := math.Hypot((balloon.X0+balloon.X1)/2-hand.X, balloon.Y1-hand.Y); off > .12*bySize(k.root) || balloon.X1 > pet.X0 {
		t.Errorf("the string ends %.0f from the hand of one who measures %.0f", off, bySize(k.root))
	}
}

// The arms of who hugged a dog ended before it, and the dog stood on the hands.
func TestWhoHugsAnAnimalHasItAtTheBreast(t *testing.T) {
	dog := brief.Subject{Kind: brief.Animal, ID: "dog", Count: 1}
	c := newComposer(Request{Brief: brief.Brief{Subjects: []brief.Subject{someone(""), dog}, Relations: []brief.Relation{{From: 0, Kind: "hugging", To: 1}}}})
	k := c.copies(0)
	pet, _ := spritesOf(k, 1)
	if chest := k.root.anchor("chest"); pet.X0 > chest.X+.5*chest.W {
		t.Errorf("the dog begins at %.0f, the breast ends at %.0f", pet.X0, chest.X+.5*chest.W)
	}
}

// An animal that hung upside down hung from nothing.
func TestWhoHangsUpsideDownHangsFromABranch(t *testing.T) {
	sloth := brief.Subject{Kind: brief.Animal, ID: "sloth", Count: 1, Pose: "hanging upside down"}
	alone := Compose(Request{Brief: brief.Brief{Subjects: []brief.Subject{sloth}}})
	if !slices.ContainsFunc(alone.Sprites, func(s Sprite) bool { return s.Subject == -1 }) || !slices.ContainsFunc(alone.Sprites, func(s Sprite) bool { return s.Subject == 0 }) {
		t.Errorf("%d sprites: one of the branch and one of the sloth are missing", len(alone.Sprites))
	}
}

// A cat that drank milk had a carton at its face.
func TestAnAnimalLapsFromABowlAndDrinksTeaFromACup(t *testing.T) {
	cat := brief.Subject{Kind: brief.Animal, ID: "cat", Count: 1}
	for drink, want := range map[string]bool{"milk": true, "tea": false} {
		c := newComposer(Request{Brief: brief.Brief{Subjects: []brief.Subject{cat, piece(drink, 1)}, Relations: []brief.Relation{{From: 0, Kind: "drinking", To: 1}}}})
		if bowl := slices.ContainsFunc(c.Brief.Subjects, func(s brief.Subject) bool { return s.ID == "bowl" }); bowl != want {
			t.Errorf("%s: there is a bowl: %v", drink, bowl)
		}
		if upright := c.act(0, how{}).upright; upright == want {
			t.Errorf("%s: the cat stands upright: %v", drink, upright)
		}
	}
}

// Those who hugged stretched their arms past each other.
func TestThoseWhoHugHaveTheirHandsOnEachOther(t *testing.T) {
	two := someone("hugging")
	two.Count = 2
	c := newComposer(Request{Brief: brief.Brief{Subjects: []brief.Subject{two}}})
	k := c.copies(0)
	if b := k.bounds(); b.W() > .62*b.H() {
		t.Errorf("two who hug are %.0f wide and %.0f high: their arms stick out", b.W(), b.H())
	}
}
