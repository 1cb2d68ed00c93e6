package compose

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

func TestWhoPlaysACelloSitsBehindItWithTheBowInTheHand(t *testing.T) {
	c, k := placed(pairOf(woman, "playing", thing("cello")))
	b, body := covered(k, 1), k.root.box()
	if k.root.how.pose != celloPose || len(c.subject(1).Without) != 1 || b.X0 < body.X0 || b.X1 > body.X1+.2*b.W() {
		t.Errorf("%s, without %v, cello %v, player %v", k.root.how.pose, c.subject(1).Without, b, body)
	}
}

func TestAnAnimalThatReadsAndDrinksHasACupAndAPaper(t *testing.T) {
	b := brief.Brief{Subjects: []brief.Subject{cat, thing("coffee"), thing("newspaper")}, Relations: []brief.Relation{{From: 0, Kind: "drinking", To: 1}, {From: 0, Kind: "reading", To: 2}}}
	_, k := placed(b)
	if cup, paper := covered(k, 1), covered(k, 2); cup.X1 > paper.X0+.2*cup.W() {
		t.Errorf("cup %v, newspaper %v", cup, paper)
	}
}

func TestWhoSwimsWearsASwimsuitAndAManWithLongHairABeard(t *testing.T) {
	man := brief.Subject{Kind: brief.Person, Count: 1, Pose: "swimming", Person: &brief.Figure{Age: "adult", Body: "man", Hair: "long"}}
	spec := dressedAs(brief.Brief{Prompt: "a man with long hair swimming", Subjects: []brief.Subject{man}}, 0, 0)
	if spec.Top.Name != "bare chest" || spec.Bottom.Name != "swim trunks" || spec.Beard == "" {
		t.Errorf("%q, %q, beard %q", spec.Top.Name, spec.Bottom.Name, spec.Beard)
	}
}

func TestAHarpStandsBelowTheChinOfWhoPlaysIt(t *testing.T) {
	_, k := placed(pairOf(woman, "playing", thing("harp")))
	b, mouth := covered(k, 1), k.root.anchor("mouth")
	if hand := k.root.anchor("handFar"); hand.X < b.X0 || hand.X > b.X1 || b.X0 < mouth.X-.1*b.W() {
		t.Errorf("harp %v, hand %v, mouth %v", b, hand, mouth)
	}
}
