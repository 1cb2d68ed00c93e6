package mail_test

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"testing"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/mailing"
	"pellucid/internal/mail"
	"pellucid/internal/testkit"
)

// plain writes emails without any words, but for those to nobody.
type plain struct{}

func (plain) Write(_ context.Context, l mailing.Email) (mailing.Mail, error) {
	if l.Name == "nobody" {
		return mailing.Mail{}, domain.Errorf(domain.NotFound, "There is no one to email.")
	}
	return mailing.Mail{To: l.Name, Subject: string(l.Kind)}, nil
}

// server is a mail server that can be down.
type server struct {
	err  error
	sent []mailing.Mail
}

func (s *server) Send(_ context.Context, m mailing.Mail) error {
	if s.err == nil {
		s.sent = append(s.sent, m)
	}
	return s.err
}

func newMailWorker(t *testing.T) (*mail.MailWorker, *server, *testkit.Store, *strings.Builder) {
	t.Helper()
	store, out, log := testkit.NewStore(t), &server{}, &strings.Builder{}
	return mail.NewMailWorker(store, plain{}, out, slog.New(slog.NewTextHandler(log, nil))), out, store, log
}

func post(t *testing.T, p *mail.MailWorker, l mailing.Email) {
	t.Helper()
	if err := p.Post(t.Context(), l); err != nil {
		t.Fatal(err)
	}
}

func flush(t *testing.T, p *mail.MailWorker) {
	t.Helper()
	if err := p.Flush(t.Context()); err != nil {
		t.Fatal(err)
	}
}

func outcomes(t *testing.T, s *testkit.Store) string {
	t.Helper()
	return fmt.Sprint(testkit.All[string](t, s, `SELECT outcome FROM mail_queue ORDER BY id`))
}

func TestALetterIsSentOnce(t *testing.T) {
	p, out, store, _ := newMailWorker(t)
	post(t, p, mailing.Email{Kind: mailing.Reset, Name: "ana@example.org"})
	post(t, p, mailing.Email{Kind: mailing.Reset, Name: "nobody"})
	for range 3 {
		post(t, p, mailing.Email{Kind: mailing.PaymentFailed, Name: "ana@example.org", OnceKey: "evt_1"})
	}
	flush(t, p)
	flush(t, p)
	if len(out.sent) != 2 || out.sent[0].To != "ana@example.org" || outcomes(t, store) != "[sent dropped sent]" {
		t.Errorf("sent %v, outcomes %s", out.sent, outcomes(t, store))
	}
}

func TestADeadServerDelaysLettersAndLosesNone(t *testing.T) {
	p, out, store, log := newMailWorker(t)
	out.err = errors.New("connection refused")
	post(t, p, mailing.Email{Kind: mailing.Reset, Name: "ana@example.org"})
	for _, wait := range []time.Duration{0, time.Minute, 5 * time.Minute, 15 * time.Minute, time.Hour} {
		store.Clock.Advance(wait)
		flush(t, p)
		flush(t, p) // too early for another try
	}
	if tries := store.Int(t, `SELECT attempts FROM mail_queue`); tries != 5 {
		t.Errorf("%d tries", tries)
	}
	out.err = nil
	store.Clock.Advance(3 * time.Hour)
	flush(t, p)
	if len(out.sent) != 1 || outcomes(t, store) != "[sent]" {
		t.Errorf("sent %v, outcomes %s", out.sent, outcomes(t, store))
	}
	if strings.Contains(log.String(), "ana@example.org") {
		t.Errorf("the log tells who is written to: %s", log)
	}
}

func TestALetterIsGivenUpInTheEnd(t *testing.T) {
	p, out, store, _ := newMailWorker(t)
	out.err = errors.New("connection refused")
	post(t, p, mailing.Email{Kind: mailing.Reset, Name: "ana@example.org"})
	for range 20 {
		flush(t, p)
		store.Clock.Advance(24 * time.Hour)
	}
	if tries := store.Int(t, `SELECT attempts FROM mail_queue`); tries != 9 || outcomes(t, store) != "[given up]" {
		t.Errorf("%d tries, outcomes %s", tries, outcomes(t, store))
	}
	out.err = fmt.Errorf("no such mailbox: %w", mail.ErrRefused)
	post(t, p, mailing.Email{Kind: mailing.Reset, Name: "ben@example.org"})
	flush(t, p)
	if outcomes(t, store) != "[given up given up]" || store.Int(t, `SELECT count(*) FROM mail_queue WHERE name <> ''`) != 0 {
		t.Errorf("outcomes %s", outcomes(t, store))
	}
}

func TestACrashWhileSendingDelaysTheLetter(t *testing.T) {
	p, out, store, _ := newMailWorker(t)
	post(t, p, mailing.Email{Kind: mailing.Reset, Name: "ana@example.org"})
	if _, err := store.NextEmail(t.Context(), 2*time.Minute); err != nil { // somebody took it and never came back
		t.Fatal(err)
	}
	flush(t, p)
	if len(out.sent) != 0 {
		t.Error("an email that somebody sends is sent by another too")
	}
	store.Clock.Advance(3 * time.Minute)
	flush(t, p)
	if len(out.sent) != 1 {
		t.Error("the email is lost")
	}
}

func TestPostingWakesThePostman(t *testing.T) {
	p, _, store, _ := newMailWorker(t)
	ctx, stop := context.WithCancel(t.Context())
	done := make(chan error, 1)
	go func() { done <- p.Run(ctx) }()
	post(t, p, mailing.Email{Kind: mailing.Reset, Name: "ana@example.org"})
	testkit.Eventually(t, "the email is sent", func() bool { return outcomes(t, store) == "[sent]" })
	stop()
	if err := testkit.Receive(t, "the mailWorker ends", done); err != nil {
		t.Error(err)
	}
}
