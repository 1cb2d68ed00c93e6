package admin

import (
	"context"
	"net/http"

	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
	adminviews "pellucid/views/admin"
)

// tryLater is what a page of the admin area says of a failure that is none of the administrator's.
const tryLater = "Operation failed, please try again later"

// failedTo says what could not be loaded; what went wrong is in the log. Nobody waits any more for what was given up.
func failedTo(load string, r *http.Request, err error) error {
	if err == nil || r.Context().Err() != nil || domain.CodeOf(err) == domain.NotFound {
		return err
	}
	return domain.Errorf(domain.Unavailable, "Failed to load %s: %s", load, tryLater).Because(err)
}

// Home shows how many users and tiers there are, and the numbers that matter.
func (p *Pages) Home(w http.ResponseWriter, r *http.Request) error {
	model, err := p.home(r.Context())
	if err != nil {
		return failedTo("stats", r, err)
	}
	return web.Render(w, r, http.StatusOK, adminviews.Home(p.Chrome(r, "Admin dashboard", ""), model))
}

func (p *Pages) home(ctx context.Context) (model adminviews.HomePage, err error) {
	users, err := p.Store.Users(ctx, people.Query{Sort: people.ByID, Limit: 1})
	if err != nil {
		return model, err
	}
	tiers, err := p.Store.Tiers(ctx)
	if err != nil {
		return model, err
	}
	model.Users, model.Tiers = users.Total, len(tiers)
	if model.Numbers, err = p.Store.Numbers(ctx); err != nil {
		return model, err
	}
	if model.Visitors, err = p.Store.VisitorCounts(ctx, ""); err != nil {
		return model, err
	}
	if model.Alerts, err = p.Store.AlertSettings(ctx); err != nil {
		return model, err
	}
	model.CanMail = p.Emails != nil
	model.At = p.Frame.Now()
	if model.Backups, err = p.Backups(ctx); err != nil {
		return model, err
	}
	model.Disk, err = p.Disk()
	return model, err
}
