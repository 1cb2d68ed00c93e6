package relationtest

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/together"
	"pellucid/internal/engine/illustrator/kit"
)

func TestAHockeyGoalieSavesAShotInPads(t *testing.T) {
	c := placerOf(layout.Request{Brief: brief.Brief{Prompt: "a test", Subjects: []brief.Subject{{Kind: brief.Person, ID: "hockey-goalie", Count: 1, Pose: "diving save"}}}, Seed: 1})
	if got := c.Subject(0).Pose; got != "guarding the net" {
		t.Errorf("the pose is %q", got)
	}
}

func TestPeopleInAPyramidStandBehindTheShouldersOfThoseBelow(t *testing.T) {
	three := composetest.Woman
	three.Count = 3
	c := placerOf(layout.Request{Brief: brief.Brief{Prompt: "a test", Subjects: []brief.Subject{three}, Relations: []brief.Relation{{From: 0, Kind: "pyramid", To: 0}}}, Seed: 1})
	one, whole := c.Unit(0, layout.How{}).Bounds(), c.Copies(0).Bounds()
	if whole.H() > 1.8*one.H() || whole.H() < 1.4*one.H() {
		t.Errorf("three people are %.1f times as high as one", whole.H()/one.H())
	}
}

// Each of two boys who played soccer had a ball of his own, and all of four friends took a selfie.
func TestThoseWhoPlayHaveOneBallAndThoseOnASelfieOnePhone(t *testing.T) {
	boys := composetest.Someone("playing soccer")
	boys.Count = 2
	c, _ := placed(brief.Brief{Prompt: "a test", Subjects: []brief.Subject{boys}})
	if together.SharedPart(c.Placer, 0, 0) || !together.SharedPart(c.Placer, 0, 1) || c.View(0, 1) != kit.Left {
		t.Error("the second boy has a ball, or does not look at that of the first one")
	}
	c, _ = placed(brief.Brief{Prompt: "a test", Subjects: []brief.Subject{composetest.Someone("selfie"), composetest.Someone("selfie")}, Relations: []brief.Relation{{From: 0, Kind: "beside", To: 1}}})
	if poseOf(c, 0, 0) != "" || poseOf(c, 1, 0) == "" { // nothing but what the subject is told to do
		t.Errorf("both take the selfie, or nobody does: %q, %q", poseOf(c, 0, 0), poseOf(c, 1, 0))
	}
}
