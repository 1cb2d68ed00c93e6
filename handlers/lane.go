package handlers

import (
	"context"
	"maps"
	"net/http"

	"pellucid/handlers/pages"
	"pellucid/handlers/sendfile"
	"pellucid/internal/blob"
)

// LocalFiles are files that the system can send by itself.
type LocalFiles interface {
	Descriptor(key string) (blob.Descriptor, error)
}

// NewLane returns the short way to the public files of the site that New makes of the same parts. Answers of both are alike.
func NewLane(c Config, files LocalFiles) *sendfile.Lane {
	header := http.Header{}
	maps.Copy(header, securityHeaders(c.BaseURL))
	pages.ForEverybody(header)
	return sendfile.New(shelf{files, c.Gate}, header)
}

// shelf is the public files.
type shelf struct {
	LocalFiles
	gate pages.BlobGate
}

func (s shelf) Shown(path string) (key string, shown bool) {
	return pages.ShownFile(context.Background(), s.gate, path)
}

func (s shelf) About(key string) (contentType, etag string) { return pages.AboutFile(key) }
