package sitetests

import (
	"net/http"
	"strings"
	"testing"
)

// everywhere are headers that no answer may lack, whatever it is.
var everywhere = map[string]string{
	"X-Content-Type-Options": "nosniff",
	"Permissions-Policy":     "camera=(), microphone=(), geolocation=(), payment=(), usb=(), midi=()",
}

// checkHeaders holds what is true of the headers of every answer.
func checkHeaders(t *testing.T, name string, h http.Header) {
	t.Helper()
	for header, want := range everywhere {
		if got := h.Get(header); got != want {
			t.Errorf("%s: %s is %q", name, header, got)
		}
	}
	if got := h.Get("Referrer-Policy"); got != "strict-origin-when-cross-origin" && got != "no-referrer" {
		t.Errorf("%s: Referrer-Policy is %q", name, got)
	}
	if got := h.Get("X-Frame-Options"); got != "DENY" && got != "SAMEORIGIN" {
		t.Errorf("%s: X-Frame-Options is %q", name, got)
	}
	if got := h.Get("Cross-Origin-Opener-Policy"); !strings.HasPrefix(got, "same-origin") {
		t.Errorf("%s: Cross-Origin-Opener-Policy is %q", name, got)
	}
	sharing := h.Get("Cross-Origin-Resource-Policy")
	if sharing != "same-origin" && sharing != "cross-origin" {
		t.Errorf("%s: Cross-Origin-Resource-Policy is %q", name, sharing)
	}
	if h.Get("X-Request-Id") == "" {
		t.Errorf("%s has no request id", name)
	}
	checkPolicy(t, name, h.Get("Content-Security-Policy"))
}

// checkPolicy makes sure that no script runs that is not the site's, and that no other site frames it.
func checkPolicy(t *testing.T, name, policy string) {
	t.Helper()
	directives := map[string]string{}
	for part := range strings.SplitSeq(policy, ";") {
		directive, value, _ := strings.Cut(strings.TrimSpace(part), " ")
		directives[directive] = value
	}
	scripts, said := directives["script-src"]
	if !said {
		scripts = directives["default-src"]
	}
	if scripts == "" || strings.Contains(scripts, "unsafe") || strings.Contains(scripts, "*") || strings.Contains(scripts, "data:") {
		t.Errorf("%s: the policy lets scripts in: %q", name, policy)
	}
	if ancestors := directives["frame-ancestors"]; ancestors != "'none'" && ancestors != "'self'" {
		t.Errorf("%s: other sites may frame it: %q", name, policy)
	}
	if directives["default-src"] == "'none'" {
		return // there is nothing left to forbid
	}
	for directive, want := range map[string]string{"default-src": "'self'", "style-src": "'self'", "object-src": "'none'", "base-uri": "'none'", "form-action": "'self'"} {
		if directives[directive] != want {
			t.Errorf("%s: %s is %q", name, directive, directives[directive])
		}
	}
}
