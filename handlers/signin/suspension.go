package signin

import (
	"net/http"

	"pellucid/handlers/limit"
	"pellucid/handlers/problem"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/moderation"
	accountviews "pellucid/views/account"
)

// SuspensionForm tells who follows the link in an email why they cannot sign in, and asks what they say to it.
func (p *Pages) SuspensionForm(w http.ResponseWriter, r *http.Request) error {
	web.Private(w)
	token := r.URL.Query().Get("token")
	suspension, err := p.Store.Suspension(r.Context(), token)
	if err != nil {
		return p.noAppeal(w, r, err)
	}
	return p.showSuspension(w, r, http.StatusOK, accountviews.SuspensionPage{Suspension: suspension, Token: token})
}

func (p *Pages) showSuspension(w http.ResponseWriter, r *http.Request, status int, model accountviews.SuspensionPage) error {
	return web.Render(w, r, status, accountviews.Suspension(p.Chrome(r, "Your account is suspended", ""), model))
}

// AppealSuspension keeps the appeal of who has the link. It signs nobody in.
func (p *Pages) AppealSuspension(w http.ResponseWriter, r *http.Request) error {
	web.Private(w)
	if err := web.ReadForm(r); err != nil {
		return err
	}
	if err := p.Limiter.Allow(r.Context(), limit.LinkAddress, limit.Address(r)); err != nil {
		return err
	}
	token := r.PostForm.Get("token")
	suspension, err := p.Store.Suspension(r.Context(), token)
	if err != nil {
		return p.noAppeal(w, r, err)
	}
	text, err := moderation.CheckAppeal(r.PostForm.Get("appeal"))
	if err != nil {
		what := problem.From(r.Context(), err)
		return p.showSuspension(w, r, what.Status, accountviews.SuspensionPage{Suspension: suspension, Token: token, Text: text, Error: what.Detail})
	}
	if err := p.Store.AppealSuspension(r.Context(), token, text); err != nil {
		return p.noAppeal(w, r, err)
	}
	return p.Notice(w, r, http.StatusOK, accountviews.NoticePage{
		Title: "Appeal sent", Text: "A person will review it. You'll get the answer by email.", Action: "Return to Home", Href: "/",
	})
}

// noAppeal tells that a link does not work any more.
func (p *Pages) noAppeal(w http.ResponseWriter, r *http.Request, err error) error {
	if domain.CodeOf(err) != domain.Gone {
		return err
	}
	return p.Notice(w, r, http.StatusGone, accountviews.NoticePage{
		Title: "This link has expired", Text: "It was already used, it has expired, or the account is active again.", Action: "Sign in", Href: "/login",
	})
}
