package illustrator

import (
	"bytes"
	"context"
	"encoding/json"
	"runtime"
	"sync"
	"testing"

	"pellucid/internal/alpha"
	"pellucid/internal/alpha/pixels"
	"pellucid/internal/engine"
	"pellucid/internal/engine/enginetest"
	"pellucid/internal/engine/illustrator/style"
	"pellucid/internal/testkit/services"
)

func TestTheIllustratorKeepsTheContractOfEngines(t *testing.T) {
	e := newEngine(t)
	enginetest.Run(t, func() engine.Engine { return e })
}

// ordinary prompts, one per kind of picture.
var ordinary = []string{
	"a red fox", "two red apples", "a dragon breathing fire", "a blue car", "an owl on a branch", "a birthday cake",
	"a cat wearing a hat", "a sunflower", "an astronaut riding a horse", "a coffee cup with steam",
	"a hamburger", "a red bicycle", "a girl waving", "a red rose", "the letter A", "a white rabbit", "a penguin", "a panda",
}

// Every style draws a sixth of the prompts, and every prompt is drawn in a sixth of the styles; all in all of them with TEST_LONG.
func TestNoStyleFailsTheAlphaGate(t *testing.T) {
	e := newEngine(t)
	stride, side := max(gateStride, 6), 384
	if services.Long() {
		stride, side = gateStride, 512
	}
	for i, name := range style.Names() {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			for k := i % stride; k < len(ordinary); k += stride {
				r := report(t, e, engine.Request{Prompt: ordinary[k], Width: side, Height: side, Seed: int64(k), Style: name})
				for _, c := range r.Checks {
					if c.Verdict == alpha.Fail {
						t.Errorf("%q: %s = %v %s", ordinary[k], c.Name, c.Value, c.Unit)
					}
				}
			}
		})
	}
}

func TestNoStateFailsTheAlphaGate(t *testing.T) {
	e := newEngine(t)
	for _, prompt := range []string{
		"bitten apple", "half eaten donut", "broken mug", "shattered window", "cracked bell", "melting clock", "wilted rose", "frozen fish", "deflated balloon",
		"rusty key", "dusty lamp", "burnt cookie", "dirty truck", "snowy house", "apple cut in half",
	} {
		for _, c := range report(t, e, engine.Request{Prompt: prompt, Width: 512, Height: 512, Seed: 1}).Checks {
			if c.Verdict == alpha.Fail {
				t.Errorf("%q: %s = %v %s", prompt, c.Name, c.Value, c.Unit)
			}
		}
	}
}

func report(t *testing.T, e *Engine, req engine.Request) alpha.Report {
	t.Helper()
	p, err := e.Draw(context.Background(), req, nil)
	if err != nil {
		t.Fatal(err)
	}
	pixels.Bleed(p.Image) // as every stored picture is
	return alpha.Measure(p.Image, alpha.Intent(p.Intent))
}

func TestPicturesDoNotDependOnTheNumberOfProcessors(t *testing.T) {
	e := newEngine(t)
	req := engine.Request{Prompt: "a green dragon", Width: 192, Height: 192, Seed: 5, Style: "papercut"}
	alone, err := e.Draw(context.Background(), req, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	var wg sync.WaitGroup
	for range 3 {
		wg.Go(func() {
			p, err := e.Draw(context.Background(), req, nil)
			if err != nil || !bytes.Equal(p.Image.Pix, alone.Image.Pix) {
				t.Errorf("one processor, three at once: other pixels (error %v)", err)
			}
		})
	}
	wg.Wait()
}

func TestTheRecipeHoldsEverythingThatReproducesThePicture(t *testing.T) {
	req := engine.Request{Prompt: "a fox", NegativePrompt: "snow", Width: 128, Height: 128, Seed: 9, Variation: 2, Style: "flat"}
	p, err := newEngine(t).Draw(context.Background(), req, nil)
	if err != nil {
		t.Fatal(err)
	}
	var got map[string]any
	if err := json.Unmarshal(p.Recipe, &got); err != nil {
		t.Fatal(err)
	}
	want := map[string]any{
		"engine": Name, "prompt": "a fox", "negative_prompt": "snow", "width": 128.0, "height": 128.0, "seed": 9.0, "variation": 2.0, "style": "flat",
	}
	for k, v := range want {
		if got[k] != v {
			t.Errorf("recipe[%q] = %v, want %v", k, got[k], v)
		}
	}
	if got["version"] == "" || got["plan"] == nil {
		t.Errorf("recipe lacks version or plan: %.120s", p.Recipe)
	}
}

func TestEveryStyleDrawsEverySizeAndLooksLikeNoOther(t *testing.T) {
	e := newEngine(t)
	seen := map[string]string{}
	for _, name := range style.Names() {
		for _, size := range []int{64, 150} {
			p, err := e.Draw(context.Background(), engine.Request{Prompt: "an owl", Width: size, Height: size, Seed: 3, Style: name}, nil)
			if err != nil || p.Image.Bounds().Dx() != size {
				t.Errorf("%s at %d: %v", name, size, err)
				continue
			}
			if other, ok := seen[string(p.Image.Pix)]; ok {
				t.Errorf("%s and %s draw the same", name, other)
			}
			seen[string(p.Image.Pix)] = name
		}
	}
}

func TestIntentFollowsTheStyle(t *testing.T) {
	e := newEngine(t)
	cases := []struct {
		prompt, style string
		want          func(engine.Intent) bool
	}{
		{"a fox", "neon", func(i engine.Intent) bool { return i.Glow }},
		{"a fox", "pixel", func(i engine.Intent) bool { return i.Pixelated }},
		{"a fox", "sticker", func(i engine.Intent) bool { return i.OwnEdges }},
		{"a fox", "glass", func(i engine.Intent) bool { return i.Glass }},
		{"confetti", "default", func(i engine.Intent) bool { return i.Particles }},
		{"a fox", "clay", func(i engine.Intent) bool { return i == engine.Intent{Outlined: true} }},
		{"a fox", "oil", func(i engine.Intent) bool { return i == engine.Intent{OwnEdges: true} }},
		{"a fox", "digital", func(i engine.Intent) bool { return i == engine.Intent{OwnEdges: true} }},
		{"a fox", "silhouette", func(i engine.Intent) bool { return i == engine.Intent{OwnEdges: true} }},
	}
	for _, c := range cases {
		p, err := e.Draw(context.Background(), engine.Request{Prompt: c.prompt, Width: 64, Height: 64, Style: c.style}, nil)
		if err != nil {
			t.Fatal(err)
		}
		if !c.want(p.Intent) {
			t.Errorf("%s in %s: intent %+v", c.prompt, c.style, p.Intent)
		}
	}
}
