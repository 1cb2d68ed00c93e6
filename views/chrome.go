// Package views holds the pages: templ components and the typed models that they show. It imports domain, never store.
package views

import (
	"slices"
	"strings"

	"github.com/a-h/templ"

	"pellucid/internal/domain"
	"pellucid/views/components"
	"pellucid/views/memo"
)

// Brand is what the operator calls the product, and where people reach them.
type Brand struct {
	Name         string
	SupportEmail string

	SecurityContact string // where vulnerabilities are reported: an email or an address; empty: SupportEmail
	SecurityPolicy  string // address of the rules for reporting them; empty: there is none
	Sisters         []Link // other products of the operator
	Social          []Link // where else the operator is found
}

// Link leads to another site.
type Link struct{ Name, Address string }

// Chrome is what every page carries around its own content.
type Chrome struct {
	Brand       Brand
	Title       string // without the brand name
	Description string
	BaseURL     string // no trailing slash
	Local       bool   // local mode: pages show their metadata, and sample testimonials
	Path        string // path and query of this page, for redirect= links
	Canonical   string // absolute address; empty when the page is not to be indexed
	NoIndex     bool
	User        *domain.User // nil: a visitor
	Admin       *AdminBar    // nil: not a page of the admin area
	Viewing     *Viewing     // nil: nobody looks as somebody else
	Surface     Surface      // what lies under the pictures
	Theme       Theme
	Flash       *Flash           // a message carried over from the last request
	Preload     []Preload        // the largest picture of the page first
	Card        SocialCard       // zero: the site's own
	Article     bool             // the page is about one thing that somebody made, rather than a part of the site
	Alternates  []Alternate      // the same content for machines
	Data        []StructuredData // what search engines read about the page
	area        string           // whose style sheet the page has beside the site's own; empty: none
	refresh     string           // seconds after which a browser without a script asks again; empty: never
}

// assets are the addresses of what browsers load with a page, by its area.
var assets = memo.New(50, areaAssets)

// Styled returns the chrome of a page in an area of the site, which has a style sheet of its own (static/css/areas).
func (c Chrome) Styled(area string) Chrome {
	c.area = area
	return c
}

// PollSeconds is how long browsers wait before they ask how something stands, in seconds.
const PollSeconds = "2"

// Refreshed returns the chrome of a page that browsers without a script ask for again after some seconds, which may be
// followed by ";url=" and another address.
func (c Chrome) Refreshed(after string) Chrome {
	c.refresh = after
	return c
}

// surfaceInBar reports whether the bar offers a background: on pages with many images, which have no swatches of their own.
func (c Chrome) surfaceInBar() bool {
	return slices.Contains([]string{"gallery", "create", "dashboard", "auth", "admin"}, c.area)
}

// SignedIn reports whether somebody is signed in.
func (c Chrome) SignedIn() bool { return c.User != nil }

// SubscriptionTab is the address of the tab about the plan and its payments.
const SubscriptionTab = "/settings?tab=subscription"

// paymentDue reports whether a payment of who is signed in failed, and is to be made good. The tab about the plan says so
// itself, and more of it.
func (c Chrome) paymentDue() bool {
	return c.SignedIn() && !c.User.PaymentDue.IsZero() && !strings.HasPrefix(c.Path, SubscriptionTab)
}

// Leaving reports whether the account of who is signed in is about to be deleted: it can buy nothing.
func (c Chrome) Leaving() bool { return c.User.Leaving() }

// Preload names a picture that the browser should fetch first. With SrcSet and Sizes, which must be those of the picture on
// the page, the browser fetches the same rendition that it will draw.
type Preload struct{ Href, Type, SrcSet, Sizes string }

// PreloadStage names the picture of an image page.
func PreloadStage(img domain.Image) Preload { return preload(img, StageSizes) }

func preload(img domain.Image, sizes string) Preload {
	return Preload{Href: img.RenditionURL(1024), Type: "image/webp", SrcSet: components.SrcSet(img, 0), Sizes: sizes}
}

// pageTitle is the text of the title element.
func (c Chrome) pageTitle() string {
	if c.Title == "" {
		return c.Brand.Name
	}
	return c.Title + " – " + c.Brand.Name
}

// current gives the link to path aria-current when this page lies there.
func (c Chrome) current(path string) templ.Attributes {
	if here, _, _ := strings.Cut(c.Path, "?"); here == path || strings.HasPrefix(here, path+"/") {
		return templ.Attributes{"aria-current": "page"}
	}
	return nil
}

// Described are the ids of the texts beside a reason: its hint, and before it what is wrong.
func Described(id, wrong string) string {
	if wrong == "" {
		return id + "-hint"
	}
	return id + "-error " + id + "-hint"
}
