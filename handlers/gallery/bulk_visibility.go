package gallery

import (
	"fmt"
	"net/http"

	"pellucid/handlers/web"
	"pellucid/internal/domain/collection"
)

func (p *Pages) hideAll(w http.ResponseWriter, r *http.Request, b bulk) error {
	plan, err := p.Store.PlanOf(r.Context(), b.userID)
	if err != nil {
		return err
	}
	if !plan.PrivateGallery {
		return p.tell(w, r, b, "error", "Private images are a Pro feature. Your images were not changed.")
	}
	return p.setVisible(w, r, b, false)
}

func (p *Pages) showAll(w http.ResponseWriter, r *http.Request, b bulk) error {
	return p.setVisible(w, r, b, true)
}

// setVisible makes pictures public or private, each by itself: the files of one that goes private move.
func (p *Pages) setVisible(w http.ResponseWriter, r *http.Request, b bulk, public bool) error {
	images, err := p.seen(r.Context(), b, true)
	if err != nil {
		return err
	}
	for done, img := range images {
		if _, err := p.Editor.UpdateImage(r.Context(), b.userID, img.ID, collection.ImageEdit{Public: &public}); err != nil {
			web.LogFailure(r, err)
			return p.tell(w, r, b, "error", fmt.Sprintf("Only %d of %d images could be changed. Please try again in a minute.", done, len(images)))
		}
	}
	if public {
		return p.told(w, r, b, len(images), "1 image is now public", "%d images are now public")
	}
	return p.told(w, r, b, len(images), "1 image is now private", "%d images are now private")
}
