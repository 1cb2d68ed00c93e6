package handlers

import (
	"net/http"
	"net/url"
	"strings"

	"github.com/go-chi/chi/v5"

	"pellucid/handlers/pages"
	"pellucid/handlers/problem"
)

// site answers for the pages; their errors all go through fail.
type site struct{ pages *pages.Pages }

type pageFunc func(w http.ResponseWriter, r *http.Request) error

func (s site) page(handle pageFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if err := handle(w, r); err != nil {
			s.fail(w, r, err)
		}
	}
}

func (s site) get(r chi.Router, pattern string, handle pageFunc) {
	r.Get(pattern, s.page(handle))
	r.Head(pattern, s.page(handle))
}

func (s site) post(r chi.Router, pattern string, handle pageFunc) { r.Post(pattern, s.page(handle)) }

// fail answers an error: a problem document for the API, a page for everybody else.
func (s site) fail(w http.ResponseWriter, r *http.Request, err error) {
	if isAPI(r) {
		problem.From(r.Context(), err).WriteJSON(w)
		return
	}
	s.pages.Fail(w, r, err)
}

// notFound answers for addresses that lead nowhere, and leads on from those that have a slash too many at their end.
func (s site) notFound(w http.ResponseWriter, r *http.Request) {
	if isAPI(r) {
		apiNotFound(w, r)
		return
	}
	if path, ok := withoutSlash(r); ok {
		w.Header().Set("Location", path)
		w.WriteHeader(http.StatusMovedPermanently)
		return
	}
	s.page(s.pages.NotFound)(w, r)
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

func isAPI(r *http.Request) bool { return strings.HasPrefix(r.URL.Path, "/api/") }

func apiNotFound(w http.ResponseWriter, r *http.Request) {
	problem.New(http.StatusNotFound, "There is no such call. The reference is at /api/v1/openapi.json.").Explained(r.Context()).WriteJSON(w)
}

func apiMethodNotAllowed(w http.ResponseWriter, r *http.Request) {
	problem.New(http.StatusMethodNotAllowed, "This call does not understand "+r.Method+".").Explained(r.Context()).WriteJSON(w)
}
