package images

import (
	"encoding/json"
	"net/http"
	"testing"

	"pellucid/handlers/api"
	"pellucid/handlers/create"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

// A browser whose connection broke did not know whether the edit was saved: pressing Save again made a second image.
func TestAnEditThatIsSavedAgainUnderItsKeyIsSavedOnce(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	browser, img := editor(t, site)
	var first, again, other api.Image
	browser.PostJSON(editsPath(img), sitetest.Padded, "Idempotency-Key", "once").Want(http.StatusCreated).JSON(&first)
	files := len(site.Blobs.Files(t))
	browser.PostJSON(editsPath(img), sitetest.Padded, "Idempotency-Key", "once").Want(http.StatusCreated).JSON(&again)
	if again.ID != first.ID {
		t.Errorf("saved %s, and again %s", first.ID, again.ID)
	}
	browser.PostJSON(editsPath(img), `{"steps":[{"op":"pad","px":99}]}`, "Idempotency-Key", "once").WantProblem(http.StatusConflict)
	if n := len(site.Blobs.Files(t)); n != files {
		t.Errorf("%d files became %d", files, n)
	}
	browser.PostJSON(editsPath(img), sitetest.Padded).Want(http.StatusCreated).JSON(&other)
	if other.ID == first.ID {
		t.Error("without a key, two edits are one")
	}
	if n := site.Store.Int(t, `SELECT count(*) FROM image_edits`); n != 2 {
		t.Errorf("%d edits are saved, want 2", n)
	}
}

// opened is what the create screen opens its tools with.
func opened(t *testing.T, browser *sitetest.Client, query string) *create.OpenedEdit {
	t.Helper()
	var props create.CreateProps
	text := browser.Get("/create" + query).Want(http.StatusOK).Doc().Find("#create-props").Text()
	if err := json.Unmarshal([]byte(text), &props); err != nil {
		t.Fatal(err)
	}
	return props.Edit
}

func TestASavedEditIsReopenedOnTheImageThatItWasMadeOf(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	browser, img := editor(t, site)
	var made api.Image
	browser.PostJSON(editsPath(img), sitetest.Padded).Want(http.StatusCreated).JSON(&made)
	if e := opened(t, browser, "?edit="+made.ID); e == nil || e.ImageID != img.ID || len(e.Steps) < 10 {
		t.Errorf("the edit opens %+v", e)
	}
	for name, id := range map[string]string{"?edit=": img.ID, "?image=": made.ID} {
		if e := opened(t, browser, name+id); e == nil || e.ImageID != id || string(e.Steps) != `[]` {
			t.Errorf("%s opens %+v, want the image as it is", name, e)
		}
	}
	site.Store.Exec(t, `UPDATE images SET deleted_at = 1 WHERE id = ?`, img.ID)
	if e := opened(t, browser, "?edit="+made.ID); e == nil || e.ImageID != made.ID || string(e.Steps) != `[]` {
		t.Errorf("without its original, the edit opens %+v", e)
	}
	stranger := site.SignIn(t, site.AddUser(t, "omar"))
	secret := site.Store.AddImage(t, site.AddUser(t, "nora"), "a secret", testkit.Private)
	for _, query := range []string{"", "?edit=" + secret.ID, "?image=" + secret.ID, "?edit=nonsense", "?edit=" + img.ID} {
		if e := opened(t, stranger, query); e != nil {
			t.Errorf("%s opens %+v", query, e)
		}
	}
	if page := browser.Get("/image/" + made.ID).Want(http.StatusOK).Doc(); page.Find(`a[href="/create?edit=`+made.ID+`"]`).Length() != 1 {
		t.Error("its owner finds no way to edit it on its page")
	}
	if page := stranger.Get("/image/" + made.ID).Want(http.StatusOK).Doc(); page.Find(`a[href^="/create?edit="]`).Length() != 0 {
		t.Error("somebody else is offered to edit it")
	}
}
