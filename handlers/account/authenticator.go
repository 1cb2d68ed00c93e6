package account

import (
	"net/http"

	"pellucid/handlers/limit"
	"pellucid/handlers/problem"
	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/internal/secondfactor"
	accountviews "pellucid/views/account"
)

const authenticatorPath = "/settings/authenticator"

// AuthenticatorForm shows a QR code for an authenticator app, and asks for the app's first code.
func (p *Pages) AuthenticatorForm(w http.ResponseWriter, r *http.Request) error {
	if led, err := p.asked(w, r, authenticatorPath); led || err != nil {
		return err
	}
	setup, err := p.Second.BeginTOTP(session.User(r.Context()))
	if err != nil {
		return err
	}
	return p.showAuthenticator(w, r, http.StatusOK, setup, nil)
}

func (p *Pages) showAuthenticator(w http.ResponseWriter, r *http.Request, status int, setup secondfactor.Setup, errs map[string]string) error {
	return web.Render(w, r, status, accountviews.Authenticator(p.Chrome(r, "Set up your authenticator app", ""), accountviews.AuthenticatorPage{
		State: setup.State, Secret: setup.Secret, QR: setup.QR, Errors: errs,
	}))
}

// SetUpAuthenticator keeps the app that shows the right code.
func (p *Pages) SetUpAuthenticator(w http.ResponseWriter, r *http.Request) error {
	if err := web.ReadForm(r); err != nil {
		return err
	}
	if led, err := p.asked(w, r, authenticatorPath); led || err != nil {
		return err
	}
	ctx, user, state := r.Context(), session.User(r.Context()), r.PostForm.Get("state")
	if err := p.Limiter.Allow(ctx, limit.SecondStep, limit.Address(r)); err != nil {
		return err
	}
	codes, err := p.Second.FinishTOTP(ctx, user, state, r.PostForm.Get("code"))
	if err != nil {
		what := problem.From(ctx, err)
		if what.Field() == "" {
			return what
		}
		setup, err := p.Second.ResumeTOTP(user, state)
		if err != nil {
			return err
		}
		return p.showAuthenticator(w, r, what.Status, setup, map[string]string{what.Field(): what.Detail})
	}
	p.Sessions.MarkStrong(ctx)
	if err := p.Sessions.Confirm(r); err != nil {
		return err
	}
	return p.changed(w, r, "Your authenticator app is set up.", map[string]string{"what": "app_added"}, codes)
}

// RemoveAuthenticator forgets the app.
func (p *Pages) RemoveAuthenticator(w http.ResponseWriter, r *http.Request) error {
	if led, err := p.asked(w, r, web.SecurityPath); led || err != nil {
		return err
	}
	if err := p.Store.RemoveTOTP(r.Context(), web.ViewerID(r)); err != nil {
		return err
	}
	return p.changed(w, r, "Your authenticator app is removed.", map[string]string{"what": "app_removed"}, nil)
}
