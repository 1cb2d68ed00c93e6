package handlers_test

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"pellucid/internal/testkit"
)

func TestVisitorsGetPagesFromMemory(t *testing.T) {
	t.Parallel()
	site := testkit.NewSite(t, testkit.Options{Idle: true, Cache: true})
	user := site.AddUser(t, "mira")
	first := site.Store.AddImage(t, user, "a red fox")
	visitor, member := site.Visitor(t), site.SignIn(t, user)
	for _, path := range []string{"/", "/gallery", "/gallery/objects", "/image/" + first.ID, "/api/v1/gallery/public"} {
		visitor.Get(path).Want(http.StatusOK)
	}
	site.Store.AddImage(t, user, "a blue owl")
	if body := string(visitor.Get("/gallery").Want(http.StatusOK).Body); strings.Contains(body, "a blue owl") {
		t.Error("the gallery was made anew within a minute")
	}
	page := member.Get("/gallery").Want(http.StatusOK)
	if !strings.Contains(string(page.Body), "a blue owl") || page.Header.Get("Etag") != "" || !strings.Contains(page.Header.Get("Cache-Control"), "no-store") {
		t.Errorf("whoever is signed in gets an old page, or one for everybody: %v", page.Header)
	}
	if body := string(visitor.Get("/gallery").Body); strings.Contains(body, user.Username+"</") && strings.Contains(body, "/auth/logout") {
		t.Error("a visitor got a member's page")
	}
	etag := visitor.Get("/gallery").Header.Get("Etag")
	if again := visitor.Get("/gallery", "If-None-Match", etag).Want(http.StatusNotModified); len(again.Body) != 0 {
		t.Error("a page that the browser has was sent")
	}
	site.Store.Clock.Advance(3 * time.Minute)
	if body := string(visitor.Get("/gallery").Body); !strings.Contains(body, "a blue owl") {
		t.Error("the gallery is older than two minutes")
	}
}

func TestADeletedPictureLeavesEveryPageAtOnce(t *testing.T) {
	t.Parallel()
	site := testkit.NewSite(t, testkit.Options{Idle: true, Cache: true})
	user := site.AddUser(t, "mira")
	gone := site.Store.AddImage(t, user, "a red fox")
	visitor := site.Visitor(t)
	paths := []string{"/gallery", "/gallery/objects", "/api/v1/gallery/public", "/gallery?search=fox", "/gallery?tag=fox"}
	for _, path := range paths {
		if !strings.Contains(string(visitor.Get(path).Want(http.StatusOK).Body), gone.ID) {
			t.Fatalf("%s does not show the picture", path)
		}
	}
	visitor.Get("/image/" + gone.ID).Want(http.StatusOK)
	if _, err := site.Store.DeleteImage(t.Context(), user.ID, gone.ID); err != nil {
		t.Fatal(err)
	}
	for _, path := range paths {
		if strings.Contains(string(visitor.Get(path).Want(http.StatusOK).Body), gone.ID) {
			t.Errorf("%s still shows the picture", path)
		}
	}
	visitor.Get("/image/" + gone.ID).Want(http.StatusGone)
}

func TestKeptPagesAreKeptCompressed(t *testing.T) {
	t.Parallel()
	site := testkit.NewSite(t, testkit.Options{Idle: true, Cache: true})
	visitor := site.Visitor(t)
	plain := len(visitor.Get("/pricing", "Accept-Encoding", "identity").Body)
	for _, coding := range []string{"br", "gzip", "zstd"} {
		for range 2 {
			page := visitor.Get("/pricing", "Accept-Encoding", coding).Want(http.StatusOK)
			if page.Header.Get("Content-Encoding") != coding || len(page.Body) >= plain/2 || !strings.Contains(page.Header.Get("Vary"), "Accept-Encoding") {
				t.Errorf("%s gives %d bytes of %d, %v", coding, len(page.Body), plain, page.Header)
			}
		}
	}
}
