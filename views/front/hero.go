package front

import (
	"pellucid/internal/domain"
	"pellucid/views"
)

// heroImage is one of the images of the first screen, and what it proves.
type heroImage struct {
	key           string // of its place and size in the style sheet
	src, srcset   string
	thumb         string // of the button that chooses it
	width, height int
	prompt, fact  string
	page          string // of the image; empty: it has none
}

// heroArt are the three that ship with the program: see-through, holes, glow.
var heroArt = []struct{ name, words, fact string }{
	{"glass", "soap bubbles", "You can read the headline through them. Drag them anywhere."},
	{"spokes", "a bear riding a red bicycle", "Every gap between the spokes is clear. Drag it anywhere."},
	{"glow", "neon flamingo", "The glow fades to nothing. Try it on black."},
}

// heroSizes is how wide the images of the first screen are drawn.
const heroSizes = "(min-width: 60rem) 560px, 66vw"

// heroImages are the images that the first screen offers, the one that it opens with first.
func (p HomePage) heroImages() (images []heroImage) {
	if img := p.Try.Image; img != nil {
		images = append(images, tryHero(*img))
	}
	if img := p.Hero; img != nil {
		images = append(images, heroImage{
			key: "chosen", src: img.RenditionURL(1024), thumb: img.RenditionURL(256), srcset: img.RenditionURL(512) + " 512w, " + img.RenditionURL(1024) + " 1024w",
			width: img.Width, height: img.Height, prompt: domain.Truncate(img.Prompt, views.HeroPromptMax), fact: "Chosen from the gallery. Drag it anywhere.", page: "/image/" + img.ID,
		})
	}
	for _, own := range heroArt {
		if piece := art(own.name); piece.File != "" {
			images = append(images, heroImage{
				key: own.name, src: piece.URL(), thumb: piece.ThumbURL(), srcset: piece.srcset(), width: piece.Width, height: piece.Height, prompt: own.words, fact: own.fact,
			})
		}
	}
	return images
}

// tryHero is the visitor's own image on the first screen.
func tryHero(img domain.Image) heroImage {
	return heroImage{key: "own", src: views.TryImagePath + "?" + img.ID, thumb: views.TryImagePath + "?" + img.ID, width: img.Width, height: img.Height, prompt: domain.Truncate(img.Prompt, views.HeroPromptMax), fact: "Your image. Drag it anywhere."}
}

// label is what a screen reader hears of the image that can be moved.
func (h heroImage) label() string {
	return "“" + h.prompt + "”. Drag it, or move it with the arrow keys. Escape puts it back."
}

// heroSurface is a background that the first screen can be shown on.
type heroSurface struct{ value, name string }

var heroSurfaces = []heroSurface{{"paper", "Paper"}, {"ink", "Ink"}, {"checker", "Checkerboard"}, {"lime", "A color"}, {"photo", "A photo"}}

// heroTries are prompts that draw well, for those who do not know what to type.
var heroTries = []string{"a bear riding a red bicycle", "neon sign “OPEN LATE”", "goldfish in a glass bowl"}
