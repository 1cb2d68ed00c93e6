package pages

import (
	"context"
	"errors"
	"net/http"
	"path"
	"strings"

	"github.com/go-chi/chi/v5"

	"pellucid/handlers/web"
	"pellucid/internal/blob"
	"pellucid/internal/domain"
)

// BlobGate tells who may fetch the files under a key.
type BlobGate interface {
	BlobVisible(ctx context.Context, blobKey string, viewerID int64) (visible, public bool, err error)
}

// keptForGood is for files that never change. A cache that many share asks each time whether a picture is still public.
const keptForGood = "public, max-age=31536000, s-maxage=0, immutable"

// Media answers with a kept file under its immutable address. Browsers may keep a public one, and other sites embed it.
func (p *Pages) Media(gate BlobGate) func(http.ResponseWriter, *http.Request) error {
	return func(w http.ResponseWriter, r *http.Request) error {
		blobKey := chi.URLParam(r, "shelf") + "/" + chi.URLParam(r, "key")
		visible, public, err := gate.BlobVisible(r.Context(), blobKey, web.ViewerID(r))
		if err != nil {
			return err
		}
		if !visible {
			return domain.Errorf(domain.NotFound, "There is no such file.")
		}
		w.Header().Set("Cache-Control", "private, no-cache")
		if public {
			w.Header().Set("Cache-Control", keptForGood)
			w.Header().Set("Cross-Origin-Resource-Policy", "cross-origin")
		}
		return p.serveFile(w, r, blobKey+"/"+chi.URLParam(r, "name"))
	}
}

// mediaTypes are those of the files that are kept, by their ending.
var mediaTypes = map[string]string{".png": "image/png", ".webp": "image/webp", ".jpg": "image/jpeg", ".svg": "image/svg+xml"}

// SendFile lets the proxy in front of the server send the files: an answer names the file in a header instead of holding it.
// With the zero value the server sends them.
type SendFile struct {
	Header string // X-Accel-Redirect or X-Sendfile
	Root   string // with the slash at its end; what comes after it is the file's key
}

// serveFile answers with a kept file. A key never changes what it holds, so it makes the entity tag.
func (p *Pages) serveFile(w http.ResponseWriter, r *http.Request, key string) error {
	file, err := p.Files.Open(r.Context(), key)
	if errors.Is(err, blob.ErrNotFound) || errors.Is(err, blob.ErrKey) {
		return domain.Errorf(domain.NotFound, "There is no such file.").Because(err)
	}
	if err != nil {
		return err
	}
	defer func() { _ = file.Close() }()
	w.Header().Set("Content-Type", mediaTypes[path.Ext(key)])
	w.Header().Set("ETag", `"`+strings.ReplaceAll(key, "/", "-")+`"`)
	if p.SendFile.Header != "" { // the proxy looks at conditions and ranges
		w.Header().Set(p.SendFile.Header, p.SendFile.Root+key)
		w.WriteHeader(http.StatusOK)
		return nil
	}
	http.ServeContent(w, r, "", file.Modified(), file)
	return nil
}
