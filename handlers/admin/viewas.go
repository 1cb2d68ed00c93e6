package admin

import (
	"context"
	"net/http"

	"pellucid/handlers/web"
	"pellucid/internal/domain"
)

// ViewAs writes down when the administrator stops looking at the site as somebody else.
type ViewAs interface {
	EndViewAs(ctx context.Context, actorID, userID int64) error
}

// EndViewAs makes the administrator themselves again, and leads back to whom they looked at. A look that has run out ends
// the same way.
func (p *Pages) EndViewAs(w http.ResponseWriter, r *http.Request) error {
	ctx := r.Context()
	userID := p.Sessions.EndViewAs(ctx)
	if userID == 0 {
		return web.Redirect(w, r, "/admin")
	}
	if err := p.Store.EndViewAs(ctx, domain.AdminID, userID); err != nil {
		return err
	}
	p.Sessions.PutFlash(ctx, "success", "You're viewing the site as yourself again.")
	return web.Redirect(w, r, "/admin/users/"+domain.IDText(userID))
}
