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
	key, isFile := strings.CutPrefix(r.URL.Path, "/media/")
	end := strings.LastIndexByte(key, '/')
	if !isFile || end < 0 || r.Method != http.MethodGet || !gate.BlobShown(key[:end]) || writesDetails(r.Context()) {
		return false
	}
	file, err := p.Files.Open(r.Context(), key)
	if err != nil {
		return false // the long way says what is wrong
	}
	defer func() { _ = file.Close() }()
	forEverybody(w.Header())
	serveContent(w, r, key, file.Modified(), file)
	return true
}

// writesDetails tells whether the log wants a line for every file.
func writesDetails(ctx context.Context) bool { return slog.Default().Enabled(ctx, slog.LevelDebug) }

// keptForGood is for files that never change. A cache that many share asks each time whether a picture is still public.
const keptForGood = "public, max-age=31536000, s-maxage=0, immutable"

// forEverybody lets browsers keep a public file, and other sites embed it.
func forEverybody(h http.Header) {
	h.Set("Cache-Control", keptForGood)
	h.Set("Cross-Origin-Resource-Policy", "cross-origin")
}
