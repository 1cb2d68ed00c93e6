// Package outbox shows the mails that a site in local mode keeps instead of sending them.
package outbox

import (
	"net/http"

	"github.com/go-chi/chi/v5"

	"pellucid/handlers/web"
	"pellucid/internal/domain/mailing"
	outboxviews "pellucid/views/outbox"
)

// Outbox holds the mails of a server that sends none.
type Outbox interface {
	Emails() ([]mailing.Kept, error)
	Email(id string) (mailing.Kept, error)
}

// Config is where the mails are.
type Config struct {
	*web.Frame
	Outbox Outbox // nil: mail is sent, or none can be
}

// Pages show the mails.
type Pages struct{ Config }

// New returns them.
func New(c Config) *Pages { return &Pages{c} }

// LocalOutbox lets requests through where mails are kept in the outbox, and only those that name this machine: whoever can
// read the mails can become anybody.
func (p *Pages) LocalOutbox(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if p.Outbox != nil && web.NamesThisMachine(r.Host) {
			next.ServeHTTP(w, r)
			return
		}
		if err := p.NotFound(w, r); err != nil {
			p.Fail(w, r, err)
		}
	})
}

// OutboxList lists the mails, the latest first.
func (p *Pages) OutboxList(w http.ResponseWriter, r *http.Request) error {
	emails, err := p.Outbox.Emails()
	if err != nil {
		return err
	}
	return web.Render(w, r, http.StatusOK, outboxviews.Outbox(p.Chrome(r, "Outbox", ""), outboxviews.OutboxPage{Emails: emails, Now: p.Now()}))
}

// OutboxEmail shows one mail.
func (p *Pages) OutboxEmail(w http.ResponseWriter, r *http.Request) error {
	email, err := p.Outbox.Email(chi.URLParam(r, "id"))
	if err != nil {
		return err
	}
	sent := email.SentAt.Format("January 2, 2006 15:04 UTC")
	return web.Render(w, r, http.StatusOK, outboxviews.OutboxMail(p.Chrome(r, email.Subject, ""), email, sent))
}

// OutboxHTML is a mail as a mail program shows it. Its styles stand in the HTML, as mail programs want them; nothing else is let in.
func (p *Pages) OutboxHTML(w http.ResponseWriter, r *http.Request) error {
	email, err := p.Outbox.Email(chi.URLParam(r, "id"))
	if err != nil {
		return err
	}
	h := w.Header()
	h.Set("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation allow-popups")
	h.Set("X-Frame-Options", "SAMEORIGIN")
	h.Set("Content-Type", "text/html; charset=utf-8")
	h.Set("Cache-Control", "private, no-store")
	h.Set("Referrer-Policy", "no-referrer")
	_, _ = w.Write([]byte(email.HTML)) // the client is gone when this fails
	return nil
}
