package admin

import (
	"net/http"
	"strings"

	"pellucid/handlers/problem"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/moderation"
	"pellucid/views"
	adminviews "pellucid/views/admin"
)

// usualReason is the reason that the form begins with: what was reported first.
func usualReason(act views.AdminImageAct, chosen []moderation.Case) string {
	if act == views.AdminKeep {
		return adminviews.ReasonToKeep
	}
	for _, c := range chosen {
		if act.Verdict() != "" && len(c.Reports) > 0 {
			return c.Reports[0].Reason.Title()
		}
	}
	return ""
}

func (p *Pages) askImages(w http.ResponseWriter, r *http.Request, status int, model adminviews.ImagesPage) error {
	return web.Render(w, r, status, adminviews.Images(p.Chrome(r, model.Title(), ""), model))
}

// actOnImages does it with each image by itself, so that every one has an entry in the audit log and can be taken back.
func (p *Pages) actOnImages(w http.ResponseWriter, r *http.Request, model adminviews.ImagesPage, chosen []moderation.Case) error {
	var undo []string
	var told []moderation.Case
	defer func() { p.tellOwners(r, told) }() // of what was done, also when the rest failed
	for _, c := range chosen {
		done, err := p.actOnImage(r, model, c.Image)
		switch code := domain.CodeOf(err); {
		case err == nil:
		case domain.FieldOf(err) == "reason" && len(undo) == 0:
			what := problem.From(r.Context(), err)
			model.Error = what.Detail
			return p.askImages(w, r, what.Status, model)
		case code == domain.NotFound || code == domain.Gone: // its owner was a moment faster
			continue
		default:
			return err
		}
		if done == "" {
			continue
		}
		undo = append(undo, done)
		if verdict := model.Act.Verdict(); verdict != "" && (moderation.Decision{Verdict: verdict, Appeal: c.Appeal}).Tells() {
			told = append(told, c)
		}
	}
	if len(undo) == 0 {
		return p.toldImages(w, r, "success", "Nothing to change: this was already done.", model.Back)
	}
	text := model.Act.Done(len(undo))
	if model.Passed != "" {
		text += " " + model.Passed
	}
	p.Waiting.Forget()
	p.Sessions.PutUndoAt(r.Context(), text, string(model.Act)+":"+strings.Join(undo, ","), undoImages)
	return web.Redirect(w, r, model.Back)
}

// actOnImage returns what undoes it: the id of the decision about the image, or the image's; empty: nothing changed.
func (p *Pages) actOnImage(r *http.Request, model adminviews.ImagesPage, img domain.Image) (undo string, err error) {
	ctx, actor := r.Context(), web.ViewerID(r)
	if verdict := model.Act.Verdict(); verdict != "" {
		return p.Store.Decide(ctx, actor, moderation.Ruling{ImageID: img.ID, Verdict: verdict, Reason: model.Reason})
	}
	changed, err := p.Store.Feature(ctx, actor, img.ID, model.Act == views.AdminFeature, model.Reason)
	if !changed {
		return "", err
	}
	return img.ID, err
}

func (p *Pages) toldImages(w http.ResponseWriter, r *http.Request, kind, text, back string) error {
	p.Sessions.PutFlash(r.Context(), kind, text)
	return web.Redirect(w, r, back)
}

// passedOver tells how many images nothing can be done with; empty: none.
func passedOver(act views.AdminImageAct, n int) string {
	switch {
	case n == 0:
		return ""
	case act == views.AdminKeep || act == views.AdminDelete:
		return web.Counted(n, "1 image was skipped because it isn't waiting anymore.", "%d images were skipped because they aren't waiting anymore.")
	}
	return web.Counted(n, "1 image was skipped because it isn't public.", "%d images were skipped because they aren't public.")
}
