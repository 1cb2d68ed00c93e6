package images

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"mime/multipart"
	"net/http"
	"strings"
	"testing"

	"pellucid/handlers/tools"
	"pellucid/internal/domain"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

const cutoutPath = "/api/v1" + tools.CutoutPath

// photo is a teal ball on a pale background without transparency.
func photo(size int) *image.NRGBA {
	img := sitetest.Teal(size)
	for i := 0; i < len(img.Pix); i += 4 {
		opacity := int(img.Pix[i+3])
		for c, behind := range [3]int{235, 225, 205} {
			img.Pix[i+c] = uint8((int(img.Pix[i+c])*opacity + behind*(255-opacity)) / 255)
		}
		img.Pix[i+3] = 255
	}
	return img
}

// sendPicture sends a file and fields as a form.
func sendPicture(c *sitetest.Client, path string, file []byte, fields map[string]string, headers ...string) *sitetest.Answer {
	var body bytes.Buffer
	form := multipart.NewWriter(&body) // a buffer never fails
	for name, value := range fields {
		if name == "brush" {
			part, _ := form.CreateFormFile(name, "brush.png")
			_, _ = part.Write([]byte(value))
			continue
		}
		_ = form.WriteField(name, value)
	}
	part, _ := form.CreateFormFile("file", "photo.png")
	_, _ = part.Write(file)
	_ = form.Close()
	return c.Send(http.MethodPost, path, &body, append([]string{"Content-Type", form.FormDataContentType()}, headers...)...)
}

func opacityAt(t *testing.T, file []byte, x, y int) uint8 {
	t.Helper()
	img, err := png.Decode(bytes.NewReader(file))
	if err != nil {
		t.Fatal(err)
	}
	return color.NRGBAModel.Convert(img.At(x, y)).(color.NRGBA).A
}

func TestAVisitorSeesTheirPictureWithoutItsBackgroundForFree(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	visitor := site.Visitor(t)
	answer := sitetest.Decoded[tools.Cutout](t, sendPicture(visitor, cutoutPath, sitetest.PNGOf(t, photo(700)), map[string]string{"preview": "true"}).Want(http.StatusOK))
	if !answer.Preview || answer.Width != 512 || answer.Method == "" || answer.About == "" || answer.Image != nil {
		t.Errorf("answered is %+v", answer)
	}
	if corner, middle := opacityAt(t, answer.PNG, 2, 2), opacityAt(t, answer.PNG, 256, 256); corner != 0 || middle != 255 {
		t.Errorf("the corner has the opacity %d, the middle %d", corner, middle)
	}
	page := string(sendPicture(visitor, tools.PagePath, sitetest.PNGOf(t, photo(300)), map[string]string{"act": "preview"}).Want(http.StatusOK).Body)
	if !strings.Contains(page, `src="data:image/png;base64,`) || strings.Contains(page, `value="save"`) {
		t.Error("the plain form shows no preview, or lets a visitor save")
	}
	if files := site.Blobs.Files(t); len(files) != 0 {
		t.Errorf("kept were %v", files)
	}
}

func TestAVisitorSavesNothing(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	file := sitetest.PNGOf(t, photo(64))
	sendPicture(site.Visitor(t), cutoutPath, file, nil).Want(http.StatusUnauthorized)
	answer := sendPicture(site.Visitor(t), tools.PagePath, file, map[string]string{"act": "save"}).Want(http.StatusSeeOther)
	if to := answer.Header.Get("Location"); !strings.HasPrefix(to, "/auth") {
		t.Errorf("led to %s", to)
	}
}

func TestACutoutIsSavedOnceForACredit(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user, mira := site.NewUser(t, "mira")
	before, err := site.Store.Balance(t.Context(), user.ID)
	if err != nil {
		t.Fatal(err)
	}
	file, fields := sitetest.PNGOf(t, photo(600)), map[string]string{"title": "a teal ball", "is_public": "true"}
	first := sitetest.Decoded[tools.Cutout](t, sendPicture(mira, cutoutPath, file, fields, "Idempotency-Key", "once").Want(http.StatusOK))
	again := sitetest.Decoded[tools.Cutout](t, sendPicture(mira, cutoutPath, file, fields, "Idempotency-Key", "once").Want(http.StatusOK))
	if first.Image == nil || again.Image == nil || first.Image.ID != again.Image.ID {
		t.Fatalf("sending it twice gave %+v and %+v", first.Image, again.Image)
	}
	img, err := site.Store.Image(t.Context(), first.Image.ID, user.ID)
	if err != nil {
		t.Fatal(err)
	}
	if img.Width != 600 || img.Model != domain.CutoutModel || img.Prompt != "a teal ball" || !img.IsPublic || img.Provenance == nil || img.Provenance.AlphaMethod == "" || len(img.Alpha.Checks) == 0 {
		t.Errorf("kept is %+v", img)
	}
	if opacityAt(t, mira.Get(img.OriginalURL()).Want(http.StatusOK).Body, 1, 1) != 0 {
		t.Error("its file is not transparent")
	}
	after, err := site.Store.Balance(t.Context(), user.ID)
	if err != nil || after.Remaining() != before.Remaining()-1 || after.Used != before.Used+1 {
		t.Errorf("the balance went from %+v to %+v, %v", before, after, err)
	}
	fields["title"] = "something else"
	sendPicture(mira, cutoutPath, file, fields, "Idempotency-Key", "once").Want(http.StatusConflict)
	if n := site.Store.Int(t, `SELECT count(*) FROM images`); n != 1 {
		t.Errorf("%d images are kept", n)
	}
	for _, path := range site.Blobs.Files(t) {
		if !strings.HasPrefix(path, img.BlobKey) {
			t.Errorf("left behind is %s", path)
		}
	}
	testkit.CheckLedger(t, site.Store)
}

func TestThePlainFormSavesOnceToo(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	_, mira := site.NewUser(t, "mira")
	fields := map[string]string{"act": "save", "is_public": "on", "idempotency_key": domain.NewID()}
	first := sendPicture(mira, tools.PagePath, sitetest.PNGOf(t, photo(200)), fields).Want(http.StatusSeeOther)
	again := sendPicture(mira, tools.PagePath, sitetest.PNGOf(t, photo(200)), fields).Want(http.StatusSeeOther)
	if to := first.Header.Get("Location"); !strings.HasPrefix(to, "/image/") || again.Header.Get("Location") != to {
		t.Errorf("led to %s, and to %s", to, again.Header.Get("Location"))
	}
	testkit.CheckLedger(t, site.Store)
}

func TestWithoutCreditsACutoutIsNotKept(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user, mira := site.NewUser(t, "mira")
	site.Store.Give(t, user, -10, 0)
	sendPicture(mira, cutoutPath, sitetest.PNGOf(t, photo(200)), map[string]string{"is_public": "true"}).Want(http.StatusPaymentRequired)
	if files, rows := site.Blobs.Files(t), site.Store.Int(t, `SELECT count(*) FROM images`)+site.Store.Int(t, `SELECT count(*) FROM generation_tasks`); len(files) != 0 || rows != 0 {
		t.Errorf("kept were %v and %d rows", files, rows)
	}
	testkit.CheckLedger(t, site.Store)
}

func TestACutoutIsNotMadePublicUnasked(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	_, mira := site.NewUser(t, "mira") // on a plan without a private gallery
	answer := sendPicture(mira, cutoutPath, sitetest.PNGOf(t, photo(200)), nil).Want(http.StatusForbidden)
	if !strings.Contains(string(answer.Body), "Pro feature") || site.Store.Int(t, `SELECT count(*) FROM images`) != 0 {
		t.Errorf("it says %s", answer.Body)
	}
}

func TestTheBrushIsAppliedToTheFullSize(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	_, mira := site.NewUser(t, "mira")
	strokes := image.NewNRGBA(image.Rect(0, 0, 100, 100)) // of a picture eight times as large
	for y := range 100 {
		for x := range 100 {
			switch {
			case x < 20 && y < 20:
				strokes.SetNRGBA(x, y, color.NRGBA{R: 255, G: 255, B: 255, A: 255})
			case x >= 45 && x < 55 && y >= 45 && y < 55:
				strokes.SetNRGBA(x, y, color.NRGBA{A: 255})
			}
		}
	}
	kept := sitetest.Decoded[tools.Cutout](t, sendPicture(mira, cutoutPath, sitetest.PNGOf(t, photo(800)), map[string]string{
		"is_public": "true", "brush": string(sitetest.PNGOf(t, strokes)), "trim": "1", "softness": "2",
	}).Want(http.StatusOK))
	file := mira.Get(kept.Image.FileURL).Want(http.StatusOK).Body
	for at, want := range map[image.Point]uint8{{20, 20}: 255, {400, 400}: 0, {780, 20}: 0, {400, 200}: 255} {
		if got := opacityAt(t, file, at.X, at.Y); got != want {
			t.Errorf("the opacity at %v is %d, want %d", at, got, want)
		}
	}
	for name, fields := range map[string]map[string]string{
		"a brush that is no picture": {"brush": "hello"}, "a large one": {"brush": string(sitetest.PNGOf(t, image.NewNRGBA(image.Rect(0, 0, 1200, 1000))))},
		"a trim": {"trim": "7"}, "no number": {"softness": "NaN"}, "a word": {"softness": "much"}, "a title": {"title": strings.Repeat("a", 121)},
	} {
		fields["is_public"] = "true"
		if answer := sendPicture(mira, cutoutPath, sitetest.PNGOf(t, photo(64)), fields); answer.Status != http.StatusUnprocessableEntity {
			t.Errorf("%s: %d %s", name, answer.Status, answer.Body)
		}
	}
	testkit.CheckLedger(t, site.Store)
}

func TestWhatCannotBeCutOutIsRefusedInWords(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	_, mira := site.NewUser(t, "mira")
	good := sitetest.PNGOf(t, photo(64))
	for name, test := range map[string]struct {
		file   []byte
		status int
		detail string
	}{
		"an empty file":        {nil, 422, "Choose an image"},
		"a text":               {[]byte("hello"), 415, "PNG, JPEG or WebP"},
		"a GIF":                {[]byte("GIF89a\x01\x00\x01\x00\x00\x00\x00;"), 415, "PNG, JPEG or WebP"},
		"a photo of an iPhone": {[]byte("\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic"), 415, "HEIC"},
		"a truncated PNG":      {good[:len(good)/2], 422, "damaged"},
		"an animated WebP":     {[]byte("RIFF\x26\x00\x00\x00WEBPVP8X\x0a\x00\x00\x00\x02\x00\x00\x00\x0f\x00\x00\x0f\x00\x00ANIM\x06\x00\x00\x00\x00\x00\x00\x00\x00\x00"), 422, "animated"},
		"a decompression bomb": {claiming(t, 0xffff, 0xffff), 413, "12 megapixels"},
		"a picture of nothing": {sitetest.PNGOf(t, testkit.Nothing(64)), 422, ""},
		"a file of 11 MB":      {make([]byte, 11<<20), 413, "up to 10 MB"},
		"a body far beyond":    {make([]byte, 14<<20), 413, "up to 10 MB"},
	} {
		t.Run(name, func(t *testing.T) {
			for path, fields := range map[string]map[string]string{cutoutPath: {"is_public": "true"}, tools.PagePath: {"act": "preview"}} {
				answer := sendPicture(mira, path, test.file, fields)
				if path == tools.PagePath && name == "a picture of nothing" {
					continue // its preview is as empty as it is
				}
				if answer.Status != test.status || !strings.Contains(string(answer.Body), test.detail) {
					t.Errorf("%s answers %d and says %.600s", path, answer.Status, answer.Body)
				}
			}
		})
	}
	if files, rows := site.Blobs.Files(t), site.Store.Int(t, `SELECT count(*) FROM generation_tasks`); len(files) != 0 || rows != 0 {
		t.Errorf("kept were %v and %d rows", files, rows)
	}
}

func TestAPictureThatWasRemovedForGoodDoesNotComeBackAsACutout(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	_, mira := site.NewUser(t, "mira")
	file := sitetest.PNGOf(t, photo(200))
	kept := sitetest.Decoded[tools.Cutout](t, sendPicture(mira, cutoutPath, file, map[string]string{"is_public": "true"}).Want(http.StatusOK))
	fingerprint, err := site.Renderer.Fingerprint(t.Context(), domain.Image{BlobKey: blobKeyOf(kept.Image.FileURL)})
	if err != nil {
		t.Fatal(err)
	}
	site.Store.Exec(t, `
		INSERT INTO moderation_decisions (id, image_row, decision, reason, before, decided_at, undo_until)
		SELECT 'd', rowid, 'delete', 'a rule', '{}', 0, 0 FROM images`)
	site.Store.Exec(t, `INSERT INTO blocked_images (decision_id, fingerprint, created_at) VALUES ('d', ?, 0)`, fingerprint)
	answer := sendPicture(mira, cutoutPath, file, map[string]string{"is_public": "true"}).Want(http.StatusUnprocessableEntity)
	if !strings.Contains(string(answer.Body), "removed by our moderators") {
		t.Errorf("it says %s", answer.Body)
	}
	testkit.CheckLedger(t, site.Store)
}

func blobKeyOf(fileURL string) string {
	return strings.TrimSuffix(strings.TrimPrefix(fileURL, "/media/"), "/"+domain.OriginalName)
}

func TestVisitorsAreSlowedDownWhoCutOutTooOften(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, RateLimits: true})
	visitor := site.Visitor(t)
	for range 20 {
		sendPicture(visitor, cutoutPath, []byte("no picture"), map[string]string{"preview": "true"}).Want(http.StatusUnsupportedMediaType)
	}
	sendPicture(visitor, cutoutPath, []byte("no picture"), map[string]string{"preview": "true"}).Want(http.StatusTooManyRequests)
}
