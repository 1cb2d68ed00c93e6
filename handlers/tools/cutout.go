package tools

import (
	"encoding/base64"
	"errors"
	"net/http"
	"strings"

	"pellucid/handlers/limit"
	"pellucid/handlers/problem"
	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/matting/neural"
	"pellucid/views"
	imageviews "pellucid/views/image"
)

// PagePath is the page on which people remove the background of a picture of theirs.
const PagePath = views.CutoutPath

// CutoutPage shows the form.
func (p *Pages) CutoutPage(w http.ResponseWriter, r *http.Request) error {
	return p.show(w, r, http.StatusOK, imageviews.CutoutPage{})
}

// CutoutSubmit answers the plain form: with a preview, or by keeping the cut-out.
func (p *Pages) CutoutSubmit(w http.ResponseWriter, r *http.Request) error {
	form, err := readForm(r)
	if err != nil {
		return p.refuse(w, r, err)
	}
	user, save := session.User(r.Context()), form.fields["act"] == "save"
	if save && user == nil {
		return web.Redirect(w, r, web.AuthAddress(web.ModeLogin, PagePath))
	}
	if err := p.allow(r.Context(), limit.Address(r)); err != nil {
		return err
	}
	if !save {
		return p.showPreview(w, r, form)
	}
	cutting, err := form.cutting(form.fields["idempotency_key"])
	if err != nil {
		return p.refuse(w, r, err)
	}
	img, err := p.Cutouts.Save(r.Context(), user, cutting)
	if err != nil {
		return p.refuse(w, r, err)
	}
	p.Sessions.PutFlash(r.Context(), "success", "Saved to My Images.")
	return web.Redirect(w, r, "/image/"+img.ID)
}

func (p *Pages) showPreview(w http.ResponseWriter, r *http.Request, form sent) error {
	cut, err := p.preview(r.Context(), form)
	if err != nil {
		return p.refuse(w, r, err)
	}
	return p.show(w, r, http.StatusOK, imageviews.CutoutPage{
		Preview: "data:image/png;base64," + base64.StdEncoding.EncodeToString(cut.PNG), Width: cut.Width, Height: cut.Height, About: cut.About, Report: cut.Alpha,
	})
}

// refuse shows the form again with what is wrong.
func (p *Pages) refuse(w http.ResponseWriter, r *http.Request, err error) error {
	what := problem.From(r.Context(), err)
	if what.Status >= http.StatusInternalServerError {
		return what
	}
	return p.show(w, r, what.Status, imageviews.CutoutPage{Error: what.Detail, Why: what.Topic()})
}

// missingFiles names what the models folder lacks, and not where it is.
func missingFiles(err error) string {
	var missing *neural.MissingError
	switch {
	case errors.As(err, &missing):
		return strings.Join(missing.Files, " and ")
	case err != nil:
		return "a models folder"
	}
	return ""
}

func (p *Pages) show(w http.ResponseWriter, r *http.Request, status int, page imageviews.CutoutPage) error {
	if user := session.User(r.Context()); user != nil {
		plan, err := p.Store.PlanOf(r.Context(), user.ID)
		if err != nil {
			return err
		}
		page.MayHide = plan.PrivateGallery
	}
	page.Key, page.Missing = domain.NewID(), missingFiles(p.Missing)
	c := p.Chrome(r, "Remove a background", "Remove the background from a photo and download a transparent PNG. Previews are free.")
	return web.Render(w, r, status, imageviews.RemoveBackground(web.Indexed(c, PagePath), page))
}
