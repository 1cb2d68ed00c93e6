package images

import (
	"bytes"
	"encoding/binary"
	"hash/crc32"
	"image"
	"image/jpeg"
	"image/png"
	"net/http"
	"strings"
	"testing"
	"time"

	"pellucid/handlers/create"
	"pellucid/internal/domain"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

func TestAReferenceImageIsKeptForItsOwnerAlone(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	_, mira := site.NewUser(t, "mira")
	_, omar := site.NewUser(t, "omar")
	ref := sitetest.Decoded[create.Reference](t, sitetest.Upload(mira, "file", sitetest.PNGOf(t, sitetest.Teal(600))).Want(http.StatusCreated))
	if ref.Width != 600 || ref.Height != 600 || !domain.ValidID(ref.ID) {
		t.Errorf("kept as %+v", ref)
	}
	for path, kind := range map[string]string{ref.FileURL: "image/png", ref.PreviewURL: "image/webp"} {
		answer := mira.Get(path).Want(http.StatusOK)
		if answer.Header.Get("Content-Type") != kind || !strings.Contains(answer.Header.Get("Cache-Control"), "private") {
			t.Errorf("%s has the headers %v", path, answer.Header)
		}
		omar.Get(path).Want(http.StatusNotFound)
		site.Visitor(t).Get(path).Want(http.StatusNotFound)
	}
	kept, err := png.Decode(bytes.NewReader(mira.Get(ref.FileURL).Body))
	if err != nil {
		t.Fatal(err)
	}
	if _, _, _, a := kept.At(0, 0).RGBA(); a != 0 {
		t.Error("its alpha is lost")
	}
	if list := sitetest.Decoded[create.ReferenceList](t, mira.Get(sitetest.ReferencesPath).Want(http.StatusOK)); list.Total != 1 || list.Data[0].ID != ref.ID {
		t.Errorf("mira has %+v", list)
	}
	if list := sitetest.Decoded[create.ReferenceList](t, omar.Get(sitetest.ReferencesPath).Want(http.StatusOK)); list.Total != 0 {
		t.Errorf("omar has %+v", list)
	}
	omar.Send(http.MethodDelete, sitetest.ReferencesPath+"/"+ref.ID, nil).Want(http.StatusNotFound)
	mira.Send(http.MethodDelete, sitetest.ReferencesPath+"/"+ref.ID, nil).Want(http.StatusNoContent)
	mira.Send(http.MethodDelete, sitetest.ReferencesPath+"/"+ref.ID, nil).Want(http.StatusNotFound)
	if files := site.Blobs.Files(t); len(files) != 0 {
		t.Errorf("left behind are %v", files)
	}
}

// claiming is a small PNG whose header says that it is so wide and high.
func claiming(t *testing.T, width, height uint32) []byte {
	file := sitetest.PNGOf(t, sitetest.Teal(16))
	binary.BigEndian.PutUint32(file[16:], width)
	binary.BigEndian.PutUint32(file[20:], height)
	binary.BigEndian.PutUint32(file[29:], crc32.ChecksumIEEE(file[12:29]))
	return file
}

func TestUploadsThatAreNoPictureAreRefusedAndLeaveNothing(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	_, mira := site.NewUser(t, "mira")
	good := sitetest.PNGOf(t, sitetest.Teal(64))
	for name, test := range map[string]struct {
		file   []byte
		status int
		detail string
	}{
		"an empty file":          {nil, 422, "empty"},
		"a text":                 {[]byte("hello"), 415, "PNG, JPEG or WebP"},
		"an SVG":                 {[]byte(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`), 415, "PNG, JPEG or WebP"},
		"a GIF":                  {[]byte("GIF89a\x01\x00\x01\x00\x00\x00\x00;"), 415, "PNG, JPEG or WebP"},
		"a truncated PNG":        {good[:len(good)/2], 422, "damaged"},
		"only a signature":       {good[:8], 422, "damaged"},
		"a JPEG's first bytes":   {[]byte("\xff\xd8\xff\xe0<html>"), 422, "damaged"},
		"a decompression bomb":   {claiming(t, 0xffff, 0xffff), 413, "40 megapixels"},
		"a row too many":         {claiming(t, 8000, 5001), 413, "40 megapixels"},
		"just not too many":      {claiming(t, 8000, 5000), 422, "damaged"},
		"a picture of nothing":   {sitetest.PNGOf(t, testkit.Nothing(64)), 422, "completely transparent"},
		"a file beyond 10 MB":    {make([]byte, domain.ReferenceBytesMax+1), 413, "up to 10 MB"},
		"a body far beyond that": {make([]byte, 13<<20), 413, "up to 10 MB"},
	} {
		t.Run(name, func(t *testing.T) {
			answer := sitetest.Upload(mira, "file", test.file).Want(test.status)
			if !strings.Contains(string(answer.Body), test.detail) {
				t.Errorf("it says %s", answer.Body)
			}
		})
	}
	sitetest.Upload(mira, "picture", good).Want(http.StatusUnprocessableEntity)
	mira.PostJSON(sitetest.ReferencesPath, `{}`).Want(http.StatusUnsupportedMediaType)
	mira.Send(http.MethodPost, sitetest.ReferencesPath, strings.NewReader("--x\r\nContent-Disposition: form-data; name=\"file\"\r\n\r\nabc"), "Content-Type", "multipart/form-data; boundary=x").Want(http.StatusUnprocessableEntity)
	sitetest.Upload(site.Visitor(t), "file", good).Want(http.StatusUnauthorized)
	if files, rows := site.Blobs.Files(t), site.Store.Int(t, `SELECT count(*) FROM reference_images`); len(files) != 0 || rows != 0 {
		t.Errorf("kept were %v and %d rows", files, rows)
	}
}

func TestNothingOfAnUploadSurvivesButItsPixels(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	_, mira := site.NewUser(t, "mira")
	var photo bytes.Buffer
	if err := jpeg.Encode(&photo, sitetest.Teal(64), nil); err != nil {
		t.Fatal(err)
	}
	exif := "\xff\xe1\x00\x16Exif\x00\x00SECRET-PLACE" + "\x00\x00"
	withExif := append([]byte(photo.String()[:2]+exif), photo.Bytes()[2:]...)
	polyglot := append(sitetest.PNGOf(t, sitetest.Teal(64)), []byte("<script>SECRET-PLACE</script>PK\x03\x04")...)
	for name, file := range map[string][]byte{"a JPEG with EXIF": withExif, "a PNG that is something else too": polyglot} {
		ref := sitetest.Decoded[create.Reference](t, sitetest.Upload(mira, "file", file).Want(http.StatusCreated))
		for _, path := range []string{ref.FileURL, ref.PreviewURL} {
			if bytes.Contains(mira.Get(path).Want(http.StatusOK).Body, []byte("SECRET-PLACE")) {
				t.Errorf("%s: %s gives it away", name, path)
			}
		}
	}
}

func TestAPhotoOfAPhoneIsKeptUpright(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	_, mira := site.NewUser(t, "mira")
	lying := image.NewNRGBA(image.Rect(0, 0, 80, 40))
	for i := range lying.Pix {
		lying.Pix[i] = 255
	}
	var photo bytes.Buffer
	if err := jpeg.Encode(&photo, lying, nil); err != nil {
		t.Fatal(err)
	}
	turned := "\xff\xe1\x00\x22Exif\x00\x00MM\x00*\x00\x00\x00\x08\x00\x01\x01\x12\x00\x03\x00\x00\x00\x01\x00\x06\x00\x00\x00\x00\x00\x00"
	file := append([]byte(photo.String()[:2]+turned), photo.Bytes()[2:]...)
	ref := sitetest.Decoded[create.Reference](t, sitetest.Upload(mira, "file", file).Want(http.StatusCreated))
	if ref.Width != 40 || ref.Height != 80 {
		t.Errorf("a photo taken upright is kept %d by %d", ref.Width, ref.Height)
	}
}

func TestAGenerationFollowsItsReferences(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{})
	user, mira := site.NewUser(t, "mira")
	_, omar := site.NewUser(t, "omar")
	first := sitetest.Decoded[create.Reference](t, sitetest.Upload(mira, "file", sitetest.PNGOf(t, sitetest.Teal(40))).Want(http.StatusCreated))
	second := sitetest.Decoded[create.Reference](t, sitetest.Upload(mira, "file", sitetest.PNGOf(t, sitetest.Teal(80))).Want(http.StatusCreated))
	source := sitetest.Decoded[sitetest.Accepted](t, mira.PostJSON(sitetest.GeneratePath, `{"prompt": "a fox"}`, "Prefer", "wait").Want(http.StatusOK))
	task, err := site.Store.TaskOf(t.Context(), user.ID, source.TaskID)
	if err != nil {
		t.Fatal(err)
	}
	mira.PostJSON(sitetest.GeneratePath, map[string]any{
		"prompt": "a hare", "reference_ids": []string{second.ID, first.ID}, "clone_from": task.ImageIDs[0],
	}, "Prefer", "wait").Want(http.StatusOK)
	requests := site.Engine.Requests()
	followed := requests[len(requests)-1].References
	if len(followed) != 3 || followed[0].Image.Rect.Dx() != 80 || followed[1].Image.Rect.Dx() != 40 || followed[0].Clone || !followed[2].Clone {
		t.Errorf("%d pictures were followed", len(followed))
	}
	if len(requests[0].References) != 0 {
		t.Error("a picture without references follows some")
	}
	for name, test := range map[string]struct {
		client *sitetest.Client
		ids    []string
	}{
		"another's":        {omar, []string{first.ID}},
		"one that is gone": {mira, []string{domain.NewID()}},
		"a hostile one":    {mira, []string{"' OR 1=1 --"}},
		"four":             {mira, []string{first.ID, first.ID, second.ID, second.ID}},
	} {
		answer := test.client.PostJSON(sitetest.GeneratePath, map[string]any{"prompt": "a fox", "reference_ids": test.ids})
		if answer.Status != http.StatusUnprocessableEntity || !strings.Contains(string(answer.Body), "reference") {
			t.Errorf("%s: %d %s", name, answer.Status, answer.Body)
		}
	}
	testkit.CheckLedger(t, site.Store)
}

func TestAReferenceThatIsFollowedCannotBeDeletedMeanwhile(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	_, mira := site.NewUser(t, "mira")
	ref := sitetest.Decoded[create.Reference](t, sitetest.Upload(mira, "file", sitetest.PNGOf(t, sitetest.Teal(40))).Want(http.StatusCreated))
	task := sitetest.Decoded[sitetest.Accepted](t, mira.PostJSON(sitetest.GeneratePath, map[string]any{"prompt": "a fox", "reference_ids": []string{ref.ID}}).Want(http.StatusOK))
	mira.Send(http.MethodDelete, sitetest.ReferencesPath+"/"+ref.ID, nil).Want(http.StatusConflict)
	mira.Send(http.MethodDelete, "/api/v1/images/task/"+task.TaskID, nil).Want(http.StatusOK)
	mira.Send(http.MethodDelete, sitetest.ReferencesPath+"/"+ref.ID, nil).Want(http.StatusNoContent)
}

func TestReferencesAreForgottenInTime(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{})
	_, mira := site.NewUser(t, "mira")
	used := sitetest.Decoded[create.Reference](t, sitetest.Upload(mira, "file", sitetest.PNGOf(t, sitetest.Teal(40))).Want(http.StatusCreated))
	sitetest.Upload(mira, "file", sitetest.PNGOf(t, sitetest.Teal(50))).Want(http.StatusCreated)
	mira.PostJSON(sitetest.GeneratePath, map[string]any{"prompt": "a fox", "reference_ids": []string{used.ID}}, "Prefer", "wait").Want(http.StatusOK)
	for _, step := range []struct {
		after time.Duration
		left  int
	}{{23 * time.Hour, 2}, {2 * time.Hour, 1}, {30 * 24 * time.Hour, 0}} {
		site.Store.Clock.Advance(step.after)
		if err := site.References.Sweep(t.Context()); err != nil {
			t.Fatal(err)
		}
		if left := site.Store.Int(t, `SELECT count(*) FROM reference_images`); left != step.left {
			t.Errorf("after %v more, %d are left", step.after, left)
		}
	}
	for _, file := range site.Blobs.Files(t) {
		if strings.Contains(used.FileURL, strings.TrimSuffix(file, "/original.png")) {
			t.Errorf("left behind is %s", file)
		}
	}
}
