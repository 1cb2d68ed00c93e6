package relation

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
)

func TestWhoPlaysACelloSitsBehindItWithTheBowInTheHand(t *testing.T) {
	c, k := placed(composetest.Pair(composetest.Woman, "playing", composetest.Thing("cello")))
	b, body := covered(k, 1), k.Root.Box()
	if k.Root.How.Pose != celloPose || len(c.Subject(1).Without) != 1 || b.X0 < body.X0 || b.X1 > body.X1+.2*b.W() {
		t.Errorf("%s, without %v, cello %v, player %v", k.Root.How.Pose, c.Subject(1).Without, b, body)
	}
}

func TestAnAnimalThatReadsAndDrinksHasACupAndAPaper(t *testing.T) {
	b := brief.Brief{Subjects: []brief.Subject{composetest.Cat, composetest.Thing("coffee"), composetest.Thing("newspaper")}, Relations: []brief.Relation{{From: 0, Kind: "drinking", To: 1}, {From: 0, Kind: "reading", To: 2}}}
	_, k := placed(b)
	if cup, paper := covered(k, 1), covered(k, 2); cup.X1 > paper.X0+.2*cup.W() {
		t.Errorf("cup %v, newspaper %v", cup, paper)
	}
}

func TestAHarpStandsBelowTheChinOfWhoPlaysIt(t *testing.T) {
	_, k := placed(composetest.Pair(composetest.Woman, "playing", composetest.Thing("harp")))
	b, mouth := covered(k, 1), k.Root.Anchor("mouth")
	if hand := k.Root.Anchor("handFar"); hand.X < b.X0 || hand.X > b.X1 || b.X0 < mouth.X-.1*b.W() {
		t.Errorf("harp %v, hand %v, mouth %v", b, hand, mouth)
	}
}
