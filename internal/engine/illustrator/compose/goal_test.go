package compose

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

func TestAHockeyGoalieSavesAShotInPads(t *testing.T) {
	c := newComposer(Request{Brief: brief.Brief{Prompt: "a test", Subjects: []brief.Subject{{Kind: brief.Person, ID: "hockey-goalie", Count: 1, Pose: "diving save"}}}, Seed: 1})
	if got := c.subject(0).Pose; got != "guarding the net" {
		t.Errorf("the pose is %q", got)
	}
}

func TestPeopleInAPyramidStandBehindTheShouldersOfThoseBelow(t *testing.T) {
	c := newComposer(Request{Brief: brief.Brief{Prompt: "a test", Subjects: []brief.Subject{woman}}, Seed: 1})
	all := []cluster{c.unit(0, how{}), c.unit(0, how{copy: 1}), c.unit(0, how{copy: 2})}
	one, whole := all[0].bounds(), pyramid(all).bounds()
	if whole.H() > 1.8*one.H() || whole.H() < 1.4*one.H() {
		t.Errorf("three people are %.1f times as high as one", whole.H()/one.H())
	}
}
