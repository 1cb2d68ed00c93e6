package programtest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pellucid/internal/doctor"
	"pellucid/internal/mail/smtp/smtptest"
	"pellucid/internal/testkit/port"
)

// The doctor signs in to a real mail server, over TCP and STARTTLS, as the server itself would.
func TestTheDoctorSignsInToTheMailServerAndSaysWhyItCannot(t *testing.T) {
	server := smtptest.New(t)
	server.Set(func(s *smtptest.Server) { s.Password = "ana:secret" })
	trusted := filepath.Join(t.TempDir(), "roots.pem")
	if err := os.WriteFile(trusted, server.Certificate, 0o600); err != nil {
		t.Fatal(err)
	}
	t.Setenv("SSL_CERT_FILE", trusted)
	t.Setenv("SSL_CERT_DIR", t.TempDir())
	look := func(address string) examined {
		t.Helper()
		return examine(t, t.TempDir(), "--local", "--smtp-url", address, "--mail-from", "hello@pellucid.invalid", "--time-limit", "20s")
	}
	look(server.URL("ana:secret")).want("mail server", doctor.Good, "lets us in")
	wrong := look(server.URL("ana:hunter2"))
	wrong.want("mail server", doctor.Bad, "535")
	wrong.want("mail server", doctor.Bad, "user and password")
	if strings.Contains(wrong.text, "hunter2") {
		t.Error("the password is printed")
	}
	server.Set(func(s *smtptest.Server) { s.Plain = true })
	look(server.URL("ana:secret")).want("mail server", doctor.Bad, "STARTTLS")
	server.Set(func(s *smtptest.Server) { s.Plain = false })
	t.Setenv("SSL_CERT_FILE", filepath.Join(t.TempDir(), "none.pem"))
	look(server.URL("ana:secret")).want("mail server", doctor.Bad, "certificate")
	look("smtp://"+port.Free(t)).want("mail server", doctor.Bad, "connection refused")
	if mails := server.Received(); len(mails) != 0 {
		t.Errorf("it sent %+v", mails)
	}
}
