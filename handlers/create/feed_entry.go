package create

import (
	"time"

	"pellucid/internal/domain"
)

// FeedEntry is a generation with its images, or an image that no generation made, such as a saved edit.
type FeedEntry struct {
	ID             string            `json:"id" doc:"ID of the generation, or of the single image"`
	Kind           string            `json:"kind" enum:"generation,edit,image" doc:"edit: saved with the edge tools. image: came without a generation, such as one that you made before you signed up"`
	Status         domain.TaskStatus `json:"status" enum:"queued,processing,completed,failed,canceled"`
	Error          string            `json:"error"`
	Prompt         string            `json:"prompt"`
	NegativePrompt string            `json:"negative_prompt"`
	Width          int               `json:"width"`
	Height         int               `json:"height"`
	Samples        int               `json:"num_samples"`
	GuidanceScale  float64           `json:"guidance_scale"`
	Steps          int               `json:"steps"`
	Seed           int64             `json:"seed"`
	Shadow         string            `json:"shadow" enum:",none,contact,drop"`
	Engine         string            `json:"engine"`
	CloneFrom      string            `json:"clone_from"`
	IsPublic       bool              `json:"is_public"`
	CreatedAt      time.Time         `json:"created_at"`
	Seconds        float64           `json:"seconds" doc:"Seconds from start to end, or 0 while it is running"`
	Images         []FeedImage       `json:"images" nullable:"false"`
}

// FeedImage is an image as lists show it; GET /images/{id} tells the rest.
type FeedImage struct {
	ID           string         `json:"id"`
	FileURL      string         `json:"file_url"`
	ThumbnailURL string         `json:"thumbnail_url"`
	Prompt       string         `json:"prompt"`
	AltText      string         `json:"alt_text"`
	Width        int            `json:"width"`
	Height       int            `json:"height"`
	HasSVG       bool           `json:"has_svg"`
	Seed         int64          `json:"seed"`
	Verdict      domain.Verdict `json:"verdict" enum:"pass,warn,fail" doc:"Result of the edge check"`
	Notes        []string       `json:"notes" nullable:"false"`
}

func feedBody(e domain.FeedEntry) FeedEntry {
	body := FeedEntry{ID: e.ID(), Kind: "generation", CreatedAt: e.CreatedAt(), Images: make([]FeedImage, len(e.Images))}
	for i, img := range e.Images {
		body.Images[i] = feedImage(img)
	}
	if e.Task.ID == "" {
		img := e.Images[0]
		body.Kind, body.Status, body.Samples = "image", domain.TaskCompleted, 1
		if e.Edit {
			body.Kind = "edit"
		}
		body.Prompt, body.NegativePrompt, body.Width, body.Height = img.Prompt, img.NegativePrompt, img.Width, img.Height
		body.GuidanceScale, body.Steps, body.Seed, body.IsPublic = img.GuidanceScale, img.Steps, img.Seed, img.IsPublic
		return body
	}
	gen := e.Task.Generation
	body.Status, body.Error, body.Samples = e.Task.Status, e.Task.Error, gen.Samples
	body.Prompt, body.NegativePrompt, body.Width, body.Height = gen.Prompt, gen.NegativePrompt, gen.Width, gen.Height
	body.GuidanceScale, body.Steps, body.Seed, body.IsPublic = gen.GuidanceScale, gen.Steps, gen.Seed, gen.Public
	body.Shadow, body.Engine, body.CloneFrom = gen.Shadow, gen.Engine, gen.CloneFrom
	if !e.Task.FinishedAt.IsZero() {
		body.Seconds = e.Task.FinishedAt.Sub(e.Task.CreatedAt).Seconds()
	}
	return body
}

func feedImage(img domain.Image) FeedImage {
	return FeedImage{
		ID: img.ID, FileURL: img.OriginalURL(), ThumbnailURL: img.RenditionURL(512), Prompt: img.Prompt, AltText: img.AltText,
		Width: img.Width, Height: img.Height, HasSVG: img.HasVector(), Seed: img.Seed, Verdict: img.Alpha.Verdict, Notes: append([]string{}, img.Notes...),
	}
}
