package signin

import (
	"cmp"
	"context"
	"encoding/base64"
	"encoding/json"
	"net/http"
	"strings"
	"time"

	"pellucid/handlers/limit"
	"pellucid/handlers/problem"
	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/identity"
	accountviews "pellucid/views/account"
)

// attemptLife is how long somebody may take at a provider.
const attemptLife = 10 * time.Minute

const (
	attemptCookie = "pellucid-attempt" // of a browser that was sent to a provider
	nonceCookie   = "pellucid-nonce"   // of a browser that shows Google's own button
)

// providers are the providers that are set up.
func (p *Pages) providers() map[domain.SocialProvider]identity.Provider {
	if p.Social == nil {
		return nil
	}
	return p.Social.Providers
}

// offered lists the providers that are set up, in the order in which they are shown.
func (p *Pages) offered() (names []domain.SocialProvider) {
	for _, name := range []domain.SocialProvider{domain.Google, domain.Facebook} {
		if p.providers()[name] != nil {
			names = append(names, name)
		}
	}
	return names
}

func (p *Pages) showNewcomer(w http.ResponseWriter, r *http.Request, status int, n session.Newcomer, email, message string) error {
	return web.Render(w, r, status, accountviews.Newcomer(p.Chrome(r, "One more thing", ""), accountviews.NewcomerPage{
		Provider: n.Person.Provider, Name: n.Person.Name, Email: email, Error: message,
	}))
}

// keepAttempt has the browser keep an attempt, out of the reach of scripts. Only Google's own button needs it to come along
// from Google's page.
func (p *Pages) keepAttempt(w http.ResponseWriter, name string, a identity.Attempt) error {
	data, err := json.Marshal(a)
	if err != nil {
		return err
	}
	cookie := p.attemptCookie(name)
	cookie.Value, cookie.MaxAge = base64.RawURLEncoding.EncodeToString(data), int(attemptLife.Seconds())
	http.SetCookie(w, cookie)
	return nil
}

func (p *Pages) attemptCookie(name string) *http.Cookie {
	cookie := &http.Cookie{Name: name, Path: "/", HttpOnly: true, SameSite: http.SameSiteLaxMode, MaxAge: -1}
	if strings.HasPrefix(p.BaseURL, "https://") {
		cookie.Name, cookie.Secure = "__Host-"+name, true
	}
	if name == nonceCookie {
		cookie.SameSite, cookie.Secure = http.SameSiteNoneMode, true
	}
	return cookie
}

// attempt returns the attempt that the browser keeps.
func (p *Pages) attempt(r *http.Request, name string) (a identity.Attempt) {
	data, err := base64.RawURLEncoding.DecodeString(web.Cookie(r, p.attemptCookie(name).Name))
	if err != nil || json.Unmarshal(data, &a) != nil {
		return identity.Attempt{}
	}
	a.Back = domain.LocalPath(a.Back)
	return a
}

// SocialBegin sends the browser to a provider, to sign in or to connect an account.
func (p *Pages) SocialBegin(provider domain.SocialProvider) func(http.ResponseWriter, *http.Request) error {
	return func(w http.ResponseWriter, r *http.Request) error {
		if p.providers()[provider] == nil {
			return p.NotFound(w, r)
		}
		a := identity.NewAttempt(provider)
		a.Back = domain.LocalPath(r.URL.Query().Get("redirect"))
		if user := session.User(r.Context()); user != nil && r.URL.Query().Has("connect") {
			a.UserID = user.ID
		}
		if err := p.Limiter.Allow(r.Context(), limit.SocialAddress, limit.Address(r)); err != nil {
			return p.refuseSocial(w, r, a, err)
		}
		address, err := p.Social.Begin(r.Context(), a)
		if err != nil {
			return p.refuseSocial(w, r, a, err)
		}
		if err := p.keepAttempt(w, attemptCookie, a); err != nil {
			return err
		}
		w.Header().Set("Cache-Control", "no-store")
		return web.Redirect(w, r, address)
	}
}

// SocialCallback takes a browser back that a provider sends.
func (p *Pages) SocialCallback(provider domain.SocialProvider) func(http.ResponseWriter, *http.Request) error {
	return func(w http.ResponseWriter, r *http.Request) error {
		if p.providers()[provider] == nil {
			return p.NotFound(w, r)
		}
		a := p.attempt(r, attemptCookie)
		http.SetCookie(w, p.attemptCookie(attemptCookie)) // it is over, however it ends
		query := r.URL.Query()
		if query.Get("error") == "access_denied" {
			return p.refuseSocial(w, r, a, domain.Errorf(domain.Invalid, "You didn't sign in with %s.", provider.Title()))
		}
		a.Provider = provider
		person, err := p.Social.ByCode(r.Context(), a, query.Get("state"), query.Get("code"))
		if err != nil {
			return p.refuseSocial(w, r, a, err)
		}
		if a.UserID != 0 {
			return p.connect(w, r, a, person)
		}
		return p.enter(w, r, person, a.Back)
	}
}

// connect adds a provider to the ways into the account of who began the attempt, and is still signed in.
func (p *Pages) connect(w http.ResponseWriter, r *http.Request, a identity.Attempt, person domain.Person) error {
	err := p.connectPerson(r.Context(), a.UserID, person)
	if code := domain.CodeOf(err); code == domain.Conflict || code == domain.Forbidden {
		p.Sessions.PutFlash(r.Context(), "error", err.Error())
		return web.Redirect(w, r, web.SecurityPath)
	}
	if err != nil {
		return err
	}
	return p.Secured(w, r, person.Provider.Title()+" is connected.")
}

func (p *Pages) connectPerson(ctx context.Context, userID int64, person domain.Person) error {
	if user := session.User(ctx); user == nil || user.ID != userID {
		return domain.Errorf(domain.Forbidden, "A different account is signed in now, so nothing was connected.")
	}
	return p.Social.Directory.ConnectPerson(ctx, userID, person)
}

// enter signs a person in, or asks them for the address that their provider did not tell.
func (p *Pages) enter(w http.ResponseWriter, r *http.Request, person domain.Person, back string) error {
	user, err := p.Social.SignIn(r.Context(), person)
	if asksForEmail(err) {
		if err := p.Sessions.PutNewcomer(r.Context(), session.Newcomer{Person: person, Back: back}); err != nil {
			return err
		}
		return web.Redirect(w, r, "/auth/email")
	}
	if err != nil {
		return p.refuseSocial(w, r, identity.Attempt{Back: back}, err)
	}
	return p.admit(w, r, user, authForm{redirect: back})
}

func asksForEmail(err error) bool {
	what := (*domain.Error)(nil)
	return web.AsError(err, &what) && what.Code == domain.Invalid && what.Field == "email"
}

// refuseSocial shows the sign-in form with what went wrong above it, or the security settings to who was connecting. A
// script is told in its own language.
func (p *Pages) refuseSocial(w http.ResponseWriter, r *http.Request, a identity.Attempt, err error) error {
	what := problem.From(r.Context(), err)
	if wantsJSON(r) {
		what.WriteJSON(w)
		return nil
	}
	if a.UserID != 0 {
		p.Sessions.PutFlash(r.Context(), "error", what.Detail)
		return web.Redirect(w, r, web.SecurityPath)
	}
	what.Header(w.Header())
	return p.showAuth(w, r, formStatus(what.Status), authForm{mode: web.ModeLogin, redirect: a.Back}, map[string]string{"": what.Detail})
}

// NewcomerForm asks who came by a provider for their e-mail address.
func (p *Pages) NewcomerForm(w http.ResponseWriter, r *http.Request) error {
	newcomer, ok := p.Sessions.Newcomer(r.Context())
	if !ok {
		return web.Redirect(w, r, web.AuthAddress(web.ModeLogin, ""))
	}
	return p.showNewcomer(w, r, http.StatusOK, newcomer, "", "")
}

// NewcomerSubmit makes the account of who came by a provider, and asks them to confirm the address that they typed.
func (p *Pages) NewcomerSubmit(w http.ResponseWriter, r *http.Request) error {
	if err := web.ReadForm(r); err != nil {
		return err
	}
	newcomer, ok := p.Sessions.Newcomer(r.Context())
	if !ok {
		return web.Redirect(w, r, web.AuthAddress(web.ModeLogin, ""))
	}
	email := strings.TrimSpace(r.PostForm.Get("email"))
	user, err := p.welcome(r, newcomer, email)
	if err != nil {
		what := problem.From(r.Context(), err)
		if what.Status >= http.StatusInternalServerError {
			return what
		}
		what.Header(w.Header())
		return p.showNewcomer(w, r, cmp.Or(map[int]int{http.StatusConflict: http.StatusUnprocessableEntity}[what.Status], what.Status), newcomer, email, what.Detail)
	}
	p.Sessions.ForgetNewcomer(r.Context())
	return p.admit(w, r, user, authForm{redirect: newcomer.Back})
}

func (p *Pages) welcome(r *http.Request, newcomer session.Newcomer, email string) (*domain.User, error) {
	if err := p.Limiter.Allow(r.Context(), limit.RegisterAddress, limit.Address(r)); err != nil {
		return nil, err
	}
	if err := domain.ValidateEmail(email); err != nil {
		return nil, err
	}
	person := newcomer.Person
	person.Email, person.EmailVerified, person.EmailOwned = email, false, false
	return p.Social.SignIn(r.Context(), person)
}
