package programtest

import (
	"encoding/json"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// buy opens a checkout of Pro by month and pays it in the sandbox; it returns where the browser goes.
func (s *server) buy(token string) string {
	s.t.Helper()
	var checkout struct {
		URL string `json:"checkout_url"`
	}
	status, err := s.call(token, http.MethodPost, "/subscriptions/checkout", map[string]any{"tier_id": 3, "payment_type": "monthly"}, &checkout)
	if err != nil || status != http.StatusOK {
		s.t.Fatalf("checkout: %d, %v", status, err)
	}
	browser := http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	resp, err := browser.PostForm(checkout.URL, url.Values{"name": {"Mira"}, "number": {"4242424242424242"}, "expiry": {"12/60"}, "code": {"123"}})
	if err != nil {
		s.t.Fatal(err)
	}
	defer func() { _ = resp.Body.Close() }()
	if resp.StatusCode != http.StatusSeeOther {
		s.t.Fatalf("paying: %d", resp.StatusCode)
	}
	return resp.Header.Get("Location")
}

func (s *server) plan(token string) (credits int, premium bool) {
	s.t.Helper()
	var usage struct {
		Remaining int  `json:"remaining_credits"`
		IsPremium bool `json:"isPremium"`
	}
	if status, err := s.call(token, http.MethodGet, "/images/usage", nil, &usage); err != nil || status != http.StatusOK {
		s.t.Fatalf("usage: %d, %v", status, err)
	}
	return usage.Remaining, usage.IsPremium
}

func TestTheBinarySellsToItselfAndLosesNothingWhenItIsKilled(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	s := start(t, data)
	token := s.signUp("mira")
	if back := s.buy(token); !strings.HasPrefix(back, s.url+"/subscription/result?success=true&") {
		t.Errorf("the browser goes to %s", back)
	}
	_ = s.end(syscall.SIGKILL) // perhaps before any event was delivered
	s = start(t, data)
	token = s.signIn("mira", "secret")
	waitFor(t, "the credits arrive", func() bool { credits, premium := s.plan(token); return credits == 800 && premium })
	if err := s.end(syscall.SIGTERM); err != nil {
		t.Errorf("ended with %v\n%s", err, s.out)
	}
	var kept struct{ APIKey, WebhookSecret string }
	raw, err := os.ReadFile(filepath.Join(data, "sandbox.json"))
	if err != nil || json.Unmarshal(raw, &kept) != nil || kept.APIKey == "" || kept.WebhookSecret == "" {
		t.Fatalf("the sandbox's file: %v", err)
	}
	if said := s.out.String(); strings.Contains(said, kept.APIKey) || strings.Contains(said, kept.WebhookSecret) {
		t.Error("a secret is in the log")
	}
}

func TestWhatTheSandboxSoldEndsWhenTheSiteLeavesLocalMode(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	s := start(t, data)
	token := s.signUp("mira")
	s.buy(token)
	waitFor(t, "the credits arrive", func() bool { credits, premium := s.plan(token); return credits == 800 && premium })
	_ = s.end(syscall.SIGTERM)
	s = start(t, data, "--base-url", "http://localhost:1")
	if credits, premium := s.plan(s.signIn("mira", "secret")); credits != 0 || premium {
		t.Errorf("%d credits are left, premium %v", credits, premium)
	}
	_ = s.end(syscall.SIGTERM) // what it said is whole, and nothing writes to it any more
	if said := s.out.String(); !strings.Contains(said, "bought in the sandbox have ended") || !strings.Contains(said, "credits=800") {
		t.Errorf("the log does not say how many: %s", said)
	}
}

func TestAPublicSiteWithoutAKeySellsNothingAndSaysSo(t *testing.T) {
	t.Parallel()
	s := start(t, t.TempDir(), "--base-url", "https://pellucid.example", "--rate-limits", "on")
	for _, path := range []string{"/sandbox/control", "/sandbox/api/v1/products/search", "/webhooks/creem"} {
		resp, err := http.Post(s.url+path, "application/json", strings.NewReader("{}"))
		if err != nil {
			t.Fatal(err)
		}
		_ = resp.Body.Close()
		if resp.StatusCode != http.StatusNotFound && resp.StatusCode != http.StatusMethodNotAllowed {
			t.Errorf("%s answers %d", path, resp.StatusCode)
		}
	}
	token := s.signUp("mira")
	var problem struct{ Detail string }
	status, err := s.call(token, http.MethodPost, "/subscriptions/checkout", map[string]any{"tier_id": 3, "payment_type": "monthly"}, &problem)
	if err != nil || status != http.StatusServiceUnavailable || !strings.Contains(problem.Detail, "turned off") {
		t.Errorf("buying: %d %q, %v", status, problem.Detail, err)
	}
	if err := s.end(syscall.SIGTERM); err != nil || !strings.Contains(s.out.String(), "nothing can be bought here") {
		t.Errorf("ended with %v\n%s", err, s.out)
	}
}

func TestHelpNamesTheSecretsAndNeverShowsThem(t *testing.T) {
	program, err := binary()
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "key")
	if err := os.WriteFile(file, []byte("creem_live_hush\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	help := exec.Command(program, "serve", "--help")
	help.Env = append(os.Environ(), "PELLUCID_CREEM_API_KEY_FILE="+file, "PELLUCID_CREEM_WEBHOOK_SECRET=whsec_hush")
	text, err := help.Output()
	if err != nil || !strings.Contains(string(text), "PELLUCID_CREEM_API_KEY") || strings.Contains(string(text), "hush") {
		t.Errorf("%v\n%s", err, text)
	}
}
