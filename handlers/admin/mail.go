package admin

import (
	"context"
	"net/http"
	"strconv"

	"github.com/go-chi/chi/v5"

	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/mailing"
	adminviews "pellucid/views/admin"
)

// MailQueue is the emails that wait, failed and were sent, without what they say.
type MailQueue interface {
	MailCounts(ctx context.Context) (mailing.Counts, error)
	QueuedMail(ctx context.Context, state mailing.State, skip, limit int) (domain.Page[mailing.Queued], error)
	ReturnedAddresses(ctx context.Context, n int) ([]mailing.ReturnedAddress, error)
	RetryMail(ctx context.Context, actorID, id int64) error
	DropMail(ctx context.Context, actorID, id int64) error
}

const (
	mailPage      = 50  // emails on a page
	returnedShown = 100 // addresses
)

// Mail shows the mail queue, and the addresses that are refused.
func (p *Pages) Mail(w http.ResponseWriter, r *http.Request) error {
	model := adminviews.MailPage{State: mailing.ParseState(r.URL.Query().Get("state")), Page: auditPage(r), Now: p.Now(), CanSend: p.Emails != nil}
	if err := p.readMail(r.Context(), &model); err != nil {
		return failedTo("mail", r, err)
	}
	return web.Render(w, r, http.StatusOK, adminviews.Mail(p.Chrome(r, "Mail", ""), model))
}

func (p *Pages) readMail(ctx context.Context, model *adminviews.MailPage) (err error) {
	if model.Counts, err = p.Store.MailCounts(ctx); err != nil {
		return err
	}
	page, err := p.Store.QueuedMail(ctx, model.State, (model.Page-1)*mailPage, mailPage)
	if err != nil {
		return err
	}
	model.Emails, model.LastPage = page.Data, (page.Total+mailPage-1)/mailPage
	model.Returned, err = p.Store.ReturnedAddresses(ctx, returnedShown)
	return err
}

// RetryMail has an email sent now.
func (p *Pages) RetryMail(w http.ResponseWriter, r *http.Request) error {
	return p.changeMail(w, r, p.Store.RetryMail, "The email is being sent again.")
}

// DropMail takes an email out of the queue.
func (p *Pages) DropMail(w http.ResponseWriter, r *http.Request) error {
	return p.changeMail(w, r, p.Store.DropMail, "Email dropped.")
}

func (p *Pages) changeMail(w http.ResponseWriter, r *http.Request, change func(ctx context.Context, actorID, id int64) error, told string) error {
	if err := web.ReadForm(r); err != nil {
		return err
	}
	id, err := strconv.ParseInt(chi.URLParam(r, "id"), 10, 64)
	if err != nil {
		return p.NotFound(w, r)
	}
	back := adminviews.MailAddress(mailing.ParseState(r.PostForm.Get("state")), 1)
	err = change(r.Context(), session.User(r.Context()).ID, id)
	if domain.CodeOf(err) == domain.Conflict {
		p.Sessions.PutFlash(r.Context(), "error", err.Error())
		return web.Redirect(w, r, back)
	}
	if err != nil {
		return err
	}
	if p.WakeMail != nil {
		p.WakeMail()
	}
	p.Sessions.PutFlash(r.Context(), "success", told)
	return web.Redirect(w, r, back)
}
