// Package backup takes backups of the database and of all image files, restores them, and drills: it restores the newest one to
// see whether it could be relied on. A backup is a manifest, a copy of the database, and a list of files; the files themselves lie
// in a pool that all backups of a target share, each under the SHA-256 of its content (docs/adr/0034).
package backup

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"time"
)

// ErrNotFound is returned by targets for what is not there.
var ErrNotFound = errors.New("it isn't in the backup")

// Target is a place where backups are kept. Names are slash-separated. Put keeps a whole object, or nothing.
type Target interface {
	Put(ctx context.Context, name string, size int64, content io.Reader) error
	Open(ctx context.Context, name string) (io.ReadCloser, error)
	List(ctx context.Context, prefix string, each func(Object) error) error
	Delete(ctx context.Context, name string) error
	Lock(ctx context.Context) (unlock func(), err error) // held while a backup is taken
	String() string                                      // as the administrator wrote it
}

// Object is something that a target keeps.
type Object struct {
	Name     string
	Size     int64 // bytes
	Modified time.Time
}

// S3 is how an object store is reached.
type S3 struct {
	Endpoint  string // https://host, http://host:port or host; empty: Amazon's
	Region    string
	AccessKey string
	SecretKey string
}

// OpenTarget returns the target that place names: s3://bucket/prefix, or a folder, which is made when it is missing.
func OpenTarget(place string, s3 S3) (Target, error) {
	if rest, ok := strings.CutPrefix(place, "s3://"); ok {
		bucket, prefix, _ := strings.Cut(rest, "/")
		if bucket == "" {
			return nil, fmt.Errorf("%s names no bucket: write s3://bucket/prefix", place)
		}
		if s3.AccessKey == "" || s3.SecretKey == "" {
			return nil, fmt.Errorf("%s needs PELLUCID_S3_ACCESS_KEY and PELLUCID_S3_SECRET_KEY", place)
		}
		return newBucket(bucket, prefix, s3)
	}
	if scheme, _, ok := strings.Cut(place, "://"); ok {
		return nil, fmt.Errorf("backups can't be kept at %s://: name a folder, or s3://bucket/prefix", scheme)
	}
	return newFolder(place)
}

// OpenExisting is OpenTarget for reading: a folder that is not there is an error.
func OpenExisting(place string, s3 S3) (Target, error) {
	if !strings.Contains(place, "://") {
		if info, err := os.Stat(place); err != nil || !info.IsDir() {
			return nil, fmt.Errorf("there is no folder %s with backups", place)
		}
	}
	return OpenTarget(place, s3)
}
