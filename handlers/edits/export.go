package edits

import (
	"cmp"
	"net/http"
	"strconv"

	"pellucid/handlers/limit"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/edits"
	"pellucid/internal/generation/retouch"
)

// Export answers with an image as the files of a purpose, for links and forms on pages that work without a script.
func (p *Pages) Export(w http.ResponseWriter, r *http.Request) error {
	id, err := web.ImageID(r)
	if err != nil {
		return err
	}
	img, err := p.Store.Image(r.Context(), id, web.ViewerID(r))
	if err != nil {
		return err
	}
	query := r.URL.Query()
	width, err := strconv.Atoi(cmp.Or(query.Get("width"), "0"))
	if err != nil {
		return domain.FieldErrorf("width", "Enter the width in pixels.")
	}
	if r.Method == http.MethodHead {
		return nil
	}
	if err := p.Limiter.Allow(r.Context(), limit.ImageExport, limit.Address(r)); err != nil {
		return err
	}
	made, err := p.Retoucher.Export(r.Context(), img, retouch.ExportOrder{
		Purpose: query.Get("purpose"), Format: query.Get("format"), Width: width, Background: edits.Color{R: 255, G: 255, B: 255},
	})
	if err != nil {
		return err
	}
	p.Files.Count(r, img)
	file := newFile(made.MediaType, attachment(made.Name), made.Data, made.Redrawn, made.Enlarged)
	h := w.Header()
	h.Set("Content-Type", file.ContentType)
	h.Set("Content-Disposition", file.Disposition)
	h.Set("Cache-Control", "private, no-cache")
	h.Set("Content-Length", strconv.Itoa(len(file.Body)))
	_, err = w.Write(file.Body)
	return err
}
