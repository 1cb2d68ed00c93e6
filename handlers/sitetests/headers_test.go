package sitetests

import (
	"net/http"
	"strings"
	"testing"

	"pellucid/internal/testkit/sitetest"
)

func TestEveryAnswerCarriesTheSecurityHeaders(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	visitor := site.Visitor(t)
	for _, path := range []string{"/", "/gallery", "/auth", "/nowhere", "/api/v1/gallery/public", "/api/v1/users/me", "/api/v1/nothing", "/healthz", "/media/ab/cd/x.png", "/static/nothing.js"} {
		h := visitor.Get(path).Header
		for name, want := range map[string]string{
			"X-Content-Type-Options": "nosniff", "Referrer-Policy": "strict-origin-when-cross-origin", "Cross-Origin-Opener-Policy": "same-origin",
		} {
			if h.Get(name) != want {
				t.Errorf("%s: %s is %q", path, name, h.Get(name))
			}
		}
		policy := h.Get("Content-Security-Policy")
		for _, part := range []string{"default-src 'self'", "script-src 'self'", "object-src 'none'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"} {
			if !strings.Contains(policy, part) {
				t.Errorf("%s: the policy %q lacks %s", path, policy, part)
			}
		}
		if strings.Contains(policy, "unsafe-eval") || strings.Contains(policy, "script-src 'self' 'unsafe-inline'") {
			t.Errorf("%s: the policy lets scripts in: %q", path, policy)
		}
		if h.Get("X-Request-Id") == "" || h.Get("Strict-Transport-Security") != "" {
			t.Errorf("%s: request id %q, HSTS %q over http", path, h.Get("X-Request-Id"), h.Get("Strict-Transport-Security"))
		}
	}
}

func TestOverHTTPSBrowsersAreToldToStayThere(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, Secure: true})
	if h := site.Visitor(t).Get("/").Header; !strings.HasPrefix(h.Get("Strict-Transport-Security"), "max-age=31536000") {
		t.Errorf("Strict-Transport-Security is %q", h.Get("Strict-Transport-Security"))
	}
}

func TestWhatIsPersonalIsNotKeptByCaches(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user, api := site.NewUser(t, "mira")
	for _, path := range []string{"/dashboard", "/create", "/settings"} {
		if caching := site.SignIn(t, user).Get(path).Want(http.StatusOK).Header.Get("Cache-Control"); !strings.Contains(caching, "no-store") {
			t.Errorf("%s may be kept: %q", path, caching)
		}
	}
	for _, path := range []string{"/users/me", "/images/my", "/images/usage", "/gallery/favorites"} {
		if caching := api.Get("/api/v1" + path).Want(http.StatusOK).Header.Get("Cache-Control"); !strings.Contains(caching, "no-store") {
			t.Errorf("%s may be kept: %q", path, caching)
		}
	}
}

func TestHealth(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	visitor := site.Visitor(t)
	for _, path := range []string{"/healthz", "/readyz"} {
		if body := string(visitor.Get(path).Want(http.StatusOK).Body); body != "ok\n" {
			t.Errorf("%s says %q", path, body)
		}
	}
	for _, path := range []string{"/healthz", "/readyz", "/api/v1/gallery/public"} { // monitors ask with HEAD
		if head := visitor.Send(http.MethodHead, path, nil).Want(http.StatusOK); len(head.Body) != 0 {
			t.Errorf("HEAD %s has a body", path)
		}
	}
	if err := site.Store.Store.Close(); err != nil {
		t.Fatal(err)
	}
	visitor.Get("/healthz").Want(http.StatusOK)
	if answer := visitor.Get("/readyz"); answer.Status < 500 {
		t.Errorf("without a database it is ready: %d", answer.Status)
	}
}
