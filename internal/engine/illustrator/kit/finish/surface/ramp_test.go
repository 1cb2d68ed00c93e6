package surface

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit"
)

// White things were white in gold and in chrome once: their tones all lay at the top of the ramp.
func TestAPaleThingTakesTheWholeRampOfAMetal(t *testing.T) {
	c, err := kit.NewCanvas("pale", nil, kit.Options{})
	if err != nil {
		t.Fatal(err)
	}
	c.Add(c.Rect(20, 20, 200, 100, 0, kit.Hex("#f4f4f4")), c.Rect(20, 120, 200, 100, 0, kit.Hex("#dcdcdc")))
	d := c.Drawing()
	RampOf(0x000000, 0x808080, 0xffffff).Through(&d)
	low, _, high := toneRange(&d)
	if high-low < .25 {
		t.Errorf("tones %.2f to %.2f", low, high)
	}
	if high > .97 && low > .8 {
		t.Error("it is still white")
	}
}
