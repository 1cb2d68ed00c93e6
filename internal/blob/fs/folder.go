package fs

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// makeFolder makes a folder and those above it that are missing, and syncs the one above each.
func (s *Store) makeFolder(folder string) error {
	s.making.Lock()
	defer s.making.Unlock()
	return s.makeMissing(filepath.Clean(folder))
}

func (s *Store) makeMissing(folder string) error {
	if info, err := os.Stat(folder); err == nil && info.IsDir() {
		return nil
	}
	above := filepath.Dir(folder)
	if above != folder {
		if err := s.makeMissing(above); err != nil {
			return err
		}
	}
	if err := os.Mkdir(folder, 0o750); err != nil && !errors.Is(err, fs.ErrExist) {
		return err
	} else if info, err := os.Stat(folder); err != nil || !info.IsDir() {
		return fmt.Errorf("%s is in the way and not a folder", folder)
	}
	return s.sync(above)
}

// syncFolder waits until the names in a folder are on the disk.
func syncFolder(folder string) error {
	f, err := os.Open(folder)
	if err != nil {
		return err
	}
	err = f.Sync()
	if closeErr := f.Close(); err == nil {
		err = closeErr
	}
	return err
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
