package main

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

func TestOwnAddress(t *testing.T) {
	for addr, want := range map[string]string{
		"127.0.0.1:8080": "http://127.0.0.1:8080",
		":8080":          "http://127.0.0.1:8080",
		"0.0.0.0:80":     "http://127.0.0.1:80",
		"[::]:80":        "http://127.0.0.1:80",
		"[::1]:80":       "http://[::1]:80",
		"localhost:90":   "http://localhost:90",
		"127.0.0.1:0":    "http://site.localhost",
		"nonsense":       "http://site.localhost",
	} {
		if got := ownAddress(addr, "http://site.localhost"); got != want {
			t.Errorf("%s is reached at %s, want %s", addr, got, want)
		}
	}
}

func TestHalfASetUpIsRefusedWithoutRepeatingSecrets(t *testing.T) {
	for name, f := range map[string]creemFlags{
		"a key without its secret": {CreemAPIKey: "creem_hush", SandboxSpeed: 1},
		"a secret without its key": {CreemWebhookSecret: "whsec_hush", SandboxSpeed: 1},
		"an address without a key": {CreemBaseURL: "https://hush.example", SandboxSpeed: 1},
		"a sandbox that stands":    {},
		"a key with a line break":  {CreemAPIKey: "creem_hush\nx", CreemWebhookSecret: "whsec_hush", SandboxSpeed: 1},
		"an address that is none":  {CreemAPIKey: "creem_hush", CreemWebhookSecret: "whsec_hush", CreemBaseURL: "hush", SandboxSpeed: 1},
	} {
		_, err := newSelling(f, sellingAt{baseURL: "http://localhost:8080", local: true, addr: ":8080", data: t.TempDir()}, nil)
		if err == nil || strings.Contains(err.Error(), "hush") {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestWhoSellsIsDecidedByKeyAndAddress(t *testing.T) {
	for name, test := range map[string]struct {
		flags            creemFlags
		at               sellingAt
		selling, sandbox bool
	}{
		"a local site without a key":  {creemFlags{}, sellingAt{baseURL: "http://localhost:8080", local: true}, true, true},
		"a public site without a key": {creemFlags{}, sellingAt{baseURL: "https://pellucid.example"}, false, false},
		"a public site with a key": {creemFlags{CreemAPIKey: "creem_1", CreemWebhookSecret: "whsec_0123456789ab"},
			sellingAt{baseURL: "https://pellucid.example"}, true, false},
		"a local site with a key": {creemFlags{CreemAPIKey: "creem_test_1", CreemWebhookSecret: "whsec_0123456789ab"},
			sellingAt{baseURL: "http://localhost:8080", local: true}, true, false},
	} {
		t.Run(name, func(t *testing.T) {
			test.flags.SandboxSpeed, test.at.addr, test.at.data = 1, "127.0.0.1:8080", t.TempDir()
			s, err := newSelling(test.flags, test.at, nil)
			if err != nil {
				t.Fatal(err)
			}
			if s.billing.Selling() != test.selling || (s.sandbox != nil) != test.sandbox || (s.handler() != nil) != test.sandbox {
				t.Errorf("selling %v, sandbox %v", s.billing.Selling(), s.sandbox != nil)
			}
			_, err = os.Stat(filepath.Join(test.at.data, "sandbox.json"))
			if (err == nil) != test.sandbox {
				t.Errorf("the sandbox's file: %v", err)
			}
		})
	}
}

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
