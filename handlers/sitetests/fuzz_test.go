package sitetests

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"pellucid/internal/testkit/sitetest"
)

// asked are addresses that read their query.
var asked = []string{
	"/gallery", "/gallery/icons", "/gallery.json", "/gallery.md", "/feed.atom", "/oembed", "/pricing", "/auth", "/login", "/help", "/subscription/result",
	"/reset-password", "/verify-email", "/auth/google/callback", "/image/{shown}", "/image/{shown}/download",
	"/api/v1/gallery/public", "/api/v1/gallery/trending-tags",
}

func FuzzQuery(f *testing.F) {
	for i, query := range []string{
		"search=fox&page=2&sort=popular&tag=a&color=red", "search=%22%27%3B--&page=-1", "page=99999999999999999999", "search=%ff%00&tag=%0d%0aX:+y", "%zz&;=&&==",
		"url=http%3A%2F%2Flocalhost%2Fimage%2F1&maxwidth=-1&format=xml", "redirect=//evil.example&mode=register", "format=webp&size=trimmed", "image=0123456789abcdef",
		"skip=-1&limit=1e9", "token=%3Cscript%3Ealert(1)%3C/script%3E", "checkout_id=x&signature=%20", "search=NEAR(a+b)+AND+*&search=\"", "sort_by=likes&tags=a&tags=b",
	} {
		f.Add(uint8(i), query)
	}
	site := sitetest.New(f, sitetest.Options{Idle: true, Billing: true})
	img := site.Store.AddImage(f, site.Store.AddUser(f, "mira"), "a red fox")
	if err := site.Blobs.Put(f.Context(), img.BlobKey+"/original.png", sitetest.PNGOf(f, sitetest.Teal(64))); err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, where uint8, query string) {
		path := strings.ReplaceAll(asked[int(where)%len(asked)], "{shown}", img.ID)
		r := httptest.NewRequest(http.MethodGet, path, nil)
		r.URL.RawQuery, r.Host = query, strings.TrimPrefix(site.URL, "http://")
		answer := site.Serve(r)
		if answer.Code >= http.StatusInternalServerError && answer.Code != http.StatusNotImplemented { // which oEmbed wants for XML
			t.Errorf("%s?%s is answered %d: %.200s", path, query, answer.Code, answer.Body)
		}
		if to := answer.Header().Get("Location"); strings.HasPrefix(to, "//") || strings.HasPrefix(to, "http") || strings.ContainsAny(to, "\r\n") {
			t.Errorf("%s?%s leads away, to %q", path, query, to)
		}
		if strings.Contains(strings.ToLower(answer.Body.String()), "<script>alert") {
			t.Errorf("%s?%s is repeated as markup", path, query)
		}
	})
}
