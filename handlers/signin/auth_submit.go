package signin

import (
	"net/http"
	"net/url"

	"pellucid/handlers/limit"
	"pellucid/handlers/problem"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
	"pellucid/views"
)

// AuthSubmit signs a person in or up.
func (p *Pages) AuthSubmit(w http.ResponseWriter, r *http.Request) error {
	f, err := parseAuthForm(r)
	if err != nil {
		return err
	}
	user, err := p.authenticate(r, f)
	if err != nil {
		return p.refuseAuth(w, r, f, err)
	}
	return p.admit(w, r, user, f)
}

func (p *Pages) authenticate(r *http.Request, f authForm) (*domain.User, error) {
	ctx := r.Context()
	if f.mode == web.ModeRegister {
		if f.passwordConfirm != "" && f.password != f.passwordConfirm { // typed twice only by those who want to
			return nil, domain.FieldErrorf("password_confirm", "Passwords do not match")
		}
		reg := people.Registration{Email: f.email, Username: f.username, Password: f.password}
		if err := p.Limiter.Allow(ctx, limit.RegisterAddress, limit.Address(r)); err != nil {
			return nil, err
		}
		return p.register(ctx, reg)
	}
	return p.signIn(ctx, f.username, f.password)
}

// refuseAuth shows the form again with the message beside its field. What is our own fault is not about the form.
func (p *Pages) refuseAuth(w http.ResponseWriter, r *http.Request, f authForm, err error) error {
	what := problem.From(r.Context(), err)
	if what.Status >= http.StatusInternalServerError {
		return what
	}
	what.Header(w.Header())
	return p.showAuth(w, r, formStatus(what.Status), f, map[string]string{what.Field(): what.Detail})
}

// continueAfterSignIn carries out what the person wanted before signing in, and leads them where they were going.
func (p *Pages) continueAfterSignIn(w http.ResponseWriter, r *http.Request, user *domain.User, f authForm) error {
	if user.Leaving() {
		p.Sessions.PutFlash(r.Context(), "error", "Your account is scheduled for deletion. You can still keep it.")
		return web.Redirect(w, r, web.SecurityPath)
	}
	if p.AdminSecondFactor && user.IsAdmin() && !user.SecondFactor {
		return web.Redirect(w, r, web.SetUpPath)
	}
	pending, _ := p.Sessions.PopPending(r.Context())
	for _, carry := range p.Carry {
		if answered, err := carry(w, r, user, pending); answered || err != nil {
			return err
		}
	}
	if prompt := views.SavedPrompt(f.redirect); f.mode == web.ModeRegister && prompt != "" {
		return p.generateSaved(w, r, user, prompt)
	}
	return web.Redirect(w, r, f.next())
}

// generateSaved starts what somebody had typed before they signed up, as the form said it would, and leads to the screen that
// shows it. Where it cannot be drawn, the screen has the prompt, and says why.
func (p *Pages) generateSaved(w http.ResponseWriter, r *http.Request, user *domain.User, prompt string) error {
	after, err := p.Generate(r.Context(), user, prompt)
	if err != nil { // asked of a success, From would log an error without a cause
		what := problem.From(r.Context(), err)
		if what.Status >= http.StatusInternalServerError {
			return what
		}
		p.Sessions.PutFlash(r.Context(), "error", what.Detail)
		after = "/create?" + url.Values{"prompt": {prompt}}.Encode()
	}
	return web.Redirect(w, r, after)
}
