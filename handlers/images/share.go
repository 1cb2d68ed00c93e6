package images

import (
	"net/http"
	"path"
	"strings"

	"github.com/go-chi/chi/v5"

	"pellucid/handlers/limit"
	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	"pellucid/views"
	imageviews "pellucid/views/image"
)

// Share makes a link that opens a private image, or ends it. The same page has the button that undoes it.
func (p *Pages) Share(w http.ResponseWriter, r *http.Request) error {
	if err := web.ReadForm(r); err != nil {
		return err
	}
	id, err := web.ImageID(r)
	if err != nil {
		return err
	}
	on, told := r.PostForm.Get("on") == "yes", "Image shared. Anyone with the link can see it."
	if _, err := p.Store.ShareImage(r.Context(), session.User(r.Context()).ID, id, on); err != nil {
		return err
	}
	if !on {
		told = "Sharing stopped. The old link no longer works."
	}
	p.Sessions.PutFlash(r.Context(), "success", told)
	return web.Redirect(w, r, "/image/"+id+"#share")
}

// SharedImage shows a private image to whoever has its link: read only, and for no search engine.
func (p *Pages) SharedImage(w http.ResponseWriter, r *http.Request) error {
	img, err := p.shared(w, r)
	if err != nil {
		return err
	}
	c := p.Chrome(r, domain.Truncate(img.Prompt, 60), img.AltText)
	c.Preload = []views.Preload{views.PreloadStage(img)}
	return web.Render(w, r, http.StatusOK, imageviews.SharedImage(c, img))
}

// SharedFile answers with a file of an image for whoever has its link.
func (p *Pages) SharedFile(w http.ResponseWriter, r *http.Request) error {
	img, err := p.shared(w, r)
	if err != nil {
		return err
	}
	name := chi.URLParam(r, "name")
	if name != domain.OriginalName && path.Ext(name) != ".webp" || strings.Contains(name, "/") {
		return errNoFile
	}
	if whole := (collection.FileForm{Format: "webp"}); name == whole.Name(img) { // made when it is first asked for
		if err := p.Limiter.Allow(r.Context(), limit.Derive, limit.Address(r)); err != nil {
			return err
		}
		if _, err := p.Renderer.Derive(r.Context(), img, whole); err != nil {
			return err
		}
	}
	return p.Files.Serve(w, r, img.BlobKey+"/"+name)
}

var errNoFile = domain.Errorf(domain.NotFound, "We couldn't find that file.")

// shared returns the image that the link in the address opens. No cache may keep what it answers: the link ends at once.
func (p *Pages) shared(w http.ResponseWriter, r *http.Request) (domain.Image, error) {
	key := chi.URLParam(r, "key")
	img, err := p.Store.SharedImage(r.Context(), key)
	if err != nil {
		return img, err
	}
	img.FilesAt = imageviews.SharedPath(key)
	web.Private(w)
	w.Header().Set("Cache-Control", "private, no-store")
	w.Header().Set("X-Robots-Tag", "noindex, nofollow")
	return img, nil
}
