package signin

import (
	"net/http"

	"pellucid/handlers/limit"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	accountviews "pellucid/views/account"
)

// VerifyEmail confirms the address of a link. It may be opened twice: mail programs look at links before people do.
func (p *Pages) VerifyEmail(w http.ResponseWriter, r *http.Request) error {
	web.Private(w)
	if err := p.Limiter.Allow(r.Context(), limit.LinkAddress, limit.Address(r)); err != nil {
		return err
	}
	err := p.Store.VerifyEmail(r.Context(), r.URL.Query().Get("token"))
	if domain.CodeOf(err) == domain.Gone {
		return p.Notice(w, r, http.StatusGone, accountviews.NoticePage{
			Title: "This link has expired", Text: "It has expired, or it is incomplete. You can request a new one in your settings.",
			Action: "Go to my settings", Href: web.SecurityPath,
		})
	}
	if err != nil {
		return err
	}
	return p.Notice(w, r, http.StatusOK, accountviews.NoticePage{
		Title: "Your email is confirmed", Text: "If you forget your password, we can email you a reset link.",
		Action: "Go to my dashboard", Href: "/dashboard",
	})
}
