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

// Serve answers with a kept file. A key never changes what it holds, so it makes the entity tag.
func (s *Server) Serve(w http.ResponseWriter, r *http.Request, key string) error {
	file, err := s.Files.Open(r.Context(), key)
	if errors.Is(err, blob.ErrNotFound) || errors.Is(err, blob.ErrKey) {
		return domain.Errorf(domain.NotFound, "There is no such file.").Because(err)
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
