package product

import (
	"pellucid/handlers/account"
	"pellucid/handlers/emails"
	"pellucid/handlers/session"
	"pellucid/internal/identity"
	"pellucid/internal/mail"
)

// mailWorker writes the mails and sends them; nil: none can be sent.
func (c Config) mailWorker() *mail.MailWorker {
	if c.Sender == nil {
		return nil
	}
	writer := &emails.Writer{Accounts: c.Store, Brand: c.Brand, BaseURL: c.BaseURL, Now: c.Now, Unsubscribe: emails.Unsubscribe{Key: c.MailKey}}
	worker := mail.NewMailWorker(c.Store, writer, c.Sender, c.Log)
	if c.Metrics != nil {
		worker.Count = c.Metrics.Mail
	}
	return worker
}

// emails is the mail worker as handlers want it: nothing at all where there is none.
func (p *Product) emails() emails.Poster {
	if p.Emails == nil {
		return nil
	}
	return p.Emails
}

// exports is the worker as handlers want it: nothing at all where there is none.
func (p *Product) exports() account.ExportFiles {
	if p.Exports == nil {
		return nil
	}
	return p.Exports
}

// wakeMail has the mail queue looked at now; nil: no mail can be sent.
func (p *Product) wakeMail() func() {
	if p.Emails == nil {
		return nil
	}
	return p.Emails.Wake
}

func (c Config) social(p *Product) *identity.Social {
	social := &identity.Social{Providers: c.Providers, Directory: c.Store, Names: c.Passwords.Names}
	if p.Emails != nil {
		social.Post = p.Emails.Post
	}
	return social
}

func (c Config) sessions() *session.Manager {
	return session.New(session.Config{
		Store: c.Store.Sessions(), Users: c.Store, Tokens: c.Store, DeviceKey: c.DeviceKey, Secure: c.secure(), KeepSignedIn: c.Retention.Sessions, Now: c.Now,
	})
}
