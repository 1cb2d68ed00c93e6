package gallery

import (
	"cmp"
	"net/http"
	"strconv"
	"strings"

	"pellucid/handlers/problem"
	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/views"
	galleryviews "pellucid/views/gallery"
)

const (
	trendingTags = 12
	layoutCookie = "view"
)

// GalleryList shows one page of the public gallery, whole or one category of it.
func (p *Pages) GalleryList(w http.ResponseWriter, r *http.Request) error {
	query, page, err := web.ParseGallery(r)
	if err != nil {
		return err
	}
	return p.showGallery(w, r, galleryviews.GalleryPage{Query: query, Page: page})
}

// Collection shows what a signed-in person has made or keeps; a visitor is led to the public gallery.
func (p *Pages) Collection(collection galleryviews.Collection) func(http.ResponseWriter, *http.Request) error {
	return func(w http.ResponseWriter, r *http.Request) error {
		if session.User(r.Context()) == nil {
			return web.Redirect(w, r, "/gallery")
		}
		query, page, err := web.ParseGallery(r)
		if err != nil {
			return err
		}
		query.Collection = collection
		return p.showGallery(w, r, galleryviews.GalleryPage{Query: query, Page: page})
	}
}

// showGallery shows the page of a list that a model names.
func (p *Pages) showGallery(w http.ResponseWriter, r *http.Request, model galleryviews.GalleryPage) (err error) {
	query, page := model.Query, model.Page
	if r.URL.Query().Has("view") {
		return p.layOut(w, r, query, page)
	}
	model.Layout = galleryviews.ParseGalleryLayout(web.Cookie(r, layoutCookie))
	list, err := p.Store.Images(r.Context(), web.GalleryListing(model, web.ViewerID(r)))
	if beside := query.After != "" || query.Before != ""; beside && (domain.CodeOf(err) == domain.NotFound || err == nil && len(list.Data) == 0) {
		query.After, query.Before = "", ""
		return web.Redirect(w, r, query.Address(page)) // the list has become shorter, or the address is made up
	}
	if err != nil {
		return p.galleryFailed(w, r, model, err)
	}
	model.Images, model.Total, model.Capped, model.Instead = list.Data, list.Total, list.Capped, list.Instead
	model.LastPage = max(1, (list.Total+domain.PageSize-1)/domain.PageSize)
	if page > model.LastPage && query.Collection != galleryviews.Community {
		return web.Redirect(w, r, query.Address(model.LastPage)) // what was on the page has just been deleted or moved
	}
	if page > model.LastPage {
		return domain.Errorf(domain.NotFound, "There aren't that many pages in the gallery.")
	}
	if err := p.addControls(r, &model); err != nil {
		web.LogFailure(r, err) // the pictures are of use without it
	}
	status, err := p.openViewer(r, &model)
	if err != nil {
		return err
	}
	return web.Render(w, r, cmp.Or(model.Renamed.Status, status), galleryviews.Gallery(p.galleryChrome(r, model), model))
}

// addControls adds what stands around the pictures: the tags that are used most, and what the viewer's plan allows.
func (p *Pages) addControls(r *http.Request, model *galleryviews.GalleryPage) (err error) {
	if model.Query.Collection == galleryviews.Community {
		if err := p.addNear(r, model); err != nil {
			return err
		}
		model.Tags, err = p.Store.TrendingTags(r.Context(), trendingTags)
		return err
	}
	if model.Query.Collection == galleryviews.Mine {
		plan, err := p.Store.PlanOf(r.Context(), web.ViewerID(r))
		if err != nil {
			return err
		}
		model.MayHide = plan.PrivateGallery
	}
	whole := web.GalleryListing(galleryviews.GalleryPage{Query: galleryviews.GalleryQuery{Collection: model.Query.Collection}, Folder: model.Folder, Page: 1}, web.ViewerID(r))
	model.Tags, err = p.Store.CollectionTags(r.Context(), whole, trendingTags)
	return err
}

// nearMost is how many other searches are offered where one finds nothing.
const nearMost = 6

// addNear finds searches to offer where one finds nothing: words near in meaning that do find something.
func (p *Pages) addNear(r *http.Request, model *galleryviews.GalleryPage) (err error) {
	if model.Query.Search == "" || model.Total > 0 {
		return nil
	}
	model.Near, err = p.Store.Findable(r.Context(), p.Words.Near(model.Query.Search), nearMost)
	return err
}

// layOut remembers how lists are laid out, and leads on to the page's one address.
func (p *Pages) layOut(w http.ResponseWriter, r *http.Request, query galleryviews.GalleryQuery, page int) error {
	layout := galleryviews.ParseGalleryLayout(r.URL.Query().Get("view"))
	http.SetCookie(w, &http.Cookie{Name: layoutCookie, Value: string(layout), Path: "/", MaxAge: web.PreferenceAge, HttpOnly: true, SameSite: http.SameSiteLaxMode})
	w.Header().Set("Cache-Control", "private, no-store")
	return web.Redirect(w, r, query.Address(page))
}

// openViewer lays the picture that image= asks for above the list. One that is gone or not for the viewer's eyes leaves the
// list as it is, with a notice and the status of what was asked for.
func (p *Pages) openViewer(r *http.Request, model *galleryviews.GalleryPage) (status int, err error) {
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
func (p *Pages) addSuggestions(r *http.Request, model *galleryviews.GalleryPage) (err error) {
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
func (p *Pages) imageAt(r *http.Request, model *galleryviews.GalleryPage, place domain.Listing) (string, error) {
	listing := web.GalleryListing(*model, web.ViewerID(r))
	listing.Skip, listing.After, listing.Before, listing.Limit = place.Skip, place.After, place.Before, 1
	list, err := p.Store.Images(r.Context(), listing)
	if err != nil || len(list.Data) == 0 {
		return "", err
	}
	return list.Data[0].ID, nil
}

func (p *Pages) viewedImage(r *http.Request, id string) (domain.Image, error) {
	if !domain.ValidID(id) {
		return domain.Image{}, domain.Errorf(domain.NotFound, "We couldn't find that image.")
	}
	return p.Store.Image(r.Context(), id, web.ViewerID(r))
}

// galleryFailed shows the gallery without its list; the rest of the page is still of use.
func (p *Pages) galleryFailed(w http.ResponseWriter, r *http.Request, model galleryviews.GalleryPage, cause error) error {
	web.LogFailure(r, cause)
	model.Error = galleryviews.GalleryFailure
	return web.Render(w, r, http.StatusServiceUnavailable, galleryviews.Gallery(p.Chrome(r, "Gallery", ""), model))
}

func (p *Pages) galleryChrome(r *http.Request, model galleryviews.GalleryPage) views.Chrome {
	title := "Gallery of transparent PNG images"
	switch {
	case model.Query.Collection == galleryviews.Mine:
		return p.Chrome(r, "My Images", "")
	case model.Query.Collection == galleryviews.Favorites:
		return p.Chrome(r, "Favorites", "")
	case model.Folder != nil:
		return p.Chrome(r, model.Folder.Name, "")
	case model.Query.Category != "":
		title = domain.Category(model.Query.Category).Title() + " with transparent background"
	}
	title = narrowedTitle(title, model.Query)
	if model.Page > 1 {
		title += ", page " + strconv.Itoa(model.Page)
	}
	indexable := web.GalleryListing(model, 0).Indexable(len(model.Images)) && !r.URL.Query().Has("image")
	return galleryviews.DescribeGallery(p.Chrome(r, title, ""), model, indexable)
}

// titledSearch is where a search is cut in a title, in characters.
const titledSearch = 30

// narrowedTitle puts what was asked for first, so that tabs and bookmarks tell one search from another.
func narrowedTitle(title string, q galleryviews.GalleryQuery) string {
	switch {
	case q.Search != "":
		return "“" + domain.Truncate(q.Search, titledSearch) + "” in the gallery"
	case q.Tag != "":
		return domain.Truncate(q.Tag, titledSearch) + ": " + strings.ToLower(title[:1]) + title[1:]
	case q.Color != "":
		return "Images with " + string(q.Color) + " in the gallery"
	}
	return title
}
