package static

import (
	"bytes"
	"net/http"
	"path"
	"slices"
	"strconv"
	"strings"
	"time"

	"pellucid/internal/negotiate"
)

// file is one built file: its bytes as they are ("") and compressed ("br", "gzip", which is made when it is first asked for).
type file struct {
	name     string
	variants map[string]func() []byte
}

// encodings are the compressed variants from the smallest on.
var encodings = []string{"br", "gzip"}

// contentTypes are those of what a build makes; the table of the machine would differ from one to the next.
var contentTypes = map[string]string{
	".css":   "text/css; charset=utf-8",
	".jpg":   "image/jpeg",
	".js":    "text/javascript; charset=utf-8",
	".json":  "application/json",
	".map":   "application/json",
	".png":   "image/png",
	".svg":   "image/svg+xml",
	".txt":   "text/plain; charset=utf-8",
	".webp":  "image/webp",
	".woff2": "font/woff2",
}

// ServeHTTP answers GET and HEAD under /static/. The names change with the content, so browsers may keep a file for ever.
func (a *Assets) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	f := a.files[strings.TrimPrefix(r.URL.Path, prefix)]
	if f == nil {
		http.NotFound(w, r)
		return
	}
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		http.Error(w, "method not allowed", http.StatusMethodNotAllowed)
		return
	}
	encoding := f.choose(r)
	f.setHeaders(w.Header(), encoding)
	http.ServeContent(w, r, f.name, time.Time{}, bytes.NewReader(f.variants[encoding]()))
}

func (f *file) setHeaders(h http.Header, encoding string) {
	h.Set("Cache-Control", "public, max-age=31536000, immutable")
	h.Set("Content-Type", f.contentType())
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("ETag", strconv.Quote(path.Base(f.name)+encoding))
	if len(f.variants) > 1 {
		h.Set("Vary", "Accept-Encoding")
	}
	if encoding != "" {
		h.Set("Content-Encoding", encoding)
	}
}

func (f *file) contentType() string {
	if known := contentTypes[path.Ext(f.name)]; known != "" {
		return known
	}
	return "application/octet-stream"
}

// choose returns the smallest variant that the browser takes.
func (f *file) choose(r *http.Request) string {
	return negotiate.Encoding(r, slices.DeleteFunc(slices.Clone(encodings), func(e string) bool { return f.variants[e] == nil })...)
}
