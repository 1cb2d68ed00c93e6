//go:build packed

package texts

import (
	"io/fs"
	"os"
	"path/filepath"
	"testing"
)

func TestEveryArchiveHoldsTheTextsBesideIt(t *testing.T) {
	found := 0
	for _, tree := range []string{"..", "../../views"} {
		err := filepath.WalkDir(tree, func(path string, entry fs.DirEntry, err error) error {
			if err != nil || entry.Name() != "texts.br" {
				return err
			}
			found++
			compare(t, path)
			return nil
		})
		if err != nil {
			t.Error(err)
		}
	}
	if found == 0 {
		t.Error("no archives: run make generate")
	}
}

func compare(t *testing.T, path string) {
	archive, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	all, err := unpack(archive)
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range all {
		beside, err := os.ReadFile(filepath.Join(filepath.Dir(path), name))
		if err != nil || string(beside) != text {
			t.Errorf("%s is older than the %s beside it (%v): run make generate", path, name, err)
		}
	}
}
