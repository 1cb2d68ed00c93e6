package signin

import (
	"cmp"
	"net/http"
	"strings"

	"pellucid/handlers/limit"
	"pellucid/handlers/problem"
	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
	accountviews "pellucid/views/account"
)

func (p *Pages) showNewcomer(w http.ResponseWriter, r *http.Request, status int, n session.Newcomer, email, message string) error {
	return web.Render(w, r, status, accountviews.Newcomer(p.Chrome(r, "One more thing", ""), accountviews.NewcomerPage{
		Provider: n.Person.Provider, Name: n.Person.Name, Email: email, Error: message,
	}))
}

func asksForEmail(err error) bool {
	what := (*domain.Error)(nil)
	return web.AsError(err, &what) && what.Code == domain.Invalid && what.Field == "email"
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
	if err := people.ValidateEmail(email); err != nil {
		return nil, err
	}
	person := newcomer.Person
	person.Email, person.EmailVerified, person.EmailOwned = email, false, false
	return p.Social.SignIn(r.Context(), person)
}
