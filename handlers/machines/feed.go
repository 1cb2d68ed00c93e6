package machines

import (
	"encoding/xml"
	"fmt"
	"html"
	"net/http"
	"net/url"
	"strconv"
	"time"

	"github.com/go-chi/chi/v5"
	"github.com/gorilla/feeds"

	"pellucid/handlers/web"
	"pellucid/internal/domain"
	galleryviews "pellucid/views/gallery"
)

// feedMost is how many of the newest pictures a feed looks at.
const feedMost = 50

const (
	atomKind  = "application/atom+xml; charset=utf-8"
	atomSpace = "http://www.w3.org/2005/Atom"
)

// atomFeed has room for more than the one link that the library knows: the standard asks for the feed's own address too.
type atomFeed struct {
	feeds.AtomFeed
	Links []feeds.AtomLink
}

// Feed tells readers of news about the newest promoted pictures: all, those of a category, or those of the tag in tag=. Pictures that
// search engines may not keep are left out here too.
func (p *Pages) Feed(w http.ResponseWriter, r *http.Request) error {
	query := galleryviews.GalleryQuery{Category: chi.URLParam(r, "category"), Tag: web.CleanText(r.URL.Query().Get("tag"), web.SearchMax)}
	if query.Category != "" && !domain.Category(query.Category).Valid() {
		return domain.Errorf(domain.NotFound, "We couldn't find that category.")
	}
	listing := web.GalleryListing(galleryviews.GalleryPage{Query: query, Page: 1}, 0)
	listing.Limit, listing.Details, listing.Promoted = feedMost, true, true
	list, err := p.Store.Images(r.Context(), listing)
	if err != nil {
		return err
	}
	if query.Tag != "" && len(list.Data) == 0 {
		if err := p.knownTag(r, query); err != nil {
			return err
		}
	}
	body, err := encodeXML(p.atom(query, list.Data))
	if err != nil {
		return err
	}
	return send(w, r, content{kind: atomKind, caching: web.CheckedAgain, body: body})
}

// knownTag returns a NotFound error when no public image has the tag; one that only unreviewed images have is an empty feed.
func (p *Pages) knownTag(r *http.Request, query galleryviews.GalleryQuery) error {
	listing := web.GalleryListing(galleryviews.GalleryPage{Query: query, Page: 1}, 0)
	listing.Limit = 1
	list, err := p.Store.Images(r.Context(), listing)
	if err == nil && len(list.Data) == 0 {
		err = domain.Errorf(domain.NotFound, "No images have this tag.")
	}
	return err
}

func (p *Pages) atom(query galleryviews.GalleryQuery, images []domain.Image) atomFeed {
	self := p.BaseURL + feedPath(query)
	feed := atomFeed{AtomFeed: feeds.AtomFeed{
		XMLName: xml.Name{Local: "feed"}, Xmlns: atomSpace, Title: p.feedTitle(query), Id: self,
	}, Links: []feeds.AtomLink{
		{Href: p.BaseURL + query.Address(1), Rel: "alternate", Type: "text/html"}, {Href: self, Rel: "self", Type: "application/atom+xml"},
	}}
	updated := time.Unix(0, 0) // of a feed that has told nothing yet
	for _, img := range images {
		if img.Indexable() {
			feed.Entries = append(feed.Entries, p.atomEntry(img))
			updated = latest(updated, img.UpdatedAt)
		}
	}
	feed.Updated = stamp(updated)
	return feed
}

func latest(a, b time.Time) time.Time {
	if b.After(a) {
		return b
	}
	return a
}

// feedPath is the path of the feed that belongs to a page of the gallery.
func feedPath(query galleryviews.GalleryQuery) string {
	switch {
	case query.Category != "":
		return "/gallery/" + query.Category + "/feed.atom"
	case query.Tag != "":
		return "/feed.atom?" + url.Values{"tag": {query.Tag}}.Encode()
	default:
		return "/feed.atom"
	}
}

func (p *Pages) feedTitle(query galleryviews.GalleryQuery) string {
	switch {
	case query.Category != "":
		return p.Brand.Name + ": new in " + domain.Category(query.Category).Title()
	case query.Tag != "":
		return p.Brand.Name + ": new images with the tag " + query.Tag
	default:
		return p.Brand.Name + ": new images"
	}
}

func (p *Pages) atomEntry(img domain.Image) *feeds.AtomEntry {
	page := p.BaseURL + "/image/" + img.ID
	summary := fmt.Sprintf(`<p><a href="%s"><img src="%s" alt="%s" width="512"></a></p><p>%s</p><p>%s</p>`,
		page, domain.Absolute(p.BaseURL, img.RenditionURL(512)), html.EscapeString(img.AltText), html.EscapeString(img.Prompt), html.EscapeString(img.License.Text()))
	return &feeds.AtomEntry{
		Title: domain.Truncate(web.CleanText(img.Prompt, feedTitleMost+1), feedTitleMost), Id: page,
		Updated: stamp(img.UpdatedAt), Published: stamp(img.CreatedAt), Rights: img.License.Title(),
		Content: &feeds.AtomContent{Content: summary, Type: "html"},
		Author:  &feeds.AtomAuthor{AtomPerson: feeds.AtomPerson{Name: img.Username}},
		Links: []feeds.AtomLink{
			{Href: page, Rel: "alternate", Type: "text/html"},
			{Href: domain.Absolute(p.BaseURL, img.OriginalURL()), Rel: "enclosure", Type: "image/png", Length: strconv.FormatInt(img.Bytes, 10)},
		},
	}
}

// feedTitleMost is where prompts are cut in titles, in characters.
const feedTitleMost = 100
