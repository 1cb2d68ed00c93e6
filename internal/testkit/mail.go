package testkit

import (
	"log/slog"
	"regexp"
	"testing"

	"pellucid/handlers/emails"
	"pellucid/handlers/pages"
	"pellucid/internal/domain"
	"pellucid/internal/identity"
	"pellucid/internal/mail"
	"pellucid/internal/mail/outbox"
	"pellucid/views"
)

// people sets up mail, and the providers that people sign in with.
func (s *Site) people(t testing.TB, o Options) *identity.Social {
	writer := &emails.Writer{
		Accounts: s.Store, Brand: views.Brand{Name: "Pellucid", SupportEmail: "support@example.org"}, BaseURL: s.URL, Now: s.Store.Clock.Now,
	}
	s.Outbox = outbox.New(t.TempDir(), s.Store.Clock.Now)
	s.Emails = mail.NewMailWorker(s.Store, writer, s.Outbox, slog.New(slog.DiscardHandler))
	return &identity.Social{Providers: o.Providers, Directory: s.Store, Names: filter, Post: s.Emails.Post}
}

// outbox is what the site shows of its mails: as with a public address, nothing over https.
func (o Options) outbox(s *Site) pages.Outbox {
	if o.Secure {
		return nil
	}
	return s.Outbox
}

// Mails sends the emails that wait, and returns every mail that was sent, the latest first.
func (s *Site) Mails(t testing.TB) []domain.KeptMail {
	t.Helper()
	if err := s.Emails.Flush(t.Context()); err != nil {
		t.Fatal(err)
	}
	all, err := s.Outbox.Emails()
	if err != nil {
		t.Fatal(err)
	}
	return all
}

var mailedLink = regexp.MustCompile(`https?://[^/\s]+(/\S+)`)

// MailedLink returns the path that the latest mail to an address leads to.
func (s *Site) MailedLink(t testing.TB, address string) string {
	t.Helper()
	for _, m := range s.Mails(t) {
		if link := mailedLink.FindStringSubmatch(m.Text); m.To == address && link != nil {
			return link[1]
		}
	}
	t.Fatalf("no mail to %s has a link", address)
	return ""
}
