package relationtest

import (
	"math"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
)

// composed returns the composer of a brief and its first subject with everything that is placed by it.
func composed(b brief.Brief) (*relation.Placer, layout.Cluster) {
	c := placerOf(layout.Request{Brief: b, Seed: 1})
	return c, c.Copies(0)
}

// A gorilla that lifts weights had a person's body in a T-shirt and shorts.
func TestAnAnimalAtWorkKeepsItsOwnCoatWhereNothingIsWorn(t *testing.T) {
	lifting := brief.Subject{Kind: brief.Animal, ID: "gorilla", Count: 1, Pose: "lifting"}
	c, _ := composed(brief.Brief{Subjects: []brief.Subject{lifting}})
	bare := c.DressedAnimal(0, layout.How{})
	if bare.Mask.Pelt == nil || bare.Top.Name != "" || bare.Bottom.Name != "" || bare.Shoes.Name != "" {
		t.Errorf("it wears %q, %q and %q", bare.Top.Name, bare.Bottom.Name, bare.Shoes.Name)
	}
	lifting.Person = &brief.Figure{Clothes: []brief.Garment{{Name: "hoodie"}}}
	c, _ = composed(brief.Brief{Subjects: []brief.Subject{lifting}})
	if dressed := c.DressedAnimal(0, layout.How{}); dressed.Top.Name != "hoodie" || dressed.Bottom.Name != "" {
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
			hand, thing := k.Root.Anchor("handNear"), covered(k, 1)
			if apart := math.Abs(hand.X - thing.X0); apart > .14*placing.BySize(k.Root) || hand.Y < thing.Y0 || hand.Y > thing.Y1 {
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
		tree := covered(k, 1)
		middle := (tree.X0 + tree.X1) / 2
		if near, chest := k.Root.Anchor("handNear"), k.Root.Anchor("chest"); chest.X > middle || near.X < middle {
			t.Errorf("the chest of a %s%s is at %.0f, its hand at %.0f and the trunk at %.0f", who.Kind, who.ID, chest.X, near.X, middle)
		}
	}
}

// A kitten stood in the tea of its cup.
func TestACupIsEmptyWhereSomebodyIsInIt(t *testing.T) {
	c, _ := composed(brief.Brief{
		Subjects:  []brief.Subject{{Kind: brief.Piece, ID: "tea-cup", Count: 1}, {Kind: brief.Animal, ID: "kitten", Count: 1}},
		Relations: []brief.Relation{{From: 1, Kind: "inside", To: 0}},
	})
	if states := c.Subject(0).States; len(states) != 1 || states[0] != "empty" {
		t.Errorf("the cup is %v", states)
	}
}

// Three or four children around a globe were eight, with their heads down behind its stand.
func TestAsManyStandOnAGlobeAsWereTold(t *testing.T) {
	for n, prompt := range map[int]string{3: "3 kids holding hands around a globe", 4: "four kids holding hands around a globe"} {
		kids := brief.Subject{Words: "kids", Kind: brief.Person, Count: n, Pose: "holding hands", Person: &brief.Figure{Age: "child"}}
		_, k := composed(brief.Brief{
			Prompt:    prompt,
			Subjects:  []brief.Subject{{Kind: brief.Piece, ID: "globe", Count: 1}, kids},
			Relations: []brief.Relation{{From: 1, Kind: "around", To: 0}, {From: 1, Kind: "holding hands", To: 1}},
		})
		serials := map[int]bool{}
		for _, s := range k.Sprites {
			if s.Subject == 1 {
				serials[s.Drawing] = true
			}
		}
		if len(serials) != n {
			t.Errorf("%s: %d children", prompt, len(serials))
		}
		if low := covered(k, 1).Y1; low > k.Root.Anchor("ground").Y-.3*k.Root.Box().H() {
			t.Errorf("%s: somebody is on the stand", prompt)
		}
	}
}

// A child on the shoulders of somebody who is seen from behind hung without legs behind their back.
func TestAChildOnShouldersIsSeenFromBehindAsWhoCarriesIt(t *testing.T) {
	c, k := composed(brief.Brief{
		Subjects:  []brief.Subject{{Kind: brief.Person, Count: 1, Facing: "behind", Person: &brief.Figure{Body: "man"}}, {Kind: brief.Person, Count: 1, Person: &brief.Figure{Age: "child"}}},
		Relations: []brief.Relation{{From: 1, Kind: "riding", To: 0}},
	})
	child, head := covered(k, 1), k.Root.Anchor("head")
	if c.Subject(1).Facing != "behind" || child.Y0 > head.Y-head.H/2 || child.X0 > head.X || child.X1 < head.X {
		t.Errorf("facing %q at %v, the head is at %v", c.Subject(1).Facing, child, head)
	}
}
