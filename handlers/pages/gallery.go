package pages

import (
	"net/http"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/go-chi/chi/v5"

	"pellucid/handlers/problem"
	"pellucid/handlers/session"
	"pellucid/internal/domain"
	"pellucid/views"
)

const (
	trendingTags = 12
	searchMax    = 200 // characters
	layoutCookie = "view"
	pageMax      = 1_000_000
)

// GalleryList shows one page of the public gallery, whole or one category of it.
func (p *Pages) GalleryList(w http.ResponseWriter, r *http.Request) error {
	query, page, err := parseGallery(r)
	if err != nil {
		return err
	}
	return p.showGallery(w, r, views.GalleryPage{Query: query, Page: page})
}

// Collection shows what a signed-in person has made or keeps; a visitor is led to the public gallery.
func (p *Pages) Collection(collection views.Collection) func(http.ResponseWriter, *http.Request) error {
	return func(w http.ResponseWriter, r *http.Request) error {
		if session.User(r.Context()) == nil {
			return redirect(w, r, "/gallery")
		}
		query, page, err := parseGallery(r)
		if err != nil {
			return err
		}
		query.Collection = collection
		return p.showGallery(w, r, views.GalleryPage{Query: query, Page: page})
	}
}

// showGallery shows the page of a list that a model names.
func (p *Pages) showGallery(w http.ResponseWriter, r *http.Request, model views.GalleryPage) (err error) {
	query, page := model.Query, model.Page
	if r.URL.Query().Has("view") {
		return p.layOut(w, r, query, page)
	}
	model.Layout = views.ParseGalleryLayout(cookie(r, layoutCookie))
	list, err := p.Gallery.Images(r.Context(), galleryListing(model, viewerID(r)))
	if beside := query.After != "" || query.Before != ""; beside && (domain.CodeOf(err) == domain.NotFound || err == nil && len(list.Data) == 0) {
		query.After, query.Before = "", ""
		return redirect(w, r, query.Address(page)) // the list has become shorter, or the address is made up
	}
	if err != nil {
		return p.galleryFailed(w, r, model, err)
	}
	model.Images, model.Total, model.Capped = list.Data, list.Total, list.Capped
	model.LastPage = max(1, (list.Total+domain.PageSize-1)/domain.PageSize)
	if page > model.LastPage && query.Collection != views.Community {
		return redirect(w, r, query.Address(model.LastPage)) // what was on the page has just been deleted or moved
	}
	if page > model.LastPage {
		return domain.Errorf(domain.NotFound, "The gallery has fewer pages than that.")
	}
	if err := p.addControls(r, &model); err != nil {
		p.logFailure(r, err) // the pictures are of use without it
	}
	status, err := p.openViewer(r, &model)
	if err != nil {
		return err
	}
	return render(w, r, status, views.Gallery(p.galleryChrome(r, model), model))
}

// addControls adds what stands around the pictures: the tags that are used most, and what the viewer's plan allows.
func (p *Pages) addControls(r *http.Request, model *views.GalleryPage) (err error) {
	if model.Query.Collection == views.Community {
		model.Tags, err = p.Gallery.TrendingTags(r.Context(), trendingTags)
		return err
	}
	if model.Query.Collection == views.Mine {
		plan, err := p.Plans.PlanOf(r.Context(), viewerID(r))
		if err != nil {
			return err
		}
		model.MayHide = plan.PrivateGallery
	}
	whole := galleryListing(views.GalleryPage{Query: views.GalleryQuery{Collection: model.Query.Collection}, Folder: model.Folder, Page: 1}, viewerID(r))
	model.Tags, err = p.Gallery.CollectionTags(r.Context(), whole, trendingTags)
	return err
}

// layOut remembers how lists are laid out, and leads on to the page's one address.
func (p *Pages) layOut(w http.ResponseWriter, r *http.Request, query views.GalleryQuery, page int) error {
	layout := views.ParseGalleryLayout(r.URL.Query().Get("view"))
	http.SetCookie(w, &http.Cookie{Name: layoutCookie, Value: string(layout), Path: "/", MaxAge: preferenceAge, HttpOnly: true, SameSite: http.SameSiteLaxMode})
	w.Header().Set("Cache-Control", "private, no-store")
	return redirect(w, r, query.Address(page))
}

// openViewer lays the picture that image= asks for above the list. One that is gone or not for the viewer's eyes leaves the
// list as it is, with a notice and the status of what was asked for.
func (p *Pages) openViewer(r *http.Request, model *views.GalleryPage) (status int, err error) {
	id := r.URL.Query().Get("image")
	if id == "" {
		return http.StatusOK, nil
	}
	img, err := p.viewedImage(r, id)
	switch domain.CodeOf(err) {
	case domain.NotFound, domain.Gone:
		model.Notice = "Failed to load image. It may have been deleted or is not accessible."
		return problem.From(r.Context(), err).Status, nil
	}
	if err != nil {
		return 0, err
	}
	model.Viewed = &img
	return http.StatusOK, p.addSuggestions(r, model)
}

// addSuggestions finds the picture before or after the page for a viewer that is open at its edge.
func (p *Pages) addSuggestions(r *http.Request, model *views.GalleryPage) (err error) {
	if len(model.Images) == 0 {
		return nil
	}
	first, last := model.Images[0].ID, model.Images[len(model.Images)-1].ID
	deep := model.Page >= domain.NumberedPages
	if model.Viewed.ID == first && model.Page > 1 {
		before := domain.Listing{Skip: (model.Page-1)*domain.PageSize - 1}
		if deep {
			before = domain.Listing{Before: first}
		}
		if model.Before, err = p.imageAt(r, model, before); err != nil {
			return err
		}
	}
	if model.Viewed.ID == last && model.Page < model.LastPage {
		after := domain.Listing{Skip: model.Page * domain.PageSize}
		if deep {
			after = domain.Listing{After: last}
		}
		model.After, err = p.imageAt(r, model, after)
	}
	return err
}

// imageAt returns the id of the picture at a place of the whole list, from zero or beside another picture, or nothing where
// the list has become shorter.
func (p *Pages) imageAt(r *http.Request, model *views.GalleryPage, place domain.Listing) (string, error) {
	listing := galleryListing(*model, viewerID(r))
	listing.Skip, listing.After, listing.Before, listing.Limit = place.Skip, place.After, place.Before, 1
	list, err := p.Gallery.Images(r.Context(), listing)
	if err != nil || len(list.Data) == 0 {
		return "", err
	}
	return list.Data[0].ID, nil
}

func (p *Pages) viewedImage(r *http.Request, id string) (domain.Image, error) {
	if !domain.ValidID(id) {
		return domain.Image{}, domain.Errorf(domain.NotFound, "There is no such image.")
	}
	return p.Images.Image(r.Context(), id, viewerID(r))
}

func galleryListing(model views.GalleryPage, viewer int64) domain.Listing {
	q := model.Query
	listing := domain.Listing{
		Skip: (model.Page - 1) * domain.PageSize, Limit: domain.PageSize, Sort: domain.ParseSort(q.Sort), Category: domain.Category(q.Category),
		After: q.After, Before: q.Before, Search: q.Search, Color: q.Color, ViewerID: viewer, Promoted: q.Recommended() && model.Folder == nil,
	}
	if q.Tag != "" {
		listing.Tags = []string{q.Tag}
	}
	switch q.Collection {
	case views.Mine:
		listing.OwnerID = viewer
	case views.Favorites:
		listing.FavoritesOf = viewer
	}
	if model.Folder != nil {
		listing.FolderID = model.Folder.ID
		if !q.Collection.Guest() { // whoever has the link sees public pictures only, the owner too
			listing.FolderOf = viewer
		}
	}
	return listing
}

// galleryFailed shows the gallery without its list; the rest of the page is still of use.
func (p *Pages) galleryFailed(w http.ResponseWriter, r *http.Request, model views.GalleryPage, cause error) error {
	p.logFailure(r, cause)
	model.Error = views.GalleryFailure
	return render(w, r, http.StatusServiceUnavailable, views.Gallery(p.chrome(r, "Gallery", ""), model))
}

func (p *Pages) galleryChrome(r *http.Request, model views.GalleryPage) views.Chrome {
	title := "Gallery of transparent pictures"
	switch {
	case model.Query.Collection == views.Mine:
		return p.chrome(r, "My Images", "")
	case model.Query.Collection == views.Favorites:
		return p.chrome(r, "Favorites", "")
	case model.Folder != nil:
		return p.chrome(r, model.Folder.Name, "")
	case model.Query.Category != "":
		title = domain.Category(model.Query.Category).Title() + " with transparent background"
	}
	title = narrowedTitle(title, model.Query)
	if model.Page > 1 {
		title += ", page " + strconv.Itoa(model.Page)
	}
	indexable := galleryListing(model, 0).Indexable(len(model.Images)) && !r.URL.Query().Has("image")
	return views.DescribeGallery(p.chrome(r, title, ""), model, indexable)
}

// titledSearch is where a search is cut in a title, in characters.
const titledSearch = 30

// narrowedTitle puts what was asked for first, so that tabs and bookmarks tell one search from another.
func narrowedTitle(title string, q views.GalleryQuery) string {
	switch {
	case q.Search != "":
		return "“" + domain.Truncate(q.Search, titledSearch) + "” in the gallery"
	case q.Tag != "":
		return domain.Truncate(q.Tag, titledSearch) + ": " + strings.ToLower(title[:1]) + title[1:]
	case q.Color != "":
		return "Pictures with " + string(q.Color) + " in the gallery"
	}
	return title
}

// parseGallery reads what the gallery is narrowed down to. Nonsense in the query means the default, an unknown category
// is no page.
func parseGallery(r *http.Request) (views.GalleryQuery, int, error) {
	values := r.URL.Query()
	q := views.GalleryQuery{
		Category: chi.URLParam(r, "category"), Search: cleanText(values.Get("search"), searchMax), Tag: cleanText(values.Get("tag"), searchMax),
	}
	if q.Category != "" && !domain.Category(q.Category).Valid() {
		return q, 0, domain.Errorf(domain.NotFound, "There is no such category.")
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
	case page > pageMax: // what does not fit into a number, too
		return pageMax
	case err != nil || page < 1:
		return 1
	}
	return page
}

// cleanText makes text from an address fit to use: valid, of bounded length, and with spaces for control characters other
// than line breaks, so that words stay apart.
func cleanText(text string, most int) string {
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
