package fs

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// recorded makes a store tell which folders it syncs, and what was in the folder then.
func recorded(t *testing.T, fails string) (store *Store, synced *[]string) {
	t.Helper()
	store, err := New(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	synced = &[]string{}
	store.sync = func(folder string) error {
		name, err := filepath.Rel(store.root, folder)
		if err != nil {
			return err
		}
		entries, err := os.ReadDir(folder)
		if err != nil {
			return err
		}
		for _, e := range entries {
			*synced = append(*synced, filepath.Join(name, e.Name()))
		}
		if name == fails {
			return errors.New("the disk does not answer")
		}
		return syncFolder(folder)
	}
	return store, synced
}

// TestTheNameOfAFileIsOnTheDiskBeforePutReturns: a file was synced and renamed, and the folder was not: after a power failure,
// the row of an image had no file.
func TestTheNameOfAFileIsOnTheDiskBeforePutReturns(t *testing.T) {
	store, synced := recorded(t, "")
	if err := store.Put(context.Background(), "ab/cd/original.png", []byte("x")); err != nil {
		t.Fatal(err)
	}
	if want := []string{"ab", "ab/cd", "ab/cd/original.png"}; !slices.Equal(*synced, want) {
		t.Errorf("synced with their folders are %q, want %q: each new folder's name, and the file's under its last name", *synced, want)
	}
	*synced = nil
	if err := store.Put(context.Background(), "ab/cd/512.webp", []byte("x")); err != nil {
		t.Fatal(err)
	}
	if want := []string{"ab/cd/512.webp", "ab/cd/original.png"}; !slices.Equal(*synced, want) {
		t.Errorf("synced are %q, want %q: no folder is new", *synced, want)
	}
}

func TestAFolderThatCannotBeSyncedFailsPut(t *testing.T) {
	for _, folder := range []string{".", "ab", "ab/cd"} {
		store, _ := recorded(t, folder)
		if err := store.Put(context.Background(), "ab/cd/original.png", []byte("x")); err == nil {
			t.Errorf("Put succeeds though %q is not on the disk", folder)
		}
	}
}

func TestAFolderIsSyncedByTheRealThing(t *testing.T) {
	if err := syncFolder(t.TempDir()); err != nil {
		t.Error(err)
	}
	if err := syncFolder(filepath.Join(t.TempDir(), "missing")); err == nil {
		t.Error("a folder that is not there is synced")
	}
}
