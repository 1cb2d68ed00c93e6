package gallery

import (
	"net/http"

	"github.com/go-chi/chi/v5"

	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	galleryviews "pellucid/views/gallery"
)

var errNoCreator = domain.Errorf(domain.NotFound, "There is no user with this name, or they have no public images.")

// Creator shows what a user has public, with what they say of themselves. A user who is suspended or gone has no page, and
// neither has one without a public image, but for their own eyes.
func (p *Pages) Creator(w http.ResponseWriter, r *http.Request) error {
	name := chi.URLParam(r, "username")
	user, err := p.Store.Creator(r.Context(), name)
	if domain.CodeOf(err) == domain.NotFound {
		return errNoCreator
	}
	if err != nil {
		return err
	}
	query, page, err := web.ParseGallery(r)
	if err != nil {
		return err
	}
	query = galleryviews.GalleryQuery{Creator: user.Username, After: query.After, Before: query.Before}
	if name != user.Username {
		return web.Redirect(w, r, query.Address(page))
	}
	model := galleryviews.GalleryPage{Query: query, Page: page, Creator: user}
	list, err := p.Store.Images(r.Context(), web.GalleryListing(model, web.ViewerID(r)))
	if domain.CodeOf(err) == domain.NotFound { // the image beside the page never was
		return web.Redirect(w, r, galleryviews.GalleryQuery{Creator: user.Username}.Address(page))
	}
	if err != nil {
		return err
	}
	model.Images, model.Total = list.Data, list.Total
	model.LastPage = max(1, (list.Total+domain.PageSize-1)/domain.PageSize)
	own := session.User(r.Context()).Owns(user.ID)
	if list.Total == 0 && !own || page > model.LastPage {
		return errNoCreator
	}
	return web.Render(w, r, http.StatusOK, galleryviews.Creator(galleryviews.DescribeCreator(p.Chrome(r, "", ""), model), model))
}
