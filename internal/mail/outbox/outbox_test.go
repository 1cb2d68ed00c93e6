package outbox_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/mailing"
	"pellucid/internal/mail/outbox"
	"pellucid/internal/testkit"
)

func TestTheOutboxKeepsTheLatestMails(t *testing.T) {
	folder, clock := filepath.Join(t.TempDir(), "outbox"), testkit.NewClock()
	box := outbox.New(folder, clock.Now)
	if emails, err := box.Emails(); err != nil || len(emails) != 0 {
		t.Fatalf("an outbox without a folder: %v, %v", emails, err)
	}
	for range 203 {
		clock.Advance(time.Second)
		if err := box.Send(t.Context(), mailing.Mail{To: "ana@example.org", Subject: "Hello", Text: "https://x.example/?a=1&b=<2>"}); err != nil {
			t.Fatal(err)
		}
	}
	emails, err := box.Emails()
	if err != nil || len(emails) != 200 || !emails[0].SentAt.After(emails[1].SentAt) {
		t.Fatalf("%d emails, %v", len(emails), err)
	}
	one, err := box.Email(emails[0].ID)
	if err != nil || one.To != "ana@example.org" || one.Text != "https://x.example/?a=1&b=<2>" {
		t.Errorf("%+v, %v", one, err)
	}
	raw, err := os.ReadFile(filepath.Join(folder, one.ID+".json"))
	if err != nil || !strings.Contains(string(raw), "?a=1&b=<2>") {
		t.Errorf("a link cannot be copied from the file: %s, %v", raw, err)
	}
	for _, id := range []string{"", "..", "../pellucid", "nothing", one.ID + ".json"} {
		if _, err := box.Email(id); domain.CodeOf(err) != domain.NotFound {
			t.Errorf("%q: %v", id, err)
		}
	}
}
