package illustrator

import (
	"context"
	"testing"

	"pellucid/internal/alpha"
	"pellucid/internal/alpha/pixels"
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/draw"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/plan"
)

func TestNoEffectFrameOrLetteringFailsTheAlphaGate(t *testing.T) {
	for i, name := range library.Names() {
		group := library.GroupOf(name)
		if group != "effects" && group != "frames" && group != "lettering" || i%gateStride != 0 {
			continue
		}
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := plan.Make(brief.Brief{
				Prompt: name, Style: brief.Style{Name: "default"},
				Subjects: []brief.Subject{{Words: name, Kind: brief.Family, ID: name, Count: 1, Text: "Sale"}},
			}, 11, 0)
			l, err := draw.Layer(context.Background(), p, draw.Options{Size: 256})
			if err != nil {
				t.Fatal(err)
			}
			img := l.NRGBA()
			pixels.Bleed(img)
			for _, c := range alpha.Measure(img, alpha.Intent(intentOf(p))).Checks {
				if c.Verdict == alpha.Fail {
					t.Errorf("%s = %v %s", c.Name, c.Value, c.Unit)
				}
			}
		})
	}
}
