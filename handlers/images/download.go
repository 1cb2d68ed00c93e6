package images

import (
	"mime"
	"net/http"

	"pellucid/handlers/limit"
	"pellucid/internal/domain/collection"
)

// Download answers with a picture as a file, in the format and size that were asked for.
func (p *Pages) Download(w http.ResponseWriter, r *http.Request) error {
	img, err := p.image(r)
	if err != nil {
		return p.imageMissing(w, r, err)
	}
	form, err := collection.ParseFileForm(r.URL.Query().Get("format"), r.URL.Query().Get("size"))
	if err != nil {
		return err
	}
	key := img.BlobKey + "/" + form.Name(img)
	if !form.Kept(img) {
		if err := p.Limiter.Allow(r.Context(), limit.Derive, limit.Address(r)); err != nil {
			return err
		}
		if key, err = p.Renderer.Derive(r.Context(), img, form); err != nil {
			return err
		}
	}
	p.Files.Count(r, img)
	w.Header().Set("Content-Disposition", mime.FormatMediaType("attachment", map[string]string{"filename": img.DownloadName(form.Format)}))
	w.Header().Set("Cache-Control", "private, no-cache")
	return p.Files.Serve(w, r, key)
}
