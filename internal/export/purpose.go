// Package export makes the files that people use images in: one PNG or WebP, the sizes of a service in a ZIP file, icons, and
// sheets of several images. It draws nothing: images come as pixels that are large enough, or are scaled up and say so.
package export

import "slices"

// Purpose is what somebody needs an image for.
type Purpose struct {
	Name    string // in the API
	Label   string // for people
	Hint    string // what comes out, for people
	Files   []File // in the order of the ZIP; one file comes as it is
	Formats []string
}

// File is one image of a purpose.
type File struct {
	Name          string  // in a ZIP; % is the stem of the image's name
	Width, Height int     // pixels
	Margin        float64 // share of the width that stays clear on each side
	Opaque        bool    // on a background, for platforms that show no transparency
	NoAlpha       bool    // without an alpha channel: opaque pixels are not enough
	PixelsPerInch int     // for print
}

// Names of the purposes that need more than their files say.
const (
	Full    = "full"
	Favicon = "favicon"
	AppIcon = "app_icon"
)

func squares(name func(int) string, sides ...int) []File {
	files := make([]File, len(sides))
	for i, side := range sides {
		files[i] = File{Name: name(side), Width: side, Height: side}
	}
	return files
}

// Purposes are all that can be exported for.
var Purposes = []Purpose{
	{Name: Full, Label: "Full size", Hint: "One file in its own size, or as wide as you like", Formats: []string{"png", "webp", "svg"}},
	{
		Name: "twitch", Label: "Twitch emote", Hint: "28, 56 and 112 pixels", Formats: []string{"png"},
		Files: squares(func(n int) string { return "%-" + digits(n) + ".png" }, 28, 56, 112),
	},
	{
		Name: "discord", Label: "Discord emoji and sticker", Hint: "128 and 320 pixels", Formats: []string{"png"},
		Files: []File{{Name: "%-emoji-128.png", Width: 128, Height: 128}, {Name: "%-sticker-320.png", Width: 320, Height: 320}},
	},
	{
		Name: "shopify", Label: "Shopify product", Hint: "2048 × 2048 pixels", Formats: []string{"png", "webp"},
		Files: []File{{Name: "%-2048.png", Width: 2048, Height: 2048, Margin: 0.06}},
	},
	{
		Name: "tshirt", Label: "T-shirt print", Hint: "4500 × 5400 pixels at 300 dpi", Formats: []string{"png"},
		Files: []File{{Name: "%-4500x5400.png", Width: 4500, Height: 5400, PixelsPerInch: 300}},
	},
	{Name: Favicon, Label: "Favicon set", Hint: "ICO, PNG, web manifest, and SVG if any", Formats: []string{"png"}, Files: faviconFiles},
	{Name: AppIcon, Label: "App icon set", Hint: "iOS, Android and store icons", Formats: []string{"png"}, Files: slices.Concat(iosFiles, androidFiles)},
}

// Find returns the purpose of a name.
func Find(name string) (Purpose, bool) {
	i := slices.IndexFunc(Purposes, func(p Purpose) bool { return p.Name == name })
	if i < 0 {
		return Purpose{}, false
	}
	return Purposes[i], true
}

// Largest returns the sides of the box that holds the largest file, margins taken off; zero for the full size.
func (p Purpose) Largest() (width, height int) {
	for _, f := range p.Files {
		w, h := f.inner()
		width, height = max(width, w), max(height, h)
	}
	return width, height
}
