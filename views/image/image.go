// Package image holds the page of an image and what is done with it: inspecting, sharing, reporting, removing its background.
package image

import (
	"net/url"
	"strconv"

	"github.com/a-h/templ"

	"pellucid/internal/domain"
	"pellucid/internal/domain/moderation"
	"pellucid/views"
)

// Page is one picture with all that is known of it.
type Page struct {
	Decision   *moderation.Decision // of a picture that was taken down; nil: it was not
	Image      domain.Image
	IsOwner    bool
	ShareKey   string // of the link that opens a private image; empty: it is not shared
	Related    []domain.Image
	Provenance domain.Provenance
	Form       Form        // for the owner
	Front      *FrontPlace // for the administrator; nil: nobody's to choose
	Exports    []Export
}

// Export is a purpose that an image can be exported for.
type Export struct{ Name, Label, Hint string }

// FrontPlace is where the administrator placed a picture on the front of the site.
type FrontPlace struct{ Hero bool }

// download is one entry of the download menu.
type download struct{ format, size, label, hint string }

// downloads lists the files that can be had beside the PNG original.
func downloads(img domain.Image) []download {
	list := []download{{"png", "trimmed", "PNG, trimmed", "cut to the subject"}}
	for i := len(domain.RenditionSizes) - 1; i >= 0; i-- {
		if size := domain.RenditionSizes[i]; size < img.Width {
			list = append(list, download{"png", strconv.Itoa(size), "PNG, " + scaled(img, size), ""})
		}
	}
	list = append(list, download{"webp", "original", "WebP, " + views.Dimensions(img), "smaller file"})
	for i := len(domain.RenditionSizes) - 1; i >= 0; i-- {
		if size := domain.RenditionSizes[i]; size < img.Width {
			list = append(list, download{"webp", strconv.Itoa(size), "WebP, " + scaled(img, size), ""})
		}
	}
	if img.HasVector() {
		list = append(list, download{"svg", "original", "SVG", "vector, with named groups"})
	}
	return list
}

// similarURL leads to the create screen, filled with what made this picture.
func similarURL(img domain.Image) string {
	query := url.Values{
		"prompt":     {img.Prompt},
		"clone_from": {img.ID},
		"width":      {strconv.Itoa(img.Width)},
		"height":     {strconv.Itoa(img.Height)},
	}
	if img.NegativePrompt != "" {
		query.Set("negative_prompt", img.NegativePrompt)
	}
	if img.GuidanceScale > 0 {
		query.Set("guidance_scale", formatScale(img.GuidanceScale))
	}
	if img.Steps > 0 {
		query.Set("steps", strconv.Itoa(img.Steps))
	}
	return "/create?" + query.Encode()
}

// likeKey lets the key L like, for those who can: a visitor's stray key must not lead away from the page.
func likeKey(c views.Chrome) templ.Attributes {
	if !c.SignedIn() {
		return nil
	}
	return templ.Attributes{"data-key": "l"}
}

// signInFor is the address of the sign-in form that leads on to a local path.
func signInFor(path string) string {
	return "/auth?" + url.Values{"mode": {"login"}, "redirect": {path}}.Encode()
}

func formatScale(f float64) string { return strconv.FormatFloat(f, 'f', -1, 64) }

// scaled names the size of a picture that is scaled to a width.
func scaled(img domain.Image, width int) string {
	img.Width, img.Height = width, max(1, (img.Height*width+img.Width/2)/img.Width)
	return views.Dimensions(img)
}
