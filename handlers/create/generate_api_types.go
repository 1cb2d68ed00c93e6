package create

import (
	"strconv"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
	"pellucid/internal/domain"
)

type generateInput struct {
	IdempotencyKey string `header:"Idempotency-Key" doc:"A request with the same key returns the same task and is not charged again"`
	Prefer         string `header:"Prefer" doc:"wait: answer when the images are ready, or after 30 seconds"`
	Body           GenerateRequest
}

// GenerateRequest asks for pictures.
type GenerateRequest struct {
	Prompt         string   `json:"prompt" doc:"1 to 2,000 characters"`
	NegativePrompt string   `json:"negative_prompt,omitempty"`
	NumSamples     *int     `json:"num_samples,omitempty" doc:"1 to 4, default 1"`
	Width          *int     `json:"width,omitempty" doc:"Pixels, default 512. The longer side must be 512, 768, 1024 or 1536"`
	Height         *int     `json:"height,omitempty" doc:"Pixels. The aspect ratio must be 1:1, 4:3, 3:4, 3:2, 2:3, 16:9 or 9:16. Default: the ratio named in the prompt, or square"`
	Size           string   `json:"size,omitempty" doc:"Width x height, instead of width and height" example:"1024x1024"`
	IsPublic       *bool    `json:"is_public,omitempty" doc:"Default true. Private images need a Pro plan"`
	GuidanceScale  *float64 `json:"guidance_scale,omitempty" doc:"0 to 30, default 3.5"`
	Steps          *int     `json:"steps,omitempty" doc:"1 to 100, default 25"`
	Seed           *int64   `json:"seed,omitempty" doc:"0 or more. With the same prompt and settings, the seed of an image makes that image again, whichever of a generation it was. Default: random"`
	Style          string   `json:"style,omitempty" maxLength:"40" doc:"A style such as watercolor. Replaces a style in the prompt"`
	Engine         string   `json:"engine,omitempty" maxLength:"40" doc:"Engine name from GET /engines. Default: the first one in your plan"`
	Shadow         string   `json:"shadow,omitempty" enum:"none,contact,drop" doc:"Shadow below the subject, default none"`
	CloneFrom      string   `json:"clone_from,omitempty" maxLength:"40" doc:"ID of an image to start from. Its palette, layout and outline are followed"`
	ReferenceIDs   []string `json:"reference_ids,omitempty" doc:"IDs of up to 3 of your reference images. The notes of each image say what was taken from them"`
}

// TransformSchema tells the defaults, which are filled in after it is known what was left out.
func (GenerateRequest) TransformSchema(_ huma.Registry, schema *huma.Schema) *huma.Schema {
	for name, value := range map[string]any{
		"num_samples": 1, "width": domain.DefaultSize, "height": domain.DefaultSize, "is_public": true, "negative_prompt": "",
		"guidance_scale": domain.DefaultGuidanceScale, "steps": domain.DefaultSteps, "shadow": "none",
	} {
		schema.Properties[name].Default = value
	}
	return schema
}

// Accepted answers a generation: a task to follow, or the finished images.
type Accepted struct {
	TaskID string            `json:"task_id"`
	Status domain.TaskStatus `json:"status" enum:"queued,processing,completed,failed"`
	Images []api.Image       `json:"images" nullable:"false"`
}

type acceptedOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         Accepted
}

// generation fills in the defaults. Size, when it is there, stands over width and height.
func (r GenerateRequest) generation() (domain.Generation, error) {
	width := valueOr(r.Width, domain.DefaultSize)
	gen := domain.Generation{
		Prompt: r.Prompt, NegativePrompt: r.NegativePrompt, Samples: valueOr(r.NumSamples, 1),
		Width: width, Height: valueOr(r.Height, width), Public: valueOr(r.IsPublic, true),
		GuidanceScale: valueOr(r.GuidanceScale, domain.DefaultGuidanceScale), Steps: valueOr(r.Steps, domain.DefaultSteps),
		Seed: valueOr(r.Seed, -1), Style: r.Style, Shadow: r.Shadow, Engine: r.Engine, CloneFrom: r.CloneFrom, ReferenceIDs: r.ReferenceIDs,
	}
	if r.Width == nil && r.Height != nil {
		gen.Width = *r.Height
	}
	if r.Size == "" {
		if ratio, ok := domain.RatioIn(r.Prompt); ok && (r.Width == nil || r.Height == nil) {
			gen.Width, gen.Height = ratio.Pixels(gen.Width)
		}
		return gen, nil
	}
	w, h, found := strings.Cut(r.Size, "x")
	var errW, errH error
	gen.Width, errW = strconv.Atoi(w)
	gen.Height, errH = strconv.Atoi(h)
	if !found || errW != nil || errH != nil {
		return gen, domain.FieldErrorf("size", "Write the size as width x height, such as 1024x1024.")
	}
	return gen, nil
}

func valueOr[T any](value *T, fallback T) T {
	if value == nil {
		return fallback
	}
	return *value
}
