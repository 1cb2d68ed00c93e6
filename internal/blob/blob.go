// Package blob declares where files are kept. Keys are slash-separated paths of lower-case letters, digits, dots and
// hyphens; each backend is a subpackage, and all of them run the suite in blobtest.
package blob

import (
	"context"
	"errors"
	"io"
	"strings"
	"time"
)

// Errors that every backend returns, wrapped or plain.
var (
	ErrNotFound = errors.New("no such file")
	ErrKey      = errors.New("not a valid file key")
	ErrDenied   = errors.New("the storage refuses the request") // its settings are wrong; trying again doesn't help
)

// File is an open file; the caller closes it.
type File interface {
	io.ReadSeekCloser
	Size() int64
	Modified() time.Time
}

// Store keeps whole files. Put replaces a file at once or not at all: a reader never sees half of it. List tells of every
// file until each fails; those in one folder come one after the other.
type Store interface {
	Put(ctx context.Context, key string, data []byte) error
	Open(ctx context.Context, key string) (File, error)
	List(ctx context.Context, each func(Entry) error) error
	DeleteAll(ctx context.Context, prefix string) error
}

// Entry is a file in a list.
type Entry struct {
	Key      string
	Size     int64 // bytes
	Modified time.Time
}

// CheckKey returns ErrKey unless key has the form that all backends share; it refuses every way out of the store.
func CheckKey(key string) error {
	if len(key) > 200 || strings.Contains(key, "..") {
		return ErrKey
	}
	for part := range strings.SplitSeq(key, "/") {
		if !validPart(part) {
			return ErrKey
		}
	}
	return nil
}

// validPart reports whether one part of a key begins with a letter or a digit and holds nothing but these, dots and hyphens.
// Each file that is served is checked, so this is no regular expression.
func validPart(part string) bool {
	for i, c := range []byte(part) {
		plain := c >= 'a' && c <= 'z' || c >= '0' && c <= '9'
		if !plain && (i == 0 || c != '.' && c != '-') {
			return false
		}
	}
	return part != ""
}
