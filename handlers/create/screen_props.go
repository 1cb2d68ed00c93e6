package create

import (
	"encoding/json"

	"pellucid/handlers/api"
	"pellucid/internal/domain"
)

// CreateProps is what the create island starts from; it is part of the typed contract like every answer.
type CreateProps struct {
	Username string         `json:"username"`
	Usage    api.Usage      `json:"usage"`
	Prefill  Prefill        `json:"prefill"`
	Task     *Task          `json:"task" doc:"The running generation, if there is one"`
	Feed     FeedPage       `json:"feed" doc:"Newest images"`
	Edit     *OpenedEdit    `json:"edit" doc:"The image that the tools are opened with, if the address names one"`
	Styles   []string       `json:"favorite_styles" nullable:"false" doc:"Styles that you marked as favorites"`
	Engines  []EngineChoice `json:"engines" nullable:"false" doc:"The engines you can choose from. The first included one is the default"`
}

// OpenedEdit is an image that the tools are opened with.
type OpenedEdit struct {
	ImageID string          `json:"image_id"`
	Steps   json.RawMessage `json:"steps" doc:"Steps of a saved edit, empty for other images"`
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
	Shadow         string  `json:"shadow" enum:",none,contact,drop"`
	IsPublic       bool    `json:"is_public"`
	Engine         string  `json:"engine" doc:"Engine that was chosen, or empty for the default"`
}

// PrefillBody turns a request into what the form is filled with.
func PrefillBody(gen domain.Generation) Prefill {
	return Prefill{
		Prompt: gen.Prompt, NegativePrompt: gen.NegativePrompt, Width: gen.Width, Height: gen.Height, NumSamples: gen.Samples,
		GuidanceScale: gen.GuidanceScale, Steps: gen.Steps, CloneFrom: gen.CloneFrom, Engine: gen.Engine,
		Shadow: gen.Shadow, IsPublic: gen.Public,
	}
}
