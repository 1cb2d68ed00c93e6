package signin

import (
	"context"
	"net/http"

	"pellucid/handlers/limit"
	"pellucid/handlers/problem"
	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
	"pellucid/internal/identity"
)

// providers are the providers that are set up.
func (p *Pages) providers() map[people.Provider]identity.Provider {
	if p.Social == nil {
		return nil
	}
	return p.Social.Providers
}

// offered lists the providers that are set up, in the order in which they are shown.
func (p *Pages) offered() (names []people.Provider) {
	for _, name := range []people.Provider{people.Google, people.Facebook} {
		if p.providers()[name] != nil {
			names = append(names, name)
		}
	}
	return names
}

// SocialBegin sends the browser to a provider, to sign in or to connect an account.
func (p *Pages) SocialBegin(provider people.Provider) func(http.ResponseWriter, *http.Request) error {
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
func (p *Pages) SocialCallback(provider people.Provider) func(http.ResponseWriter, *http.Request) error {
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
func (p *Pages) connect(w http.ResponseWriter, r *http.Request, a identity.Attempt, person people.Person) error {
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

func (p *Pages) connectPerson(ctx context.Context, userID int64, person people.Person) error {
	if user := session.User(ctx); user == nil || user.ID != userID {
		return domain.Errorf(domain.Forbidden, "A different account is signed in now, so nothing was connected.")
	}
	return p.Social.Directory.ConnectPerson(ctx, userID, person)
}

// enter signs a person in, or asks them for the address that their provider did not tell.
func (p *Pages) enter(w http.ResponseWriter, r *http.Request, person people.Person, back string) error {
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
