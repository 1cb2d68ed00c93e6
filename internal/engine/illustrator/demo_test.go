package illustrator

import (
	"testing"

	"pellucid/internal/alpha"
	"pellucid/internal/engine"
	"pellucid/internal/generation/demo"
	"pellucid/internal/testkit/services"
)

// The demo gallery is what a visitor judges us by: nothing of a prompt is left out, and no picture's alpha check has a warning. In make
// test a third of them is drawn.
func TestNoPictureOfTheDemoGalleryHasAWarning(t *testing.T) {
	if len(demo.Prompts) != 96 {
		t.Errorf("%d demo prompts, want 96", len(demo.Prompts))
	}
	e := newEngine(t)
	for i, prompt := range demo.Prompts {
		if reading := e.Reading(engine.Request{Prompt: prompt}); len(reading.LeftOut) > 0 {
			t.Errorf("%q: %v is left out", prompt, reading.LeftOut)
		}
		if i%gateStride != 0 || !services.Sampled(i, 0) {
			continue
		}
		t.Run(prompt, func(t *testing.T) {
			t.Parallel()
			for _, c := range report(t, e, engine.Request{Prompt: prompt, Width: 1024, Height: 1024, Seed: demo.Seed(prompt)}).Checks {
				if c.Verdict != alpha.Pass {
					t.Errorf("%s: %s = %v %s", c.Verdict, c.Name, c.Value, c.Unit)
				}
			}
		})
	}
}
