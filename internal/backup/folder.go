package backup

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"

	"pellucid/internal/blob"
)

// folder keeps backups in a folder that only its owner may read: a copy of the database holds everybody's data.
type folder struct{ root string }

func newFolder(root string) (*folder, error) {
	root, err := filepath.Abs(root)
	if err != nil {
		return nil, err
	}
	if err := os.MkdirAll(root, 0o700); err != nil {
		return nil, fmt.Errorf("the folder for backups can't be made: %w", err)
	}
	return &folder{root}, nil
}

func (f *folder) String() string { return f.root }

func (f *folder) path(name string) string { return filepath.Join(f.root, filepath.FromSlash(name)) }

// Put writes an object beside its place, syncs it, renames it into place, and syncs the folder, so that a loss of power leaves the
// whole object or none.
func (f *folder) Put(_ context.Context, name string, _ int64, content io.Reader) (err error) {
	path := f.path(name)
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	temp, err := os.CreateTemp(filepath.Dir(path), ".put-*")
	if err != nil {
		return err
	}
	defer func() { _ = os.Remove(temp.Name()) }() // fails once it is renamed
	_, err = io.Copy(temp, content)
	if err == nil {
		err = temp.Sync()
	}
	if err = errors.Join(err, temp.Close()); err != nil {
		return err
	}
	if err := os.Rename(temp.Name(), path); err != nil {
		return err
	}
	return syncFolder(filepath.Dir(path))
}

func syncFolder(path string) error {
	dir, err := os.Open(path)
	if err != nil {
		return err
	}
	return errors.Join(dir.Sync(), dir.Close())
}

func (f *folder) Open(_ context.Context, name string) (io.ReadCloser, error) {
	file, err := os.Open(f.path(name))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%s: %w", name, ErrNotFound)
	}
	return file, err
}

// List tells of the objects whose names begin with prefix, a folder with its slash. What a killed Put left is none.
func (f *folder) List(ctx context.Context, prefix string, each func(Object) error) error {
	return blob.WalkFolder(ctx, f.root, prefix, func(name string, info fs.FileInfo) error {
		if strings.HasPrefix(info.Name(), ".") {
			return nil
		}
		return each(Object{Name: name, Size: info.Size(), Modified: info.ModTime()})
	})
}

// Delete removes an object, and its folder when nothing is left in it.
func (f *folder) Delete(_ context.Context, name string) error {
	path := f.path(name)
	if err := os.Remove(path); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	_ = os.Remove(filepath.Dir(path)) // refused while there is something in it
	return nil
}

// Lock keeps a second backup out of the folder until the first is done, or its process ends.
func (f *folder) Lock(context.Context) (unlock func(), err error) {
	file, err := os.OpenFile(f.path(".lock"), os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, fmt.Errorf("%s can't be written: %w", f.root, err)
	}
	if err := syscall.Flock(int(file.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		_ = file.Close()
		return nil, fmt.Errorf("another backup to %s is being taken", f.root)
	}
	return func() { _ = file.Close() }, nil
}
