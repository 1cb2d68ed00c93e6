package images

import (
	"bytes"
	"image/png"
	"mime"
	"net/http"
	"strings"
	"testing"
	"time"

	"pellucid/handlers/files"
	"pellucid/internal/alpha/codec"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

func TestAPrivatePicturesFilesAreForItsOwnerAlone(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Full: true})
	mira, omar := site.AddUser(t, "mira"), site.AddUser(t, "omar")
	img := sitetest.MakePicture(t, site, mira, false)
	owner := site.SignIn(t, mira)
	original := owner.Get(img.OriginalURL()).Want(http.StatusOK)
	if caching := original.Header.Get("Cache-Control"); !strings.Contains(caching, "private") || strings.Contains(caching, "public") {
		t.Errorf("a private file may be kept by others: %q", caching)
	}
	etag := original.Header.Get("Etag")
	for name, client := range map[string]*sitetest.Client{
		"a visitor": site.Visitor(t), "another user": site.SignIn(t, omar), "another token": site.Bearer(t, omar),
	} {
		for _, path := range []string{img.OriginalURL(), img.RenditionURL(512), "/image/" + img.ID + "/download", "/image/" + img.ID, "/api/v1/images/" + img.ID} {
			answer := client.Get(path, "If-None-Match", etag).Want(http.StatusNotFound)
			if bytes.Contains(answer.Body, []byte("secret plan")) {
				t.Errorf("%s reads the prompt at %s", name, path)
			}
		}
		if list := client.Get("/api/v1/gallery/public?ids=" + img.ID).Want(http.StatusOK); !bytes.Contains(list.Body, []byte(`"total":0`)) {
			t.Errorf("%s lists it: %s", name, list.Body)
		}
	}
	for _, path := range []string{img.OriginalURL(), img.RenditionURL(512), "/image/" + img.ID + "/download?size=trimmed", "/image/" + img.ID + "/download?format=webp"} {
		file := owner.Get(path).Want(http.StatusOK).Body
		meta, err := codec.ReadMetadata(bytes.NewReader(file))
		if err != nil || meta.Prompt != "" || meta.Recipe != "" || meta.Title != "" || meta.Creator == "" || bytes.Contains(file, []byte("secret plan")) {
			t.Errorf("%s tells %+v, %v", path, meta, err)
		}
	}
	site.Bearer(t, mira).Get(img.OriginalURL()).Want(http.StatusOK)
}

func TestAPublicPicturesFilesNeverChange(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Full: true})
	img := sitetest.MakePicture(t, site, site.AddUser(t, "mira"), true)
	visitor := site.Visitor(t)
	original := visitor.Get(img.OriginalURL()).Want(http.StatusOK)
	if caching := original.Header.Get("Cache-Control"); caching != "public, max-age=31536000, s-maxage=0, immutable" {
		t.Errorf("Cache-Control is %q", caching)
	}
	if kind := original.Header.Get("Content-Type"); kind != "image/png" || original.Header.Get("X-Content-Type-Options") != "nosniff" {
		t.Errorf("the original is %q", kind)
	}
	if meta, err := codec.ReadMetadata(bytes.NewReader(original.Body)); err != nil || !strings.Contains(meta.Prompt, "secret plan") || meta.Receipt == "" {
		t.Errorf("the public file tells %+v, %v", meta, err)
	}
	if kind := visitor.Get(img.RenditionURL(256)).Want(http.StatusOK).Header.Get("Content-Type"); kind != "image/webp" {
		t.Errorf("a rendition is %q", kind)
	}
	visitor.Get(img.OriginalURL(), "If-None-Match", original.Header.Get("Etag")).Want(http.StatusNotModified)
	if head := visitor.Send(http.MethodHead, img.OriginalURL(), nil).Want(http.StatusOK); len(head.Body) != 0 {
		t.Error("HEAD has a body")
	}
	if part := visitor.Get(img.OriginalURL(), "Range", "bytes=0-7").Want(http.StatusPartialContent); string(part.Body) != "\x89PNG\r\n\x1a\n" {
		t.Errorf("the first bytes are %q", part.Body)
	}
	for _, name := range []string{"nothing.png", "..%2f..%2foriginal.png", "%00", "ORIGINAL.PNG", "original.png%2f"} {
		visitor.Get("/media/" + img.BlobKey + "/" + name).Want(http.StatusNotFound)
	}
}

func TestDownloads(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Full: true})
	img := sitetest.MakePicture(t, site, site.AddUser(t, "mira"), true)
	visitor := site.Visitor(t)
	for query, test := range map[string]struct {
		kind, name string
		width      int // of a PNG, in pixels; zero: not looked at
	}{
		"":                         {"image/png", "a-secret-plan-with-q.png", 512},
		"?format=webp&size=256":    {"image/webp", "a-secret-plan-with-q.webp", 0},
		"?format=png&size=256":     {"image/png", "a-secret-plan-with-q.png", 256},
		"?size=1024":               {"image/png", "a-secret-plan-with-q.png", 512},
		"?format=png&size=trimmed": {"image/png", "a-secret-plan-with-q.png", 312},
		"?format=webp":             {"image/webp", "a-secret-plan-with-q.webp", 0},
	} {
		for range 2 { // made first, and then kept
			answer := visitor.Get("/image/" + img.ID + "/download" + query).Want(http.StatusOK)
			disposition, params, err := mime.ParseMediaType(answer.Header.Get("Content-Disposition"))
			if err != nil || disposition != "attachment" || params["filename"] != test.name || answer.Header.Get("Content-Type") != test.kind {
				t.Errorf("%s: %q as %q, %v", query, answer.Header.Get("Content-Disposition"), answer.Header.Get("Content-Type"), err)
			}
			if test.width == 0 {
				continue
			}
			picture, err := png.Decode(bytes.NewReader(answer.Body))
			if err != nil {
				t.Fatalf("%s: %v", query, err)
			}
			if width := picture.Bounds().Dx(); width != test.width {
				t.Errorf("%s is %d pixels wide, want %d", query, width, test.width)
			}
			if _, _, _, a := picture.At(0, 0).RGBA(); a != 0 {
				t.Errorf("%s has no transparent corner", query)
			}
		}
	}
	for _, query := range []string{"?format=jpeg", "?size=300", "?size=../../x", "?format=png%00"} {
		visitor.Get("/image/" + img.ID + "/download" + query).Want(http.StatusUnprocessableEntity)
	}
}

func TestADownloadCountsOnceHoweverTheBrowserTries(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Full: true})
	mira := site.AddUser(t, "mira")
	img, other := sitetest.MakePicture(t, site, mira, true), sitetest.MakePicture(t, site, mira, true)
	count := func(id string) int { return site.Store.Int(t, `SELECT downloads_count FROM images WHERE id = ?`, id) }
	path, visitor, member := "/image/"+img.ID+"/download", site.Visitor(t), site.SignIn(t, site.AddUser(t, "omar"))
	visitor.Send(http.MethodHead, path, nil).Want(http.StatusOK)
	for step, test := range []struct {
		client  *sitetest.Client
		headers []string
		wait    time.Duration
		want    int
	}{
		{visitor, nil, 0, 1},
		{visitor, nil, time.Second, 1}, // the direct link, and then a new tab
		{visitor, []string{"Range", "bytes=100-"}, 29 * time.Second, 1},
		{visitor, []string{"User-Agent", "another browser"}, 0, 2},
		{member, nil, 0, 3},
		{member, nil, 0, 3},
		{visitor, nil, 31 * time.Second, 4},
	} {
		site.Store.Clock.Advance(test.wait)
		test.client.Get(path, test.headers...)
		if n := count(img.ID); n != test.want {
			t.Errorf("after step %d %d downloads are counted, want %d", step+1, n, test.want)
		}
	}
	visitor.Get("/image/" + other.ID + "/download").Want(http.StatusOK)
	if n := count(other.ID); n != 1 {
		t.Errorf("another picture's download counts as %d", n)
	}
}

func TestADownloadThatCannotBeKeptIsOurFaultAndPasses(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Full: true})
	img := sitetest.MakePicture(t, site, site.AddUser(t, "mira"), true)
	path := "/image/" + img.ID + "/download?format=webp"
	site.Blobs.OnPut(func(string) error { return testkit.ErrDisk })
	if answer := site.Visitor(t).Get(path).Want(http.StatusServiceUnavailable); answer.Header.Get("Retry-After") == "" {
		t.Error("nothing says when to come back")
	}
	site.Blobs.OnPut(nil)
	site.Visitor(t).Get(path).Want(http.StatusOK)
}

func TestADeletedPictureIsGone(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	mira := site.AddUser(t, "mira")
	img := site.Store.AddImage(t, mira, "a fox")
	if _, err := site.Store.DeleteImage(t.Context(), mira.ID, img.ID); err != nil {
		t.Fatal(err)
	}
	visitor := site.Visitor(t)
	if title := visitor.Get("/image/" + img.ID).Want(http.StatusGone).Title(); title != "Image Not Found" {
		t.Errorf("the page is called %q", title)
	}
	visitor.Get("/image/" + img.ID + "/download").Want(http.StatusGone)
	visitor.Get("/api/v1/images/" + img.ID).WantProblem(http.StatusGone)
	visitor.Get(img.OriginalURL()).Want(http.StatusNotFound)
}

func TestARememberedFileIsGoneWithItsImage(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Full: true})
	mira := site.AddUser(t, "mira")
	img := sitetest.MakePicture(t, site, mira, true)
	visitor := site.Visitor(t)
	for range 2 {
		visitor.Get(img.OriginalURL()).Want(http.StatusOK)
	}
	if _, err := site.Store.DeleteImage(t.Context(), mira.ID, img.ID); err != nil {
		t.Fatal(err)
	}
	visitor.Get(img.OriginalURL()).Want(http.StatusNotFound)
}

// With a proxy that sends files, the server still says who may have which.
func TestAProxyIsToldOfAFileOnlyWhenTheViewerMayHaveIt(t *testing.T) {
	t.Parallel()
	const header = "X-Accel-Redirect"
	site := sitetest.New(t, sitetest.Options{Full: true, SendFile: files.SendFile{Header: header, Root: "/inside/"}})
	mira := site.AddUser(t, "mira")
	open, closed := sitetest.MakePicture(t, site, mira, true), sitetest.MakePicture(t, site, mira, false)
	visitor, owner := site.Visitor(t), site.SignIn(t, mira)
	for path, want := range map[string]string{
		open.OriginalURL(): open.BlobKey + "/original.png", open.RenditionURL(256): open.BlobKey + "/256.webp", "/image/" + open.ID + "/download": open.BlobKey + "/original.png",
	} {
		answer := visitor.Get(path, "If-None-Match", "*", "Range", "bytes=0-1").Want(http.StatusOK)
		if got := answer.Header.Get(header); got != "/inside/"+want || len(answer.Body) != 0 {
			t.Errorf("%s is found at %q, with %d bytes", path, got, len(answer.Body))
		}
	}
	if answer := owner.Get(closed.OriginalURL()).Want(http.StatusOK); answer.Header.Get(header) != "/inside/"+closed.BlobKey+"/original.png" || answer.Header.Get("Cache-Control") != "private, no-cache" {
		t.Errorf("the owner of a private picture is answered %v", answer.Header)
	}
	for _, path := range []string{closed.OriginalURL(), "/image/" + closed.ID + "/download", "/media/" + open.BlobKey + "/nothing.png", "/media/" + open.BlobKey + "/..%2foriginal.png"} {
		if answer := visitor.Get(path).Want(http.StatusNotFound); answer.Header.Get(header) != "" {
			t.Errorf("%s tells the proxy of %q", path, answer.Header.Get(header))
		}
	}
}
