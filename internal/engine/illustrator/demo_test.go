package illustrator

import (
	"testing"

	"pellucid/internal/alpha"
	"pellucid/internal/engine"
	"pellucid/internal/studio"
)

// The demo gallery is what a visitor judges us by: every prompt is understood, and no picture's alpha check has a warning.
func TestNoPictureOfTheDemoGalleryHasAWarning(t *testing.T) {
	if len(studio.DemoPrompts) != 96 {
		t.Errorf("%d demo prompts, want 96", len(studio.DemoPrompts))
	}
	e := newEngine(t)
	for i, prompt := range studio.DemoPrompts {
		if i%gateStride != 0 {
			continue
		}
		t.Run(prompt, func(t *testing.T) {
			t.Parallel()
			for _, c := range report(t, e, engine.Request{Prompt: prompt, Size: 1024, Seed: studio.DemoSeed(prompt)}).Checks {
				if c.Verdict != alpha.Pass {
					t.Errorf("%s: %s = %v %s", c.Verdict, c.Name, c.Value, c.Unit)
				}
			}
		})
	}
}
