package images

import (
	"context"
	"net/http"

	"pellucid/handlers/web"
)

// Feature shows a picture on the front of the site, or takes it away from there. The same page has the button that undoes
// it.
func (p *Pages) Feature(w http.ResponseWriter, r *http.Request) error {
	act := func(ctx context.Context, actorID int64, id string, on bool) error {
		_, err := p.Store.Feature(ctx, actorID, id, on, r.PostForm.Get("reason"))
		return err
	}
	return p.chooseFront(w, r, act, "Image featured.", "Image no longer featured.")
}

// Hero makes a picture the one at the top of the landing page, or no longer.
func (p *Pages) Hero(w http.ResponseWriter, r *http.Request) error {
	return p.chooseFront(w, r, p.Store.SetHero, "This image is now the hero on the landing page.", "The newest featured image is the hero again.")
}

func (p *Pages) chooseFront(w http.ResponseWriter, r *http.Request, act func(context.Context, int64, string, bool) error, done, undone string) error {
	if err := web.ReadForm(r); err != nil {
		return err
	}
	img, err := p.image(r)
	if err != nil {
		return err
	}
	on := r.PostForm.Get("on") == "yes"
	if err := act(r.Context(), web.ViewerID(r), img.ID, on); err != nil {
		return err
	}
	told := done
	if !on {
		told = undone
	}
	p.Sessions.PutFlash(r.Context(), "success", told)
	return web.Redirect(w, r, "/image/"+img.ID)
}
