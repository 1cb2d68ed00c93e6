package fs_test

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"pellucid/internal/blob"
	"pellucid/internal/blob/blobtest"
	"pellucid/internal/blob/fs"
)

func TestStoreKeepsTheContract(t *testing.T) {
	blobtest.Run(t, func(t *testing.T) blob.Store {
		store, err := fs.New(t.TempDir())
		if err != nil {
			t.Fatal(err)
		}
		return store
	})
}

func TestPutLeavesNothingBehindWhenTheFolderCannotBeWritten(t *testing.T) {
	root := t.TempDir()
	store, err := fs.New(root)
	if err != nil {
		t.Fatal(err)
	}
	// A file where the folder should be: works for root too, unlike a mode.
	if err := os.WriteFile(filepath.Join(root, "ab"), []byte("in the way"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := store.Put(context.Background(), "ab/original.png", []byte("x")); err == nil {
		t.Fatal("Put succeeded below a file")
	}
	entries, err := os.ReadDir(root)
	if err != nil || len(entries) != 1 {
		t.Fatalf("the folder holds %v, err %v; want the one file that was in the way", entries, err)
	}
}
