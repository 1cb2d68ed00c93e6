package relation

import (
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
)

func TestEachOfTwoPeopleRidesABicycleOfTheirOwn(t *testing.T) {
	b := brief.Brief{Prompt: "a test", Subjects: []brief.Subject{composetest.Woman, composetest.Woman, composetest.Bicycle}, Relations: []brief.Relation{{From: 0, Kind: "riding", To: 2}, {From: 1, Kind: "riding", To: 2}}}
	b.Subjects[2].Count = figure.Unstated
	c, _ := placed(b)
	if len(c.Brief.Subjects) != 4 || c.Subject(2).Count != 1 || c.Subject(3).ID != "bicycle" {
		t.Errorf("%+v", c.Brief.Subjects[2:])
	}
}

func TestAGrownOneIsLargerThanAChildOnABicycleBesideThem(t *testing.T) {
	child := composetest.Woman
	child.Person = &brief.Figure{Age: "child"}
	_, k := placed(brief.Brief{Prompt: "a test", Subjects: []brief.Subject{composetest.Woman, child, composetest.Bicycle}, Relations: []brief.Relation{{From: 0, Kind: "beside", To: 1}, {From: 1, Kind: "riding", To: 2}}})
	grown, young := covered(k, 0), covered(k, 1)
	if young.H() > grown.H() {
		t.Errorf("the child on the bicycle has %.0f, who stands beside it %.0f", young.H(), grown.H())
	}
}

func TestABallIsKickedTowardAGoal(t *testing.T) {
	_, k := placed(brief.Brief{Prompt: "a test", Subjects: []brief.Subject{composetest.Woman, composetest.Thing("soccer-ball"), composetest.Thing("soccer-goal")}, Relations: []brief.Relation{{From: 0, Kind: "kicking", To: 1}, {From: 1, Kind: "inside", To: 2}}})
	who, ball, goal := covered(k, 0), covered(k, 1), covered(k, 2)
	if ball.X0 < who.X0 || goal.X0 < ball.X1-.5*ball.W() {
		t.Errorf("she begins at %.0f, the ball at %.0f, the goal at %.0f", who.X0, ball.X0, goal.X0)
	}
}

func TestWhoIsNamedBesideAChairSitsOnIt(t *testing.T) {
	c := placerOf(layout.Request{Brief: brief.Brief{Prompt: "a test", Subjects: []brief.Subject{composetest.Woman, composetest.Thing("armchair"), composetest.Thing("fireplace")}}, Seed: 1})
	if len(c.Links) != 1 || c.Links[0].Kind != "sitting on" {
		t.Errorf("%+v", c.Links)
	}
}

// Of a family that held hands only two pairs did.
func TestAFamilyHoldsHandsInALine(t *testing.T) {
	b := brief.Brief{Subjects: []brief.Subject{composetest.Woman, composetest.Woman, composetest.Woman, composetest.Woman}}
	b.Subjects[3].Pose = "holding hands"
	c := placerOf(layout.Request{Brief: b, Seed: 1})
	for n := range 3 {
		if want := (brief.Relation{From: n, Kind: "holding hands", To: n + 1}); !slices.Contains(c.Links, want) {
			t.Errorf("%v is not among %v", want, c.Links)
		}
	}
}

func TestWhatIsBuiltOnARockHasItBelowAndNoSeaOfItsOwn(t *testing.T) {
	c, k := placed(composetest.Pair(composetest.Thing("lighthouse"), "on", composetest.Thing("rock")))
	if !slices.Contains(c.Subject(0).Without, "waves") {
		t.Error("it stands in waves on a rock")
	}
	if tower, rock := covered(k, 0), covered(k, 1); rock.W() < tower.W() {
		t.Errorf("tower %v, rock %v", tower, rock)
	}
}
