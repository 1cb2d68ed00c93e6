package front

import (
	"strconv"

	"github.com/a-h/templ"

	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
	"pellucid/internal/domain/upkeep"
	"pellucid/static"
	"pellucid/views"
)

// HomePage is the landing page.
type HomePage struct {
	Hero  *domain.Image  // what the administrator chose for the first screen; nil: those that ship with the program alone
	Made  []domain.Image // featured by the administrator, or else by trusted accounts
	Tiers []sale.Tier
	Edges upkeep.EdgeTotals // of the whole site

	PhotoModels bool // the site has some
	TryOpen     bool // a visitor may make an image without an account
	Try         HomeTry

	Testimonials Testimonials
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
