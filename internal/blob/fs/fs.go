// Package fs keeps files in a folder of the file system.
package fs

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
	"time"

	"pellucid/internal/blob"
)

// Store keeps files below one folder.
type Store struct {
	root   string
	making sync.Mutex // held while a folder is made, so that nobody takes one for lasting that is not
	sync   func(folder string) error
}

// New returns a store below root, which is made when it is missing.
func New(root string) (*Store, error) {
	s := &Store{root: root, sync: syncFolder}
	if err := s.makeFolder(root); err != nil {
		return nil, fmt.Errorf("make the folder for files: %w", err)
	}
	return s, nil
}

// Put writes a file beside its place, syncs it, and renames it into place. The folder is synced after that, and so is the one
// above each folder that is new: without it, a power failure can take the name of a file whose bytes are on the disk.
func (s *Store) Put(ctx context.Context, key string, data []byte) error {
	path, err := s.path(key)
	if err != nil {
		return err
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	if err := s.put(path, data); err != nil {
		return fmt.Errorf("put %s: %w", key, err)
	}
	return nil
}

func (s *Store) put(path string, data []byte) error {
	folder := filepath.Dir(path)
	if err := s.makeFolder(folder); err != nil {
		return err
	}
	temp, err := os.CreateTemp(folder, ".put-*")
	if err != nil {
		return err
	}
	defer func() { _ = os.Remove(temp.Name()) }() // fails once it is renamed
	if err := writeSynced(temp, data); err != nil {
		return err
	}
	if err := os.Rename(temp.Name(), path); err != nil {
		return err
	}
	return s.sync(folder)
}

// Open opens a file for reading.
func (s *Store) Open(ctx context.Context, key string) (blob.File, error) {
	path, err := s.path(key)
	if err != nil {
		return nil, err
	}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	f, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, blob.ErrNotFound
	}
	if err != nil {
		return nil, fmt.Errorf("open %s: %w", key, err)
	}
	info, err := f.Stat()
	if err != nil || info.IsDir() {
		_ = f.Close()
		return nil, blob.ErrNotFound
	}
	return file{File: f, info: info}, nil
}

// List walks the folder. What a crash left of a Put is listed too, under a key that Open refuses: whoever looks for files
// without an owner finds it in its folder.
func (s *Store) List(ctx context.Context, each func(blob.Entry) error) error {
	return blob.WalkFolder(ctx, s.root, "", func(key string, info fs.FileInfo) error {
		return each(blob.Entry{Key: key, Size: info.Size(), Modified: info.ModTime()})
	})
}

// DeleteAll removes every file below prefix, which is a key without its last parts. What is not there is no error.
func (s *Store) DeleteAll(ctx context.Context, prefix string) error {
	path, err := s.path(prefix)
	if err != nil {
		return err
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	if err := os.RemoveAll(path); err != nil {
		return fmt.Errorf("delete %s: %w", prefix, err)
	}
	return nil
}

func (s *Store) path(key string) (string, error) {
	if err := blob.CheckKey(key); err != nil {
		return "", err
	}
	return filepath.Join(s.root, filepath.FromSlash(key)), nil
}

type file struct {
	*os.File
	info fs.FileInfo
}

func (f file) Size() int64         { return f.info.Size() }
func (f file) Modified() time.Time { return f.info.ModTime() }
