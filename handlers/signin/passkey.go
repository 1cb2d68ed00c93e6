package signin

import (
	"log/slog"
	"net/http"

	"pellucid/handlers/limit"
	"pellucid/handlers/problem"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
)

// PasskeyOptions asks the browser's script to sign in with a passkey.
func (p *Pages) PasskeyOptions(w http.ResponseWriter, r *http.Request) error {
	challenge, err := p.Second.BeginSignIn()
	if err != nil {
		return err
	}
	p.Sessions.PutChallenge(r.Context(), challenge.State)
	return web.JSON(w, challenge.Options)
}

// PasskeySignIn signs in who has the passkey of the answer.
func (p *Pages) PasskeySignIn(w http.ResponseWriter, r *http.Request) error {
	f, err := parseAuthForm(r)
	if err != nil {
		return err
	}
	user, err := p.byPasskey(r)
	if err != nil {
		what := problem.From(r.Context(), err)
		if what.Status >= http.StatusInternalServerError {
			return what
		}
		slog.InfoContext(r.Context(), "a passkey was refused", "err", err)
		what.Header(w.Header())
		return p.showAuth(w, r, formStatus(what.Status), authForm{mode: web.ModeLogin, redirect: f.redirect}, map[string]string{"": what.Detail})
	}
	return p.enterStrong(w, r, user, f)
}

func (p *Pages) byPasskey(r *http.Request) (*domain.User, error) {
	ctx := r.Context()
	if err := p.Limiter.Allow(ctx, limit.SecondStep, limit.Address(r)); err != nil {
		return nil, err
	}
	userID, err := p.Second.FinishSignIn(ctx, p.Sessions.TakeChallenge(ctx), []byte(r.PostForm.Get("credential")))
	if err != nil {
		return nil, err
	}
	return p.active(ctx, userID)
}

// formStatus is the status of a form that is shown again: a wrong answer in it is no missing credential.
func formStatus(status int) int {
	if status == http.StatusUnauthorized || status == http.StatusConflict {
		return http.StatusUnprocessableEntity
	}
	return status
}
