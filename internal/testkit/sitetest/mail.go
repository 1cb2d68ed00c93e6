package sitetest

import (
	"regexp"
	"testing"

	pages "pellucid/handlers/outbox"
	"pellucid/internal/domain/mailing"
)

// outbox is what the site shows of its mails: as with a public address, nothing over https.
func (o Options) outbox(s *Site) pages.Outbox {
	if o.Secure {
		return nil
	}
	return s.Outbox
}

// MailKey signs the links in optional emails of every site of a test.
var MailKey = []byte("a key for tests")

// Mails sends the emails that wait, and returns every mail that was sent, the latest first.
func (s *Site) Mails(t testing.TB) []mailing.Kept {
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
