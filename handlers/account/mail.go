package account

import (
	"context"
	"net/http"
	"strconv"

	"pellucid/handlers/limit"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	accountviews "pellucid/views/account"
)

// Mailing knows which emails people want, and whose come back.
type Mailing interface {
	WantOptionalMail(ctx context.Context, userID int64, wanted bool) error
	TryMailAgain(ctx context.Context, userID int64) error
}

// ChooseMail keeps which emails the user wants beside those that they need.
func (p *Pages) ChooseMail(w http.ResponseWriter, r *http.Request) error {
	if err := web.ReadForm(r); err != nil {
		return err
	}
	if err := p.Store.WantOptionalMail(r.Context(), web.ViewerID(r), r.PostForm.Get("optional") != ""); err != nil {
		return err
	}
	p.Sessions.PutFlash(r.Context(), "success", "Email settings saved.")
	return web.Redirect(w, r, accountviews.TabProfile.Address())
}

// TryMailAgain sends mail to the user again that came back before.
func (p *Pages) TryMailAgain(w http.ResponseWriter, r *http.Request) error {
	id := web.ViewerID(r)
	if err := p.Limiter.Allow(r.Context(), limit.MailAccount, strconv.FormatInt(id, 10)); err != nil {
		return err
	}
	err := p.Store.TryMailAgain(r.Context(), id)
	if domain.CodeOf(err) == domain.Conflict {
		p.Sessions.PutFlash(r.Context(), "error", err.Error())
		return web.Redirect(w, r, web.SecurityPath)
	}
	if err != nil {
		return err
	}
	return p.Secured(w, r, "We're sending you an email now. If it comes back, we'll tell you here.")
}

// UnsubscribeForm asks whether optional emails are to stop: mail programs open links before people do.
func (p *Pages) UnsubscribeForm(w http.ResponseWriter, r *http.Request) error {
	web.Private(w)
	if _, err := p.Unsubscribe.User(r.URL.Query()); err != nil {
		return p.noSuchLink(w, r, err)
	}
	return p.Notice(w, r, http.StatusOK, accountviews.NoticePage{
		Title: "Stop these emails?", Text: "You'll still get emails about your account, your payments and your images' reviews.",
		Action: "Unsubscribe", Post: r.URL.RequestURI(),
	})
}

// EndMail stops optional emails by the link in one, without signing in: a person's click, or a mail program's single POST
// (RFC 8058).
func (p *Pages) EndMail(w http.ResponseWriter, r *http.Request) error {
	web.Private(w)
	if err := p.Limiter.Allow(r.Context(), limit.LinkAddress, limit.Address(r)); err != nil {
		return err
	}
	id, err := p.Unsubscribe.User(r.URL.Query())
	if err != nil {
		return p.noSuchLink(w, r, err)
	}
	if err := p.Store.WantOptionalMail(r.Context(), id, false); err != nil {
		return err
	}
	return p.Notice(w, r, http.StatusOK, accountviews.NoticePage{
		Title: "You're unsubscribed", Text: "You won't get these emails any more. You can turn them on again in your settings.",
		Action: "Open settings", Href: accountviews.TabProfile.Address(),
	})
}

func (p *Pages) noSuchLink(w http.ResponseWriter, r *http.Request, err error) error {
	if domain.CodeOf(err) != domain.Gone {
		return err
	}
	return p.Notice(w, r, http.StatusGone, accountviews.NoticePage{
		Title: "This link is incomplete", Text: "Open it from the email again, or choose your emails in your settings.", Action: "Open settings", Href: accountviews.TabProfile.Address(),
	})
}
