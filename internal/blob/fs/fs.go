// Package fs keeps files in a folder of the file system.
package fs

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"pellucid/internal/blob"
)

// Store keeps files below one folder.
type Store struct{ root string }

// New returns a store below root, which is made when it is missing.
func New(root string) (*Store, error) {
	if err := os.MkdirAll(root, 0o750); err != nil {
		return nil, fmt.Errorf("make the folder for files: %w", err)
	}
	return &Store{root: root}, nil
}

// Put writes a file beside its place, syncs it, and renames it into place.
func (s *Store) Put(_ context.Context, key string, data []byte) error {
	path, err := s.path(key)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o750); err != nil {
		return fmt.Errorf("put %s: %w", key, err)
	}
	temp, err := os.CreateTemp(filepath.Dir(path), ".put-*")
	if err != nil {
		return fmt.Errorf("put %s: %w", key, err)
	}
	defer func() { _ = os.Remove(temp.Name()) }() // fails once it is renamed
	if err := writeSynced(temp, data); err != nil {
		return fmt.Errorf("put %s: %w", key, err)
	}
	if err := os.Rename(temp.Name(), path); err != nil {
		return fmt.Errorf("put %s: %w", key, err)
	}
	return nil
}

func writeSynced(f *os.File, data []byte) error {
	_, err := f.Write(data)
	if err == nil {
		err = f.Sync()
	}
	if closeErr := f.Close(); err == nil {
		err = closeErr
	}
	return err
}

// Open opens a file for reading.
func (s *Store) Open(_ context.Context, key string) (blob.File, error) {
	path, err := s.path(key)
	if err != nil {
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
	return filepath.WalkDir(s.root, func(path string, entry fs.DirEntry, err error) error {
		if errors.Is(err, fs.ErrNotExist) && path != s.root {
			return nil // removed while the list was read
		}
		if err == nil {
			err = ctx.Err()
		}
		if err != nil || entry.IsDir() {
			return err
		}
		info, err := entry.Info()
		if errors.Is(err, fs.ErrNotExist) {
			return nil
		}
		if err != nil {
			return err
		}
		key, err := filepath.Rel(s.root, path)
		if err != nil {
			return err
		}
		return each(blob.Entry{Key: filepath.ToSlash(key), Size: info.Size(), Modified: info.ModTime()})
	})
}

// DeleteAll removes every file below prefix, which is a key without its last parts. What is not there is no error.
func (s *Store) DeleteAll(_ context.Context, prefix string) error {
	path, err := s.path(prefix)
	if err != nil {
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
