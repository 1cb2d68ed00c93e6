package compose

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

func TestACoupleOfOneRoleIsAManAndAWoman(t *testing.T) {
	two := brief.Subject{Kind: brief.Person, ID: "gnome", Count: 2, Person: &brief.Figure{}}
	c := newComposer(Request{Brief: brief.Brief{Prompt: "gnome couple", Subjects: []brief.Subject{two}}})
	a, b := c.personSpec(0, how{}), c.personSpec(0, how{copy: 1})
	if a.Body != "man" || b.Body != "woman" || b.Beard != "none" || a.HeadColor.Same(b.HeadColor) {
		t.Errorf("%q %q, beard %q", a.Body, b.Body, b.Beard)
	}
}

func TestThreeWhoHugStandArmInArm(t *testing.T) {
	c := newComposer(Request{Brief: brief.Brief{Subjects: []brief.Subject{someone(""), someone(""), someone("")},
		Relations: []brief.Relation{{From: 0, Kind: "beside", To: 1}, {From: 1, Kind: "beside", To: 2}, {From: 0, Kind: "hugging", To: 2}}}})
	for _, l := range c.links {
		if l.Kind != shouldering {
			t.Errorf("%+v", c.links)
		}
	}
}
