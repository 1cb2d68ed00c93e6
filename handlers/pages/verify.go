package pages

import (
	"net/http"
	"strconv"

	"pellucid/handlers/limit"
	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/views"
)

// VerifyEmail confirms the address of a link. It may be opened twice: mail programs look at links before people do.
func (p *Pages) VerifyEmail(w http.ResponseWriter, r *http.Request) error {
	web.Private(w)
	if err := p.Limiter.Allow(r.Context(), limit.LinkAddress, limit.Address(r)); err != nil {
		return err
	}
	err := p.Links.VerifyEmail(r.Context(), r.URL.Query().Get("token"))
	if domain.CodeOf(err) == domain.Gone {
		return p.Notice(w, r, http.StatusGone, views.NoticePage{
			Title: "This link does not work any more", Text: "It is too old, or not complete. In your settings you can have a new one sent.",
			Action: "Go to my settings", Href: web.SecurityPath,
		})
	}
	if err != nil {
		return err
	}
	return p.Notice(w, r, http.StatusOK, views.NoticePage{
		Good: true, Title: "Your e-mail address is confirmed", Text: "Thank you. If you ever forget your password, we can send you a new link there.",
		Action: "Go to my dashboard", Href: "/dashboard",
	})
}

// SendVerification sends the link to confirm the user's address again.
func (p *Pages) SendVerification(w http.ResponseWriter, r *http.Request) error {
	user := session.User(r.Context())
	if p.Emails == nil {
		return p.NotFound(w, r)
	}
	if user.EmailVerified {
		return p.Secured(w, r, "Your e-mail address is confirmed already.")
	}
	if err := p.Limiter.Allow(r.Context(), limit.MailAccount, strconv.FormatInt(user.ID, 10)); err != nil {
		return err
	}
	if err := p.Emails.Post(r.Context(), domain.Email{Kind: domain.EmailVerify, UserID: user.ID}); err != nil {
		return err
	}
	return p.Secured(w, r, "The link is on its way to "+user.Email+".")
}
