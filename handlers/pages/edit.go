package pages

import (
	"context"
	"net/http"

	"pellucid/handlers/session"
	"pellucid/internal/domain"
	"pellucid/views"
)

// Editor changes what owners say of their images.
type Editor interface {
	UpdateImage(ctx context.Context, userID int64, id string, edit domain.ImageEdit) (domain.Image, error)
}

// EditImage changes what the owner says of a picture, and shows its page again.
func (p *Pages) EditImage(w http.ResponseWriter, r *http.Request) error {
	if err := readForm(r); err != nil {
		return err
	}
	img, err := p.image(r)
	if err != nil {
		return p.imageMissing(w, r, err)
	}
	form := views.ImageForm{
		AltText: r.PostForm.Get("alt_text"), Tags: r.PostForm.Get("tags"), Category: domain.Category(r.PostForm.Get("category")),
	}
	_, err = p.Editor.UpdateImage(r.Context(), session.User(r.Context()).ID, img.ID, form.Edit())
	if failure := (*domain.Error)(nil); asError(err, &failure) && failure.Field != "" {
		form.Errors = map[string]string{failure.Field: failure.Message}
		return p.showImage(w, r, http.StatusUnprocessableEntity, img, form)
	}
	if err != nil {
		return err
	}
	p.Sessions.PutFlash(r.Context(), "success", "Your changes are saved.")
	return redirect(w, r, "/image/"+img.ID)
}
