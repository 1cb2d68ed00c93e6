package images

import (
	"net/http"

	"pellucid/handlers/problem"
	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	imageviews "pellucid/views/image"
)

// EditImage changes what the owner says of a picture, and shows its page again.
func (p *Pages) EditImage(w http.ResponseWriter, r *http.Request) error {
	if err := web.ReadForm(r); err != nil {
		return err
	}
	img, err := p.image(r)
	if err != nil {
		return p.imageMissing(w, r, err)
	}
	form := parseEdit(r, img)
	edited, err := p.Editor.UpdateImage(r.Context(), session.User(r.Context()).ID, img.ID, form.Edit())
	if failure := (*domain.Error)(nil); web.AsError(err, &failure) && failure.Field != "" {
		form.Errors = map[string]string{failure.Field: failure.Message}
		return p.showImage(w, r, problem.From(r.Context(), err).Status, img, form)
	}
	if err != nil {
		return err
	}
	p.Sessions.PutFlash(r.Context(), "success", savedMessage(img, edited))
	return web.Redirect(w, r, "/image/"+img.ID)
}

// parseEdit reads the form. What it says nothing of stays as it is.
func parseEdit(r *http.Request, img domain.Image) imageviews.Form {
	form := imageviews.Form{
		AltText: r.PostForm.Get("alt_text"), Tags: r.PostForm.Get("tags"), Category: domain.Category(r.PostForm.Get("category")), Private: !img.IsPublic,
	}
	if values := r.PostForm["visibility"]; len(values) > 0 {
		form.Private = values[len(values)-1] == "private" // the box stands behind the field for its absence
	}
	return form
}

func savedMessage(before, after domain.Image) string {
	switch {
	case before.IsPublic && !after.IsPublic:
		return "Changes saved. Only you can see this image now."
	case !before.IsPublic && after.IsPublic:
		return "Changes saved. Everyone can see this image now."
	default:
		return "Changes saved."
	}
}
