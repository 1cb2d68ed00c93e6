package compose

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

// A lavender field was one plant on a patch of grass.
func TestAFieldIsFullOfItsPlant(t *testing.T) {
	c := newComposerOf(brief.Brief{Place: "meadow/lavender", Subjects: []brief.Subject{piece("lavender", 3)}})
	k, ok := c.flowerField()
	if plants := len(k.Sprites); !ok || plants < 20 {
		t.Errorf("%d drawings in a field", plants)
	}
	if _, ok := newComposerOf(brief.Brief{Place: "meadow/lavender", Subjects: []brief.Subject{{Kind: brief.Person, ID: "girl", Count: 1}}}).flowerField(); ok {
		t.Error("a girl is no field")
	}
}

func TestButterfliesFlyOverTheFlowersOfAMeadow(t *testing.T) {
	boxes, _ := landOf(brief.Brief{Place: "meadow", Subjects: []brief.Subject{piece("butterfly", 3)}})
	if boxes[0].Y1 > boxes[-1].Y1-.2 {
		t.Errorf("butterflies at %v over a meadow at %v", boxes[0], boxes[-1])
	}
}
