package front

import (
	"strconv"

	"github.com/a-h/templ"

	"pellucid/internal/domain"
	"pellucid/static"
	"pellucid/views"
)

// HomePage is the landing page.
type HomePage struct {
	Hero  *domain.Image  // what the administrator chose for the first screen; nil: those that ship with the program alone
	Made  []domain.Image // featured by the administrator, or else by trusted accounts
	Tiers []domain.Tier
	Edges domain.EdgeTotals // of the whole site

	PhotoModels bool // the site has some
	TryOpen     bool // a visitor may make an image without an account
	Try         HomeTry

	Testimonials Testimonials
}

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

func (a LandingArt) srcset() string {
	if a.Small == "" {
		return ""
	}
	return static.URL("art/"+a.Small) + " " + strconv.Itoa(a.smallWidth()) + "w, " + a.URL() + " " + strconv.Itoa(a.Width) + "w"
}

// smaller lets a phone choose the smaller file, of an image that is about half as wide as its screen.
func (a LandingArt) smaller() templ.Attributes {
	if a.Small == "" {
		return nil
	}
	return templ.Attributes{"srcset": a.srcset(), "sizes": "(min-width: 60rem) 560px, 50vw"}
}

// smallSide is the longer side of the files for phones; see cmd/landingart.
const smallSide = 480

func (a LandingArt) smallWidth() int { return a.Width * smallSide / max(a.Width, a.Height, smallSide) }

// PreloadHome names the image that the first screen opens with.
func PreloadHome(p HomePage) []views.Preload {
	images := p.heroImages()
	if len(images) == 0 || p.Try.Image != nil {
		return nil
	}
	first := images[0]
	return []views.Preload{{Href: first.src, Type: "image/webp", SrcSet: first.srcset, Sizes: heroSizes}}
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

// step is one of the four ways from words to a file.
type step struct{ title, text string }

var steps = []step{
	{"Describe", "Say what you want to see. A few words are enough."},
	{"Customize settings", "Choose size, number and style, or keep the defaults."},
	{"Generate", "It usually takes 5-10 seconds. Every edge is checked."},
	{"Download", "Drop the PNG into your design. There's nothing to cut out."},
}

// feature is one thing that the product does.
type feature struct{ title, text string }

var features = []feature{
	{"Text-to-Image", "Write a sentence and get an original image, not a search result."},
	{"Transparent Background", "A true alpha channel, including glass, glow and soft shadow. No white halo, no painted checkerboard."},
	{"Reference Images", "Start from your own image or one in the gallery and keep what you like about it."},
}

var badges = []feature{
	{"True alpha", "Halo, rim, haze and specks are measured in every file."},
	{"No watermark", "On any plan. What you see is the file."},
	{"WCAG 2.2 AA", "Every page is checked with each release, in both themes."},
	{"No trackers", "No third-party script and no advertising cookie."},
}

// useCase is one thing that people put images on; the page's script draws it around the image that the visitor picks.
type useCase struct {
	scene, title, text string
	width, height      int // of the drawing, in pixels
}

var useCases = []useCase{
	{"shirt", "T-shirts and print", "The print follows the folds. No white box around it.", 1120, 1160},
	{"slide", "Slides and documents", "Picks up your template's color automatically.", 1280, 820},
	{"mug", "Mugs and gifts", "Wrapped around the curve, on any glaze.", 960, 760},
	{"laptop", "Sticker sheets", "The alpha channel is the cut line.", 1280, 820},
	{"icons", "App icons and logos", "Clear at 64 pixels, light and dark.", 640, 450},
	{"game", "Games", "Sprites whose edges stay soft on any tile.", 960, 500},
}

// usePicks are the images that can be put to use.
var usePicks = []struct{ name, label string }{
	{"fox", "Fox"}, {"spokes", "Bear on a bicycle"}, {"octopus", "Octopus"}, {"balloon", "Hot air balloon"}, {"sneaker", "Running shoe"},
}

// tryAddress is where a suggested prompt leads without a script.
func tryAddress(c views.Chrome, p HomePage, prompt string) string {
	if c.SignedIn() {
		return views.GenerateAddress(prompt)
	}
	return moreAddress(prompt)
}

// askTarget is where the prompt of the first screen goes: members create, visitors try without an account while that is open.
func (p HomePage) askTarget(c views.Chrome) templ.Attributes {
	switch {
	case c.SignedIn():
		return templ.Attributes{"method": "get", "action": "/create"}
	case p.TryOpen:
		return templ.Attributes{"method": "post", "action": "/try", "data-try-form": true}
	default:
		return templ.Attributes{"method": "get", "action": "/register"}
	}
}
