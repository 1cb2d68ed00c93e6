package pages

import (
	"cmp"
	"context"
	"net/http"

	"pellucid/internal/domain"
	"pellucid/views"
)

// Bin deletes a user's own image with its files.
type Bin interface {
	DeleteImage(ctx context.Context, userID int64, id string) error
}

// DeleteForm asks the owner whether an image is to be deleted. It remembers where the owner came from.
func (p *Pages) DeleteForm(w http.ResponseWriter, r *http.Request) error {
	img, err := p.ownImage(r)
	if err != nil {
		return err
	}
	model := views.DeletePage{Image: img, Back: afterDelete(img, back(r, ""))}
	return render(w, r, http.StatusOK, views.Delete(p.chrome(r, "Delete image", ""), model))
}

// Delete deletes the owner's image with its files and goes back to where the owner came from.
func (p *Pages) Delete(w http.ResponseWriter, r *http.Request) error {
	if err := readForm(r); err != nil {
		return err
	}
	img, err := p.ownImage(r)
	if err != nil {
		return err
	}
	kind, told := "success", "Image deleted successfully"
	if err := p.Bin.DeleteImage(r.Context(), img.UserID, img.ID); err != nil {
		p.logFailure(r, err)
		kind, told = "error", "Failed to delete image"
	}
	p.Sessions.PutFlash(r.Context(), kind, told)
	return redirect(w, r, afterDelete(img, domain.LocalPath(r.PostForm.Get("back"))))
}

// ownImage returns the picture of the address if it belongs to the one who asks.
func (p *Pages) ownImage(r *http.Request) (domain.Image, error) {
	img, err := p.image(r)
	if err == nil && img.UserID != viewerID(r) {
		err = domain.Errorf(domain.Forbidden, "Only the one who made an image can delete it.")
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
