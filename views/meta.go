package views

import (
	"strings"

	"pellucid/internal/domain"
	"pellucid/static"
)

// SocialCard is the picture that other sites show beside a link to a page.
type SocialCard struct {
	URL string // absolute
	Alt string
}

// Every social card has this size in pixels, which all networks show uncut.
const (
	CardWidth  = 1200
	CardHeight = 630
)

// Alternate is the same content in another form, for machines.
type Alternate struct {
	Type  string // media type
	Title string
	Href  string // absolute
}

// social is the page's card, or the site's own where a page has none.
func (c Chrome) social() SocialCard {
	if c.Card.URL != "" {
		return c.Card
	}
	return SocialCard{URL: c.BaseURL + static.URL("card.jpg"), Alt: c.Brand.Name + ": AI images with a truly transparent background"}
}

// kind is what the page is to other sites.
func (c Chrome) kind() string {
	if c.Article {
		return "article"
	}
	return "website"
}

// address is what the page is called by on other sites.
func (c Chrome) address() string {
	if c.Canonical != "" {
		return c.Canonical
	}
	path, _, _ := strings.Cut(c.Path, "?")
	return c.BaseURL + path
}

// robots is what search engines are told; empty means that they may keep the page.
func (c Chrome) robots() string {
	if c.NoIndex {
		return "noindex"
	}
	return ""
}

// debugged reports whether the page shows its own metadata, and samples of what others will write: in local mode only.
func (c Chrome) debugged() bool { return c.Local }

// CaptionedLength is where text is cut that names a picture, in characters.
const CaptionedLength = 110

// OneLine makes text fit for an attribute or a heading: control characters and runs of white space become one space.
func OneLine(text string, most int) string {
	return domain.Truncate(strings.Join(strings.FieldsFunc(text, func(r rune) bool { return r <= ' ' || r == 0x7f }), " "), most)
}
