package admin

import (
	"cmp"
	"net/http"
	"strings"

	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	"pellucid/internal/domain/moderation"
	"pellucid/views"
)

// undoImages is the path that takes back what Images did.
const undoImages = "/admin/images/undo"

// UndoImages takes back what Images did a moment ago. What can no longer be taken back is passed over, and told.
func (p *Pages) UndoImages(w http.ResponseWriter, r *http.Request) error {
	if err := web.ReadForm(r); err != nil {
		return err
	}
	back := cmp.Or(domain.LocalPath(r.PostForm.Get("back")), "/admin")
	name, list, _ := strings.Cut(r.PostForm.Get("deletion"), ":")
	act, ids := views.AdminImageAct(name), strings.Split(list, ",")
	if !act.Valid() || len(ids) > collection.BulkMax {
		return domain.Errorf(domain.Invalid, "There is nothing to undo.")
	}
	var taken []moderation.Decision
	defer func() { p.tellOwnersOfUndoing(r, taken) }()
	done := 0
	for _, id := range ids {
		decision, err := p.undoImage(r, act, id)
		if code := domain.CodeOf(err); code == domain.NotFound || code == domain.Gone || code == domain.Conflict {
			continue
		}
		if err != nil {
			return err
		}
		done++
		if act.Verdict() != "" && decision.Tells() {
			taken = append(taken, decision)
		}
	}
	if done == 0 {
		return p.toldImages(w, r, "error", "This can't be undone anymore.", back)
	}
	p.Waiting.Forget()
	return p.toldImages(w, r, "success", web.Counted(done, "Undone for 1 image.", "Undone for %d images."), back)
}

// undoImage returns the decision that it took back, if the act was one.
func (p *Pages) undoImage(r *http.Request, act views.AdminImageAct, id string) (taken moderation.Decision, err error) {
	ctx, actor := r.Context(), web.ViewerID(r)
	if act.Verdict() != "" {
		return p.Store.UndoDecision(ctx, actor, id)
	}
	_, err = p.Store.Feature(ctx, actor, id, act == views.AdminUnfeature, "Undone")
	return taken, err
}
