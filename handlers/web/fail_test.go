package web

import (
	"net/http"
	"net/http/httptest"
	"testing"
)

func TestAPageThatFailedOffersToTryAgainOnlyWhereNothingIsSentTwice(t *testing.T) {
	for name, c := range map[string]struct {
		method, address string
		status          int
		want            string
	}{
		"a page that broke":       {http.MethodGet, "/gallery?page=2", http.StatusInternalServerError, "/gallery?page=2"},
		"a busy server":           {http.MethodGet, "/pricing", http.StatusServiceUnavailable, "/pricing"},
		"too many requests":       {http.MethodGet, "/help", http.StatusTooManyRequests, "/help"},
		"another site's address":  {http.MethodGet, "//elsewhere.example/x", http.StatusInternalServerError, "/elsewhere.example/x"},
		"a form":                  {http.MethodPost, "/create", http.StatusServiceUnavailable, ""},
		"what stays as it is":     {http.MethodGet, "/admin", http.StatusForbidden, ""},
		"what cannot be answered": {http.MethodGet, "/subscription/change", http.StatusUnprocessableEntity, ""},
	} {
		r := httptest.NewRequest(c.method, "http://site.example"+c.address, nil)
		if got := retryPath(r, c.status); got != c.want {
			t.Errorf("%s: got %q, want %q", name, got, c.want)
		}
	}
}
