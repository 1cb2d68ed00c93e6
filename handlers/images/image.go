package images

import (
	"fmt"
	"net/http"

	"github.com/go-chi/chi/v5"

	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/export"
	"pellucid/views"
	imageviews "pellucid/views/image"
)

// relatedMost is how many related images a page shows.
const relatedMost = 8

// ImagePage shows one picture with all that is known of it.
func (p *Pages) ImagePage(w http.ResponseWriter, r *http.Request) error {
	img, err := p.image(r)
	if err != nil {
		return p.imageMissing(w, r, err)
	}
	form := imageviews.NewImageForm(img)
	form.Open = r.URL.Query().Has("edit")
	return p.showImage(w, r, http.StatusOK, img, form)
}

// showImage shows a picture's page with the owner's form as it was filled in.
func (p *Pages) showImage(w http.ResponseWriter, r *http.Request, status int, img domain.Image, form imageviews.Form) error {
	related, err := p.Store.Related(r.Context(), img.ID, web.ViewerID(r), relatedMost)
	if err != nil {
		return err
	}
	owner := session.User(r.Context()).Owns(img.UserID)
	if owner {
		plan, err := p.Store.PlanOf(r.Context(), img.UserID)
		if err != nil {
			return err
		}
		form.MayHide = plan.PrivateGallery
	}
	decision, err := p.standingDecision(r.Context(), img)
	if err != nil {
		return err
	}
	model := imageviews.Page{
		Image: img, Decision: decision, IsOwner: owner, Related: related, Provenance: p.provenance(r.Context(), img), Form: form, Exports: p.exports(img),
	}
	if owner && !img.IsPublic {
		if model.ShareKey, err = p.Store.ShareKey(r.Context(), img.UserID, img.ID); err != nil {
			return err
		}
	}
	if session.User(r.Context()).IsAdmin() && img.IsPublic && img.HiddenAt.IsZero() {
		hero, err := p.Store.IsHero(r.Context(), img.ID)
		if err != nil {
			return err
		}
		model.Front = &imageviews.FrontPlace{Hero: hero}
	}
	c := p.Chrome(r, domain.Truncate(img.Prompt, 60), img.AltText)
	c.Preload = []views.Preload{views.PreloadStage(img)}
	return web.Render(w, r, status, imageviews.Image(imageviews.DescribeImage(c, img), model))
}

// exports lists the purposes with sizes of their own; the page has the other files in its download menu.
// exports are the purposes with sizes of their own. Those that need more pixels than the image can be drawn with say so before
// somebody sends a soft image to a printer.
func (p *Pages) exports(img domain.Image) []imageviews.Export {
	var all []imageviews.Export
	sharpest := p.Exporter.Sharpest(img)
	for _, purpose := range export.Purposes {
		if purpose.Name == export.Full {
			continue
		}
		hint := purpose.Hint
		if width, height := purpose.Largest(); max(width, height) > sharpest {
			hint += fmt.Sprintf(", enlarged from %d", sharpest)
		}
		all = append(all, imageviews.Export{Name: purpose.Name, Label: purpose.Label, Hint: hint})
	}
	return all
}

// image returns the picture of the address, as the one who asks may see it.
func (p *Pages) image(r *http.Request) (domain.Image, error) {
	id, err := web.ImageID(r)
	if err != nil {
		return domain.Image{}, err
	}
	return p.Store.Image(r.Context(), id, web.ViewerID(r))
}

// imageMissing answers for a picture that cannot be shown: what was deleted leaves its neighbors, everything else looks as
// if it had never been.
func (p *Pages) imageMissing(w http.ResponseWriter, r *http.Request, err error) error {
	c := p.Chrome(r, "Image Not Found", "")
	switch domain.CodeOf(err) {
	case domain.NotFound:
		return web.Render(w, r, http.StatusNotFound, views.ImageNotFound(c))
	case domain.Gone:
		neighbors, err := p.Store.Related(r.Context(), chi.URLParam(r, "id"), web.ViewerID(r), relatedMost)
		if err != nil {
			return err
		}
		return web.Render(w, r, http.StatusGone, imageviews.Gone(c, neighbors))
	default:
		return err
	}
}
