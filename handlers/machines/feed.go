package machines

import (
	"net/http"
	"net/url"
	"time"

	"github.com/go-chi/chi/v5"

	"pellucid/handlers/web"
	"pellucid/internal/domain"
	galleryviews "pellucid/views/gallery"
)

// feedMost is how many of the newest pictures a feed looks at.
const feedMost = 50

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

// feedTitleMost is where prompts are cut in titles, in characters.
const feedTitleMost = 100
