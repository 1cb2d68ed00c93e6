package images

import (
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/PuerkitoBio/goquery"

	"pellucid/internal/domain/collection"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

func TestAnOwnerDeletesAnImageWithItsFiles(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
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
	site.Visitor(t).Get("/image/" + img.ID).Want(http.StatusGone)
	wantEmptied(t, site, page.Doc().Find(".toast input[name=deletion]").AttrOr("value", ""))
}

// wantEmptied fails the test unless the files of a deletion go when it can no longer be undone, and not before.
func wantEmptied(t *testing.T, site *sitetest.Site, deletion string) {
	t.Helper()
	for _, moment := range []struct {
		after time.Duration
		files int
	}{{collection.UndoTime, 1}, {collection.UndoGrace, 0}} {
		site.Store.Clock.Advance(moment.after)
		if err := site.Bin.Empty(t.Context()); err != nil {
			t.Fatal(err)
		}
		if files := site.Blobs.Files(t); len(files) != moment.files {
			t.Errorf("after %v the files are %v", moment.after, files)
		}
	}
	if n := site.Store.Int(t, `SELECT (SELECT count(*) FROM bin) + (SELECT count(*) FROM image_tags) + (SELECT count(*) FROM images WHERE prompt <> '')`); n != 0 {
		t.Errorf("%d rows still tell of deletion %s", n, deletion)
	}
}

func TestADeletionIsUndoneFromTheMessageThatTellsOfIt(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, Cache: true})
	mira, omar := site.AddUser(t, "mira"), site.AddUser(t, "omar")
	site.Store.Trust(t, mira)
	img := site.Store.AddImage(t, mira, "a red fox asleep under a birch")
	browser, visitor := site.SignIn(t, mira), site.Visitor(t)
	browser.PostForm("/image/"+img.ID+"/delete", url.Values{"back": {"/gallery/my"}}).WantRedirect("/gallery/my")
	for _, path := range []string{"/gallery", "/gallery?search=fox", "/gallery?tag=fox", "/gallery/objects", "/feed.atom", "/sitemaps/images-0.xml", "/api/v1/gallery/public"} {
		if strings.Contains(string(visitor.Get(path).Body), img.ID) {
			t.Errorf("%s still tells of the image", path)
		}
	}
	visitor.Get("/image/" + img.ID).Want(http.StatusGone)
	form := browser.Get("/gallery/my").Want(http.StatusOK).Doc().Find(".toast-undo form")
	fields := url.Values{}
	form.Find("input").Each(func(_ int, input *goquery.Selection) {
		fields.Set(input.AttrOr("name", ""), input.AttrOr("value", ""))
	})
	action := form.AttrOr("action", "")
	site.SignIn(t, omar).PostForm(action, fields).WantRedirect("/gallery/my") // told that it is too late
	visitor.Get("/image/" + img.ID).Want(http.StatusGone)
	browser.PostForm(action, fields).WantRedirect("/gallery/my")
	if told := browser.Get("/gallery/my").Doc().Find(".toast").Text(); !strings.Contains(told, "Image restored") {
		t.Errorf("the toast says %q", told)
	}
	visitor.Get("/image/" + img.ID).Want(http.StatusOK)
	for _, path := range []string{"/gallery", "/gallery?search=fox", "/gallery?tag=fox", "/gallery/objects", "/feed.atom", "/sitemaps/images-0.xml"} {
		if !strings.Contains(string(visitor.Get(path).Body), img.ID) {
			t.Errorf("%s does not tell of the image again", path)
		}
	}
}

func TestItIsTooLateToUndoWhenTheTimeIsOver(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	mira, client := site.NewUser(t, "mira")
	_, other := site.NewUser(t, "omar")
	img := site.Store.AddImage(t, mira, "a red fox")
	path := "/api/v1/images/" + img.ID
	var answer struct {
		RestoreUntil time.Time `json:"restore_until"`
	}
	client.Send(http.MethodDelete, path, nil).Want(http.StatusOK).JSON(&answer)
	if want := site.Store.Clock.Now().Add(collection.UndoTime); !answer.RestoreUntil.Equal(want) {
		t.Errorf("it can be undone until %v, want %v", answer.RestoreUntil, want)
	}
	site.Visitor(t).PostJSON(path+"/restore", "").WantProblem(http.StatusUnauthorized)
	other.PostJSON(path+"/restore", "").WantProblem(http.StatusNotFound)
	client.PostJSON(path+"/restore", "").Want(http.StatusOK)
	client.PostJSON(path+"/restore", "").Want(http.StatusOK) // it stands
	client.Send(http.MethodDelete, path, nil).Want(http.StatusOK)
	site.Store.Clock.Advance(collection.UndoTime + collection.UndoGrace)
	client.PostJSON(path+"/restore", "").WantProblem(http.StatusGone)
	client.PostJSON("/api/v1/images/nonsense/restore", "").WantProblem(http.StatusNotFound)
	site.Visitor(t).Get("/image/" + img.ID).Want(http.StatusGone)
}

func TestNobodyDeletesAnothersImage(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
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
	site := sitetest.New(t, sitetest.Options{Idle: true})
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
	site := sitetest.New(t, sitetest.Options{Idle: true})
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
	site.Visitor(t).Get(img.OriginalURL()).Want(http.StatusNotFound)
	client.Get(img.OriginalURL()).Want(http.StatusNotFound)
	site.Visitor(t).Get("/image/" + img.ID).Want(http.StatusGone)
	client.Send(http.MethodDelete, path, nil).WantProblem(http.StatusGone)
}
