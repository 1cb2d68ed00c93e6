package programtest

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/json"
	"encoding/pem"
	"math/big"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"pellucid/internal/doctor"
	"pellucid/internal/testkit/port"
)

// examined is what the real program says.
type examined struct {
	t      *testing.T
	checks map[string]doctor.Result
	code   int
	text   string
}

// examine runs pellucid doctor.
func examine(t *testing.T, data string, flags ...string) examined {
	t.Helper()
	program, err := binary()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(program, append([]string{"doctor", "--json", "--data", data}, flags...)...)
	out, err := cmd.Output()
	if _, ended := err.(*exec.ExitError); err != nil && !ended {
		t.Fatal(err)
	}
	var told struct{ Checks []doctor.Result }
	if err := json.Unmarshal(out, &told); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	e := examined{t: t, checks: map[string]doctor.Result{}, code: cmd.ProcessState.ExitCode(), text: string(out)}
	for _, r := range told.Checks {
		e.checks[r.Name] = r
	}
	return e
}

func (e examined) want(name string, level doctor.Level, says string) {
	e.t.Helper()
	r, ok := e.checks[name]
	if !ok || r.Level != level || !strings.Contains(r.Found+" "+r.Do, says) {
		e.t.Errorf("%s is %+v, want %s with %q", name, r, level, says)
	}
}

func TestTheDoctorLooksBesideARunningServerAndWithoutOne(t *testing.T) {
	t.Parallel()
	data := filepath.Join(t.TempDir(), "data")
	e := examine(t, data, "--local")
	e.want("server", doctor.Note, "no server works")
	e.want("database", doctor.Note, "no database yet")
	if _, err := os.Stat(data); err == nil {
		t.Error("the doctor made the data folder")
	}
	s := start(t, data)
	e = examine(t, data, "--local")
	for _, name := range []string{"settings", "server", "data folder", "schema", "database", "queue", "images' files", "engine illustrator"} {
		e.want(name, doctor.Good, "")
	}
	e.want("backup", doctor.Note, "a trial")
	e.want("administrator", doctor.Note, "a password only")
	if e.code != 0 {
		t.Errorf("ended with %d though nothing is bad: %s", e.code, e.text)
	}
	e = examine(t, data, "--base-url", "https://pellucid.example", "--time-limit", "1s")
	e.want("settings", doctor.Bad, "--support-email")
	e.want("backup", doctor.Bad, "no backup yet")
	e.want("administrator", doctor.Bad, "passkey")
	if e.code != 1 {
		t.Errorf("ended with %d though a public site has no backup", e.code)
	}
	if err := s.end(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(filepath.Join(data, "device.key"), 0o644); err != nil {
		t.Fatal(err)
	}
	e = examine(t, data, "--local")
	e.want("server", doctor.Note, "no server works")
	e.want("data folder", doctor.Bad, "chmod 600")
	e.want("database", doctor.Good, "whole")
	if _, err := os.Stat(filepath.Join(data, "pellucid.db-wal")); err == nil {
		t.Error("the doctor made files beside the database")
	}
}

func TestTheDoctorTellsAllThatIsWrongWithTheSettings(t *testing.T) {
	t.Setenv("PELLUCID_SMPT_URL", "smtp://mail.example")
	t.Setenv("OTEL_EXPORTER_OTLP_ENDPOINT", "collector")
	e := examine(t, t.TempDir(), "--base-url", "http://pellucid.example", "--trusted-proxies", "here", "--metrics-addr", "x", "--mail-from", "nobody", "--smtp-url", "mail")
	for _, says := range []string{"Did you mean PELLUCID_SMTP_URL", "neither an address nor a network", "--metrics-addr", "--mail-from", "OTEL_EXPORTER_OTLP_ENDPOINT"} {
		e.want("settings", doctor.Bad, says)
	}
	if e.code != 1 {
		t.Errorf("ended with %d", e.code)
	}
}

func TestWithoutANetworkTheDoctorSaysSoInTime(t *testing.T) {
	program, err := binary()
	if err != nil {
		t.Fatal(err)
	}
	began := time.Now()
	// A base URL in a network for documentation, where nobody ever answers, and a mail server there.
	e := examine(t, t.TempDir(), "--base-url", "https://192.0.2.1", "--smtp-url", "smtp://192.0.2.2:25", "--mail-from", "hello@pellucid.invalid", "--time-limit", "2s")
	if took := time.Since(began); took > 60*time.Second {
		t.Errorf("%s took %s", program, took)
	}
	e.want("certificate", doctor.Unknown, "")
	if level := e.checks["mail server"].Level; level != doctor.Bad && level != doctor.Unknown {
		t.Errorf("a mail server that does not answer is %+v", e.checks["mail server"])
	}
}

// tlsNginx runs nginx with a self-signed certificate in front of a server, and returns its address. headers are lines of its
// configuration.
func tlsNginx(t *testing.T, addr, server, headers string) {
	t.Helper()
	program, err := exec.LookPath("nginx")
	if err != nil {
		t.Skip("nginx is not installed")
	}
	folder := t.TempDir()
	selfSigned(t, folder)
	config := "daemon off; master_process off; pid " + folder + "/pid; error_log stderr crit; events {} http { access_log off;\n"
	for _, kind := range []string{"client_body", "proxy", "fastcgi", "uwsgi", "scgi"} {
		config += kind + "_temp_path " + filepath.Join(folder, kind) + ";\n"
	}
	config += "server { listen " + addr + " ssl; ssl_certificate " + folder + "/cert.pem; ssl_certificate_key " + folder + "/key.pem;\n" +
		"location / { proxy_pass " + server + ";\n" + headers + "} } }\n"
	file := filepath.Join(folder, "nginx.conf")
	if err := os.WriteFile(file, []byte(config), 0o600); err != nil {
		t.Fatal(err)
	}
	nginx := exec.Command(program, "-p", folder, "-c", file)
	nginx.Stderr = os.Stderr
	if err := nginx.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = nginx.Process.Signal(syscall.SIGTERM)
		_ = nginx.Wait()
	})
	client := doctor.NewClient(false)
	waitFor(t, "nginx answers", func() bool {
		resp, err := client.Get("https://" + addr + "/healthz")
		if err != nil {
			return false
		}
		_ = resp.Body.Close()
		return resp.StatusCode == http.StatusOK
	})
}

func selfSigned(t *testing.T, folder string) {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	about := &x509.Certificate{
		SerialNumber: big.NewInt(1), Subject: pkix.Name{CommonName: "localhost"}, NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(90 * 24 * time.Hour),
		DNSNames: []string{"localhost"}, IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)},
	}
	der, err := x509.CreateCertificate(rand.Reader, about, about, &key.PublicKey, key)
	if err != nil {
		t.Fatal(err)
	}
	raw, err := x509.MarshalPKCS8PrivateKey(key)
	if err != nil {
		t.Fatal(err)
	}
	for name, block := range map[string]*pem.Block{"cert.pem": {Type: "CERTIFICATE", Bytes: der}, "key.pem": {Type: "PRIVATE KEY", Bytes: raw}} {
		if err := os.WriteFile(filepath.Join(folder, name), pem.EncodeToMemory(block), 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

const (
	passHost   = "proxy_set_header Host $http_host;\n"
	passClient = "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;\n"
)

// The doctor is run against the real server behind the real nginx, once in order and then with each line left out.
func TestTheDoctorFindsWhatIsWrongWithNginx(t *testing.T) {
	t.Parallel()
	addr := port.Free(t)
	base := "https://" + addr
	creem := []string{"--creem-api-key", "creem_live_x", "--creem-webhook-secret", "0123456789abcdef", "--creem-base-url", "http://127.0.0.1:1"}
	s := start(t, t.TempDir(), append(creem, "--base-url", base)...)
	look := func(trusted string) examined {
		return examine(t, s.data, append(creem, "--base-url", base, "--trusted-proxies", trusted)...)
	}
	for name, test := range map[string]struct {
		headers string
		level   doctor.Level
		says    string
	}{
		"in order":                     {passHost + passClient, doctor.Good, "arrive"},
		"with the client's address":    {passHost + "proxy_set_header X-Forwarded-For $remote_addr;\n", doctor.Good, "arrive"},
		"without Host":                 {passClient, doctor.Bad, "proxy_set_header Host"},
		"without the client's address": {passHost + "proxy_set_header X-Forwarded-For \"\";\n", doctor.Bad, "all visitors share one"},
		"with what clients claim":      {passHost, doctor.Bad, "pretend to be somebody else"},
	} {
		t.Run(name, func(t *testing.T) {
			tlsNginx(t, addr, s.url, test.headers)
			e := look("127.0.0.0/8")
			e.t = t
			e.want("proxy headers", test.level, test.says)
			e.want("certificate", doctor.Bad, "do not trust")
			e.want("HSTS", doctor.Good, "")
			e.want("payment webhook", doctor.Good, "No event came yet")
		})
	}
}

func TestNobodyElseLearnsFromTheDoctorsDoor(t *testing.T) {
	t.Parallel()
	s := start(t, t.TempDir())
	guessed, page := ask(t, http.MethodGet, s.url+doctor.DoorPath+"guessed", "")
	nowhere, other := ask(t, http.MethodGet, s.url+"/.well-known/nowhere/guessed", "")
	if guessed.StatusCode != http.StatusNotFound || nowhere.StatusCode != http.StatusNotFound || len(page) == 0 || len(other) == 0 {
		t.Errorf("answered %d with %d bytes, and elsewhere %d with %d", guessed.StatusCode, len(page), nowhere.StatusCode, len(other))
	}
	for name := range guessed.Header {
		if _, same := nowhere.Header[name]; !same {
			t.Errorf("the door answers with %s, which an address that leads nowhere does not", name)
		}
	}
	key, err := os.ReadFile(filepath.Join(s.data, "device.key"))
	if err != nil {
		t.Fatal(err)
	}
	token := doctor.NewToken(key, time.Now())
	for i, want := range []int{http.StatusOK, http.StatusNotFound} {
		if resp, body := ask(t, http.MethodGet, s.url+doctor.DoorPath+token, ""); resp.StatusCode != want {
			t.Errorf("try %d is answered %d: %s", i+1, resp.StatusCode, body)
		}
	}
}
