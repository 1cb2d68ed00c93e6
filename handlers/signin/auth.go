package signin

import (
	"net/http"
	"net/url"

	"pellucid/handlers/limit"
	"pellucid/handlers/problem"
	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/views"
	accountviews "pellucid/views/account"
)

// authForm is what the sign-in and sign-up form sends.
type authForm struct {
	mode, redirect            string
	email, username           string
	password, passwordConfirm string
	keep                      bool
}

func parseAuthForm(r *http.Request) (authForm, error) {
	if err := web.ReadForm(r); err != nil {
		return authForm{}, err
	}
	f := r.PostForm
	return authForm{
		mode: authMode(f.Get("mode")), redirect: domain.LocalPath(f.Get("redirect")), email: f.Get("email"), username: f.Get("username"),
		password: f.Get("password"), passwordConfirm: f.Get("password_confirm"), keep: f.Get("keep") == "on",
	}, nil
}

func authMode(mode string) string {
	if mode == web.ModeRegister {
		return web.ModeRegister
	}
	return web.ModeLogin
}

// AuthForm shows the sign-in or sign-up form; who is signed in already goes on.
func (p *Pages) AuthForm(w http.ResponseWriter, r *http.Request) error {
	f := authForm{mode: authMode(r.URL.Query().Get("mode")), redirect: domain.LocalPath(r.URL.Query().Get("redirect"))}
	if session.User(r.Context()) != nil {
		return web.Redirect(w, r, f.next())
	}
	return p.showAuth(w, r, http.StatusOK, f, nil)
}

// next is where a person goes after signing in.
func (f authForm) next() string {
	if f.redirect == "" {
		return "/dashboard"
	}
	return f.redirect
}

func (p *Pages) showAuth(w http.ResponseWriter, r *http.Request, status int, f authForm, errs map[string]string) error {
	title, description := "Sign in", "Sign in to generate images with a truly transparent background."
	saved := views.SavedWork{}
	if f.mode == web.ModeRegister {
		title, description = "Create your account", "Sign up free and generate images with a truly transparent background. No credit card needed."
		var err error
		if saved, err = p.Saved(r, f.redirect); err != nil {
			return err
		}
	}
	google, err := p.googleButton(w, f.redirect)
	if err != nil {
		return err
	}
	return web.Render(w, r, status, accountviews.Auth(p.Chrome(r, title, description), accountviews.AuthPage{
		Mode: f.mode, Redirect: f.redirect, Errors: errs, Mail: p.Emails != nil, Providers: p.offered(), Google: google, Saved: saved,
		Passkeys: p.Second.Passkeys(),
		Form:     accountviews.AuthForm{Email: f.email, Username: f.username, Keep: f.keep},
	}))
}

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
		reg := domain.Registration{Email: f.email, Username: f.username, Password: f.password}
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

// Login and Register lead the short addresses to the form, and keep the way back.
func (p *Pages) Login(w http.ResponseWriter, r *http.Request) error {
	return web.Redirect(w, r, web.AuthAddress(web.ModeLogin, r.URL.Query().Get("redirect")))
}

// Register leads to the sign-up form. A prompt typed on the landing page waits on the create screen.
func (p *Pages) Register(w http.ResponseWriter, r *http.Request) error {
	query := r.URL.Query()
	after := query.Get("redirect")
	if prompt := query.Get("prompt"); prompt != "" {
		after = "/create?" + url.Values{"prompt": {prompt}}.Encode()
	}
	return web.Redirect(w, r, web.AuthAddress(web.ModeRegister, after))
}

// Logout ends the session and goes to the landing page.
func (p *Pages) Logout(w http.ResponseWriter, r *http.Request) error {
	if err := p.Sessions.SignOut(r.Context()); err != nil {
		return err
	}
	return web.Redirect(w, r, "/")
}
