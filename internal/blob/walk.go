package blob

import (
	"context"
	"errors"
	"io/fs"
	"path/filepath"
)

// WalkFolder tells of each file below a folder: its slash-separated path from root, and what is known of it. What is removed
// meanwhile is passed over. below is a slash-separated path from root, empty for all of it; one that is not there has no files, but a
// root that is not there is an error.
func WalkFolder(ctx context.Context, root, below string, each func(name string, info fs.FileInfo) error) error {
	return filepath.WalkDir(filepath.Join(root, filepath.FromSlash(below)), func(path string, entry fs.DirEntry, err error) error {
		if errors.Is(err, fs.ErrNotExist) && path != root {
			return nil
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
		name, err := filepath.Rel(root, path)
		if err != nil {
			return err
		}
		return each(filepath.ToSlash(name), info)
	})
}
