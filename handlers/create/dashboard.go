package create

import (
	"context"
	"net/http"

	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	"pellucid/internal/domain/sale"
	accountviews "pellucid/views/account"
)

// Insights counts what users make.
type Insights interface {
	Insights(ctx context.Context, userID int64) (collection.Insights, error)
}

// Payments tells what somebody subscribed to. Nobody without a subscription has one: that is a NotFound error.
type Payments interface {
	SubscriptionOf(ctx context.Context, userID int64) (sale.Subscription, error)
}

// Dashboard is what a signed-in person finds first.
func (p *Pages) Dashboard(w http.ResponseWriter, r *http.Request) error {
	news, err := p.PaymentNews(r) // first: it may begin the plan
	var model accountviews.DashboardPage
	if err == nil {
		model, err = p.dashboard(r.Context(), web.ViewerID(r))
		model.News = news
	}
	if err != nil {
		if r.Context().Err() != nil {
			return err // nobody waits for it any more
		}
		return domain.Errorf(domain.Unavailable, "Failed to load dashboard data. Please try again later.").Because(err)
	}
	return web.Render(w, r, http.StatusOK, accountviews.Dashboard(p.Chrome(r, "Dashboard", ""), model))
}

func (p *Pages) dashboard(ctx context.Context, userID int64) (accountviews.DashboardPage, error) {
	d := accountviews.DashboardPage{Now: p.Now()}
	for _, load := range []func() error{
		func() (err error) { d.Plan, err = p.Store.PlanOf(ctx, userID); return err },
		func() (err error) { d.Balance, err = p.Store.Balance(ctx, userID); return err },
		func() (err error) { d.Subscription, err = p.currentSubscription(ctx, userID); return err },
		func() (err error) { d.Insights, err = p.Store.Insights(ctx, userID); return err },
		func() error {
			recent, err := p.Store.Images(ctx, recentOf(userID))
			d.Recent, d.GallerySize = recent.Data, recent.Total
			return err
		},
	} {
		if err := load(); err != nil {
			return d, err
		}
	}
	d.Props = InsightsBody(d.Insights)
	return d, nil
}

// currentSubscription returns the subscription that gives access now, or nil.
func (p *Pages) currentSubscription(ctx context.Context, userID int64) (*sale.Subscription, error) {
	sub, err := p.Store.SubscriptionOf(ctx, userID)
	if domain.CodeOf(err) == domain.NotFound {
		return nil, nil
	}
	if err != nil || !sub.IsActive {
		return nil, err
	}
	return &sub, nil
}

// recentOf is the listing of a user's newest images.
func recentOf(userID int64) domain.Listing {
	return domain.Listing{OwnerID: userID, ViewerID: userID, Limit: recentMost, Details: true}
}
