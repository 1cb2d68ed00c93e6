package illustrator

import (
	"testing"

	"pellucid/internal/alpha"
	"pellucid/internal/alpha/transform"
	"pellucid/internal/engine"
)

func TestAWideOrTallCanvasIsFilledByTheSubjectAndNothingIsCutOff(t *testing.T) {
	e := newEngine(t)
	for _, size := range []engine.Size{{Width: 512, Height: 288}, {Width: 288, Height: 512}, {Width: 512, Height: 384}} {
		for _, prompt := range []string{"a red fox", "a tall lighthouse", "three apples", "a long green crocodile"} {
			p, err := engine.Draw(t.Context(), e, engine.Request{Prompt: prompt, Width: size.Width, Height: size.Height, Seed: 3}, nil)
			if err != nil {
				t.Fatal(err)
			}
			if got := p.Image.Rect; got.Dx() != size.Width || got.Dy() != size.Height {
				t.Fatalf("%s: asked for %v, got %v", prompt, size, got)
			}
			box := transform.Trim(p.Image, 0).Rect
			if fill := max(float64(box.Dx())/float64(size.Width), float64(box.Dy())/float64(size.Height)); fill < 0.85 {
				t.Errorf("%s at %v fills only %.0f%% of its tighter side", prompt, size, 100*fill)
			}
			for _, c := range alpha.Measure(p.Image, alpha.Intent(p.Intent)).Checks {
				if c.Name == "border" && c.Verdict != alpha.Pass {
					t.Errorf("%s at %v is cut off: %s", prompt, size, c.Note)
				}
			}
		}
	}
}

func TestAPatternFillsAWideCanvas(t *testing.T) {
	p, err := engine.Draw(t.Context(), newEngine(t), engine.Request{Prompt: "seamless pattern of lemons", Width: 512, Height: 288, Seed: 3}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if box := transform.Trim(p.Image, 0).Rect; box.Dx() < 460 || box.Dy() < 245 {
		t.Errorf("the pattern covers %v of 512 × 288", box)
	}
}
