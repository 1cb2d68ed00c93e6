package gallery

import (
	"net/http"

	"pellucid/handlers/web"
	galleryviews "pellucid/views/gallery"
)

// deleteAll asks first, and then deletes in one act.
func (p *Pages) deleteAll(w http.ResponseWriter, r *http.Request, b bulk) error {
	if r.PostForm.Get("sure") == "" {
		images, err := p.seen(r.Context(), b, true)
		if err != nil {
			return err
		}
		if len(images) == 0 {
			return p.told(w, r, b, 0, "", "")
		}
		return web.Render(w, r, http.StatusOK, galleryviews.BulkDelete(p.Chrome(r, "Delete images", ""), galleryviews.BulkPage{Images: images, Passed: b.passedOver(len(images)), Back: b.back}))
	}
	deletion, err := p.Bin.DeleteImages(r.Context(), b.userID, b.ids)
	if err != nil {
		web.LogFailure(r, err)
		return p.tell(w, r, b, "error", web.Counted(len(b.ids), "Failed to delete image", "Failed to delete images"))
	}
	if len(deletion.Images) == 0 {
		return p.told(w, r, b, 0, "", "")
	}
	done := len(deletion.Images)
	p.Sessions.PutUndo(r.Context(), sentences(web.Counted(done, "Image deleted successfully", "%d images deleted successfully"), b.passedOver(done)), deletion.ID)
	return web.Redirect(w, r, b.back)
}
