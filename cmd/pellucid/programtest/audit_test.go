package programtest

import (
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
	"pellucid/store"
)

// TestTheAuditCommandFindsWhatWasDoneToTheLog is about whoever has the file in their hands: the store's own guards are down.
func TestTheAuditCommandFindsWhatWasDoneToTheLog(t *testing.T) {
	data := t.TempDir()
	s, err := store.Open(t.Context(), filepath.Join(data, "pellucid.db"), time.Now)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = s.Close() }()
	if err := s.CreateAdmin(t.Context(), people.Registration{Email: "administrator@example.org", Username: "administrator"}, ""); err != nil {
		t.Fatal(err)
	}
	user, err := s.Register(t.Context(), people.Registration{Email: "mira@example.org", Username: "mira"}, "")
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Suspend(t.Context(), domain.AdminID, user.ID, "Spam"); err != nil {
		t.Fatal(err)
	}
	out, err := verified(t, data)
	head := regexp.MustCompile(`\d+:[0-9a-f]{64}`).FindString(out)
	if err != nil || !strings.Contains(out, "The audit log is whole: 1 entries.") || !strings.HasPrefix(head, "1:") {
		t.Fatalf("of a whole log it says %q, %v", out, err)
	}
	if err := s.Reactivate(t.Context(), domain.AdminID, user.ID, "A mistake"); err != nil {
		t.Fatal(err)
	}
	if out, err := verified(t, data, "--head", head); err != nil || !strings.Contains(out, "2 entries") {
		t.Errorf("with the head of before it says %q, %v", out, err)
	}
	if out, err := verified(t, data, "--head", "one:two"); err == nil {
		t.Errorf("of a head that is none it says %q", out)
	}
	if out, err := verified(t, data, "--head", "1:"+strings.Repeat("0", 64)); err == nil || !strings.Contains(out, "was tampered with") {
		t.Errorf("of a log that was written anew it says %q, %v", out, err)
	}
	execIn(t, data, `DROP TRIGGER audit_log_no_update`)
	execIn(t, data, `UPDATE audit_log SET reason = 'nothing' WHERE id = 1`)
	if out, err := verified(t, data); err == nil || !strings.Contains(out, "the audit log was tampered with. Entry 1 was changed") {
		t.Errorf("of an edited log it says %q, %v", out, err)
	}
}

// verified runs the command and returns all that it printed.
func verified(t *testing.T, data string, args ...string) (string, error) {
	t.Helper()
	program, err := binary()
	if err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command(program, append([]string{"audit", "verify", "--data", data}, args...)...).CombinedOutput()
	return string(out), err
}
