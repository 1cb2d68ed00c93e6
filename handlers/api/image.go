package api

import (
	"time"

	"pellucid/internal/domain"
)

// Image is a picture as the API tells it.
type Image struct {
	ID             string             `json:"id"`
	UserID         int64              `json:"user_id"`
	FileURL        string             `json:"file_url" doc:"Full-size PNG with transparency. The content at this address never changes"`
	ThumbnailURL   string             `json:"thumbnail_url" doc:"WebP with transparency, up to 512 pixels wide"`
	Prompt         string             `json:"prompt"`
	NegativePrompt string             `json:"negative_prompt"`
	Width          int                `json:"width"`
	Height         int                `json:"height"`
	GuidanceScale  float64            `json:"guidance_scale"`
	Steps          int                `json:"steps"`
	CreatedAt      time.Time          `json:"created_at"`
	TaskID         string             `json:"task_id"`
	IsPublic       bool               `json:"is_public"`
	Category       domain.Category    `json:"category" enum:"illustrations,icons,design-elements,backgrounds,objects"`
	AltText        string             `json:"alt_text"`
	Tags           []Tag              `json:"tags" nullable:"false"`
	Parameters     Parameters         `json:"parameters"`
	Engine         string             `json:"engine" doc:"Name of the engine that made it, such as illustrator or openai; cutout for a removed background; empty where it is not known"`
	IsLiked        bool               `json:"is_liked"`
	IsFavorited    bool               `json:"is_favorited"`
	LikesCount     int                `json:"likes_count"`
	User           Author             `json:"user"`
	Alpha          domain.AlphaReport `json:"alpha"`
	License        License            `json:"license"`
	Notes          []string           `json:"notes" nullable:"false" doc:"What was approximated or taken from references, as sentences"`
	HasSVG         bool               `json:"has_svg" doc:"Also available as SVG"`
	Reading        *domain.Reading    `json:"reading,omitempty" doc:"How the prompt was read. Missing for other engines"`
}

// Tag is a word that images are found by.
type Tag struct {
	ID   int64  `json:"id"`
	Name string `json:"name"`
}

// Parameters are what made the picture.
type Parameters struct {
	Model         string  `json:"model"`
	Steps         int     `json:"steps"`
	GuidanceScale float64 `json:"guidance_scale"`
	Seed          int64   `json:"seed"`
}

// Author is who made the picture.
type Author struct {
	Username string `json:"username"`
}

// License is the right of use that the picture was made under.
type License struct {
	Commercial   bool   `json:"commercial"`
	Plan         string `json:"plan"`
	TermsVersion string `json:"terms_version"`
	Text         string `json:"text"`
}

// ImageList is a stretch of a list of images.
type ImageList struct {
	Data  []Image `json:"data" nullable:"false"`
	Total int     `json:"total"`
}

func ImageBody(img domain.Image) Image {
	body := Image{
		ID: img.ID, UserID: img.UserID, FileURL: img.OriginalURL(), ThumbnailURL: img.RenditionURL(512),
		Prompt: img.Prompt, NegativePrompt: img.NegativePrompt, Width: img.Width, Height: img.Height,
		GuidanceScale: img.GuidanceScale, Steps: img.Steps, CreatedAt: img.CreatedAt, TaskID: img.TaskID, IsPublic: img.IsPublic,
		Category: img.Category, AltText: img.AltText, Tags: TagBodies(img.Tags), Engine: img.Engine,
		Parameters: Parameters{Model: img.Model, Steps: img.Steps, GuidanceScale: img.GuidanceScale, Seed: img.Seed},
		IsLiked:    img.Liked, IsFavorited: img.Favorited, LikesCount: img.Likes, User: Author{Username: img.Username},
		Alpha: img.Alpha, Notes: append([]string{}, img.Notes...),
		License: License{
			Commercial: img.License.Commercial, Plan: img.License.Plan, TermsVersion: img.License.TermsVersion, Text: img.License.Text(),
		},
	}
	body.HasSVG = img.HasVector()
	if reading, ok := img.Reading(); ok {
		body.Reading = &reading
	}
	return body
}

func TagBodies(tags []domain.Tag) []Tag {
	bodies := make([]Tag, len(tags))
	for i, tag := range tags {
		bodies[i] = Tag(tag)
	}
	return bodies
}

func ListBody(page domain.Page[domain.Image]) ImageList {
	return ImageList{Data: ImageBodies(page.Data), Total: page.Total}
}

// ImageBodies tells images as the API does; the create screen carries the same.
func ImageBodies(images []domain.Image) []Image {
	bodies := make([]Image, len(images))
	for i, img := range images {
		bodies[i] = ImageBody(img)
	}
	return bodies
}
