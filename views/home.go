package views

import "pellucid/internal/domain"

// HomePage is the landing page.
type HomePage struct {
	Hero    *domain.Image  // the large cut-out; nil: one that ships with the program
	Samples []domain.Image // from the community
	Pool    []domain.Image // what the use cases are shown with

	Testimonials Testimonials
}

// promptAddress is where the hero's prompt goes. A visitor signs up first and finds the prompt on the create screen.
func promptAddress(c Chrome) string {
	if c.SignedIn() {
		return "/create"
	}
	return "/register"
}

// PreloadSample names a picture of the landing page's first row of samples.
func PreloadSample(img domain.Image) Preload {
	p := preload(img, gridSizes)
	p.Href = img.RenditionURL(512)
	return p
}

// step is one of the four ways from words to a file.
type step struct{ title, text string }

var steps = []step{
	{"Describe", "Say what you want to see. One thing in a few words is enough."},
	{"Customize settings", "Choose size, number and style, or leave them as they are."},
	{"Generate", "It usually takes 5-10 seconds. Every edge is measured on the way."},
	{"Download", "PNG or WebP with true alpha, whole or trimmed to the picture."},
}

// feature is one thing that the product does, with the icon and the words for it.
type feature struct{ icon, title, text string }

var features = []feature{
	{"cursor-text", "Text-to-Image", "Write a sentence and get a picture of its own, not a search result."},
	{"drop-half", "Transparent Background", "A real alpha channel with soft edges. No white rim, no haze, no checkerboard painted in."},
	{"images", "Reference Images", "Start from a picture of yours or from one in the gallery, and keep what you like about it."},
}

var badges = []feature{
	{"seal-check", "True alpha", "Halo, rim, haze, specks and more are measured in every file before you get it. What fails is made again."},
	{"drop-half", "No watermark", "Nothing is drawn over a picture, on any plan. What you see is the file."},
	{"wheelchair", "WCAG 2.2 AA", "Every page is checked for contrast, keyboard and screen readers in both themes with each release."},
	{"shield-check", "No trackers", "No third-party script, no advertising cookie. Pages load from this site alone."},
}

// proofTables are the backgrounds that one file is shown on.
var proofTables = []string{"paper", "ink", "cobalt", "nothing"}

// heroSizes is how wide the hero is drawn; see gridSizes.
const heroSizes = "(min-width: 1000px) 620px, 68vw"
