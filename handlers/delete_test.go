package handlers_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"pellucid/internal/testkit"
)

func TestAnOwnerDeletesAnImageWithItsFiles(t *testing.T) {
	t.Parallel()
	site := testkit.NewSite(t, testkit.Options{Idle: true})
	mira := site.AddUser(t, "mira")
	img := site.Store.AddImage(t, mira, "a red fox")
	if err := site.Blobs.Put(t.Context(), img.BlobKey+"/original.png", []byte("pixels")); err != nil {
		t.Fatal(err)
	}
	browser, path := site.SignIn(t, mira), "/image/"+img.ID+"/delete"
	ask := browser.Get(path, "Referer", site.URL+"/gallery?page=1").Want(http.StatusOK)
	if ask.Title() != "Are you sure you want to delete this image?" {
		t.Errorf("the page asks %q", ask.Title())
	}
	back := ask.Doc().Find("main input[name=back]").AttrOr("value", "")
	browser.PostForm(path, url.Values{"back": {back}}).WantRedirect("/gallery?page=1")
	page := browser.Get("/gallery").Want(http.StatusOK)
	if !strings.Contains(page.Doc().Find(".toast").Text(), "Image deleted successfully") || strings.Contains(string(page.Body), img.ID) {
		t.Error("the image is still listed, or nothing tells that it is gone")
	}
	if files := site.Blobs.Files(t); len(files) != 0 {
		t.Errorf("files are left: %v", files)
	}
	site.Visitor(t).Get("/image/" + img.ID).Want(http.StatusGone)
}

func TestNobodyDeletesAnothersImage(t *testing.T) {
	t.Parallel()
	site := testkit.NewSite(t, testkit.Options{Idle: true})
	mira, omar := site.AddUser(t, "mira"), site.AddUser(t, "omar")
	open, secret := site.Store.AddImage(t, mira, "a red fox"), site.Store.AddImage(t, mira, "a secret", testkit.Private)
	for id, status := range map[string]int{open.ID: http.StatusForbidden, secret.ID: http.StatusNotFound} {
		path := "/image/" + id + "/delete"
		site.SignIn(t, omar).Get(path).Want(status)
		site.SignIn(t, omar).PostForm(path, nil).Want(status)
		site.Visitor(t).PostForm(path, nil).WantRedirect("/auth?mode=login&redirect=" + url.QueryEscape(path))
	}
	if n := site.Store.Int(t, `SELECT count(*) FROM images WHERE deleted_at IS NULL`); n != 2 {
		t.Errorf("%d images are left", n)
	}
}

func TestADeletionThatFailsSaysSo(t *testing.T) {
	t.Parallel()
	site := testkit.NewSite(t, testkit.Options{Idle: true})
	mira := site.AddUser(t, "mira")
	img := site.Store.AddImage(t, mira, "a red fox")
	site.Store.Exec(t, `CREATE TRIGGER broken BEFORE UPDATE OF deleted_at ON images BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`)
	browser := site.SignIn(t, mira)
	browser.PostForm("/image/"+img.ID+"/delete", url.Values{"back": {"https://evil.example/"}}).WantRedirect("/https:/evil.example/")
	if told := browser.Get("/gallery").Doc().Find(".toast").Text(); !strings.Contains(told, "Failed to delete image") {
		t.Errorf("the toast says %q", told)
	}
}

func TestAnOwnerDeletesAnImageByACall(t *testing.T) {
	t.Parallel()
	site := testkit.NewSite(t, testkit.Options{Idle: true})
	mira, client := site.NewUser(t, "mira")
	_, other := site.NewUser(t, "omar")
	img, secret := site.Store.AddImage(t, mira, "a red fox"), site.Store.AddImage(t, mira, "a secret", testkit.Private)
	if err := site.Blobs.Put(t.Context(), img.BlobKey+"/original.png", []byte("pixels")); err != nil {
		t.Fatal(err)
	}
	path := "/api/v1/images/" + img.ID
	site.Visitor(t).Send(http.MethodDelete, path, nil).WantProblem(http.StatusUnauthorized)
	other.Send(http.MethodDelete, path, nil).WantProblem(http.StatusForbidden)
	other.Send(http.MethodDelete, "/api/v1/images/"+secret.ID, nil).WantProblem(http.StatusNotFound)
	client.Send(http.MethodDelete, "/api/v1/images/nonsense", nil).WantProblem(http.StatusNotFound)
	if n := site.Store.Int(t, `SELECT count(*) FROM images WHERE deleted_at IS NULL`); n != 2 {
		t.Fatalf("%d images are left", n)
	}
	client.Send(http.MethodDelete, path, nil).Want(http.StatusOK)
	if files := site.Blobs.Files(t); len(files) != 0 {
		t.Errorf("files are left: %v", files)
	}
	site.Visitor(t).Get("/image/" + img.ID).Want(http.StatusGone)
	client.Send(http.MethodDelete, path, nil).WantProblem(http.StatusGone)
}
