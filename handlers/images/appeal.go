package images

import (
	"context"
	"net/http"

	"pellucid/handlers/problem"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/moderation"
	imageviews "pellucid/views/image"
)

// DecisionPage tells an owner what was decided about their picture.
func (p *Pages) DecisionPage(w http.ResponseWriter, r *http.Request) error {
	decision, err := p.decisionAbout(r)
	if err != nil {
		return err
	}
	return web.Render(w, r, http.StatusOK, imageviews.Decision(p.Chrome(r, "Decision about your image", ""), imageviews.DecisionPage{Decision: decision}))
}

func (p *Pages) decisionAbout(r *http.Request) (moderation.Decision, error) {
	id, err := web.ImageID(r)
	if err != nil {
		return moderation.Decision{}, err
	}
	return p.Store.DecisionAbout(r.Context(), web.ViewerID(r), id)
}

// Appeal keeps why an owner wants their picture looked at again.
func (p *Pages) Appeal(w http.ResponseWriter, r *http.Request) error {
	if err := web.ReadForm(r); err != nil {
		return err
	}
	decision, err := p.decisionAbout(r)
	if err != nil {
		return err
	}
	text, err := moderation.CheckAppeal(r.PostForm.Get("appeal"))
	if err == nil {
		err = p.Store.Appeal(r.Context(), web.ViewerID(r), decision.ImageID, text)
	}
	if err != nil {
		what := problem.From(r.Context(), err)
		if what.Status >= http.StatusInternalServerError {
			return err
		}
		model := imageviews.DecisionPage{Decision: decision, Text: text, Error: what.Detail}
		return web.Render(w, r, what.Status, imageviews.Decision(p.Chrome(r, "Decision about your image", ""), model))
	}
	p.Sessions.PutFlash(r.Context(), "success", "Appeal sent. We'll review the image again.")
	return web.Redirect(w, r, "/image/"+decision.ImageID+"/decision")
}

// standingDecision is what was decided about an owner's hidden picture, or nil.
func (p *Pages) standingDecision(ctx context.Context, img domain.Image) (*moderation.Decision, error) {
	if img.HiddenAt.IsZero() {
		return nil, nil
	}
	decision, err := p.Store.DecisionAbout(ctx, img.UserID, img.ID)
	if domain.CodeOf(err) == domain.NotFound {
		return nil, nil
	}
	return &decision, err
}
