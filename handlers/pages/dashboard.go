package pages

import (
	"context"
	"net/http"

	"pellucid/handlers/api"
	"pellucid/internal/domain"
	"pellucid/views"
)

// Insights counts what users make.
type Insights interface {
	Insights(ctx context.Context, userID int64) (domain.Insights, error)
}

// Dashboard is what a signed-in person finds first.
func (p *Pages) Dashboard(w http.ResponseWriter, r *http.Request) error {
	model, err := p.dashboard(r.Context(), viewerID(r))
	if err != nil {
		if r.Context().Err() != nil {
			return err // nobody waits for it any more
		}
		return domain.Errorf(domain.Unavailable, "Failed to load dashboard data. Please try again later.").Because(err)
	}
	return render(w, r, http.StatusOK, views.Dashboard(p.chrome(r, "Dashboard", ""), model))
}

func (p *Pages) dashboard(ctx context.Context, userID int64) (views.DashboardPage, error) {
	d := views.DashboardPage{Now: p.Now()}
	for _, load := range []func() error{
		func() (err error) { d.Plan, err = p.Plans.PlanOf(ctx, userID); return err },
		func() (err error) { d.Balance, err = p.Plans.Balance(ctx, userID); return err },
		func() (err error) { d.Subscription, err = p.currentSubscription(ctx, userID); return err },
		func() (err error) { d.Insights, err = p.Insights.Insights(ctx, userID); return err },
		func() error {
			recent, err := p.Gallery.Images(ctx, recentOf(userID))
			d.Recent, d.GallerySize = recent.Data, recent.Total
			return err
		},
	} {
		if err := load(); err != nil {
			return d, err
		}
	}
	d.Props = api.InsightsBody(d.Insights)
	return d, nil
}

// currentSubscription returns the subscription that gives access now, or nil.
func (p *Pages) currentSubscription(ctx context.Context, userID int64) (*domain.Subscription, error) {
	sub, err := p.subscription(ctx, userID)
	if err != nil || sub == nil || !sub.IsActive {
		return nil, err
	}
	return sub, nil
}

// recentOf is the listing of a user's newest images.
func recentOf(userID int64) domain.Listing {
	return domain.Listing{OwnerID: userID, ViewerID: userID, Limit: recentMost, Details: true}
}
