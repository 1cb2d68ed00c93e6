package testkit

import (
	"net/http"
	"testing"

	"github.com/go-chi/chi/v5"
)

// Routes returns every page and call of the site as "METHOD /pattern", from the router itself.
func (s *Site) Routes(t testing.TB) []string {
	t.Helper()
	router, ok := s.server.Config.Handler.(chi.Routes)
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
