package compose

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

func TestAFlagInAHandIsOnAPole(t *testing.T) {
	flag := brief.Subject{Words: "flag", Kind: brief.Flag, ID: "mx", Count: 1}
	flat, _ := licensed(flag)
	flag.Pose = "waving"
	flown, ok := licensed(flag)
	if !ok || flown.Box.H() < 1.5*flat.Box.H() {
		t.Errorf("a waving flag is %.0f high, a flat one %.0f", flown.Box.H(), flat.Box.H())
	}
	if _, ok := flown.Anchors["grip"]; !ok {
		t.Error("its pole has no place for a hand")
	}
	girl := brief.Subject{Words: "girl", Kind: brief.Person, ID: "girl", Count: 1}
	c := composer{Request: Request{Brief: pairOf(girl, "holding", flag)}}
	if !c.isHeld(1) || c.isHeld(0) {
		t.Error("the girl holds the flag")
	}
}

func TestTheRainbowOfAUnicornIsInItsMane(t *testing.T) {
	c := composer{Request: Request{Brief: brief.Brief{Subjects: []brief.Subject{{Words: "unicorn", Kind: brief.Animal, ID: "unicorn", Count: 1, Fill: "rainbow"}}}}}
	if spec := c.animalSpec(0, how{}); spec.Fill != nil || spec.Fills["mane"] == nil {
		t.Error("its coat is a rainbow, or its mane is not")
	}
	c.Brief.Subjects[0].ID = "cow"
	if spec := c.animalSpec(0, how{}); spec.Fill == nil || spec.Fills["mane"] != nil {
		t.Error("the rainbow of a cow is not in its coat")
	}
}
