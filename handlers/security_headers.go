package handlers

import (
	"maps"
	"net/http"
	"strings"

	"pellucid/handlers/session"
	"pellucid/internal/domain"
)

// withHeaders sets what is the same for every answer.
func withHeaders(same http.Header) func(http.Handler) http.Handler {
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			maps.Copy(w.Header(), same)
			next.ServeHTTP(w, r)
		})
	}
}

// securityHeaders tell browsers what no page of the site needs. cdn is the origin that images come from beside the site; empty: none.
func securityHeaders(baseURL, cdn string) http.Header {
	policy := strings.Join([]string{
		"default-src 'self'", "script-src 'self'", "style-src 'self'", strings.TrimSpace("img-src 'self' data: blob: " + cdn), "font-src 'self'",
		"connect-src 'self'", "object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'",
	}, "; ")
	h := http.Header{}
	h.Set("Content-Security-Policy", policy)
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Referrer-Policy", "strict-origin-when-cross-origin")
	h.Set("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=(), midi=()")
	h.Set("X-Frame-Options", "DENY") // for browsers that do not know frame-ancestors
	h.Set("Cross-Origin-Opener-Policy", "same-origin")
	h.Set("Cross-Origin-Resource-Policy", "same-origin")
	if strings.HasPrefix(baseURL, "https://") {
		h.Set("Strict-Transport-Security", "max-age=31536000; includeSubDomains")
	}
	return h
}

// sameSite refuses requests that change something and come from another site's page. Bearer tokens are exempt: no other
// site can make a browser send one.
func sameSite(fail failFunc) func(http.Handler) http.Handler {
	protection := http.NewCrossOriginProtection()
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if err := protection.Check(r); err != nil && !session.ByBearer(r) {
				fail(w, r, domain.Errorf(domain.Forbidden, "This request came from another site. Open this site and try again.").Because(err))
				return
			}
			next.ServeHTTP(w, r)
		})
	}
}
