package signin

import (
	"net/http"

	"pellucid/handlers/limit"
	"pellucid/handlers/problem"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/mailing"
	accountviews "pellucid/views/account"
)

// ForgotForm asks for the name of an account.
func (p *Pages) ForgotForm(w http.ResponseWriter, r *http.Request) error {
	if p.Emails == nil {
		return p.NotFound(w, r)
	}
	return p.showForgot(w, r, http.StatusOK, accountviews.ForgotPage{Sent: r.URL.Query().Has("sent")})
}

func (p *Pages) showForgot(w http.ResponseWriter, r *http.Request, status int, model accountviews.ForgotPage) error {
	return web.Render(w, r, status, accountviews.Forgot(p.Chrome(r, "Forgot your password?", "Get a link to choose a new password."), model))
}

// ForgotSubmit has a link sent. Every name gets the same answer in the same time: who is meant is looked up later.
func (p *Pages) ForgotSubmit(w http.ResponseWriter, r *http.Request) error {
	if p.Emails == nil {
		return p.NotFound(w, r)
	}
	if err := web.ReadForm(r); err != nil {
		return err
	}
	name := domain.FoldName(r.PostForm.Get("email"))
	if err := p.askForReset(r, name); err != nil {
		what := problem.From(r.Context(), err)
		if what.Status >= http.StatusInternalServerError {
			return what
		}
		what.Header(w.Header())
		return p.showForgot(w, r, what.Status, accountviews.ForgotPage{Name: name, Error: what.Detail})
	}
	return web.Redirect(w, r, "/forgot-password?sent=1")
}

func (p *Pages) askForReset(r *http.Request, name string) error {
	if err := p.Limiter.Allow(r.Context(), limit.MailAddress, limit.Address(r)); err != nil {
		return err
	}
	return p.sendReset(r.Context(), name)
}

// ResetForm asks for a new password, where the link is still good.
func (p *Pages) ResetForm(w http.ResponseWriter, r *http.Request) error {
	token := r.URL.Query().Get("token")
	good, err := p.Store.MailTokenGood(r.Context(), mailing.TokenReset, token)
	if err != nil {
		return err
	}
	if !good {
		return p.deadLink(w, r)
	}
	return p.showReset(w, r, http.StatusOK, accountviews.ResetPage{Token: token})
}

func (p *Pages) showReset(w http.ResponseWriter, r *http.Request, status int, model accountviews.ResetPage) error {
	web.Private(w)
	return web.Render(w, r, status, accountviews.Reset(p.Chrome(r, "Set a new password", ""), model))
}

func (p *Pages) deadLink(w http.ResponseWriter, r *http.Request) error {
	web.Private(w)
	return p.Notice(w, r, http.StatusGone, accountviews.NoticePage{
		Title: "This link has expired", Text: "A link works once, for one hour. Ask for a new one and we'll email it to you.",
		Action: "Ask for a new link", Href: "/forgot-password",
	})
}

// ResetSubmit gives the account of a link a new password, and ends every session and token of it.
func (p *Pages) ResetSubmit(w http.ResponseWriter, r *http.Request) error {
	if err := web.ReadForm(r); err != nil {
		return err
	}
	token := r.PostForm.Get("token")
	err := p.reset(r, token)
	if domain.CodeOf(err) == domain.Gone {
		return p.deadLink(w, r)
	}
	if err != nil {
		what := problem.From(r.Context(), err)
		if what.Field() == "" {
			return what
		}
		return p.showReset(w, r, what.Status, accountviews.ResetPage{Token: token, Errors: map[string]string{what.Field(): what.Detail}})
	}
	if err := p.Sessions.SignOut(r.Context()); err != nil {
		return err
	}
	p.Sessions.PutFlash(r.Context(), "success", "Password changed. Sign in with your new password.")
	return web.Redirect(w, r, web.AuthAddress(web.ModeLogin, ""))
}

func (p *Pages) reset(r *http.Request, token string) error {
	if err := p.Limiter.Allow(r.Context(), limit.LinkAddress, limit.Address(r)); err != nil {
		return err
	}
	return p.choosePassword(r.Context(), token, r.PostForm.Get("password"), r.PostForm.Get("password_confirm"))
}
