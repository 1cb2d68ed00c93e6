package testkit

import (
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/go-chi/chi/v5"
)

// Routes returns every page and call of the site as "METHOD /pattern", from the router itself.
func (s *Site) Routes(t testing.TB) []string {
	t.Helper()
	router, ok := s.router.(chi.Routes)
	if !ok {
		t.Fatal("the site is no router")
	}
	var routes []string
	err := chi.Walk(router, func(method, pattern string, _ http.Handler, _ ...func(http.Handler) http.Handler) error {
		routes = append(routes, method+" "+pattern)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return routes
}

// Serve answers a request as the site does, also one that no client would send.
func (s *Site) Serve(r *http.Request) *httptest.ResponseRecorder {
	answer := httptest.NewRecorder()
	s.server.Config.Handler.ServeHTTP(answer, r)
	return answer
}
