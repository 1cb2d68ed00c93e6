package programtest

import (
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"syscall"
	"testing"
)

// The log tells what happened to which request, and nothing about whom: it is read by more people than the data is.
func TestTheLogNamesRequestsAndNoPeopleTheirSecretsOrPrompts(t *testing.T) {
	t.Parallel()
	s := start(t, t.TempDir(), "--log-level", "debug")
	token := s.signUp("mira")
	const prompt = "a dog beside a xylograph-of-mine"
	made := s.raw(token, `POST /api/v1/images/generate {"prompt":"`+prompt+`"}`)
	if !strings.HasPrefix(made, "200") {
		t.Fatal(made)
	}
	var checkout struct {
		URL string `json:"checkout_url"`
	}
	if status, err := s.call(token, http.MethodPost, "/subscriptions/checkout", map[string]any{"tier_id": 3, "payment_type": "monthly"}, &checkout); status != http.StatusOK {
		t.Fatalf("checkout: %d, %v", status, err)
	}
	pay := url.Values{"email": {"mira@example.org"}, "name": {"A Buyer"}, "number": {"4242 4242 4242 4242"}, "expiry": {"12 / 60"}, "code": {"123"}}
	s.raw("", "POST "+strings.TrimPrefix(checkout.URL, s.url)+" +"+pay.Encode())
	var portal struct {
		URL string `json:"portal_url"`
	}
	waitFor(t, "the subscription is paid", func() bool {
		status, err := s.call(token, http.MethodPost, "/subscriptions/portal", nil, &portal)
		return status == http.StatusOK && err == nil
	})
	for _, call := range []string{
		"GET " + strings.TrimPrefix(portal.URL, s.url), "GET /gallery?search=" + prompt, "GET /reset-password?token=mailed-token", "GET /verify-email?token=mailed-token",
		"POST /auth +mode=login&username=mira@example.org&password=a-wrong-password", "POST /auth +mode=login&username=mira@example.org&password=secret",
		"POST /forgot-password +email=mira@example.org", `POST /api/v1/auth/register {"email":"mira@example.org","username":"other","password":"short"}`,
		`POST /api/v1/images/generate {"prompt":"` + prompt + `","width":7}`, `POST /webhooks/creem {"customer":{"email":"mira@example.org"}}`,
		"GET /settings", "GET /settings/data.zip", "GET /nowhere%0alevel=ERROR",
	} {
		s.raw(token, call)
	}
	id := regexp.MustCompile(`X-Request-Id:\[(\w+)\]`).FindStringSubmatch(s.raw(token, "GET /dashboard"))
	if err := s.end(syscall.SIGTERM); err != nil {
		t.Errorf("ended with %v", err)
	}
	log := s.out.String()
	if id == nil || !strings.Contains(log, "request="+id[1]) {
		t.Errorf("the request %v is not in the log", id)
	}
	secrets := []string{prompt, "mira@example.org", "mira", token, "mailed-token", "a-wrong-password", "4242", "A Buyer", portal.URL[strings.LastIndex(portal.URL, "/")+1:]}
	for _, secret := range secrets {
		if at := strings.Index(log, secret); secret == "" || at >= 0 {
			t.Errorf("the log says %q: %s", secret, log[max(0, at-200):min(len(log), max(0, at)+200)])
		}
	}
	for line := range strings.Lines(log) {
		if strings.Contains(line, "msg=request") && !strings.Contains(line, " request=") || strings.HasPrefix(line, "level=") {
			t.Errorf("a line of no request, or two of one: %s", line)
		}
	}
}
