package images

import (
	"net/http"

	"github.com/go-chi/chi/v5"

	"pellucid/handlers/web"
	"pellucid/internal/domain"
)

// keptForGood is for files that never change. A cache that many share asks each time whether a picture is still public.
const keptForGood = "public, max-age=31536000, s-maxage=0, immutable"

// Media answers with a kept file under its immutable address. Browsers may keep a public one, and other sites embed it.
func (p *Pages) Media(w http.ResponseWriter, r *http.Request) error {
	blobKey := chi.URLParam(r, "prefix") + "/" + chi.URLParam(r, "key")
	visible, public, err := p.Store.BlobVisible(r.Context(), blobKey, web.ViewerID(r))
	if err != nil {
		return err
	}
	if !visible {
		return domain.Errorf(domain.NotFound, "There is no such file.")
	}
	w.Header().Set("Cache-Control", "private, no-cache")
	if public {
		w.Header().Set("Cache-Control", keptForGood)
		w.Header().Set("Cross-Origin-Resource-Policy", "cross-origin")
	}
	return p.Files.Serve(w, r, blobKey+"/"+chi.URLParam(r, "name"))
}
