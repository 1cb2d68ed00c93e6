package pages

import (
	"context"
	"log/slog"
	"net/http"
	"strings"
)

// ShowFile answers a request for a file of which the gate remembers that everybody may fetch it, and tells whether it did.
// Files are most of what is asked for, so this looks at nothing that could not change the answer. What it leaves alone,
// Media answers.
func (p *Pages) ShowFile(gate BlobGate, w http.ResponseWriter, r *http.Request) bool {
	key, shown := ShownFile(r.Context(), gate, r.URL.Path)
	if !shown || r.Method != http.MethodGet {
		return false
	}
	file, err := p.Files.Open(r.Context(), key)
	if err != nil {
		return false // the long way says what is wrong
	}
	defer func() { _ = file.Close() }()
	ForEverybody(w.Header())
	serveContent(w, r, key, file.Modified(), file)
	return true
}

// ShownFile returns the key of the file at an address of ours, if the gate remembers that everybody may fetch it and no log
// wants a line for it.
func ShownFile(ctx context.Context, gate BlobGate, path string) (key string, shown bool) {
	key, isFile := strings.CutPrefix(path, "/media/")
	end := strings.LastIndexByte(key, '/')
	return key, isFile && end >= 0 && gate.BlobShown(key[:end]) && !writesDetails(ctx)
}

// writesDetails tells whether the log wants a line for every file.
func writesDetails(ctx context.Context) bool { return slog.Default().Enabled(ctx, slog.LevelDebug) }

// keptForGood is for files that never change. A cache that many share asks each time whether a picture is still public.
const keptForGood = "public, max-age=31536000, s-maxage=0, immutable"

// ForEverybody lets browsers keep a public file, and other sites embed it.
func ForEverybody(h http.Header) {
	h.Set("Cache-Control", keptForGood)
	h.Set("Cross-Origin-Resource-Policy", "cross-origin")
}
