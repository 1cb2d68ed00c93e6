package design

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
)

func TestALabelIsDrawnInTheShapeThatWasAskedFor(t *testing.T) {
	wide := func(shape string) float64 {
		c := designerOf(layout.Request{Brief: brief.Brief{Prompt: "label", Design: "label", Ground: shape, Lettering: []string{"Honey"}}})
		b := c.label(nil, "Honey").Sprites[0].Box
		return b.W() / b.H()
	}
	if oval, round, hanger := wide("oval"), wide("circle"), wide("hanger"); oval < 1.2 || round < .95 || round > 1.05 || hanger > .7 {
		t.Errorf("oval %.2f, round %.2f, door hanger %.2f", oval, round, hanger)
	}
}

func TestTheInkOfALabelIsSeenOnItsPaper(t *testing.T) {
	c := designerOf(layout.Request{Brief: brief.Brief{Prompt: "coffee label black and cream", Design: "label", Tints: []string{"black", "cream"}, Lettering: []string{"Coffee Roaster"}}})
	if paper := c.paperOfLabel(c.plateColors()); paper.Lch().L < .9 {
		t.Errorf("the paper is %v", paper)
	}
}
