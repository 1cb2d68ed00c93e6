package handlers_test

import (
	"net/http"
	"testing"

	"github.com/google/go-cmp/cmp"

	"pellucid/internal/testkit"
)

func TestAFileSaysTheSameOfItselfWhenItIsRemembered(t *testing.T) {
	t.Parallel()
	site := testkit.NewSite(t, testkit.Options{Full: true})
	img := makePicture(t, site, site.AddUser(t, "mira"), true)
	visitor := site.Visitor(t)
	for _, path := range []string{img.OriginalURL(), img.RenditionURL(256)} {
		first, again := visitor.Get(path).Want(http.StatusOK), visitor.Get(path).Want(http.StatusOK)
		if first.Header.Get("X-Request-Id") == "" && path == img.OriginalURL() {
			t.Error("the first answer did not go the long way")
		}
		if again.Header.Get("X-Request-Id") != "" {
			t.Error("the second answer went the long way too")
		}
		for _, h := range []http.Header{first.Header, again.Header} {
			h.Del("X-Request-Id")
			h.Del("Date")
		}
		if diff := cmp.Diff(first.Header, again.Header); diff != "" || string(first.Body) != string(again.Body) {
			t.Errorf("%s (-first +again):\n%s", path, diff)
		}
	}
	visitor.Get(img.OriginalURL(), "If-None-Match", `"other"`, "Range", "bytes=1-3").Want(http.StatusPartialContent)
	visitor.Get("/media/" + img.BlobKey + "/nothing.png").Want(http.StatusNotFound)
	visitor.Get("/media/" + img.BlobKey + "/..").Want(http.StatusNotFound)
}

func TestARememberedFileIsGoneWithItsImage(t *testing.T) {
	t.Parallel()
	site := testkit.NewSite(t, testkit.Options{Full: true})
	mira := site.AddUser(t, "mira")
	img := makePicture(t, site, mira, true)
	visitor := site.Visitor(t)
	for range 2 {
		visitor.Get(img.OriginalURL()).Want(http.StatusOK)
	}
	if _, err := site.Store.DeleteImage(t.Context(), mira.ID, img.ID); err != nil {
		t.Fatal(err)
	}
	visitor.Get(img.OriginalURL()).Want(http.StatusNotFound)
}
