package programtest

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"pellucid/internal/domain/mailing"
	"pellucid/internal/domain/people"
	"pellucid/store"
)

// bounced runs the command with a report and returns what it printed and its exit code.
func bounced(t *testing.T, data, report string) (string, int) {
	t.Helper()
	program, err := binary()
	if err != nil {
		t.Fatal(err)
	}
	command := exec.Command(program, "mail", "bounce", "--data", data)
	command.Stdin = strings.NewReader(report)
	out, err := command.CombinedOutput()
	if err != nil && command.ProcessState == nil {
		t.Fatal(err)
	}
	return string(out), command.ProcessState.ExitCode()
}

func TestAMailThatCameBackMarksItsAddress(t *testing.T) {
	data := t.TempDir()
	s, err := store.Open(t.Context(), filepath.Join(data, "pellucid.db"), time.Now)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = s.Close() }()
	user, err := s.Register(t.Context(), people.Registration{Email: "ana@example.org", Username: "ana"}, "")
	if err != nil {
		t.Fatal(err)
	}
	if err := s.QueueEmail(t.Context(), mailing.Email{Kind: mailing.Verify, UserID: user.ID}); err != nil {
		t.Fatal(err)
	}
	l, err := s.NextEmail(t.Context(), time.Minute)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.NoteDelivery(t.Context(), mailing.Delivery{ID: l.ID, UserID: user.ID, Outcome: mailing.Sent}); err != nil {
		t.Fatal(err)
	}
	returned := func() bool {
		u, err := s.User(t.Context(), user.ID)
		if err != nil {
			t.Fatal(err)
		}
		return !u.MailReturned.IsZero()
	}
	sample, err := os.ReadFile("../../../internal/mail/bounce/testdata/exim.eml")
	if err != nil {
		t.Fatal(err)
	}
	foreign := string(sample)
	report := strings.ReplaceAll(foreign, "5f1d8a0c9b3e47d2a6c4f0e1b2d39a87", l.MessageID)
	for name, test := range map[string]string{"a foreign mail": foreign, "no report": "Subject: Hello\r\n\r\nHello.\r\n", "noise": "\x00"} {
		if out, code := bounced(t, data, test); code != 0 || returned() {
			t.Errorf("%s: exit %d, marked %v: %s", name, code, returned(), out)
		}
	}
	if out, code := bounced(t, data, strings.ReplaceAll(report, "5.1.1", "5.7.1")); code != 0 || returned() {
		t.Errorf("a refusal of the mail marks the address: exit %d: %s", code, out)
	}
	if out, code := bounced(t, data, report); code != 0 || !returned() {
		t.Errorf("exit %d, marked %v: %s", code, returned(), out)
	}
	if out, code := bounced(t, filepath.Join(data, "nothing"), report); code != 75 {
		t.Errorf("without a database: exit %d: %s", code, out)
	}
}
