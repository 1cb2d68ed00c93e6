package admin

import (
	"context"
	"net/http"
	"strconv"

	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/upkeep"
	"pellucid/views"
	adminviews "pellucid/views/admin"
)

// Waiting knows what waits for the administrator.
type Waiting interface {
	Waiting(ctx context.Context) (upkeep.Waiting, error)
	// Forget makes the next page count anew.
	Forget()
}

// Alerts keeps when the administrator is mailed about it, and knows the things themselves.
type Alerts interface {
	AlertSettings(ctx context.Context) (upkeep.AlertSettings, error)
	SaveAlertSettings(ctx context.Context, actorID int64, a upkeep.AlertSettings) error
	WaitingDetails(ctx context.Context, n int) (upkeep.WaitingDetails, error)
}

// waitingShown is how many things of each kind are listed.
const waitingShown = 50

// Chrome is what a page of the admin area carries around its content: that of every page, and the bar. Without the counts
// there is still a page.
func (p *Pages) Chrome(r *http.Request, title, description string) views.Chrome {
	c := p.Frame.Chrome(r, title, description)
	c.Admin = &views.AdminBar{}
	waiting, err := p.Waiting.Waiting(r.Context())
	if err != nil {
		web.LogFailure(r, err)
		return c
	}
	c.Admin.Waiting = waiting
	return c
}

// WaitingPage shows what waits and has no page of its own.
func (p *Pages) WaitingPage(w http.ResponseWriter, r *http.Request) (err error) {
	model := adminviews.WaitingPage{Now: p.Now()}
	if model.Waiting, err = p.Waiting.Waiting(r.Context()); err != nil {
		return failedTo("what waits", r, err)
	}
	if model.Details, err = p.Store.WaitingDetails(r.Context(), waitingShown); err != nil {
		return failedTo("what waits", r, err)
	}
	return web.Render(w, r, http.StatusOK, adminviews.Waiting(p.Chrome(r, "Waiting for you", ""), model))
}

// SaveAlerts sets when the administrator is mailed.
func (p *Pages) SaveAlerts(w http.ResponseWriter, r *http.Request) error {
	if err := web.ReadForm(r); err != nil {
		return err
	}
	hour, err := strconv.Atoi(r.PostForm.Get("digest_hour"))
	if err != nil || hour < upkeep.NoDigest || hour > 23 {
		return domain.FieldErrorf("digest_hour", "Please choose an hour.")
	}
	settings := upkeep.AlertSettings{DigestHour: hour, Urgent: r.PostForm.Get("urgent") == "on"}
	if err := p.Store.SaveAlertSettings(r.Context(), web.ViewerID(r), settings); err != nil {
		return err
	}
	p.Sessions.PutFlash(r.Context(), "success", "Alerts saved.")
	return web.Redirect(w, r, "/admin#alerts")
}
