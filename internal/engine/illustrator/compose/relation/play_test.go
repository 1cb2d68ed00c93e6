package relation

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/relation/together"
	"pellucid/internal/engine/illustrator/kit"
)

// Each of two boys who played soccer had a ball of his own, and all of four friends took a selfie.
func TestThoseWhoPlayHaveOneBallAndThoseOnASelfieOnePhone(t *testing.T) {
	boys := composetest.Someone("playing soccer")
	boys.Count = 2
	c, _ := placed(brief.Brief{Prompt: "a test", Subjects: []brief.Subject{boys}})
	if together.SharedPart(c.Placer, 0, 0) || !together.SharedPart(c.Placer, 0, 1) || c.View(0, 1) != kit.Left {
		t.Error("the second boy has a ball, or does not look at that of the first one")
	}
	c, _ = placed(brief.Brief{Prompt: "a test", Subjects: []brief.Subject{composetest.Someone("selfie"), composetest.Someone("selfie")}, Relations: []brief.Relation{{From: 0, Kind: "beside", To: 1}}})
	if c.besideSelfie(0, 0) != "" || c.besideSelfie(1, 0) == "" {
		t.Error("both take the selfie, or nobody does")
	}
}
