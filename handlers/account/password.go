package account

import (
	"net/http"
	"strconv"

	"pellucid/handlers/emails"
	"pellucid/handlers/limit"
	"pellucid/handlers/problem"
	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/mailing"
	accountviews "pellucid/views/account"
)

// ChangePassword gives the user a new password and ends what else they are signed in with.
func (p *Pages) ChangePassword(w http.ResponseWriter, r *http.Request) error {
	if err := web.ReadForm(r); err != nil {
		return err
	}
	user := session.User(r.Context())
	if err := p.changePassword(r, user); err != nil {
		return p.refuseSecurity(w, r, err)
	}
	return p.Secured(w, r, "Password changed.")
}

func (p *Pages) changePassword(r *http.Request, user *domain.User) error {
	ctx, f := r.Context(), r.PostForm
	if err := p.reauthenticate(r, user, f.Get("current_password"), "current_password"); err != nil {
		return err
	}
	hash, err := p.Passwords.HashTyped(f.Get("password"), f.Get("password_confirm"))
	if err != nil {
		return err
	}
	if err := p.Store.ChangePassword(ctx, user.ID, hash, p.Sessions.Cookie(ctx)); err != nil {
		return err
	}
	return emails.Post(ctx, p.Emails, mailing.Email{Kind: mailing.PasswordChanged, UserID: user.ID})
}

// reauthenticate checks the password of who is signed in, beside a field of the form.
func (p *Pages) reauthenticate(r *http.Request, user *domain.User, password, field string) error {
	if err := p.Limiter.Allow(r.Context(), limit.Reauth, strconv.FormatInt(user.ID, 10)); err != nil {
		return err
	}
	_, hash, err := p.Store.Credentials(r.Context(), user.Email)
	if err != nil {
		return err
	}
	if !p.Passwords.Matches(password, hash) {
		return domain.FieldErrorf(field, "That isn't your current password.")
	}
	return nil
}

// refuseSecurity shows the tab again with the message beside its field.
func (p *Pages) refuseSecurity(w http.ResponseWriter, r *http.Request, err error) error {
	what := problem.From(r.Context(), err)
	if what.Field() == "" {
		return what
	}
	return p.showSecurity(w, r, what.Status, func(t *accountviews.SecurityTab) { t.Errors = map[string]string{what.Field(): what.Detail} })
}

// SendPasswordLink mails a link to choose a password to who has none.
func (p *Pages) SendPasswordLink(w http.ResponseWriter, r *http.Request) error {
	user := session.User(r.Context())
	if err := p.Limiter.Allow(r.Context(), limit.MailAccount, strconv.FormatInt(user.ID, 10)); err != nil {
		return err
	}
	if err := emails.Post(r.Context(), p.Emails, mailing.Email{Kind: mailing.Reset, UserID: user.ID}); err != nil {
		return err
	}
	return p.Secured(w, r, "Link sent to "+user.Email+".")
}
