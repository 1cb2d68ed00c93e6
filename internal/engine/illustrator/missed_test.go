package illustrator

import (
	"context"
	"math"
	"slices"
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/engine"
	"pellucid/internal/engine/illustrator/draw"
	"pellucid/internal/engine/illustrator/style"
	"pellucid/internal/testkit/services"
)

// The reading of "line art elephant with a red hat" listed red as understood, and the hat was white. In every style, a color or a pattern
// either changes the image or is said to be left out.
func TestWhatAStyleDoesNotShowIsSaidToBeLeftOut(t *testing.T) {
	e := newEngine(t)
	grays := []string{"charcoal", "engraving", "ink", "pencil", "woodcut"} // red and blue differ in them as grays do
	for k, pair := range [][3]string{{"a red mug", "a blue mug", "red"}, {"a red rose", "a blue rose", "red"}, {"a striped mug", "a mug", "striped"}} {
		for i, name := range style.Names() {
			if !services.Sampled(i, k) {
				continue
			}
			req := engine.Request{Prompt: pair[0], Style: name, Seed: 3, Width: 96, Height: 96}
			left := slices.ContainsFunc(e.Reading(req).LeftOut, func(it domain.ReadItem) bool { return it.Words == pair[2] })
			one := layerOf(t, e, req)
			req.Prompt = pair[1]
			if same := difference(one, layerOf(t, e, req)) < .01; same != left && !(left && slices.Contains(grays, name)) {
				t.Errorf("%s in %s looks like %s: %v; said to be left out: %v", pair[0], name, pair[1], same, left)
			}
		}
	}
}

// A woodcut of a black woman had a white face, and nothing was said.
func TestDarkSkinThatAStyleLeavesOutIsSaidToBeLeftOut(t *testing.T) {
	e := newEngine(t)
	for name, want := range map[string]bool{"woodcut": true, "engraving": true, "pencil": false, "": false} {
		left := e.Reading(engine.Request{Prompt: "a black woman with an umbrella", Style: name}).LeftOut
		if got := slices.ContainsFunc(left, func(it domain.ReadItem) bool { return it.Words == "black" }); got != want {
			t.Errorf("%q: said to be left out: %v", name, got)
		}
	}
}

func layerOf(t *testing.T, e *Engine, req engine.Request) []float32 {
	t.Helper()
	p, err := e.Plan(req)
	if err != nil {
		t.Fatal(err)
	}
	l, err := draw.Layer(context.Background(), p, draw.Options{Size: req.Width})
	if err != nil {
		t.Fatal(err)
	}
	return l.Pix
}

// difference is the mean difference of the colors of two layers where both are painted.
func difference(a, b []float32) float64 {
	sum, n := 0.0, 0.0
	for i := 0; i+3 < len(a); i += 4 {
		if a[i+3] < .5 || b[i+3] < .5 {
			continue
		}
		n++
		for k := range 3 {
			sum += math.Abs(float64(a[i+k] - b[i+k]))
		}
	}
	return sum / max(n, 1)
}

// Everybody who shows or stores a reading gets it from Reading, so what is not seen is said on the screen, in the API and in the file.
func TestActsSidesAndRelationsThatNobodySeesAreSaidToBeLeftOut(t *testing.T) {
	e := newEngine(t)
	for prompt, words := range map[string]string{
		"a cat climbing":                             "climbing",
		"a mug facing left":                          "facing left",
		"a woman dancing, riding a horse":            "dancing",
		"a silhouette of a sad cat":                  "sad",
		"a bride and a groom holding hands, walking": "walking",
		"a kitten kneeling":                          "kneeling",
		"a superhero with one fist":                  "one fist",
		"a sword with a broken handle":               "a broken handle",
		"a tailless dinosaur":                        "tailless",
	} {
		r := e.Reading(engine.Request{Prompt: prompt})
		if !slices.ContainsFunc(r.LeftOut, func(it domain.ReadItem) bool { return it.Words == words && it.Why != "" }) {
			t.Errorf("%s: left out %+v of understood %+v", prompt, r.LeftOut, r.Understood)
		}
	}
	for prompt, words := range map[string]string{"line art of a girl in a red dress": "a red dress"} {
		r := e.Reading(engine.Request{Prompt: prompt})
		if !slices.ContainsFunc(r.StandsIn, func(it domain.ReadItem) bool { return it.Words == words && it.To != "" }) {
			t.Errorf("%s: stands in %+v", prompt, r.StandsIn)
		}
	}
	for _, prompt := range []string{
		"a girl facing left", "two bears hugging", "a wolf howling at the moon", "a cat stretching", "a cow grazing", "two dogs fighting", "a mermaid sitting on a rock combing her hair",
		"a cat sleeping in a basket", "a mother kissing a baby", "a wooden train with red wheels", "a nurse pushing an old man in a wheelchair", "a witch riding a broom", "a snake wrapped around an apple",
	} {
		if r := e.Reading(engine.Request{Prompt: prompt}); len(r.LeftOut)+len(r.StandsIn) > 0 {
			t.Errorf("%s: left out %+v, stands in %+v", prompt, r.LeftOut, r.StandsIn)
		}
	}
}
