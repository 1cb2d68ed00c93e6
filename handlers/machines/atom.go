package machines

import (
	"encoding/xml"
	"fmt"
	"html"
	"strconv"
	"time"

	"github.com/gorilla/feeds"

	"pellucid/handlers/web"
	"pellucid/internal/domain"
	galleryviews "pellucid/views/gallery"
)

const (
	atomKind  = "application/atom+xml; charset=utf-8"
	atomSpace = "http://www.w3.org/2005/Atom"
)

// atomFeed has room for more than the one link that the library knows: the standard asks for the feed's own address too.
type atomFeed struct {
	feeds.AtomFeed
	Links []feeds.AtomLink
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
