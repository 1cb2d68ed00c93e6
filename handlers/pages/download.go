package pages

import (
	"context"
	"errors"
	"io"
	"mime"
	"net/http"
	"path"
	"strings"
	"time"

	"github.com/go-chi/chi/v5"

	"pellucid/handlers/limit"
	"pellucid/internal/blob"
	"pellucid/internal/domain"
)

// Deriver makes the forms of an image that are not kept from the start.
type Deriver interface {
	Derive(ctx context.Context, img domain.Image, form domain.FileForm) (key string, err error)
}

// BlobGate tells who may fetch the files under a key.
type BlobGate interface {
	BlobVisible(ctx context.Context, blobKey string, viewerID int64) (visible, public bool, err error)
	// BlobShown tells, from memory alone, whether everybody may fetch the files; false says nothing.
	BlobShown(blobKey string) bool
}

// Download answers with a picture as a file, in the format and size that were asked for.
func (p *Pages) Download(w http.ResponseWriter, r *http.Request) error {
	img, err := p.image(r)
	if err != nil {
		return p.imageMissing(w, r, err)
	}
	form, err := domain.ParseFileForm(r.URL.Query().Get("format"), r.URL.Query().Get("size"))
	if err != nil {
		return err
	}
	key := img.BlobKey + "/" + form.Name(img)
	if !form.Kept(img) {
		if err := p.Limiter.Allow(r.Context(), limit.Derive, limit.Address(r)); err != nil {
			return err
		}
		if key, err = p.Derive.Derive(r.Context(), img, form); err != nil {
			return err
		}
	}
	p.countDownload(r, img)
	w.Header().Set("Content-Disposition", mime.FormatMediaType("attachment", map[string]string{"filename": img.DownloadName(form.Format)}))
	w.Header().Set("Cache-Control", "private, no-cache")
	return p.serveFile(w, r, key)
}

// Media answers with a kept file under its immutable address.
func (p *Pages) Media(gate BlobGate) func(http.ResponseWriter, *http.Request) error {
	return func(w http.ResponseWriter, r *http.Request) error {
		blobKey := chi.URLParam(r, "shelf") + "/" + chi.URLParam(r, "key")
		visible, public, err := gate.BlobVisible(r.Context(), blobKey, viewerID(r))
		if err != nil {
			return err
		}
		if !visible {
			return domain.Errorf(domain.NotFound, "There is no such file.")
		}
		w.Header().Set("Cache-Control", "private, no-cache")
		if public {
			ForEverybody(w.Header())
		}
		return p.serveFile(w, r, blobKey+"/"+chi.URLParam(r, "name"))
	}
}

// mediaTypes are those of the files that are kept, by their ending.
var mediaTypes = map[string]string{".png": "image/png", ".webp": "image/webp", ".jpg": "image/jpeg", ".svg": "image/svg+xml"}

func (p *Pages) serveFile(w http.ResponseWriter, r *http.Request, key string) error {
	file, err := p.Files.Open(r.Context(), key)
	if errors.Is(err, blob.ErrNotFound) || errors.Is(err, blob.ErrKey) {
		return domain.Errorf(domain.NotFound, "There is no such file.").Because(err)
	}
	if err != nil {
		return err
	}
	defer func() { _ = file.Close() }()
	serveContent(w, r, key, file.Modified(), file)
	return nil
}

func serveContent(w http.ResponseWriter, r *http.Request, key string, modified time.Time, content io.ReadSeeker) {
	contentType, etag := AboutFile(key)
	w.Header().Set("Content-Type", contentType)
	w.Header().Set("ETag", etag)
	http.ServeContent(w, r, "", modified, content)
}

// AboutFile returns the media type of a kept file and its entity tag: a key never changes what it holds.
func AboutFile(key string) (contentType, etag string) {
	return mediaTypes[path.Ext(key)], `"` + strings.ReplaceAll(key, "/", "-") + `"`
}
