package alter

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit"
)

func TestASmallHeadFillsItsPortraitToo(t *testing.T) {
	cut := func(head float64) float64 {
		canvas, err := kit.NewCanvas("somebody", nil, kit.Options{})
		if err != nil {
			t.Fatal(err)
		}
		canvas.Add(canvas.Rect(0, 0, 100, 400, 0, kit.Black))
		canvas.AnchorBox("head", 50, 40, head, head, 0)
		canvas.AnchorBox("chest", 50, 160, 80, 100, 0)
		return Bust(canvas.Drawing()).Box.Y1
	}
	if large, small := cut(120), cut(60); small > 0.72*large || small < 110 {
		t.Errorf("the bust below a large head ends at %.0f, below a small one at %.0f", large, small)
	}
}
