package handlers

import (
	"net/http"
	"net/http/httptest"
	"testing"
)

// A proxy that speaks HTTP/1.1, adds no header and puts our Host in place of its own looks like a browser, until the page that it
// hands on asks for its styles.
func TestLocalModeRefusesWhatAPageElsewhereTakesForItsOwn(t *testing.T) {
	served := http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusNoContent) })
	for name, test := range map[string]struct {
		referer, site string
		want          int
	}{
		"a style of a page behind a proxy":      {"https://pellucid.example/outbox", "same-origin", http.StatusForbidden},
		"a style of a page on this machine":     {"http://localhost:8080/outbox", "same-origin", http.StatusNoContent},
		"by another name of this machine":       {"http://127.0.0.1:8080/outbox", "same-origin", http.StatusNoContent},
		"a link on somebody's page":             {"https://docs.example/", "cross-site", http.StatusNoContent},
		"a link, in a browser that says little": {"https://docs.example/", "", http.StatusNoContent},
		"an address that was typed":             {"", "none", http.StatusNoContent},
		"no browser":                            {"", "", http.StatusNoContent},
		"a Referer that is none":                {"%%%", "same-origin", http.StatusNoContent},
	} {
		r := httptest.NewRequest(http.MethodGet, "http://localhost:8080/static/app.css", nil)
		r.Header.Set("Referer", test.referer)
		r.Header.Set("Sec-Fetch-Site", test.site)
		w := httptest.NewRecorder()
		localOnly(true)(served).ServeHTTP(w, r)
		if w.Code != test.want {
			t.Errorf("%s: %d, want %d", name, w.Code, test.want)
		}
	}
}
