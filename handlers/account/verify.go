package account

import (
	"context"
	"net/http"
	"strconv"

	"pellucid/handlers/limit"
	"pellucid/handlers/session"
	"pellucid/internal/domain"
	"pellucid/internal/domain/mailing"
)

// SendVerification sends the link to confirm the user's address again.
func (p *Pages) SendVerification(w http.ResponseWriter, r *http.Request) error {
	user := session.User(r.Context())
	if p.Emails == nil {
		return p.NotFound(w, r)
	}
	if user.EmailVerified {
		return p.Secured(w, r, "Your email is already confirmed.")
	}
	if err := p.sendVerification(r.Context(), user); err != nil {
		return err
	}
	return p.Secured(w, r, "Link sent to "+user.Email+".")
}

// sendVerification has the link sent. Pages and API both do.
func (c Config) sendVerification(ctx context.Context, user *domain.User) error {
	if c.Emails == nil {
		return domain.Errorf(domain.NotFound, "This site can't send email.")
	}
	if err := c.Limiter.Allow(ctx, limit.MailAccount, strconv.FormatInt(user.ID, 10)); err != nil {
		return err
	}
	return c.Emails.Post(ctx, mailing.Email{Kind: mailing.Verify, UserID: user.ID})
}
