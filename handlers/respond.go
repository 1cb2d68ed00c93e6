package handlers

import (
	"net/http"
	"net/url"
	"strings"

	"github.com/go-chi/chi/v5"

	"pellucid/handlers/problem"
	accountviews "pellucid/views/account"
)

type pageFunc func(w http.ResponseWriter, r *http.Request) error

func handler(handle pageFunc, fail failFunc) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if err := handle(w, r); err != nil {
			fail(w, r, err)
		}
	})
}

// settings leads each tab of the settings to the area that shows it.
func (s *Site) settings(w http.ResponseWriter, r *http.Request) error {
	switch accountviews.ParseSettingsTab(r.URL.Query().Get("tab")) {
	case accountviews.TabSubscription:
		return s.config.Billing.SubscriptionTab(w, r)
	case accountviews.TabCredits:
		return s.config.Billing.CreditsTab(w, r)
	}
	return s.config.Account.Settings(w, r)
}

// notFound answers for addresses that lead nowhere, and leads on from those that have a slash too many at their end.
func (s *Site) notFound(w http.ResponseWriter, r *http.Request) {
	if isAPI(r) {
		apiNotFound(w, r)
		return
	}
	if path, ok := withoutSlash(r); ok {
		w.Header().Set("Location", path)
		w.WriteHeader(http.StatusMovedPermanently)
		return
	}
	handler(s.config.Frame.NotFound, s.config.Frame.Fail).ServeHTTP(w, r)
}

// withoutSlash is the address of the page that a request for it with a slash at its end meant, if the site has one there.
// Only addresses of the site match, so that nobody is led to another one.
func withoutSlash(r *http.Request) (address string, ok bool) {
	path, slashed := strings.CutSuffix(r.URL.Path, "/")
	route := chi.RouteContext(r.Context())
	if !slashed || r.URL.RawPath != "" || r.Method != http.MethodGet && r.Method != http.MethodHead || !route.Routes.Match(chi.NewRouteContext(), http.MethodGet, path) {
		return "", false
	}
	return (&url.URL{Path: path, RawQuery: r.URL.RawQuery}).RequestURI(), true
}

// methodNotAllowed answers for addresses that are there, and not for this method.
func (s *Site) methodNotAllowed(w http.ResponseWriter, r *http.Request) {
	if isAPI(r) {
		problem.New(http.StatusMethodNotAllowed, "This call doesn't support "+r.Method+".").Explained(r.Context()).WriteJSON(w)
		return
	}
	s.notFound(w, r)
}

// isAPI reports whether an address that leads nowhere was meant for the API.
func isAPI(r *http.Request) bool { return strings.HasPrefix(r.URL.Path, "/api/") }

func apiNotFound(w http.ResponseWriter, r *http.Request) {
	problem.New(http.StatusNotFound, "There is no such call. See the API reference at /api/v1/docs.").Explained(r.Context()).WriteJSON(w)
}
