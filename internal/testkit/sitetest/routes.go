package sitetest

import (
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/go-chi/chi/v5"

	"pellucid/handlers"
)

// Routes returns every page and call of the site, with the rules that it stands under.
func (s *Site) Routes() []handlers.Route { return s.site.Routes }

// Patterns returns what the router answers, as "METHOD /pattern".
func (s *Site) Patterns(t testing.TB) []string {
	t.Helper()
	var patterns []string
	err := chi.Walk(s.site.Handler.(chi.Routes), func(method, pattern string, _ http.Handler, _ ...func(http.Handler) http.Handler) error {
		patterns = append(patterns, method+" "+pattern)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return patterns
}

// Serve answers a request as the site does, also one that no client would send.
func (s *Site) Serve(r *http.Request) *httptest.ResponseRecorder {
	answer := httptest.NewRecorder()
	s.site.ServeHTTP(answer, r)
	return answer
}
