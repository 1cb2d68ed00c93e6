package account

import (
	"net/http"

	"pellucid/handlers/limit"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/mailing"
	accountviews "pellucid/views/account"
)

// KeepAccount undoes a deletion, for who is signed in.
func (p *Pages) KeepAccount(w http.ResponseWriter, r *http.Request) error {
	err := p.Store.CancelDeletion(r.Context(), web.ViewerID(r))
	if domain.CodeOf(err) == domain.Gone {
		p.Sessions.PutFlash(r.Context(), "error", err.Error())
		return web.Redirect(w, r, web.SecurityPath)
	}
	if err != nil {
		return err
	}
	return p.Secured(w, r, "Your account is safe. If you had a paid plan, you can resume it.")
}

// KeepByLinkForm asks whether the account of a link is to be kept: mail programs open links before people do.
func (p *Pages) KeepByLinkForm(w http.ResponseWriter, r *http.Request) error {
	web.Private(w)
	token := r.URL.Query().Get("token")
	good, err := p.Store.MailTokenGood(r.Context(), mailing.TokenUndo, token)
	if err != nil {
		return err
	}
	if !good {
		return p.tooLate(w, r)
	}
	return p.Notice(w, r, http.StatusOK, accountviews.NoticePage{
		Title: "Keep your account?", Text: "Nothing has been deleted yet.", Action: "Keep my account", Post: "/keep-account", Token: token,
	})
}

func (p *Pages) tooLate(w http.ResponseWriter, r *http.Request) error {
	return p.Notice(w, r, http.StatusGone, accountviews.NoticePage{
		Title: "This link has expired", Text: "The account was already kept, or it was deleted.", Action: "Sign in", Href: "/login",
	})
}

// KeepByLink undoes a deletion by the link in the email.
func (p *Pages) KeepByLink(w http.ResponseWriter, r *http.Request) error {
	web.Private(w)
	if err := web.ReadForm(r); err != nil {
		return err
	}
	if err := p.Limiter.Allow(r.Context(), limit.LinkAddress, limit.Address(r)); err != nil {
		return err
	}
	err := p.Store.CancelDeletionByLink(r.Context(), r.PostForm.Get("token"))
	if domain.CodeOf(err) == domain.Gone {
		return p.tooLate(w, r)
	}
	if err != nil {
		return err
	}
	return p.Notice(w, r, http.StatusOK, accountviews.NoticePage{
		Title: "Your account is safe", Text: "Nothing was deleted. If you had a paid plan, you can resume it in your settings.",
		Action: "Sign in", Href: "/login",
	})
}
