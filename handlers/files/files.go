// Package files sends the kept files of pictures, and counts downloads.
package files

import (
	"context"
	"errors"
	"net/http"
	"path"
	"strings"
	"time"

	"pellucid/handlers/session"
	"pellucid/internal/blob"
	"pellucid/internal/domain"
)

// Config is what a Server is made of.
type Config struct {
	Store    Store
	Files    Files
	SendFile SendFile
	Purged   bool // a CDN that keeps public files is told when it must forget them
	Sessions *session.Manager
	Now      func() time.Time
}

// Server sends kept files.
type Server struct {
	Config
	downloads downloads
}

// New returns a Server.
func New(c Config) *Server { return &Server{Config: c} }

// Store counts downloads.
type Store interface {
	CountDownload(ctx context.Context, id string, userID int64) error
}

// Files opens kept files.
type Files interface {
	Open(ctx context.Context, key string) (blob.File, error)
}

// Open opens a kept file.
func (s *Server) Open(ctx context.Context, key string) (blob.File, error) {
	return s.Files.Open(ctx, key)
}

// mediaTypes are those of the files that are kept, by their ending.
var mediaTypes = map[string]string{".png": "image/png", ".webp": "image/webp", ".jpg": "image/jpeg", ".svg": "image/svg+xml"}

// SendFile lets the proxy in front of the server send the files: an answer names the file in a header instead of holding it.
// With the zero value the server sends them.
type SendFile struct {
	Header string // X-Accel-Redirect or X-Sendfile
	Root   string // with the slash at its end; what comes after it is the file's key
}

// keptForGood is for files that never change, where no shared cache is told to forget them: each asks every time whether a file is
// still public.
const keptForGood = "public, max-age=31536000, s-maxage=0, immutable"

// keptUntilPurged is for files that never change, where a CDN is told to forget them.
const keptUntilPurged = "public, max-age=31536000, immutable"

// Public says of a file of an image that everybody may see it, how long it may be kept, and by which tag a CDN forgets it. Other
// sites may embed it.
func (s *Server) Public(w http.ResponseWriter, blobKey string) {
	h := w.Header()
	h.Set("Cache-Control", keptForGood)
	h.Set("Cross-Origin-Resource-Policy", "cross-origin")
	if s.Purged {
		h.Set("Cache-Control", keptUntilPurged)
		s.tag(w, blobKey)
	}
}

// cardKept is how long browsers and the servers of other sites keep a social card, and a CDN until it is told to forget it: an image
// that is not promoted any more has none.
const cardKept = "public, max-age=3600, s-maxage=31536000"

// Card says of an image's social card how long it may be kept; otherwise is what holds without a CDN that is told to forget it.
func (s *Server) Card(w http.ResponseWriter, blobKey, otherwise string) {
	w.Header().Set("Cache-Control", otherwise)
	w.Header().Set("Cross-Origin-Resource-Policy", "cross-origin")
	if s.Purged {
		w.Header().Set("Cache-Control", cardKept)
		s.tag(w, blobKey)
	}
}

// tag names an image to CDNs: Cloudflare and most others read one header, Fastly and Varnish the other.
func (s *Server) tag(w http.ResponseWriter, blobKey string) {
	tag := domain.CacheTag(blobKey)
	w.Header().Set("Cache-Tag", tag)
	w.Header().Set("Surrogate-Key", tag)
}

// Serve answers with a kept file. A key never changes what it holds, so it makes the entity tag.
func (s *Server) Serve(w http.ResponseWriter, r *http.Request, key string) error {
	file, err := s.Files.Open(r.Context(), key)
	if errors.Is(err, blob.ErrNotFound) || errors.Is(err, blob.ErrKey) {
		return domain.Errorf(domain.NotFound, "We couldn't find that file.").Because(err)
	}
	if err != nil {
		return err
	}
	defer func() { _ = file.Close() }()
	w.Header().Set("Content-Type", mediaTypes[path.Ext(key)])
	w.Header().Set("ETag", `"`+strings.ReplaceAll(key, "/", "-")+`"`)
	if s.SendFile.Header != "" { // the proxy looks at conditions and ranges
		w.Header().Set(s.SendFile.Header, s.SendFile.Root+key)
		w.WriteHeader(http.StatusOK)
		return nil
	}
	http.ServeContent(w, r, "", file.Modified(), file)
	return nil
}
