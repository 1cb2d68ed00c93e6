package images

import (
	"net/http"

	"github.com/go-chi/chi/v5"

	"pellucid/handlers/web"
	"pellucid/internal/domain"
)

// Media answers with a kept file under its immutable address. Browsers may keep a public one, and other sites embed it.
func (p *Pages) Media(w http.ResponseWriter, r *http.Request) error {
	blobKey := chi.URLParam(r, "prefix") + "/" + chi.URLParam(r, "key")
	visible, public, err := p.Store.BlobVisible(r.Context(), blobKey, web.ViewerID(r))
	if err != nil {
		return err
	}
	if !visible {
		return domain.Errorf(domain.NotFound, "We couldn't find that file.")
	}
	w.Header().Set("Cache-Control", "private, no-cache")
	if public {
		p.Files.Public(w, blobKey)
	}
	return p.Files.Serve(w, r, blobKey+"/"+chi.URLParam(r, "name"))
}
