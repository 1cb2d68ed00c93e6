package images

import (
	"cmp"
	"net/http"

	"pellucid/handlers/web"
	"pellucid/internal/domain"
	imageviews "pellucid/views/image"
)

// DeleteForm asks the owner whether an image is to be deleted. It remembers where the owner came from.
func (p *Pages) DeleteForm(w http.ResponseWriter, r *http.Request) error {
	img, err := p.ownImage(r)
	if err != nil {
		return err
	}
	model := imageviews.DeletePage{Image: img, Back: afterDelete(img, web.Back(r, ""))}
	return web.Render(w, r, http.StatusOK, imageviews.Delete(p.Chrome(r, "Delete image", ""), model))
}

// Delete deletes the owner's image with its files and goes back to where the owner came from.
func (p *Pages) Delete(w http.ResponseWriter, r *http.Request) error {
	if err := web.ReadForm(r); err != nil {
		return err
	}
	img, err := p.ownImage(r)
	if err != nil {
		return err
	}
	deletion, err := p.Bin.DeleteImage(r.Context(), img.UserID, img.ID)
	if err != nil {
		web.LogFailure(r, err)
		p.Sessions.PutFlash(r.Context(), "error", "Failed to delete image")
	} else {
		p.Sessions.PutUndo(r.Context(), "Image deleted successfully", deletion.ID)
	}
	return web.Redirect(w, r, afterDelete(img, domain.LocalPath(r.PostForm.Get("back"))))
}

// UndoDelete brings back what was deleted a moment ago, and goes back to where that was.
func (p *Pages) UndoDelete(w http.ResponseWriter, r *http.Request) error {
	if err := web.ReadForm(r); err != nil {
		return err
	}
	ids, err := p.Bin.Undo(r.Context(), web.ViewerID(r), r.PostForm.Get("deletion"))
	failure := (*domain.Error)(nil)
	switch {
	case err == nil:
		p.Sessions.PutFlash(r.Context(), "success", web.Counted(len(ids), "Image restored", "%d images restored"))
	case web.AsError(err, &failure) && failure.Code == domain.Gone:
		p.Sessions.PutFlash(r.Context(), "error", failure.Message)
	default:
		return err
	}
	return web.Redirect(w, r, cmp.Or(domain.LocalPath(r.PostForm.Get("back")), "/gallery/my"))
}

// ownImage returns the picture of the address if it belongs to the one who asks.
func (p *Pages) ownImage(r *http.Request) (domain.Image, error) {
	img, err := p.image(r)
	if err == nil && img.UserID != web.ViewerID(r) {
		err = domain.Errorf(domain.Forbidden, "Only the owner of an image can delete it.")
	}
	return img, err
}

// afterDelete is where a deletion leads: back, but never to a page of the image itself.
func afterDelete(img domain.Image, from string) string {
	for _, gone := range []string{"/image/" + img.ID, "/image/" + img.ID + "/delete"} {
		if from == gone {
			from = ""
		}
	}
	return cmp.Or(from, "/gallery/my")
}
