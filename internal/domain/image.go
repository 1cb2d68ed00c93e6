package domain

import (
	"cmp"
	"encoding/json"
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"
)

// RenditionSizes are the widths in pixels of the WebP renditions kept beside each PNG original.
var RenditionSizes = []int{256, 512, 1024}

// Image is a picture that was made, delivered and kept.
type Image struct {
	ID             string
	UserID         int64
	Username       string
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

// NewBlobKey returns a key for an image's files that nobody can guess.
func NewBlobKey(imageID string) string { return imageID[:2] + "/" + imageID[2:] + "-" + NewID() }

// OriginalURL is the immutable address of the PNG original: a path on this site, or a whole address where a CDN serves it.
func (img Image) OriginalURL() string { return img.fileURL(OriginalName) }

// OriginalPath is the address of the PNG original on this site, for scripts, which may read no pixels from another one.
func (img Image) OriginalPath() string {
	img.FilesHost = ""
	return img.fileURL(OriginalName)
}

// CardURL is the whole address of the social card of an image that is promoted.
func (img Image) CardURL(site string) string {
	return cmp.Or(img.FilesHost, site) + "/image/" + img.ID + "/" + CardName
}

// Absolute makes an address whole that may be a path on a site.
func Absolute(site, address string) string {
	if strings.HasPrefix(address, "/") {
		return site + address
	}
	return address
}

func (img Image) fileURL(name string) string {
	if img.FilesAt != "" {
		return img.FilesAt + "/" + name
	}
	return img.FilesHost + MediaURL(img.BlobKey, name)
}

// RenditionURL is the immutable address of the smallest WebP rendition that is at least width pixels wide, or of the
// largest there is.
func (img Image) RenditionURL(width int) string {
	best := 0
	for _, size := range RenditionSizes {
		if size > img.Width {
			break
		}
		best = size
		if size >= width {
			break
		}
	}
	return img.fileURL(RenditionName(best))
}

// RenditionName is the file name of a WebP rendition.
func RenditionName(width int) string { return strconv.Itoa(width) + ".webp" }

// OriginalName is the file name of the PNG original.
const OriginalName = "original.png"

// CardName is the file name of the social card, which is made when it is first asked for.
const CardName = "card.jpg"

// MediaURL is the address of a kept file.
func MediaURL(blobKey, name string) string { return "/media/" + blobKey + "/" + name }

// CacheTag is the name by which a CDN knows all files under a blob key.
func CacheTag(blobKey string) string { return strings.ReplaceAll(blobKey, "/", "-") }

// Truncate cuts text to at most n characters, with an ellipsis where something was cut.
func Truncate(text string, n int) string {
	if utf8.RuneCountInString(text) <= n {
		return text
	}
	runes := []rune(text)
	return strings.TrimRightFunc(string(runes[:n]), unicode.IsSpace) + "…"
}

// downloadNameMax is how many characters of the prompt a download's name shows.
const downloadNameMax = 20

// DownloadName is the file name of a download: up to 20 characters of the prompt and the extension.
func (img Image) DownloadName(extension string) string {
	name := make([]rune, 0, downloadNameMax)
	for _, r := range strings.ToLower(img.Prompt) {
		if len(name) >= downloadNameMax {
			break
		}
		switch {
		case unicode.IsLetter(r) || unicode.IsDigit(r):
			name = append(name, r)
		case len(name) > 0 && name[len(name)-1] != '-':
			name = append(name, '-')
		}
	}
	stem := strings.TrimRight(string(name), "-")
	if stem == "" {
		stem = "pellucid"
	}
	return stem + "." + extension
}
