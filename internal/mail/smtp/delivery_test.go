package smtp_test

import (
	"context"
	"errors"
	"log/slog"
	netmail "net/mail"
	"strings"
	"testing"
	"time"

	"pellucid/internal/domain/mailing"
	"pellucid/internal/mail"
	"pellucid/internal/mail/smtp"
	"pellucid/internal/mail/smtp/smtptest"
	"pellucid/internal/testkit"
)

// sendTo sends a mail through the server and returns the error as it is classified.
func sendTo(t *testing.T, s *smtptest.Server, user string, m mailing.Mail) error {
	t.Helper()
	sender, err := smtp.New(smtp.Config{URL: s.URL(user), From: from, ReplyTo: "help@pellucid.example", Bounce: "bounces@pellucid.example", Roots: s.Roots})
	if err != nil {
		t.Fatal(err)
	}
	return sender.Send(t.Context(), m)
}

func headers(t *testing.T, r smtptest.Mail) netmail.Header {
	t.Helper()
	m, err := netmail.ReadMessage(strings.NewReader(r.Body))
	if err != nil {
		t.Fatal(err)
	}
	return m.Header
}

func TestAPasswordIsSentAfterSTARTTLSAndTheMailWithIt(t *testing.T) {
	s := smtptest.New(t)
	s.Set(func(s *smtptest.Server) { s.Password = "ana:secret" })
	if err := sendTo(t, s, "ana:secret", email()); err != nil {
		t.Fatal(err)
	}
	if got := s.Received(); len(got) != 1 || !got[0].Encrypted || got[0].To != "ana@example.org" {
		t.Errorf("the server got %+v", got)
	}
	s.Set(func(s *smtptest.Server) { s.Plain = true })
	if err := sendTo(t, s, "ana:secret", email()); err == nil || len(s.Received()) != 1 {
		t.Errorf("a server without encryption was given the password: %v", err)
	}
}

func TestAWrongPasswordIsTriedAgainAndSaidToTheAdministrator(t *testing.T) {
	s := smtptest.New(t)
	s.Set(func(s *smtptest.Server) { s.Password = "ana:secret" })
	err := sendTo(t, s, "ana:hunter2", email())
	var failure *mail.Failure
	if !errors.As(err, &failure) || failure.Permanent || failure.BadAddress || !strings.Contains(failure.Sentence, "535") || strings.Contains(failure.Sentence, "hunter2") {
		t.Errorf("%+v, %v", failure, err)
	}
}

func TestAMailCarriesWhatMailServersAskFor(t *testing.T) {
	s := smtptest.New(t)
	m := email()
	m.MessageID = "0123456789abcdef0123456789abcdef"
	if err := sendTo(t, s, "", m); err != nil {
		t.Fatal(err)
	}
	m.Unsubscribe = "https://pellucid.example/unsubscribe?user=7&key=abc"
	if err := sendTo(t, s, "", m); err != nil {
		t.Fatal(err)
	}
	got := s.Received()
	if got[0].From != "bounces+0123456789abcdef0123456789abcdef@pellucid.example" {
		t.Errorf("the envelope is from %s", got[0].From)
	}
	for name, want := range map[string]string{
		"Message-Id": "<0123456789abcdef0123456789abcdef@pellucid.example>", "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All",
		"Reply-To": `"Pellucid" <help@pellucid.example>`, "List-Unsubscribe": "", "List-Unsubscribe-Post": "", "Mime-Version": "1.0",
	} {
		if h := headers(t, got[0]).Get(name); h != want {
			t.Errorf("%s is %q, want %q", name, h, want)
		}
	}
	if date, err := headers(t, got[0]).Date(); err != nil || time.Since(date).Abs() > time.Hour {
		t.Errorf("the date is %v, %v", date, err)
	}
	optional := headers(t, got[1])
	if optional.Get("List-Unsubscribe") != "<https://pellucid.example/unsubscribe?user=7&key=abc>" || optional.Get("List-Unsubscribe-Post") != "List-Unsubscribe=One-Click" {
		t.Errorf("an optional mail has %v", optional)
	}
	for i, line := range strings.Split(got[0].Body, "\r\n") {
		if len(line) > 78 {
			t.Errorf("line %d has %d characters", i, len(line))
		}
	}
	if strings.Count(got[0].Body, "charset=UTF-8") != 2 || strings.Count(got[0].Body, "quoted-printable") != 2 {
		t.Errorf("the parts are not UTF-8 in quoted-printable:\n%s", got[0].Body)
	}
}

func TestAServersRefusalIsReadForWhatItSaysOfTheAddress(t *testing.T) {
	for name, test := range map[string]struct {
		begin, answer      string
		permanent, address bool
	}{
		"no such mailbox":          {"RCPT", "550 5.1.1 <ana@example.org>: Recipient address rejected: User unknown", true, true},
		"Exchange's unknown user":  {"RCPT", "550 5.4.1 Recipient address rejected: Access denied", true, true},
		"an old server":            {"RCPT", "550 No such user here", true, true},
		"a blocked sender":         {"RCPT", "550 5.7.1 Service unavailable; client host blocked using Spamhaus", true, false},
		"a full mailbox":           {"RCPT", "452 4.2.2 mailbox full", false, false},
		"a gray list":              {"RCPT", "450 4.2.0 Greylisted, see https://postgrey.example/help", false, false},
		"a sender that is refused": {"MAIL", "550 5.1.8 sender domain not found", true, false},
		"a spam filter":            {"DATA", "554 5.7.1 the link https://pellucid.example/reset-password?token=SECRET is listed", true, false},
	} {
		t.Run(name, func(t *testing.T) {
			s := smtptest.New(t)
			s.Says = map[string]string{test.begin: test.answer}
			err := sendTo(t, s, "", email())
			var failure *mail.Failure
			if !errors.As(err, &failure) || failure.Permanent != test.permanent || failure.BadAddress != test.address || errors.Is(err, mail.ErrRefused) != test.permanent {
				t.Fatalf("%+v, %v", failure, err)
			}
			if !strings.HasPrefix(failure.Sentence, test.answer[:4]) || strings.Contains(failure.Sentence, `"`) || strings.Contains(failure.Sentence, "ana@") || strings.Contains(failure.Sentence, "SECRET") || strings.Contains(err.Error(), "user") {
				t.Errorf("sentence %q, error %q", failure.Sentence, err)
			}
		})
	}
}

// addressed writes every email to ana.
type addressed struct{}

func (addressed) Write(context.Context, mailing.Email) (mailing.Mail, error) { return email(), nil }

// A mail server may take a mail and the answer may get lost, as may the note that it was taken when the machine stops. The mail
// goes out once more then, under the same name, and mail programs show it once.
func TestAMailWhoseAnswerWasLostIsSentOnceMoreUnderTheSameName(t *testing.T) {
	s, store := smtptest.New(t), testkit.NewStore(t)
	sender, err := smtp.New(smtp.Config{URL: s.URL(""), From: from, Roots: s.Roots})
	if err != nil {
		t.Fatal(err)
	}
	worker := mail.NewMailWorker(store, addressed{}, sender, slog.New(slog.DiscardHandler))
	if err := worker.Post(t.Context(), mailing.Email{Kind: mailing.Verify, Name: "ana"}); err != nil {
		t.Fatal(err)
	}
	for _, state := range []func(*smtptest.Server){
		func(s *smtptest.Server) { s.DropData = true },                    // in the middle: nothing arrived
		func(s *smtptest.Server) { s.DropData, s.DropDone = false, true }, // it arrived, and the answer was lost
		func(s *smtptest.Server) { s.DropDone = false },
	} {
		s.Set(state)
		if err := worker.Flush(t.Context()); err != nil {
			t.Fatal(err)
		}
		store.Clock.Advance(time.Hour)
	}
	got := s.Received()
	if len(got) != 2 || headers(t, got[0]).Get("Message-Id") != headers(t, got[1]).Get("Message-Id") {
		t.Errorf("%d mails arrived: %+v", len(got), got)
	}
	if err := worker.Flush(t.Context()); err != nil || len(s.Received()) != 2 {
		t.Errorf("it goes on: %v", err)
	}
}

func TestACrashAfterTheAnswerSendsOnceMore(t *testing.T) {
	s, store := smtptest.New(t), testkit.NewStore(t)
	sender, err := smtp.New(smtp.Config{URL: s.URL(""), From: from, Roots: s.Roots})
	if err != nil {
		t.Fatal(err)
	}
	worker := mail.NewMailWorker(store, addressed{}, sender, slog.New(slog.DiscardHandler))
	if err := worker.Post(t.Context(), mailing.Email{Kind: mailing.Verify, Name: "ana"}); err != nil {
		t.Fatal(err)
	}
	l, err := store.NextEmail(t.Context(), 2*time.Minute)
	if err != nil {
		t.Fatal(err)
	}
	m := email()
	m.MessageID = l.MessageID
	if err := sender.Send(t.Context(), m); err != nil { // and the machine stops here
		t.Fatal(err)
	}
	for range 3 {
		store.Clock.Advance(3 * time.Minute)
		if err := worker.Flush(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	if got := s.Received(); len(got) != 2 || headers(t, got[0]).Get("Message-Id") != headers(t, got[1]).Get("Message-Id") {
		t.Errorf("%d mails arrived", len(got))
	}
}
