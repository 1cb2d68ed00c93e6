package fal

import (
	"errors"
	"maps"
	"slices"
	"strings"

	"pellucid/internal/engine"
	"pellucid/internal/engine/remote"
)

// Model is an endpoint that makes pictures, and how it is asked. An empty name of an input is not sent.
type Model struct {
	Endpoint  string // such as "fal-ai/layer-diffusion"
	Label     string // shown to people
	Hint      string
	Fixed     map[string]any // inputs that are always sent
	Names     Inputs
	Aspects   map[string]engine.Size // the aspect ratios that it takes, with the sizes they give
	Sizes     []engine.Size          // of a model that takes no aspect ratio
	Steps     [2]int
	Guidance  [2]float64
	Opaque    bool
	CostCents float64
}

// Inputs are the names of a model's inputs.
type Inputs struct{ Prompt, Negative, Seed, Aspect, Steps, Guidance string }

// LayerDiffusion is SDXL with LayerDiffuse: true partial alpha for glass, smoke and hair.
func LayerDiffusion() Model {
	return Model{
		Endpoint: "fal-ai/layer-diffusion", Label: "Layer Diffusion", Hint: "photorealistic, about 10 s", CostCents: 1,
		Fixed: map[string]any{"enable_safety_checker": true}, Sizes: []engine.Size{{Width: 1024, Height: 1024}},
		Names: Inputs{Prompt: "prompt", Negative: "negative_prompt", Seed: "seed", Steps: "num_inference_steps", Guidance: "guidance_scale"},
		Steps: [2]int{1, 50}, Guidance: [2]float64{0.1, 20},
	}
}

// Ideogram is Ideogram 3 with a transparent background: good lettering.
func Ideogram() Model {
	return Model{
		Endpoint: "fal-ai/ideogram/v3/generate-transparent", Label: "Ideogram 3", Hint: "good at lettering, about 15 s", CostCents: 6,
		Fixed:   map[string]any{"num_images": 1, "rendering_speed": "BALANCED", "expand_prompt": false},
		Names:   Inputs{Prompt: "prompt", Negative: "negative_prompt", Seed: "seed", Aspect: "aspect_ratio"},
		Aspects: remote.IdeogramAspects(":"),
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
	can := engine.Capabilities{
		Label: m.Label, Hint: m.Hint, CostCents: m.CostCents, NativeAlpha: !m.Opaque, Sizes: m.Sizes,
		Negative: m.Names.Negative != "", Seeds: m.Names.Seed != "", Steps: m.Names.Steps != "", Guidance: m.Names.Guidance != "",
	}
	for _, aspect := range slices.Sorted(maps.Keys(m.Aspects)) {
		can.Sizes = append(can.Sizes, m.Aspects[aspect])
	}
	return can
}

// input writes a request as the model's input.
func (m Model) input(req engine.Request) (map[string]any, error) {
	size, err := remote.SizeFor(m.capabilities(), req)
	if err != nil {
		return nil, err
	}
	input := maps.Clone(m.Fixed)
	if input == nil {
		input = map[string]any{}
	}
	set := func(name string, value any) {
		if name != "" {
			input[name] = value
		}
	}
	set(m.Names.Prompt, remote.Prompt(req, m.Opaque))
	set(m.Names.Seed, remote.Seed(req))
	for aspect, of := range m.Aspects {
		if of == size {
			set(m.Names.Aspect, aspect)
		}
	}
	if negative := remote.Clean(req.NegativePrompt); negative != "" {
		set(m.Names.Negative, negative)
	}
	if req.Steps > 0 && m.Steps[1] > 0 {
		set(m.Names.Steps, min(max(req.Steps, m.Steps[0]), m.Steps[1]))
	}
	if req.GuidanceScale > 0 && m.Guidance[1] > 0 {
		set(m.Names.Guidance, min(max(req.GuidanceScale, m.Guidance[0]), m.Guidance[1]))
	}
	return input, nil
}
