package illustrator

import (
	"math"
	"testing"

	"pellucid/internal/engine"
)

// Reading said that a tie-dye peace sign, a camouflage helmet and a happy skull were understood, and each was drawn as if nothing had been
// said. What is understood changes the image; a sample of subjects stands for all, and make bench asks of many more.
func TestWhatIsUnderstoodOfASubjectChangesItsImage(t *testing.T) {
	e := newEngine(t)
	attributes := []string{"tie dye", "camouflage", "glitter", "marbled", "gold", "wooden", "felt", "rusty", "wet", "full", "shiny", "happy"}
	for _, subject := range []string{"peace sign", "bicycle", "skull", "cat", "mug"} {
		plain := layerOf(t, e, engine.Request{Prompt: subject, Seed: 3, Width: 64, Height: 64})
		for _, said := range attributes {
			req := engine.Request{Prompt: said + " " + subject, Seed: 3, Width: 64, Height: 64}
			r := e.Reading(req)
			if r.Refused != "" || len(r.LeftOut)+len(r.StandsIn) > 0 || said == "full" && subject == "mug" { // it is drawn full
				continue
			}
			if share := changedShare(plain, layerOf(t, e, req)); share < .005 {
				t.Errorf("%s is understood and looks like a %s: %.4f of it changes", req.Prompt, subject, share)
			}
		}
	}
}

// changedShare is how much of what two layers paint is clearly of another color in the second.
func changedShare(a, b []float32) float64 {
	changed, painted := 0.0, 0.0
	for i := 0; i+3 < len(a); i += 4 {
		if a[i+3] < .05 && b[i+3] < .05 {
			continue
		}
		painted++
		for k := range 4 {
			if math.Abs(float64(a[i+k]-b[i+k])) > .06 {
				changed++
				break
			}
		}
	}
	return changed / max(painted, 1)
}
