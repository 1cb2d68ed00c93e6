package static_test

import (
	"compress/gzip"
	"io"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"os"
	"path"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/andybalholm/brotli"

	"pellucid/static"
)

func assets(t *testing.T) *static.Assets {
	t.Helper()
	file := func(content string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(content)} }
	built, err := static.New(fstest.MapFS{
		"manifest.json":              file(`{"app.css": "app-1A2B3C4D.css", "font.woff2": "font-11112222.woff2"}`),
		"app-1A2B3C4D.css.br":        file(compressed(t, "body{}")),
		"font-11112222.woff2":        file("font"),
		"islands/manifest.json":      file(`{"create.js": "create-99998888.js"}`),
		"islands/create-99998888.js": file("island"),
	})
	if err != nil {
		t.Fatal(err)
	}
	return built
}

// compressed is a text as the build keeps it.
func compressed(t *testing.T, text string) string {
	t.Helper()
	var out strings.Builder
	w := brotli.NewWriter(&out)
	if _, err := w.Write([]byte(text)); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// unpacked is the text of an answer in some encoding.
func unpacked(t *testing.T, encoding string, body io.Reader) string {
	t.Helper()
	var err error
	switch encoding {
	case "br":
		body = brotli.NewReader(body)
	case "gzip":
		body, err = gzip.NewReader(body)
	}
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(body)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestADamagedFileStopsTheStart(t *testing.T) {
	_, err := static.New(fstest.MapFS{"app.css.br": {Data: []byte("no brotli")}})
	if err == nil || !strings.Contains(err.Error(), "app.css.br") {
		t.Errorf("error %v does not name the file", err)
	}
}

func get(h http.Handler, path string, headers ...string) *httptest.ResponseRecorder {
	request := httptest.NewRequest("GET", path, nil)
	for i := 0; i < len(headers); i += 2 {
		request.Header.Set(headers[i], headers[i+1])
	}
	answer := httptest.NewRecorder()
	h.ServeHTTP(answer, request)
	return answer
}

func TestNamesLeadToTheFilesOfTheBuild(t *testing.T) {
	a := assets(t)
	for name, want := range map[string]string{
		"app.css":           "/static/app-1A2B3C4D.css",
		"islands/create.js": "/static/islands/create-99998888.js",
		"missing.css":       "/static/missing.css",
	} {
		if got := a.URL(name); got != want {
			t.Errorf("URL(%q) = %q, want %q", name, got, want)
		}
	}
	if !a.Has("islands/create.js") || a.Has("missing.css") {
		t.Error("Has does not tell what was built")
	}
}

func TestABrokenManifestStopsTheStart(t *testing.T) {
	_, err := static.New(fstest.MapFS{"manifest.json": {Data: []byte("[")}})
	if err == nil || !strings.Contains(err.Error(), "manifest.json") {
		t.Errorf("error %v does not name the file", err)
	}
}

func TestFilesAreKeptForEver(t *testing.T) {
	answer := get(assets(t), "/static/islands/create-99998888.js")
	for header, want := range map[string]string{
		"Cache-Control": "public, max-age=31536000, immutable", "Content-Type": "text/javascript; charset=utf-8",
		"X-Content-Type-Options": "nosniff", "Vary": "",
	} {
		if got := answer.Header().Get(header); got != want {
			t.Errorf("%s: %q, want %q", header, got, want)
		}
	}
	if answer.Code != 200 || answer.Body.String() != "island" {
		t.Errorf("%d %q", answer.Code, answer.Body)
	}
}

func TestEveryFileOfTheBuildIsSentAsWhatItIs(t *testing.T) {
	built, err := static.New(os.DirFS("dist"))
	if err != nil {
		t.Fatal(err)
	}
	err = fs.WalkDir(os.DirFS("dist"), ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || path.Base(name) == "manifest.json" {
			return err
		}
		if answer := get(built, "/static/"+strings.TrimSuffix(name, ".br")); answer.Code != 200 || answer.Header().Get("Content-Type") == "application/octet-stream" {
			t.Errorf("nobody can tell what %s is", name)
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
}

func TestTheSmallestAcceptedEncodingIsSent(t *testing.T) {
	for accept, want := range map[string]string{
		"gzip, deflate, br":  "br",
		"gzip":               "gzip",
		"br;q=0, gzip;q=0.5": "gzip",
		"BR ; q=1.0":         "br",
		"br;q=nonsense":      "",
		"identity":           "",
		"":                   "",
	} {
		answer := get(assets(t), "/static/app-1A2B3C4D.css", "Accept-Encoding", accept)
		if got := answer.Header().Get("Content-Encoding"); got != want {
			t.Errorf("%q: encoding %q, want %q", accept, got, want)
		}
		if answer.Header().Get("Vary") != "Accept-Encoding" {
			t.Errorf("%q: Vary is missing", accept)
		}
		if body := unpacked(t, want, answer.Body); body != "body{}" {
			t.Errorf("%q: body %q", accept, body)
		}
	}
}

func TestAKnownTagNeedsNoBody(t *testing.T) {
	a := assets(t)
	plain := get(a, "/static/app-1A2B3C4D.css").Header().Get("ETag")
	brotli := get(a, "/static/app-1A2B3C4D.css", "Accept-Encoding", "br").Header().Get("ETag")
	if plain == brotli {
		t.Error("two encodings share a tag")
	}
	again := get(a, "/static/app-1A2B3C4D.css", "Accept-Encoding", "br", "If-None-Match", brotli)
	if again.Code != http.StatusNotModified || again.Body.Len() != 0 {
		t.Errorf("%d with %d bytes, want 304", again.Code, again.Body.Len())
	}
}

func TestWhatIsNotAFileIsNotFound(t *testing.T) {
	for _, path := range []string{"/static/", "/static/app.css", "/static/manifest.json", "/static/app-1A2B3C4D.css.br", "/static/../go.mod", "/static/islands"} {
		if answer := get(assets(t), path); answer.Code != http.StatusNotFound {
			t.Errorf("%s answers %d", path, answer.Code)
		}
	}
}

func TestOnlyReadingIsPossible(t *testing.T) {
	answer := httptest.NewRecorder()
	assets(t).ServeHTTP(answer, httptest.NewRequest("POST", "/static/app-1A2B3C4D.css", nil))
	if answer.Code != http.StatusMethodNotAllowed || answer.Header().Get("Allow") != "GET, HEAD" {
		t.Errorf("%d, Allow %q", answer.Code, answer.Header().Get("Allow"))
	}
}

func TestThePublicBudgetHolds(t *testing.T) {
	const budget = 20_000 // bytes, brotli
	size := func(name string) int {
		answer := get(static.Handler(), static.URL(name), "Accept-Encoding", "br")
		if answer.Code != 200 {
			t.Fatalf("%s answers %d", name, answer.Code)
		}
		return answer.Body.Len()
	}
	for _, area := range []string{"home", "gallery", "image", "pricing", "help", "auth", "cutout"} { // a page has the site's sheet and its area's
		if css := size("app.css") + size("areas/"+area+".css"); css > budget {
			t.Errorf("%d bytes of CSS on pages of %s", css, area)
		}
	}
	if js := size("site.js") + size("htmx.esm.min.js"); js > budget {
		t.Errorf("%d bytes of JavaScript", js)
	}
}
