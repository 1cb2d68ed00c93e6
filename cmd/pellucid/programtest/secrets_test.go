package programtest

import (
	"fmt"
	"io"
	"net/http"
	"os/exec"
	"regexp"
	"strings"
	"syscall"
	"testing"
)

// marked begins every secret of these tests; it may come out nowhere.
const marked = "xylograph-of-"

var (
	variable = regexp.MustCompile(`\$(PELLUCID_\w+)`)
	secretly = regexp.MustCompile(`(KEY|SECRET|PASSWORD|TOKEN)$`)
)

// secretSettings sets every variable that the help names and that holds a secret.
func secretSettings(t *testing.T) (names []string) {
	t.Helper()
	t.Setenv("PELLUCID_SMTP_URL", "smtp://post:"+marked+"smtp@127.0.0.1:1")
	for _, match := range variable.FindAllStringSubmatch(say(t, "serve", "--help"), -1) {
		if name := match[1]; secretly.MatchString(name) {
			t.Setenv(name, marked+strings.ToLower(name))
			names = append(names, name)
		}
	}
	return names
}

// say runs the program and returns what it printed, whether it succeeded or not.
func say(t *testing.T, args ...string) string {
	t.Helper()
	program, err := binary()
	if err != nil {
		t.Fatal(err)
	}
	out, _ := exec.CommandContext(t.Context(), program, args...).CombinedOutput() // what it says is all that counts
	return string(out)
}

func TestNoSecretComesOutInHelpOrErrors(t *testing.T) {
	if names := secretSettings(t); len(names) < 4 {
		t.Fatalf("the help names the secrets %v only", names)
	}
	data := t.TempDir()
	for _, args := range [][]string{
		{"--help"}, {"serve", "--help"}, {"admin", "--help"}, {"serve", "--nonsense"}, {"serve", "--data", data, "--base-url", "nonsense"},
		{"serve", "--data", data, "--addr", "nonsense"}, {"serve", "--data", "/etc/hostname"}, {"nonsense"},
	} {
		if said := say(t, args...); strings.Contains(said, marked) || len(said) < 20 {
			t.Errorf("%q says %s", args, said)
		}
	}
}

func TestNoSecretComesOutOfARunningServer(t *testing.T) {
	secretSettings(t)
	t.Setenv("PELLUCID_ENGINES", "illustrator,replicate,fal,ideogram")   // a key of one that is not used is refused
	for _, name := range []string{"CREEM_BASE_URL", "OPENAI_BASE_URL"} { // nobody answers there: what fails is logged
		t.Setenv("PELLUCID_"+name, "http://127.0.0.1:1")
	}
	t.Setenv("PELLUCID_GOOGLE_CLIENT_ID", "google-client")
	t.Setenv("PELLUCID_GOOGLE_ISSUER", "http://127.0.0.1:1")
	t.Setenv("PELLUCID_FACEBOOK_APP_ID", "facebook-app")
	t.Setenv("PELLUCID_FACEBOOK_GRAPH_URL", "http://127.0.0.1:1")
	s := start(t, t.TempDir(), "--log-level", "debug")
	token := s.signUp("mira")
	calls := []string{
		"GET /", "GET /pricing", "GET /auth", "GET /nowhere", "GET /auth/google", "GET /auth/google/callback?code=a&state=b", "GET /settings",
		"GET /outbox", "GET /api/v1/openapi.json", "GET /api/v1/docs", "GET /api/v1/subscriptions/my", "GET /healthz", "GET /readyz",
		`POST /api/v1/images/enhance-prompt {"prompt":"a fox"}`, `POST /api/v1/subscriptions/checkout {"tier_id":3,"payment_type":"monthly"}`,
		`POST /api/v1/auth/social/google {"token":"a.b.c"}`, `POST /webhooks/creem {"id":"evt"}`, `POST /api/v1/auth/password/forgot {"email":"mira"}`,
	}
	for _, call := range calls {
		if answer := s.raw(token, call); strings.Contains(answer, marked) {
			t.Errorf("%s answers %s", call, answer)
		}
	}
	if err := s.end(syscall.SIGTERM); err != nil {
		t.Errorf("ended with %v", err)
	}
	if log := s.out.String(); strings.Contains(log, marked) || strings.Count(log, "msg=request") < len(calls) {
		t.Errorf("the log says %s", log)
	}
}

// raw makes a call, "METHOD /path body", and returns the whole answer.
func (s *server) raw(token, call string) string {
	s.t.Helper()
	method, rest, _ := strings.Cut(call, " ")
	path, body, _ := strings.Cut(rest, " ")
	req, err := http.NewRequestWithContext(s.t.Context(), method, s.url+path, strings.NewReader(body))
	if err != nil {
		s.t.Fatal(err)
	}
	req.Header.Set("Content-Type", "application/json")
	if strings.HasPrefix(body, "+") {
		req.Header.Set("Content-Type", "application/x-www-form-urlencoded")
		req.Body = io.NopCloser(strings.NewReader(body[1:]))
		req.ContentLength = int64(len(body) - 1)
	}
	if token != "" {
		req.Header.Set("Authorization", "Bearer "+token)
	}
	resp, err := http.DefaultTransport.RoundTrip(req)
	if err != nil {
		s.t.Fatal(err)
	}
	defer func() { _ = resp.Body.Close() }()
	content, err := io.ReadAll(resp.Body)
	if err != nil {
		s.t.Fatal(err)
	}
	return fmt.Sprint(resp.StatusCode, resp.Header, string(content))
}
