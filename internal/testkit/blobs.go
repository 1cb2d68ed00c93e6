package testkit

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"pellucid/internal/blob/fs"
)

// ErrDisk is what a broken Blobs answers.
var ErrDisk = errors.New("no space left on device")

// Blobs is the real file store in a temporary folder; it can be told to break.
type Blobs struct {
	*fs.Store
	Root string

	mu   sync.Mutex
	put  func(key string) error
	puts []string
}

// NewBlobs returns a file store that works.
func NewBlobs(t testing.TB) *Blobs {
	t.Helper()
	root := t.TempDir()
	files, err := fs.New(root)
	if err != nil {
		t.Fatal(err)
	}
	return &Blobs{Store: files, Root: root}
}

// OnPut sets what happens before a file is kept: an error refuses it. Nil makes the store work again.
func (b *Blobs) OnPut(hook func(key string) error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.put = hook
}

// Put keeps a file, unless the hook refuses it.
func (b *Blobs) Put(ctx context.Context, key string, data []byte) error {
	b.mu.Lock()
	hook := b.put
	b.puts = append(b.puts, key)
	b.mu.Unlock()
	if hook != nil {
		if err := hook(key); err != nil {
			return err
		}
	}
	return b.Store.Put(ctx, key, data)
}

// Files returns the keys of everything that is kept.
func (b *Blobs) Files(t testing.TB) []string {
	t.Helper()
	var keys []string
	err := filepath.WalkDir(b.Root, func(path string, entry os.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		key, err := filepath.Rel(b.Root, path)
		keys = append(keys, filepath.ToSlash(key))
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return keys
}
