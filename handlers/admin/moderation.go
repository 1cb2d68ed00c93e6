package admin

import (
	"context"
	"net/http"
	"slices"

	"github.com/go-chi/chi/v5"

	"pellucid/handlers/problem"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	adminviews "pellucid/views/admin"
)

// Moderation is where the administrator decides about pictures.
type Moderation interface {
	Image(ctx context.Context, id string, viewerID int64) (domain.Image, error)
	ModerationQueue(ctx context.Context, limit int) (ids []string, total int, err error)
	Case(ctx context.Context, imageID string) (domain.Case, error)
	RecentDecisions(ctx context.Context, limit int) ([]domain.Decision, error)
	Decide(ctx context.Context, actorID int64, ruling domain.Ruling) (id string, err error)
	UndoDecision(ctx context.Context, actorID int64, id string) (domain.Decision, error)
}

// Fingerprints tell what pictures look like, so that blocked ones are known again.
type Fingerprints interface {
	Fingerprint(ctx context.Context, img domain.Image) ([]byte, error)
}

const (
	queueMost  = 500 // pictures that can be walked through
	recentLast = 50  // decisions that can be undone from the page
)

// Queue shows the picture of the address, or the first that waits.
func (p *Pages) Queue(w http.ResponseWriter, r *http.Request) error {
	model, err := p.moderationPage(r.Context(), r.URL.Query().Get("at"))
	if err != nil {
		return err
	}
	return web.Render(w, r, http.StatusOK, adminviews.Moderation(p.Chrome(r, "Moderation", ""), model))
}

// moderationPage is the queue at a picture; when that does not wait any more, at the first one.
func (p *Pages) moderationPage(ctx context.Context, at string) (model adminviews.ModerationPage, err error) {
	model.Now = p.Now()
	if model.Appeals, err = p.Store.AccountAppeals(ctx, recentLast); err != nil {
		return model, err
	}
	if model.Recent, err = p.Store.RecentDecisions(ctx, recentLast); err != nil {
		return model, err
	}
	ids, total, err := p.Store.ModerationQueue(ctx, queueMost)
	if err != nil || len(ids) == 0 {
		return model, err
	}
	if model.Waiting, err = p.waitingImages(ctx, ids); err != nil {
		return model, err
	}
	place := max(slices.Index(ids, at), 0)
	model.Place, model.Total = place+1, total
	if place > 0 {
		model.Previous = ids[place-1]
	}
	if place+1 < len(ids) {
		model.Next = ids[place+1]
	}
	found, err := p.Store.Case(ctx, ids[place])
	if domain.CodeOf(err) == domain.NotFound { // its owner deleted it just now
		return model, nil
	}
	model.Case = &found
	return model, err
}

// waitingImages are the first of the queue; none when a single one waits, which stands above them.
func (p *Pages) waitingImages(ctx context.Context, ids []string) (waiting []domain.Case, err error) {
	if len(ids) < 2 {
		return nil, nil
	}
	for _, id := range ids[:min(len(ids), adminviews.ModerationStep)] {
		found, err := p.Store.Case(ctx, id)
		if domain.CodeOf(err) == domain.NotFound { // its owner deleted it just now
			continue
		}
		if err != nil {
			return nil, err
		}
		waiting = append(waiting, found)
	}
	return waiting, nil
}

// Rule decides about a picture and shows the next one.
func (p *Pages) Rule(w http.ResponseWriter, r *http.Request) error {
	if err := web.ReadForm(r); err != nil {
		return err
	}
	form := adminviews.ModerationForm{
		Verdict: domain.Judgement(r.PostForm.Get("decision")), Reason: r.PostForm.Get("reason"), Block: r.PostForm.Get("block") == "on",
	}
	found, err := p.Store.Case(r.Context(), chi.URLParam(r, "id"))
	if err != nil {
		return err
	}
	ruling := domain.Ruling{ImageID: found.Image.ID, Verdict: form.Verdict, Reason: form.Reason}
	if form.Block && form.Verdict == domain.DeleteForGood {
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
	if (domain.Decision{Verdict: form.Verdict, Appeal: found.Appeal}).Tells() {
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
	_, err = p.Store.Decide(ctx, web.ViewerID(r), domain.Ruling{ImageID: id, Verdict: domain.Hide, Reason: r.PostForm.Get("reason")})
	if domain.FieldOf(err) != "" {
		p.Sessions.PutFlash(ctx, "error", problem.From(ctx, err).Detail)
		return web.Redirect(w, r, "/image/"+id)
	}
	if err != nil {
		return err
	}
	p.Waiting.Forget()
	p.write(r, decisionEmail(domain.Case{Image: img}))
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
