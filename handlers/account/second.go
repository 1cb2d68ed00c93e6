package account

import (
	"cmp"
	"context"
	"net/http"

	"pellucid/handlers/emails"
	"pellucid/handlers/problem"
	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/mailing"
	"pellucid/internal/domain/people"
	"pellucid/internal/secondfactor"
	accountviews "pellucid/views/account"
)

// Second sets up what people sign in with beside their password.
type Second interface {
	Passkeys() bool
	BeginAdding(ctx context.Context, user *domain.User) (secondfactor.Challenge, error)
	FinishAdding(ctx context.Context, user *domain.User, kept, name string, answer []byte) (codes []string, err error)
	FinishSignIn(ctx context.Context, kept string, answer []byte) (userID int64, err error)
	BeginTOTP(user *domain.User) (secondfactor.Setup, error)
	ResumeTOTP(user *domain.User, state string) (secondfactor.Setup, error)
	FinishTOTP(ctx context.Context, user *domain.User, state, code string) (codes []string, err error)
	NewRecoveryCodes(ctx context.Context, userID int64) ([]string, error)
}

// SecondFactors keeps it.
type SecondFactors interface {
	SecondFactor(ctx context.Context, userID int64) (people.SecondFactor, error)
	RenamePasskey(ctx context.Context, userID, id int64, name string) error
	RemovePasskey(ctx context.Context, userID, id int64) (name string, err error)
	RemoveTOTP(ctx context.Context, userID int64) error
}

const confirmPath = "/settings/confirm"

// TwoStep is where two-step sign-in begins: the administrator is led here who has to have it.
func (p *Pages) TwoStep(w http.ResponseWriter, r *http.Request) error {
	user := session.User(r.Context())
	if user.SecondFactor && p.OwesSecondStep(r, user) { // the session is older than the second step
		if err := p.Sessions.SignOut(r.Context()); err != nil {
			return err
		}
		p.Sessions.PutFlash(r.Context(), "error", "Sign in again, with your second step.")
		return web.Redirect(w, r, web.AuthAddress(web.ModeLogin, "/admin"))
	}
	if user.SecondFactor {
		return web.Redirect(w, r, web.SecurityPath)
	}
	return web.Render(w, r, http.StatusOK, accountviews.TwoStep(p.Chrome(r, "Two-step sign-in", ""), accountviews.TwoStepPage{
		Passkeys: p.Second.Passkeys(), Required: p.OwesSecondStep(r, user),
	}))
}

// asked leads who has not proved lately who they are to the page that asks them. Whatever changes how somebody signs in comes
// after it.
func (p *Pages) asked(w http.ResponseWriter, r *http.Request, next string) (led bool, err error) {
	if p.Sessions.Confirmed(r.Context()) {
		return false, nil
	}
	return true, web.Redirect(w, r, accountviews.WithNext(confirmPath, next))
}

// ConfirmForm asks who is signed in for their password or a passkey.
func (p *Pages) ConfirmForm(w http.ResponseWriter, r *http.Request) error {
	return p.showConfirm(w, r, http.StatusOK, r.URL.Query().Get("next"), "")
}

func (p *Pages) showConfirm(w http.ResponseWriter, r *http.Request, status int, next, message string) error {
	user := session.User(r.Context())
	factor, err := p.Store.SecondFactor(r.Context(), user.ID)
	if err != nil {
		return err
	}
	return web.Render(w, r, status, accountviews.Confirm(p.Chrome(r, "Confirm it's you", ""), accountviews.ConfirmPage{
		User: user, Next: nextOf(next), Passkey: len(factor.Passkeys) > 0 && p.Second.Passkeys(), Error: message,
	}))
}

func nextOf(next string) string { return cmp.Or(domain.LocalPath(next), web.SecurityPath) }

// Confirm takes the password or the passkey.
func (p *Pages) Confirm(w http.ResponseWriter, r *http.Request) error {
	if err := web.ReadForm(r); err != nil {
		return err
	}
	next := nextOf(r.PostForm.Get("next"))
	if err := p.confirm(r, session.User(r.Context())); err != nil {
		what := problem.From(r.Context(), err)
		if what.Status >= http.StatusInternalServerError {
			return what
		}
		what.Header(w.Header())
		return p.showConfirm(w, r, max(what.Status, http.StatusUnprocessableEntity), next, what.Detail)
	}
	return web.Redirect(w, r, next)
}

func (p *Pages) confirm(r *http.Request, user *domain.User) error {
	ctx := r.Context()
	answer := r.PostForm.Get("credential")
	if answer == "" {
		if err := p.reauthenticate(r, user, r.PostForm.Get("current_password"), "current_password"); err != nil {
			return err
		}
		return p.Sessions.Confirm(r)
	}
	userID, err := p.Second.FinishSignIn(ctx, p.Sessions.TakeChallenge(ctx), []byte(answer))
	if err != nil {
		return err
	}
	if userID != user.ID {
		return domain.Errorf(domain.Forbidden, "That passkey belongs to another account.")
	}
	p.Sessions.MarkStrong(ctx)
	return p.Sessions.Confirm(r)
}

// changed tells the owner of an account what was changed, and shows recovery codes, this once, where there are new ones.
func (p *Pages) changed(w http.ResponseWriter, r *http.Request, told string, data map[string]string, codes []string) error {
	ctx, user := r.Context(), session.User(r.Context())
	if err := emails.Post(ctx, p.Emails, mailing.Email{Kind: mailing.SecondFactor, UserID: user.ID, Data: data}); err != nil {
		return err
	}
	if len(codes) == 0 {
		return p.Secured(w, r, told)
	}
	back := web.SecurityPath
	if p.AdminSecondFactor && user.IsAdmin() {
		back = "/admin"
	}
	return web.Render(w, r, http.StatusOK, accountviews.RecoveryCodes(p.Chrome(r, "Recovery codes", ""), accountviews.RecoveryCodesPage{
		Told: told, Codes: codes, Brand: p.Brand.Name, Username: user.Username, Next: back,
	}))
}

// NewRecoveryCodes replaces the recovery codes and shows them, this once.
func (p *Pages) NewRecoveryCodes(w http.ResponseWriter, r *http.Request) error {
	if led, err := p.asked(w, r, web.SecurityPath); led || err != nil {
		return err
	}
	user := session.User(r.Context())
	if !user.SecondFactor {
		return web.Redirect(w, r, web.SetUpPath)
	}
	codes, err := p.Second.NewRecoveryCodes(r.Context(), user.ID)
	if err != nil {
		return err
	}
	return p.changed(w, r, "You have new recovery codes. The old ones no longer work.", map[string]string{"what": "recovery_new"}, codes)
}
