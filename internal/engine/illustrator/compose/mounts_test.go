package compose

import (
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

func TestEachOfTwoPeopleRidesABicycleOfTheirOwn(t *testing.T) {
	b := brief.Brief{Prompt: "a test", Subjects: []brief.Subject{woman, woman, bicycle}, Relations: []brief.Relation{{From: 0, Kind: "riding", To: 2}, {From: 1, Kind: "riding", To: 2}}}
	b.Subjects[2].Count = unstated
	c, _ := placed(b)
	if len(c.Brief.Subjects) != 4 || c.subject(2).Count != 1 || c.subject(3).ID != "bicycle" {
		t.Errorf("%+v", c.Brief.Subjects[2:])
	}
}

func TestAGrownOneIsLargerThanAChildOnABicycleBesideThem(t *testing.T) {
	child := woman
	child.Person = &brief.Figure{Age: "child"}
	_, k := placed(brief.Brief{Prompt: "a test", Subjects: []brief.Subject{woman, child, bicycle}, Relations: []brief.Relation{{From: 0, Kind: "beside", To: 1}, {From: 1, Kind: "riding", To: 2}}})
	grown, young := covered(k, 0), covered(k, 1)
	if young.H() > grown.H() {
		t.Errorf("the child on the bicycle has %.0f, who stands beside it %.0f", young.H(), grown.H())
	}
}

func TestABallIsKickedTowardAGoal(t *testing.T) {
	_, k := placed(brief.Brief{Prompt: "a test", Subjects: []brief.Subject{woman, thing("soccer-ball"), thing("soccer-goal")}, Relations: []brief.Relation{{From: 0, Kind: "kicking", To: 1}, {From: 1, Kind: "inside", To: 2}}})
	who, ball, goal := covered(k, 0), covered(k, 1), covered(k, 2)
	if ball.X0 < who.X0 || goal.X0 < ball.X1-.5*ball.W() {
		t.Errorf("she begins at %.0f, the ball at %.0f, the goal at %.0f", who.X0, ball.X0, goal.X0)
	}
}

func TestWhoIsNamedBesideAChairSitsOnIt(t *testing.T) {
	c := newComposer(Request{Brief: brief.Brief{Prompt: "a test", Subjects: []brief.Subject{woman, thing("armchair"), thing("fireplace")}}, Seed: 1})
	if len(c.links) != 1 || c.links[0].Kind != "sitting on" {
		t.Errorf("%+v", c.links)
	}
}

// Of a family that held hands only two pairs did.
func TestAFamilyHoldsHandsInALine(t *testing.T) {
	b := brief.Brief{Subjects: []brief.Subject{woman, woman, woman, woman}}
	b.Subjects[3].Pose = "holding hands"
	c := newComposer(Request{Brief: b, Seed: 1})
	for n := range 3 {
		if want := (brief.Relation{From: n, Kind: "holding hands", To: n + 1}); !slices.Contains(c.links, want) {
			t.Errorf("%v is not among %v", want, c.links)
		}
	}
}
