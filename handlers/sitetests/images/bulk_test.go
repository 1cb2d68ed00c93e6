package images

import (
	"archive/zip"
	"bytes"
	"io"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

// bulkForm is what the form under the pictures sends.
func bulkForm(act string, images ...string) url.Values {
	return url.Values{"act": {act}, "image": images, "back": {"/gallery/my?sort=oldest"}}
}

// wantTold fails the test unless the form led back to the pictures with a message.
func wantTold(t *testing.T, browser *sitetest.Client, form url.Values, message string) *sitetest.Answer {
	t.Helper()
	browser.PostForm("/gallery/bulk", form).WantRedirect("/gallery/my?sort=oldest")
	page := browser.Get("/gallery/my?sort=oldest").Want(http.StatusOK)
	if told := page.Doc().Find(".toast p").Text(); !strings.Contains(told, message) {
		t.Errorf("the toast says %q, want %q", strings.TrimSpace(told), message)
	}
	return page
}

func TestManyPicturesAreDeletedInOneActAndComeBackInOne(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	mira, omar := site.AddUser(t, "mira"), site.AddUser(t, "omar")
	first, second, kept := site.Store.AddImage(t, mira, "a fox"), site.Store.AddImage(t, mira, "a whale"), site.Store.AddImage(t, mira, "a frog")
	theirs, secret := site.Store.AddImage(t, omar, "a bee"), site.Store.AddImage(t, omar, "a secret", testkit.Private)
	browser := site.SignIn(t, mira)
	form := bulkForm("delete", first.ID, theirs.ID, second.ID, secret.ID, first.ID)
	ask := browser.PostForm("/gallery/bulk", form).Want(http.StatusOK)
	if ask.Title() != "Are you sure you want to delete these 2 images?" || !strings.Contains(ask.Doc().Find("main .notice").Text(), "2 images were skipped") {
		t.Errorf("the page asks %q, and says %q", ask.Title(), ask.Doc().Find("main .notice").Text())
	}
	form.Set("sure", "yes")
	page := wantTold(t, browser, form, "2 images deleted successfully. 2 images were skipped because they aren't yours or were deleted.")
	if n := site.Store.Int(t, `SELECT count(*) FROM images WHERE deleted_at IS NULL`); n != 3 {
		t.Errorf("%d images stand", n)
	}
	deletion := page.Doc().Find(".toast input[name=deletion]").AttrOr("value", "")
	browser.PostForm("/gallery/undo", url.Values{"deletion": {deletion}, "back": {"/gallery/my"}}).WantRedirect("/gallery/my")
	back := browser.Get("/gallery/my")
	for _, img := range []domain.Image{first, second, kept} {
		if !strings.Contains(string(back.Body), img.ID) {
			t.Errorf("%s is not back", img.Prompt)
		}
	}
}

func TestWhatCannotBeDoneWithManyPicturesIsSaid(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	mira, omar := site.AddUser(t, "mira"), site.AddUser(t, "omar")
	theirs, mine := site.Store.AddImage(t, omar, "a bee"), site.Store.AddImage(t, mira, "a fox")
	browser := site.SignIn(t, mira)
	tooMany := make([]string, collection.BulkMax+1)
	for i := range tooMany {
		tooMany[i] = domain.NewID()
	}
	for message, form := range map[string]url.Values{
		"Select at least one image.":                                                            bulkForm("delete"),
		"You can select up to 100 images at once.":                                              bulkForm("download", tooMany...),
		"Nothing was changed. 1 image was skipped because it isn't yours or was deleted.":       bulkForm("public", theirs.ID),
		"Nothing was changed. 2 images were skipped because they aren't yours or were deleted.": bulkForm("download", "nonsense", domain.NewID()),
		"Private images are a Pro feature. Your images were not changed.":                       bulkForm("private", mine.ID),
	} {
		wantTold(t, browser, form, message)
	}
	browser.PostForm("/gallery/bulk", bulkForm("burn", mine.ID)).Want(http.StatusUnprocessableEntity)
	site.Visitor(t).PostForm("/gallery/bulk", bulkForm("delete", mine.ID)).WantRedirect("/auth?mode=login&redirect=" + url.QueryEscape("/gallery/bulk"))
	if n := site.Store.Int(t, `SELECT count(*) FROM images WHERE deleted_at IS NULL AND is_public = 1`); n != 2 {
		t.Errorf("%d images stand as they were", n)
	}
}

func TestManyPicturesGoPrivateAndPublicAgain(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	mira, omar := site.AddUser(t, "mira"), site.AddUser(t, "omar")
	site.Store.Subscribe(t, mira, 3)
	first, second, theirs := site.Store.AddImage(t, mira, "a fox"), site.Store.AddImage(t, mira, "a whale"), site.Store.AddImage(t, omar, "a bee")
	browser := site.SignIn(t, mira)
	wantTold(t, browser, bulkForm("private", first.ID, theirs.ID, second.ID), "2 images are now private. 1 image was skipped")
	site.Visitor(t).Get("/image/" + first.ID).Want(http.StatusNotFound)
	site.Visitor(t).Get("/image/" + theirs.ID).Want(http.StatusOK)
	wantTold(t, browser, bulkForm("public", first.ID), "1 image is now public")
	site.Visitor(t).Get("/image/" + first.ID).Want(http.StatusOK)
}

func TestManyPicturesAreLaidIntoAFolderAndTakenOut(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	mira, omar := site.AddUser(t, "mira"), site.AddUser(t, "omar")
	mine, theirs := site.Store.AddImage(t, mira, "a fox"), site.Store.AddImage(t, omar, "a bee")
	browser := site.SignIn(t, mira)
	form := bulkForm("file", mine.ID, theirs.ID)
	if ask := browser.PostForm("/gallery/bulk", form).Want(http.StatusOK); ask.Title() != "Add 2 images to a folder" {
		t.Errorf("the page asks %q", ask.Title())
	}
	form.Set("name", "")
	if again := browser.PostForm("/gallery/bulk", form).Want(http.StatusUnprocessableEntity); again.FieldError("name") != "Please give the folder a name." {
		t.Errorf("without a name it says %q", again.FieldError("name"))
	}
	form.Set("name", "100% autumn")
	wantTold(t, browser, form, "2 images added to “100% autumn”")
	form.Set("name", "")
	form.Set("folder", "1")
	form["image"] = []string{mine.ID}
	wantTold(t, browser, form, "1 image added to “100% autumn”") // where it lay
	out := bulkForm("unfile", theirs.ID)
	out.Set("folder", "1")
	wantTold(t, browser, out, "1 image removed from the folder")
	page := browser.Get("/gallery/folders/1").Want(http.StatusOK)
	if body := string(page.Body); !strings.Contains(body, mine.ID) || strings.Contains(body, theirs.ID) {
		t.Error("the folder does not hold the one picture")
	}
	browser.PostForm("/image/"+theirs.ID+"/favorite", nil)
	wantTold(t, browser, bulkForm("unfavorite", theirs.ID, mine.ID), "1 image removed from favorites. 1 image was skipped")
}

func TestManyPicturesAreDownloadedAsOneFile(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	mira, omar := site.AddUser(t, "mira"), site.AddUser(t, "omar")
	var ids []string
	for range 3 {
		img := site.Store.AddImage(t, mira, "a red fox")
		if err := site.Blobs.Put(t.Context(), img.BlobKey+"/original.png", []byte("pixels of "+img.ID)); err != nil {
			t.Fatal(err)
		}
		ids = append(ids, img.ID)
	}
	lost, secret := site.Store.AddImage(t, mira, "a whale"), site.Store.AddImage(t, omar, "a secret", testkit.Private)
	answer := site.SignIn(t, mira).PostForm("/gallery/bulk", bulkForm("download", append(ids, lost.ID, secret.ID)...)).Want(http.StatusOK)
	if name := answer.Header.Get("Content-Disposition"); !strings.HasPrefix(name, `attachment; filename="pellucid-4-images-`) {
		t.Errorf("the file is named by %s", name)
	}
	archive, err := zip.NewReader(bytes.NewReader(answer.Body), int64(len(answer.Body)))
	if err != nil {
		t.Fatal(err)
	}
	var names, texts []string
	for _, file := range archive.File {
		content, err := file.Open()
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(content)
		if err != nil {
			t.Fatal(err)
		}
		names, texts = append(names, file.Name), append(texts, string(text))
	}
	if !slices.Equal(names, []string{"a-red-fox.png", "a-red-fox-2.png", "a-red-fox-3.png", "not-included.txt"}) {
		t.Errorf("the file holds %v", names)
	}
	if texts[2] != "pixels of "+ids[2] || !strings.Contains(texts[3], lost.ID) || strings.Contains(texts[3], secret.ID) || !strings.Contains(texts[3], "1 image was skipped") {
		t.Errorf("the contents are %q", texts)
	}
	if n := site.Store.Int(t, `SELECT sum(downloads_count) FROM images`); n != 0 {
		t.Errorf("%d downloads by their own maker were counted", n)
	}
}
