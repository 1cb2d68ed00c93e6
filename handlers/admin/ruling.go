package admin

import (
	"net/http"

	"github.com/go-chi/chi/v5"

	"pellucid/handlers/problem"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/moderation"
	adminviews "pellucid/views/admin"
)

// Rule decides about a picture and shows the next one.
func (p *Pages) Rule(w http.ResponseWriter, r *http.Request) error {
	if err := web.ReadForm(r); err != nil {
		return err
	}
	form := adminviews.ModerationForm{
		Verdict: moderation.Judgement(r.PostForm.Get("decision")), Reason: r.PostForm.Get("reason"), Block: r.PostForm.Get("block") == "on",
	}
	found, err := p.Store.Case(r.Context(), chi.URLParam(r, "id"))
	if err != nil {
		return err
	}
	ruling := moderation.Ruling{ImageID: found.Image.ID, Verdict: form.Verdict, Reason: form.Reason}
	if form.Block && form.Verdict == moderation.DeleteForGood {
		if ruling.Fingerprint, err = p.Fingerprints.Fingerprint(r.Context(), found.Image); err != nil {
			return err
		}
	}
	if _, err := p.Store.Decide(r.Context(), web.ViewerID(r), ruling); err != nil {
		what := problem.From(r.Context(), err)
		if what.Status != http.StatusUnprocessableEntity {
			return err
		}
		model, err := p.moderationPage(r.Context(), found.Image.ID)
		if err != nil {
			return err
		}
		model.Form, model.Error = form, what.Detail
		return web.Render(w, r, what.Status, adminviews.Moderation(p.Chrome(r, "Moderation", ""), model))
	}
	p.Waiting.Forget()
	if (moderation.Decision{Verdict: form.Verdict, Appeal: found.Appeal}).Tells() {
		p.write(r, decisionEmail(found))
	}
	p.Sessions.PutFlash(r.Context(), "success", "Decision saved. You can undo it for 24 hours.")
	next := r.PostForm.Get("next")
	if !domain.ValidID(next) {
		return web.Redirect(w, r, "/admin/moderation")
	}
	return web.Redirect(w, r, "/admin/moderation?at="+next)
}

// HideImage hides a public image that nobody reported. The decision can be undone on the moderation page, like any other.
func (p *Pages) HideImage(w http.ResponseWriter, r *http.Request) error {
	if err := web.ReadForm(r); err != nil {
		return err
	}
	ctx, id := r.Context(), chi.URLParam(r, "id")
	img, err := p.Store.Image(ctx, id, web.ViewerID(r))
	if err != nil {
		return err
	}
	_, err = p.Store.Decide(ctx, web.ViewerID(r), moderation.Ruling{ImageID: id, Verdict: moderation.Hide, Reason: r.PostForm.Get("reason")})
	if domain.FieldOf(err) != "" {
		p.Sessions.PutFlash(ctx, "error", problem.From(ctx, err).Detail)
		return web.Redirect(w, r, "/image/"+id)
	}
	if err != nil {
		return err
	}
	p.Waiting.Forget()
	p.write(r, decisionEmail(moderation.Case{Image: img}))
	p.Sessions.PutFlash(ctx, "success", "Image hidden. You can undo it for 24 hours.")
	return web.Redirect(w, r, "/admin/moderation")
}

// UndoRuling brings a picture back to where it was before a decision.
func (p *Pages) UndoRuling(w http.ResponseWriter, r *http.Request) error {
	taken, err := p.Store.UndoDecision(r.Context(), web.ViewerID(r), chi.URLParam(r, "decision"))
	if err != nil {
		return err
	}
	p.Waiting.Forget()
	if taken.Tells() {
		p.write(r, undoneEmail(taken))
	}
	p.Sessions.PutFlash(r.Context(), "success", "Decision undone. The image is back in the queue.")
	return web.Redirect(w, r, "/admin/moderation?at="+taken.ImageID)
}
