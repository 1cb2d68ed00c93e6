package illustrator

import (
	"context"
	"testing"

	"pellucid/internal/alpha"
	"pellucid/internal/engine/illustrator/draw"
	"pellucid/internal/engine/illustrator/plan"
	"pellucid/internal/engine/illustrator/procedural"
)

func TestNoProceduralFamilyFailsTheAlphaGate(t *testing.T) {
	for i, name := range procedural.Names() {
		if i%gateStride != 0 {
			continue
		}
		t.Run(name, func(t *testing.T) {
			p := plan.Plan{
				Seed: 11, Style: plan.Style{Name: "default"}, Category: "design-elements",
				Items: []plan.Item{{Art: plan.Art{Set: "procedural", Name: name}, X: 0.5, Y: 0.5, W: 0.86, H: 0.86, Text: "Summer Sale"}},
			}
			l, err := draw.Layer(context.Background(), p, draw.Options{Size: 512})
			if err != nil {
				t.Fatal(err)
			}
			img := l.NRGBA()
			alpha.Bleed(img)
			for _, c := range alpha.Measure(img, alpha.Intent(intentOf(p))).Checks {
				if c.Verdict == alpha.Fail {
					t.Errorf("%s = %v %s", c.Name, c.Value, c.Unit)
				}
			}
		})
	}
}
