package gallery

import (
	"cmp"
	"context"
	"fmt"
	"net/http"
	"slices"

	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
)

// bulk is what is to be done with several pictures at once.
type bulk struct {
	ids    []string // different from each other
	back   string   // where the pictures were chosen
	userID int64
}

// bulkActs are what can be done with several pictures.
var bulkActs = map[string]func(p *Pages, w http.ResponseWriter, r *http.Request, b bulk) error{
	"download":   (*Pages).bundle,
	"delete":     (*Pages).deleteAll,
	"private":    (*Pages).hideAll,
	"public":     (*Pages).showAll,
	"file":       (*Pages).fileAll,
	"unfile":     (*Pages).unfileAll,
	"unfavorite": (*Pages).unfavoriteAll,
}

// Bulk does one thing with all pictures that were ticked. Pictures that are not there, or not the user's, are passed over, and
// the answer tells how many.
func (p *Pages) Bulk(w http.ResponseWriter, r *http.Request) error {
	if err := web.ReadForm(r); err != nil {
		return err
	}
	act := bulkActs[r.PostForm.Get("act")]
	if act == nil {
		return domain.Errorf(domain.Invalid, "Choose what to do with the images.")
	}
	b := bulk{ids: chosen(r), back: cmp.Or(domain.LocalPath(r.PostForm.Get("back")), "/gallery/my"), userID: web.ViewerID(r)}
	switch {
	case len(b.ids) == 0:
		return p.tell(w, r, b, "error", "Select at least one image.")
	case len(b.ids) > collection.BulkMax:
		return p.tell(w, r, b, "error", fmt.Sprintf("You can select up to %d images at once.", collection.BulkMax))
	}
	return act(p, w, r, b)
}

// chosen returns the ids that were ticked, once each. What cannot be an id stays, so that it is counted among the others.
func chosen(r *http.Request) (ids []string) {
	for _, id := range r.PostForm["image"] {
		if !slices.Contains(ids, id) && len(ids) <= collection.BulkMax {
			ids = append(ids, id)
		}
	}
	return ids
}

// tell leads back to the pictures with a message.
func (p *Pages) tell(w http.ResponseWriter, r *http.Request, b bulk, kind, text string) error {
	p.Sessions.PutFlash(r.Context(), kind, text)
	return web.Redirect(w, r, b.back)
}

// told leads back to the pictures and tells what was done with how many of them.
func (p *Pages) told(w http.ResponseWriter, r *http.Request, b bulk, done int, one, many string) error {
	if done == 0 {
		return p.tell(w, r, b, "error", "Nothing was changed. "+b.passedOver(0))
	}
	return p.tell(w, r, b, "success", sentences(web.Counted(done, one, many), b.passedOver(done)))
}

// passedOver tells how many pictures nothing was done with; empty: none.
func (b bulk) passedOver(done int) string {
	missed := len(b.ids) - done
	if missed == 0 {
		return ""
	}
	return web.Counted(missed, "1 image was skipped because it isn't yours or was deleted.", "%d images were skipped because they aren't yours or were deleted.")
}

func sentences(first, second string) string {
	if second == "" {
		return first
	}
	return first + ". " + second
}

// seen returns those of the pictures that the user can see, in the order in which they were chosen; own: that are theirs.
func (p *Pages) seen(ctx context.Context, b bulk, own bool) (images []domain.Image, err error) {
	images, err = p.Store.ImagesByID(ctx, b.ids, b.userID)
	if own {
		images = slices.DeleteFunc(images, func(img domain.Image) bool { return img.UserID != b.userID })
	}
	return images, err
}

func (p *Pages) unfavoriteAll(w http.ResponseWriter, r *http.Request, b bulk) error {
	taken, err := p.Store.Unfavorite(r.Context(), b.userID, b.ids)
	if err != nil {
		return err
	}
	return p.told(w, r, b, len(taken), "1 image removed from favorites", "%d images removed from favorites")
}
