package relation

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/layout"
)

func TestAHockeyGoalieSavesAShotInPads(t *testing.T) {
	c := placerOf(layout.Request{Brief: brief.Brief{Prompt: "a test", Subjects: []brief.Subject{{Kind: brief.Person, ID: "hockey-goalie", Count: 1, Pose: "diving save"}}}, Seed: 1})
	if got := c.Subject(0).Pose; got != "guarding the net" {
		t.Errorf("the pose is %q", got)
	}
}

func TestPeopleInAPyramidStandBehindTheShouldersOfThoseBelow(t *testing.T) {
	c := placerOf(layout.Request{Brief: brief.Brief{Prompt: "a test", Subjects: []brief.Subject{composetest.Woman}}, Seed: 1})
	all := []layout.Cluster{c.Unit(0, layout.How{}), c.Unit(0, layout.How{Copy: 1}), c.Unit(0, layout.How{Copy: 2})}
	one, whole := all[0].Bounds(), pyramid(all).Bounds()
	if whole.H() > 1.8*one.H() || whole.H() < 1.4*one.H() {
		t.Errorf("three people are %.1f times as high as one", whole.H()/one.H())
	}
}
