package create

import (
	"pellucid/handlers/api"
	"pellucid/internal/domain"
)

// CreateProps is what the create island starts from; it is part of the typed contract like every answer.
type CreateProps struct {
	Username string         `json:"username"`
	Usage    api.Usage      `json:"usage"`
	Prefill  Prefill        `json:"prefill"`
	Task     *Task          `json:"task" doc:"The generation that is still running, if one is"`
	Recent   []api.Image    `json:"recent" nullable:"false"`
	Engines  []EngineChoice `json:"engines" nullable:"false" doc:"The engines to choose from; the first that is included is the default"`
}

// Prefill is what the create form is filled with.
type Prefill struct {
	Prompt         string  `json:"prompt"`
	NegativePrompt string  `json:"negative_prompt"`
	Width          int     `json:"width"`
	Height         int     `json:"height"`
	NumSamples     int     `json:"num_samples"`
	GuidanceScale  float64 `json:"guidance_scale"`
	Steps          int     `json:"steps"`
	CloneFrom      string  `json:"clone_from"`
	Engine         string  `json:"engine" doc:"Name of the engine that was chosen; empty: the default"`
}

// PrefillBody turns a request into what the form is filled with.
func PrefillBody(gen domain.Generation) Prefill {
	return Prefill{
		Prompt: gen.Prompt, NegativePrompt: gen.NegativePrompt, Width: gen.Width, Height: gen.Height, NumSamples: gen.Samples,
		GuidanceScale: gen.GuidanceScale, Steps: gen.Steps, CloneFrom: gen.CloneFrom, Engine: gen.Engine,
	}
}
