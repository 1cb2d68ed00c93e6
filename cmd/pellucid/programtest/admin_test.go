package programtest

import (
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"syscall"
	"testing"

	"pellucid/cmd/pellucid/settings"
	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
)

// An administrator who has lost passkey, phone and recovery codes has a shell, and nothing else.
func TestResettingTheAdministratorsPasswordLeavesTwoStepSignInUnlessToldToRemoveIt(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	mustRun(t, "admin", "create", "--data", data, "--admin-email", "root@example.org", "--admin-password", "the first one")
	lock(t, data)
	want := func(passkeys, apps, codes, entries int) {
		t.Helper()
		for query, want := range map[string]int{
			`SELECT count(*) FROM passkeys`: passkeys, `SELECT count(*) FROM second_factors WHERE totp_secret IS NOT NULL`: apps, `SELECT count(*) FROM recovery_codes`: codes,
			`SELECT count(*) FROM audit_log WHERE action = 'user.remove_second_factor' AND reason LIKE '%--remove-second-factor%'`: entries,
		} {
			if got := number(t, data, query); got != want {
				t.Errorf("%s is %d, want %d", query, got, want)
			}
		}
	}
	want(1, 1, people.RecoveryCodes, 0)
	mustRun(t, "admin", "reset-password", "--data", data, "--admin-password", "the second one")
	want(1, 1, people.RecoveryCodes, 0)
	if n := number(t, data, `SELECT count(*) FROM audit_log WHERE action = 'user.reset_password' AND reason LIKE 'On the server:%'`); n != 1 {
		t.Errorf("the audit log has %d entries of the new password", n)
	}
	signIn := func(password string) int {
		t.Helper()
		s := start(t, data)
		status, err := s.call("", http.MethodPost, "/auth/login", url.Values{"username": {"admin"}, "password": {password}}, nil)
		if err != nil && status == 0 {
			t.Fatal(err)
		}
		if err := s.end(syscall.SIGTERM); err != nil {
			t.Fatal(err)
		}
		return status
	}
	if status := signIn("the second one"); status == http.StatusOK {
		t.Error("the password alone signs in, though there is a second step")
	}
	out := mustRun(t, "admin", "reset-password", "--data", data, "--remove-second-factor")
	want(0, 0, 0, 1)
	made := regexp.MustCompile(`password is (\S+)\.`).FindStringSubmatch(out)
	if made == nil || !strings.Contains(out, "Set it up again") {
		t.Fatalf("it says %s", out)
	}
	if status := signIn(made[1]); status != http.StatusOK {
		t.Errorf("the new password is answered %d", status)
	}
	if out := mustRun(t, "audit", "verify", "--data", data); !strings.Contains(out, "is whole") {
		t.Errorf("the audit log: %s", out)
	}
	mustRun(t, "admin", "reset-password", "--data", data, "--remove-second-factor") // with nothing to remove
}

// lock gives the administrator a passkey, an authenticator app and recovery codes.
func lock(t *testing.T, data string) {
	t.Helper()
	s, err := (settings.DataFlags{Data: data}).OpenStore(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = s.Close() }()
	codes := make([][]byte, people.RecoveryCodes)
	for i := range codes {
		codes[i] = []byte{byte(i)}
	}
	if _, err := s.EnableTOTP(t.Context(), domain.AdminID, []byte("handle"), []byte("secret"), 1, codes); err != nil {
		t.Fatal(err)
	}
	if _, err := s.AddPasskey(t.Context(), people.Passkey{UserID: domain.AdminID, CredentialID: []byte("key"), Name: "laptop", Record: []byte("{}")}, nil); err != nil {
		t.Fatal(err)
	}
}
