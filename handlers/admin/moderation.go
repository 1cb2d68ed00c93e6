package admin

import (
	"context"
	"net/http"
	"slices"

	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/moderation"
	adminviews "pellucid/views/admin"
)

// Moderation is where the administrator decides about pictures.
type Moderation interface {
	Image(ctx context.Context, id string, viewerID int64) (domain.Image, error)
	ImagesByID(ctx context.Context, ids []string, viewerID int64) ([]domain.Image, error)
	ModerationQueue(ctx context.Context, limit int) (ids []string, total int, err error)
	Case(ctx context.Context, imageID string) (moderation.Case, error)
	Cases(ctx context.Context, imageIDs []string) ([]moderation.Case, error)
	RecentDecisions(ctx context.Context, limit int) ([]moderation.Decision, error)
	Decide(ctx context.Context, actorID int64, ruling moderation.Ruling) (id string, err error)
	UndoDecision(ctx context.Context, actorID int64, id string) (moderation.Decision, error)
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
	if len(ids) > 1 { // a single one stands above
		if model.Waiting, err = p.Store.Cases(ctx, ids[:min(len(ids), adminviews.ModerationStep)]); err != nil {
			return model, err
		}
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
