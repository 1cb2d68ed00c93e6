package fal

import (
	"errors"
	"maps"
	"slices"
	"strings"

	"pellucid/internal/engine"
	"pellucid/internal/engine/remote"
)

// Model is an endpoint that makes pictures, and how it is asked.
type Model struct {
	remote.Form
	Endpoint  string // such as "fal-ai/layer-diffusion"
	Label     string // shown to people
	Hint      string
	Sizes     []engine.Size // of a model that takes no aspect ratio
	CostCents float64
}

// LayerDiffusion is SDXL with LayerDiffuse: true partial alpha for glass, smoke and hair.
func LayerDiffusion() Model {
	return Model{
		Endpoint: "fal-ai/layer-diffusion", Label: "Layer Diffusion", Hint: "photorealistic, about 10 s", CostCents: 1,
		Sizes: []engine.Size{{Width: 1024, Height: 1024}},
		Form: remote.Form{
			Fixed: map[string]any{"enable_safety_checker": true},
			Names: remote.Inputs{Prompt: "prompt", Negative: "negative_prompt", Seed: "seed", Steps: "num_inference_steps", Guidance: "guidance_scale"},
			Steps: [2]int{1, 50}, Guidance: [2]float64{0.1, 20},
		},
	}
}

// Ideogram is Ideogram 3 with a transparent background: good lettering.
func Ideogram() Model {
	return Model{
		Endpoint: "fal-ai/ideogram/v3/generate-transparent", Label: "Ideogram 3", Hint: "good at lettering, about 15 s", CostCents: 6,
		Form: remote.Form{
			Fixed:   map[string]any{"num_images": 1, "rendering_speed": "BALANCED", "expand_prompt": false},
			Names:   remote.Inputs{Prompt: "prompt", Negative: "negative_prompt", Seed: "seed", Aspect: "aspect_ratio"},
			Aspects: remote.IdeogramAspects(":"),
		},
	}
}

var models = map[string]func() Model{"layer-diffusion": LayerDiffusion, "ideogram": Ideogram}

// DefaultModel is the name of the model for those who do not choose.
const DefaultModel = "layer-diffusion"

// Named returns a model by the name that the settings use: "layer-diffusion" or "ideogram"; "" is the default.
func Named(name string) (Model, error) {
	if name == "" {
		name = DefaultModel
	}
	m, ok := models[name]
	if !ok {
		return Model{}, errors.New("fal: the models are " + strings.Join(slices.Sorted(maps.Keys(models)), ", "))
	}
	return m(), nil
}

func (m Model) capabilities() engine.Capabilities {
	return m.Describe(engine.Capabilities{Label: m.Label, Hint: m.Hint, CostCents: m.CostCents, Sizes: m.Sizes})
}

// input writes a request as the model's input.
func (m Model) input(req engine.Request) (map[string]any, error) {
	return m.Input(m.capabilities(), req, m.Opaque)
}
