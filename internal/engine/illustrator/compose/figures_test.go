package compose

import (
	"math"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
)

// composed returns the composer of a brief and its first subject with everything that is placed by it.
func composed(b brief.Brief) (*composer, cluster) {
	c := newComposer(Request{Brief: b, Seed: 1})
	return c, c.copies(0)
}

// extentOf is the box of all that is drawn of a subject.
func extentOf(k cluster, subject int) kit.Box {
	out := kit.Box{X0: math.Inf(1), Y0: math.Inf(1), X1: math.Inf(-1), Y1: math.Inf(-1)}
	for _, s := range k.sprites {
		if s.subject == subject {
			out = out.Union(s.box)
		}
	}
	return out
}

// A gorilla that lifts weights had a person's body in a T-shirt and shorts.
func TestAnAnimalAtWorkKeepsItsOwnCoatWhereNothingIsWorn(t *testing.T) {
	lifting := brief.Subject{Kind: brief.Animal, ID: "gorilla", Count: 1, Pose: "lifting"}
	c, _ := composed(brief.Brief{Subjects: []brief.Subject{lifting}})
	bare := c.dressedAnimal(0, how{})
	if bare.Mask.Pelt == nil || bare.Top.Name != "" || bare.Bottom.Name != "" || bare.Shoes.Name != "" {
		t.Errorf("it wears %q, %q and %q", bare.Top.Name, bare.Bottom.Name, bare.Shoes.Name)
	}
	lifting.Person = &brief.Figure{Clothes: []brief.Garment{{Name: "hoodie"}}}
	c, _ = composed(brief.Brief{Subjects: []brief.Subject{lifting}})
	if dressed := c.dressedAnimal(0, how{}); dressed.Top.Name != "hoodie" || dressed.Bottom.Name != "" {
		t.Errorf("asked for a hoodie, it wears %q and %q", dressed.Top.Name, dressed.Bottom.Name)
	}
}

// A mouse pushed the air above a block of cheese, and a man stood behind the car that he pushed.
func TestHandsTouchWhatTheyPush(t *testing.T) {
	for _, who := range []brief.Subject{{Kind: brief.Animal, ID: "mouse", Count: 1}, {Kind: brief.Person, Count: 1, Person: &brief.Figure{}}} {
		for _, what := range []string{"cheese", "car", "gift-box"} {
			_, k := composed(brief.Brief{
				Subjects:  []brief.Subject{who, {Kind: brief.Piece, ID: what, Count: 1}},
				Relations: []brief.Relation{{From: 0, Kind: "pushing", To: 1}},
			})
			hand, thing := k.root.anchor("handNear"), extentOf(k, 1)
			if apart := math.Abs(hand.X - thing.X0); apart > .14*bySize(k.root) || hand.Y < thing.Y0 || hand.Y > thing.Y1 {
				t.Errorf("%s%s pushing a %s: the hand is at %.0f, %.0f, the thing at %.0f", who.Kind, who.ID, what, hand.X, hand.Y, thing)
			}
		}
	}
}

// A koala that hugs a tree sat before it with its back to the trunk.
func TestArmsGoAroundTheTrunkThatIsHugged(t *testing.T) {
	for _, who := range []brief.Subject{{Kind: brief.Animal, ID: "koala", Count: 1}, {Kind: brief.Person, Count: 1, Person: &brief.Figure{Age: "child"}}} {
		_, k := composed(brief.Brief{
			Subjects:  []brief.Subject{who, {Kind: brief.Piece, ID: "tree", Count: 1}},
			Relations: []brief.Relation{{From: 0, Kind: "hugging", To: 1}},
		})
		tree := extentOf(k, 1)
		middle := (tree.X0 + tree.X1) / 2
		if near, chest := k.root.anchor("handNear"), k.root.anchor("chest"); chest.X > middle || near.X < middle {
			t.Errorf("the chest of a %s%s is at %.0f, its hand at %.0f and the trunk at %.0f", who.Kind, who.ID, chest.X, near.X, middle)
		}
	}
}

// A tiger was drawn without the hoop through which it jumps.
func TestOneHalfOfAHoopIsBeforeWhoJumpsThroughIt(t *testing.T) {
	s := Compose(Request{Seed: 1, Brief: brief.Brief{
		Subjects:  []brief.Subject{{Kind: brief.Animal, ID: "tiger", Count: 1}, {Kind: brief.Piece, ID: "fire-hoop", Count: 1}},
		Relations: []brief.Relation{{From: 0, Kind: "through", To: 1}},
	}})
	first, last, tiger := -1, -1, -1
	for i, sprite := range s.Sprites {
		switch {
		case sprite.Subject == 0:
			tiger = i
		case first < 0:
			first = i
		default:
			last = i
		}
	}
	if first > tiger || last < tiger {
		t.Errorf("the layers of the hoop are %d and %d, the tiger's is %d", first, last, tiger)
	}
}

// A kitten stood in the tea of its cup.
func TestACupIsEmptyWhereSomebodyIsInIt(t *testing.T) {
	c, _ := composed(brief.Brief{
		Subjects:  []brief.Subject{{Kind: brief.Piece, ID: "tea-cup", Count: 1}, {Kind: brief.Animal, ID: "kitten", Count: 1}},
		Relations: []brief.Relation{{From: 1, Kind: "inside", To: 0}},
	})
	if states := c.subject(0).States; len(states) != 1 || states[0] != "empty" {
		t.Errorf("the cup is %v", states)
	}
}

// A portrait used to show the whole person down to the shoes, while the reading said "head".
func TestAPortraitShowsAPersonDownToTheChest(t *testing.T) {
	ratio := func(portrait bool) float64 {
		s := woman
		s.Portrait = portrait
		b := Compose(Request{Brief: brief.Brief{Prompt: "a woman", Style: brief.Style{Name: "default"}, Subjects: []brief.Subject{s}}, Seed: 1}).Box
		return b.H() / b.W()
	}
	if whole, bust := ratio(false), ratio(true); bust > 2.2 || bust > whole*.7 {
		t.Errorf("the whole figure is %.2f times as high as wide, the portrait %.2f", whole, bust)
	}
}
