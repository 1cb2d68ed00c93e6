package images

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"fmt"
	"image"
	"image/png"
	"net/http"
	"strings"
	"testing"
	"time"

	"pellucid/handlers/api"
	"pellucid/internal/domain"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

// editor is a user with an image of 64 pixels whose files are there.
func editor(t *testing.T, site *sitetest.Site, change ...func(*domain.Image)) (*sitetest.Client, domain.Image) {
	t.Helper()
	mira := site.AddUser(t, "mira")
	return site.SignIn(t, mira), filed(t, site, mira, change...)
}

// filed adds an image with an original.
func filed(t *testing.T, site *sitetest.Site, owner *domain.User, change ...func(*domain.Image)) domain.Image {
	t.Helper()
	change = append([]func(*domain.Image){func(img *domain.Image) { img.Width, img.Height = 64, 64 }}, change...)
	img := site.Store.AddImage(t, owner, "a teal ball", change...)
	if err := site.Blobs.Put(t.Context(), img.BlobKey+"/original.png", sitetest.PNGOf(t, sitetest.Teal(64))); err != nil {
		t.Fatal(err)
	}
	return img
}

func editsPath(img domain.Image) string { return "/api/v1/images/" + img.ID + "/edits" }

func pixels(t *testing.T, file []byte) image.Image {
	t.Helper()
	img, err := png.Decode(bytes.NewReader(file))
	if err != nil {
		t.Fatal(err)
	}
	return img
}

func TestAnEditIsPreviewedWithoutKeepingAnything(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	browser, img := editor(t, site)
	answer := browser.PostJSON(editsPath(img)+"/preview", `{"steps":[{"op":"pad","px":10}]}`).Want(http.StatusOK)
	if got := pixels(t, answer.Body).Bounds().Size(); got != image.Pt(84, 84) || answer.Header.Get("Content-Type") != "image/png" {
		t.Errorf("%v, %s", got, answer.Header.Get("Content-Type"))
	}
	if n := testkit.One[int](t, site.Store, `SELECT count(*) FROM images`); n != 1 {
		t.Errorf("there are %d images", n)
	}
}

func TestASavedEditIsAnImageOfItsOwnThatCostsNothing(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	browser, img := editor(t, site)
	var made api.Image
	browser.PostJSON(editsPath(img), `{"steps":[{"op":"trim"},{"op":"outline","width":6,"color":"#ff0000"}]}`).Want(http.StatusCreated).JSON(&made)
	if made.ID == img.ID || made.Prompt != img.Prompt || !strings.HasSuffix(made.AltText, ", with an outline") || len(made.Alpha.Checks) == 0 || !made.IsPublic {
		t.Errorf("saved %+v", made)
	}
	if cost := testkit.One[int](t, site.Store, `SELECT cost FROM images WHERE id = ?`, made.ID); cost != 0 {
		t.Errorf("it costs %d", cost)
	}
	if n := testkit.One[int](t, site.Store, `SELECT count(*) FROM credit_ledger WHERE image_id = ?`, made.ID); n != 0 {
		t.Errorf("the ledger has %d entries about it", n)
	}
	file := browser.Get(made.FileURL).Want(http.StatusOK)
	if got := pixels(t, file.Body).Bounds(); got.Dx() != made.Width || got.Dy() != made.Height {
		t.Errorf("the file has %v, the image %d × %d", got, made.Width, made.Height)
	}
	var again struct {
		SourceID string            `json:"source_id"`
		Steps    []json.RawMessage `json:"steps"`
	}
	browser.Get("/api/v1/images/" + made.ID + "/edits").Want(http.StatusOK).JSON(&again)
	if again.SourceID != img.ID || len(again.Steps) != 2 {
		t.Errorf("the edit is told as %+v", again)
	}
	browser.Get(editsPath(img)).Want(http.StatusNotFound)
}

func TestAnEditIsPrivateWhereThePlanAllowsIt(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	mira := site.AddUser(t, "mira")
	site.Store.Subscribe(t, mira, 3)
	browser, img := site.SignIn(t, mira), filed(t, site, mira)
	var made api.Image
	browser.PostJSON(editsPath(img), sitetest.Padded).Want(http.StatusCreated).JSON(&made)
	if made.IsPublic {
		t.Error("the edit is public")
	}
	browser.PostJSON(editsPath(img), `{"steps":[{"op":"pad","px":4}],"is_public":true}`).Want(http.StatusCreated).JSON(&made)
	if !made.IsPublic {
		t.Error("the edit that was to be public is private")
	}
}

func TestAnEditOutlivesItsSource(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	browser, img := editor(t, site)
	var made api.Image
	browser.PostJSON(editsPath(img), sitetest.Padded).Want(http.StatusCreated).JSON(&made)
	browser.Send(http.MethodDelete, "/api/v1/images/"+img.ID, nil).Want(http.StatusOK)
	browser.Get(made.FileURL).Want(http.StatusOK)
	browser.Get("/api/v1/images/" + made.ID + "/edits").Want(http.StatusOK)
	browser.Send(http.MethodDelete, "/api/v1/images/"+made.ID, nil).Want(http.StatusOK)
	browser.Get("/api/v1/images/" + made.ID + "/edits").Want(http.StatusNotFound)
}

func TestNobodyFillsTheDiskWithEdits(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	mira := site.AddUser(t, "mira")
	browser, img := site.SignIn(t, mira), filed(t, site, mira)
	var made api.Image
	browser.PostJSON(editsPath(img), sitetest.Padded).Want(http.StatusCreated).JSON(&made)
	site.Store.Exec(t, `
		WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 99)
		INSERT INTO images (id, user_id, blob_key, prompt, width, height, guidance_scale, steps, seed, model, category, is_public, commercial, plan_name, terms_version, created_at)
		SELECT 'copy' || i, user_id, blob_key, prompt, width, height, guidance_scale, steps, seed, model, category, is_public, commercial, plan_name, terms_version, created_at
		FROM images, n WHERE id = ?`, made.ID)
	site.Store.Exec(t, `
		INSERT INTO image_edits (image_row, user_id, source_id, steps, created_at)
		SELECT i.rowid, e.user_id, e.source_id, e.steps, e.created_at FROM images i, image_edits e WHERE i.id LIKE 'copy%'`)
	files := testkit.One[int](t, site.Store, `SELECT count(*) FROM image_files`)
	problem := browser.PostJSON(editsPath(img), sitetest.Padded).WantProblem(http.StatusTooManyRequests)
	if !strings.Contains(fmt.Sprint(problem), "100 edits") {
		t.Errorf("the answer is %v", problem)
	}
	if n := testkit.One[int](t, site.Store, `SELECT count(*) FROM image_files`); n != files {
		t.Error("the refused edit left a file behind")
	}
	site.Store.Clock.Advance(25 * time.Hour)
	site.SignIn(t, mira).PostJSON(editsPath(img), sitetest.Padded).Want(http.StatusCreated)
}

func TestABadStepIsNamedByItsIndexAndField(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	browser, img := editor(t, site)
	for _, path := range []string{editsPath(img), editsPath(img) + "/preview"} {
		answer := browser.PostJSON(path, `{"steps":[{"op":"trim"},{"op":"outline","width":-3}]}`).Want(http.StatusUnprocessableEntity)
		if !bytes.Contains(answer.Body, []byte(`"steps[1].width"`)) {
			t.Errorf("%s answers %s", path, answer.Body)
		}
	}
	browser.PostJSON(editsPath(img), `{"steps":[]}`).Want(http.StatusUnprocessableEntity)
	browser.PostJSON(editsPath(img)+"/preview", `{"steps":[{"op":"recolor_part","part":"wheels","color":"#ff0000"}]}`).Want(http.StatusUnprocessableEntity)
}

// zipped returns the files of a ZIP.
func zipped(t *testing.T, body []byte) map[string][]byte {
	t.Helper()
	archive, err := zip.NewReader(bytes.NewReader(body), int64(len(body)))
	if err != nil {
		t.Fatal(err)
	}
	files := map[string][]byte{}
	for _, f := range archive.File {
		source, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		var content bytes.Buffer
		if _, err := content.ReadFrom(source); err != nil {
			t.Fatal(err)
		}
		files[f.Name] = content.Bytes()
	}
	return files
}

func TestAnExportHasTheFilesOfItsPurposeAndSaysWhatWasScaledUp(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	browser, img := editor(t, site)
	export := func(body string) *sitetest.Answer {
		return browser.PostJSON("/api/v1/images/"+img.ID+"/export", body).Want(http.StatusOK)
	}
	emotes := export(`{"purpose":"twitch"}`)
	files := zipped(t, emotes.Body)
	for _, side := range []int{28, 56, 112} {
		file, ok := files[fmt.Sprintf("a-teal-ball-%d.png", side)]
		if !ok || pixels(t, file).Bounds().Dx() != side {
			t.Errorf("no emote of %d pixels in %d files", side, len(files))
		}
	}
	if emotes.Header.Get("X-Pellucid-Enlarged") == "" { // the image has 64 pixels, and no recipe that can be drawn
		t.Error("nobody says that 112 pixels were made of fewer")
	}
	if own := export(`{"purpose":"full","steps":[{"op":"pad","px":3}]}`); pixels(t, own.Body).Bounds().Dx() != 70 || own.Header.Get("X-Pellucid-Enlarged") != "" {
		t.Errorf("the full size has %v, headers %v", pixels(t, own.Body).Bounds(), own.Header)
	}
	if wide := export(`{"purpose":"full","width":32}`); pixels(t, wide.Body).Bounds().Dx() != 32 {
		t.Errorf("32 pixels wide becomes %v", pixels(t, wide.Body).Bounds())
	}
	for _, body := range []string{`{"purpose":"poster"}`, `{"purpose":"twitch","format":"svg"}`, `{"purpose":"full","width":9}`, `{"purpose":"full","format":"svg"}`, `{"purpose":"app_icon","background":"blue"}`} {
		browser.PostJSON("/api/v1/images/"+img.ID+"/export", body).Want(http.StatusUnprocessableEntity)
	}
	link := browser.Get("/image/" + img.ID + "/export?purpose=discord").Want(http.StatusOK)
	if !strings.HasPrefix(link.Header.Get("Content-Disposition"), "attachment") || len(zipped(t, link.Body)) != 2 {
		t.Errorf("the link answers %v", link.Header)
	}
	page := browser.Get("/image/" + img.ID).Want(http.StatusOK)
	if hint := page.Doc().Find(`.image-exports a[href*="tshirt"] .export-hint`).Text(); hint != "4500 × 5400 pixels at 300 dpi, enlarged from 64" {
		t.Errorf("the link to a print says %q", hint)
	}
}

func TestSheetsAndZIPsHoldTheImagesInOrder(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	browser, first := editor(t, site)
	second := filed(t, site, &domain.User{ID: first.UserID, Username: first.Username})
	ids := fmt.Sprintf(`"image_ids":[%q,%q,%q]`, first.ID, second.ID, first.ID)
	files := zipped(t, browser.PostJSON("/api/v1/images/zip", `{`+ids+`}`).Want(http.StatusOK).Body)
	if len(files) != 2 || files["a-teal-ball.png"] == nil || files["a-teal-ball-2.png"] == nil {
		t.Errorf("the ZIP has %d files", len(files))
	}
	sprites := zipped(t, browser.PostJSON("/api/v1/images/sheet", `{"kind":"sprite","columns":2,"cell":40,`+ids+`}`).Want(http.StatusOK).Body)
	var atlas struct {
		Frames map[string]struct {
			Frame, SpriteSourceSize struct{ X, Y, W, H int }
			SourceSize              struct{ W, H int }
		}
		Meta struct{ Size struct{ W, H int } }
	}
	if err := json.Unmarshal(sprites["sprites.json"], &atlas); err != nil {
		t.Fatal(err)
	}
	sheet := pixels(t, sprites["sprites.png"])
	if atlas.Meta.Size.W != 80 || atlas.Meta.Size.H != 40 || sheet.Bounds().Dx() != 80 || len(atlas.Frames) != 2 {
		t.Errorf("the atlas is %+v, the sheet %v", atlas, sheet.Bounds())
	}
	f := atlas.Frames["a-teal-ball-2.png"]
	if f.Frame.X < 40 || f.SourceSize.W != 40 || f.Frame.X-40 != f.SpriteSourceSize.X {
		t.Errorf("the second frame is %+v", f)
	}
	if _, _, _, a := sheet.At(f.Frame.X+f.Frame.W/2, f.Frame.Y+f.Frame.H/2).RGBA(); a == 0 {
		t.Error("nothing is in the middle of the second frame")
	}
	stickers := browser.PostJSON("/api/v1/images/sheet", `{"kind":"sticker","columns":1,"cell":64,"outline":{"width":5,"color":"#00ff00"},`+ids+`}`).Want(http.StatusOK)
	if got := pixels(t, stickers.Body).Bounds().Size(); got != image.Pt(64, 128) {
		t.Errorf("the sticker sheet has %v", got)
	}
	other := filed(t, site, site.AddUser(t, "omar"), testkit.Private)
	browser.PostJSON("/api/v1/images/sheet", fmt.Sprintf(`{"kind":"sprite","image_ids":[%q]}`, other.ID)).Want(http.StatusNotFound)
}

func TestVariationsAreGeneratedAsTheImageWas(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	browser, img := editor(t, site, func(img *domain.Image) { img.Width, img.Height = 873, 869 })
	owner := &domain.User{ID: img.UserID}
	site.Store.Give(t, owner, 0, 10)
	task := sitetest.Decoded[sitetest.Accepted](t, browser.PostJSON("/api/v1/images/"+img.ID+"/variations", `{"kind":"similar","count":1}`).Want(http.StatusOK)).TaskID
	row := testkit.One[string](t, site.Store, `SELECT prompt || '|' || clone_from || '|' || width || 'x' || height FROM generation_tasks WHERE id = ?`, task)
	if want := "a teal ball|" + img.ID + "|1024x1024"; row != want && row != "a teal ball|"+img.ID+"|768x768" {
		t.Errorf("the task is %s, want %s", row, want)
	}
	browser.PostJSON("/api/v1/images/"+img.ID+"/variations", `{"kind":"similar","count":5}`).Want(http.StatusUnprocessableEntity)
	browser.PostJSON("/api/v1/images/"+img.ID+"/variations", `{"kind":"other"}`).Want(http.StatusUnprocessableEntity)
}
