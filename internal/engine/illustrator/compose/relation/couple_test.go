package relation

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
)

func TestACoupleOfOneRoleIsAManAndAWoman(t *testing.T) {
	two := brief.Subject{Kind: brief.Person, ID: "gnome", Count: 2, Person: &brief.Figure{}}
	c := placerOf(layout.Request{Brief: brief.Brief{Prompt: "gnome couple", Subjects: []brief.Subject{two}}})
	a, b := c.PersonSpec(0, layout.How{}), c.PersonSpec(0, layout.How{Copy: 1})
	if a.Body != "man" || b.Body != "woman" || b.Beard != "none" || a.HeadColor.Same(b.HeadColor) {
		t.Errorf("%q %q, beard %q", a.Body, b.Body, b.Beard)
	}
}

func TestThreeWhoHugStandArmInArm(t *testing.T) {
	c := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{composetest.Someone(""), composetest.Someone(""), composetest.Someone("")},
		Relations: []brief.Relation{{From: 0, Kind: "beside", To: 1}, {From: 1, Kind: "beside", To: 2}, {From: 0, Kind: "hugging", To: 2}}}})
	for _, l := range c.Links {
		if l.Kind != figure.Shouldering {
			t.Errorf("%+v", c.Links)
		}
	}
}
