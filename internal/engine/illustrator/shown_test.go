package illustrator

import (
	"math"
	"strings"
	"testing"

	"pellucid/internal/engine"
	"pellucid/internal/engine/illustrator/draw"
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

// A horse with red legs, a wide dog, a fluffy cat, a round mirror and a cat with one eye were called understood and drawn as if nothing had
// been said. What is said after a thing changes its image too, or is left out.
func TestPartsFormsAndCountsThatAreUnderstoodChangeTheImage(t *testing.T) {
	e := newEngine(t)
	for subject, said := range map[string][]string{
		"horse":  {"fluffy *", "wide *", "* with red legs", "* with one eye", "* without a tail", "* three quarter view"},
		"owl":    {"* with red legs", "* with a green tail", "* with its wings spread", "* with eyes closed"},
		"mirror": {"round *", "square *", "oblong *"},
		"table":  {"square *", "copper *", "* with three legs"},
		"car":    {"* missing a wheel", "sinking *", "half buried *"},
		"laptop": {"* with a cracked screen"},
		"lamp":   {"* hanging from the ceiling", "* with a rusty base"},
		"jeans":  {"torn *"},
		"globe":  {"* on a red stand"},
		"potion": {"half full *"},
		"flower": {"* with four petals", "* with seven petals"},
		"spider": {"* with six legs", "fluffy *"},
		"man":    {"fierce *", "shiny *", "* with a braid", "* without ears", "* with goggles"},
	} {
		plain := layerOf(t, e, engine.Request{Prompt: subject, Seed: 3, Width: 64, Height: 64})
		for _, how := range said {
			req := engine.Request{Prompt: strings.Replace(how, "*", subject, 1), Seed: 3, Width: 64, Height: 64}
			r := e.Reading(req)
			if r.Refused != "" || len(r.LeftOut)+len(r.StandsIn) > 0 {
				continue
			}
			p, err := e.Plan(req)
			if err != nil {
				t.Fatal(err)
			}
			p.Prompt, p.Brief.Prompt = subject, subject // the same person and the same chance
			l, err := draw.Layer(t.Context(), p, draw.Options{Size: req.Width})
			if err != nil {
				t.Fatal(err)
			}
			if share := changedShare(plain, l.Pix); share < .002 {
				t.Errorf("%s is understood and looks like a %s: %.4f of it changes", req.Prompt, subject, share)
			}
		}
	}
}
