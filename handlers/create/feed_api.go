package create

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
	"pellucid/internal/domain"
)

// Feed tells what somebody has made, newest first.
type Feed interface {
	FeedOf(ctx context.Context, userID int64, from domain.FeedCursor, limit int) (entries []domain.FeedEntry, more bool, err error)
}

// feedShown is how many entries of the feed come with the create screen.
const feedShown = 8

// FeedPage is a stretch of what somebody has made.
type FeedPage struct {
	Data []FeedEntry `json:"data" nullable:"false"`
	Next string      `json:"next" doc:"Send this as before to get the next page. Empty on the last page"`
}

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

type feedInput struct {
	Before string `query:"before" maxLength:"40" doc:"next of the previous page. Default: start with the newest"`
	Limit  int    `query:"limit" minimum:"1" maximum:"30" default:"8"`
}

type feedOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         FeedPage
}

// registerFeed registers the call that lists what somebody has made.
func registerFeed(calls huma.API, c Config) {
	op := huma.Operation{
		OperationID: "feed", Method: http.MethodGet, Path: "/images/feed", Tags: []string{"Images"}, Summary: "List generations",
		Description: "Generations with their prompts, options and images, and single images such as saved edits, newest first.",
	}
	api.Act(calls, api.SignedIn(op), func(ctx context.Context, in *feedInput) (*feedOutput, error) {
		from, ok := domain.ParseFeedCursor(in.Before)
		if !ok {
			return nil, domain.FieldErrorf("before", "That isn't a place in the list. Leave it empty to start with the newest.")
		}
		page, err := feedPage(ctx, c.Store, api.Me(ctx).ID, from, in.Limit)
		return &feedOutput{CacheControl: api.Private, Body: page}, err
	})
}

func feedPage(ctx context.Context, feed Feed, userID int64, from domain.FeedCursor, limit int) (FeedPage, error) {
	entries, more, err := feed.FeedOf(ctx, userID, from, limit)
	page := FeedPage{Data: make([]FeedEntry, len(entries))}
	for i, e := range entries {
		page.Data[i] = feedBody(e)
	}
	if more && len(entries) > 0 {
		page.Next = entries[len(entries)-1].Cursor()
	}
	return page, err
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
