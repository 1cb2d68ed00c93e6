package domain

import (
	"encoding/json"
	"strings"
	"time"
)

// Image is a picture that was made, delivered and kept.
type Image struct {
	ID             string
	UserID         int64
	Username       string
	Suspended      bool // its user is, so has no public page
	TaskID         string
	BlobKey        string // where its files lie: {BlobKey}/original.png, {BlobKey}/512.webp …
	Prompt         string
	NegativePrompt string
	Width, Height  int
	GuidanceScale  float64
	Steps          int
	Seed           int64
	Variation      int
	Cost           int    // credits that were paid for it
	Engine         string // name of the engine that made it, or CutoutModel; empty where it is not known any more
	Model          string
	IsPublic       bool
	Category       Category
	AltText        string
	Tags           []Tag
	Kinds          []string // words that it is found by beside its prompt: synonyms and wider kinds of what it shows; told to the store with a new image, reading leaves it out
	Bytes          int64    // size of the PNG original
	Alpha          AlphaReport
	Recipe         json.RawMessage
	Notes          []string
	License        License
	Provenance     *Provenance    // nil in a list, and until it was read from the file of an older image
	VisualFeatures VisualFeatures // told to the store with a new image; reading leaves out all but FaintOn
	Likes          int
	Liked          bool   // by the one who asks
	Favorited      bool   // by the one who asks
	FilesAt        string // where its files are served for whoever has the link to a private image; empty: at their own addresses
	FilesHost      string // origin that serves its files, such as https://cdn.example, where a CDN does; empty: this site
	CreatedAt      time.Time
	UpdatedAt      time.Time // when its page last said something else
	Promoted       bool      // the site may show it by itself: featured, or by a trusted account
	FeaturedAt     time.Time // zero unless the administrator features it
	HiddenAt       time.Time // zero unless the administrator took it down
	DeletedAt      time.Time // zero while it stands
}

// Tag is a word that images are found by.
type Tag struct {
	ID   int64
	Name string
}

// engineLabels are the engines' names as people read them.
var engineLabels = map[string]string{
	"illustrator": "Illustrator (built in)", "openai": "OpenAI API", "replicate": "Replicate", "fal": "fal", "ideogram": "Ideogram", "comfyui": "ComfyUI",
	"sdapi": "Stable Diffusion server", CutoutModel: "Background remover",
}

// EngineLabel is the name of the engine that made the image as people read it; empty where it is not known any more.
func (img Image) EngineLabel() string {
	if label, ok := engineLabels[img.Engine]; ok {
		return label
	}
	return img.Engine
}

// Maker names the engine and its model in one word, for files: "illustrator-1", "replicate/flux-dev".
func (img Image) Maker() string {
	if img.Engine == "" || strings.HasPrefix(img.Model, img.Engine) {
		return img.Model
	}
	return img.Engine + "/" + img.Model
}
