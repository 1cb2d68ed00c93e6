package web

import (
	"net/http"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/go-chi/chi/v5"

	"pellucid/internal/domain"
	galleryviews "pellucid/views/gallery"
)

const (
	// SearchMax is the longest search in characters.
	SearchMax = 200
	// PageMax is the highest number that a page can have.
	PageMax = 1_000_000
)

// ImageID is the id of the image that an address names.
func ImageID(r *http.Request) (string, error) {
	id := chi.URLParam(r, "id")
	if !domain.ValidID(id) {
		return "", domain.Errorf(domain.NotFound, "We couldn't find that image.")
	}
	return id, nil
}

// GalleryListing is what a page of a list shows, as the database is asked for it.
func GalleryListing(model galleryviews.GalleryPage, viewer int64) domain.Listing {
	q := model.Query
	listing := domain.Listing{
		Skip: (model.Page - 1) * domain.PageSize, Limit: domain.PageSize, Sort: domain.ParseSort(q.Sort), Category: domain.Category(q.Category),
		After: q.After, Before: q.Before, Search: q.Search, Color: q.Color, ViewerID: viewer, Promoted: q.Recommended() && model.Folder == nil,
	}
	if q.Tag != "" {
		listing.Tags = []string{q.Tag}
	}
	switch q.Collection {
	case galleryviews.Mine:
		listing.OwnerID = viewer
	case galleryviews.Favorites:
		listing.FavoritesOf = viewer
	}
	if model.Creator != nil {
		listing.CreatorID = model.Creator.ID
	}
	if model.Folder != nil {
		listing.FolderID = model.Folder.ID
		if !q.Collection.Guest() { // whoever has the link sees public pictures only, the owner too
			listing.FolderOf = viewer
		}
	}
	return listing
}

// ParseGallery reads what the gallery is narrowed down to. Nonsense in the query means the default, an unknown category
// is no page.
func ParseGallery(r *http.Request) (galleryviews.GalleryQuery, int, error) {
	values := r.URL.Query()
	q := galleryviews.GalleryQuery{
		Category: chi.URLParam(r, "category"), Search: CleanText(values.Get("search"), SearchMax), Tag: CleanText(values.Get("tag"), SearchMax),
	}
	if q.Category != "" && !domain.Category(q.Category).Valid() {
		return q, 0, domain.Errorf(domain.NotFound, "We couldn't find that category.")
	}
	if color := domain.Color(values.Get("color")); color.Valid() {
		q.Color = color
	}
	order := values.Get("sort")
	if order == "" {
		order = values.Get("sort_by")
	}
	if chosen := domain.ParseSort(order); chosen != domain.Newest || q.Front() && order == string(domain.Newest) {
		q.Sort = string(chosen)
	}
	page := parsePage(values.Get("page"))
	if after, before := values.Get("after"), values.Get("before"); page > domain.NumberedPages {
		switch {
		case domain.ValidID(after):
			q.After = after
		case domain.ValidID(before):
			q.Before = before
		}
	}
	return q, page, nil
}

// parsePage reads the number of a page. Nonsense means the first; more than any list has is a page beyond every end.
func parsePage(text string) int {
	page, err := strconv.Atoi(text)
	switch {
	case page > PageMax: // what does not fit into a number, too
		return PageMax
	case err != nil || page < 1:
		return 1
	}
	return page
}

// CleanText makes text from an address fit to use: valid, of bounded length, and with spaces for control characters other
// than line breaks, so that words stay apart.
func CleanText(text string, most int) string {
	text = strings.Map(func(r rune) rune {
		switch {
		case r == '\r' || r == utf8.RuneError:
			return -1
		case r != '\n' && unicode.IsControl(r):
			return ' '
		}
		return r
	}, text)
	runes := []rune(strings.TrimSpace(text))
	return string(runes[:min(len(runes), most)])
}
