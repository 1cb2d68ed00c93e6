package signin

import (
	"net/http"
	"net/url"

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
