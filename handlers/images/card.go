package images

import (
	"errors"
	"net/http"

	"pellucid/handlers/limit"
	"pellucid/handlers/web"
	"pellucid/internal/blob"
	"pellucid/internal/domain"
	"pellucid/static"
)

// Card answers with the picture that other sites show beside a link to an image's page. Other sites are visitors: a private
// image has no card, not even for its owner, and one that is not promoted has the card of the site.
func (p *Pages) Card(w http.ResponseWriter, r *http.Request) error {
	img, err := p.openImage(r)
	if err != nil {
		return err
	}
	if !img.Promoted {
		w.Header().Set("Cache-Control", web.CheckedAgain)
		return web.Redirect(w, r, static.URL("card.jpg"))
	}
	file, err := p.Files.Open(r.Context(), img.BlobKey+"/"+domain.CardName)
	if errors.Is(err, blob.ErrNotFound) {
		file, err = p.makeCard(r, img)
	}
	if err != nil {
		return err
	}
	defer func() { _ = file.Close() }()
	h := w.Header()
	h.Set("Content-Type", "image/jpeg")
	h.Set("ETag", `"`+img.ID+`-card"`) // a picture never changes, so neither does its card
	p.Files.Card(w, img.BlobKey, web.CheckedAgain)
	http.ServeContent(w, r, "", file.Modified(), file)
	return nil
}

func (p *Pages) makeCard(r *http.Request, img domain.Image) (blob.File, error) {
	if err := p.Limiter.Allow(r.Context(), limit.Derive, limit.Address(r)); err != nil {
		return nil, err
	}
	key, err := p.Renderer.Card(r.Context(), img)
	if errors.Is(err, blob.ErrNotFound) {
		return nil, domain.Errorf(domain.NotFound, "We couldn't find that file.").Because(err)
	}
	if err != nil {
		return nil, err
	}
	return p.Files.Open(r.Context(), key)
}

// openImage returns the picture of the address as a visitor may see it, whoever asks: for what is made to be passed on.
func (p *Pages) openImage(r *http.Request) (domain.Image, error) {
	id, err := web.ImageID(r)
	if err != nil {
		return domain.Image{}, err
	}
	return p.Store.Image(r.Context(), id, 0)
}
