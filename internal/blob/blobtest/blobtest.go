// Package blobtest is the contract that every blob backend keeps.
package blobtest

import (
	"bytes"
	"context"
	"errors"
	"io"
	"path"
	"strings"
	"testing"
	"time"

	"pellucid/internal/blob"
)

// Run holds a backend to the contract; make returns a new, empty store.
func Run(t *testing.T, make func(t *testing.T) blob.Store) {
	t.Run("a file that was put can be read back", func(t *testing.T) { readsBack(t, make(t)) })
	t.Run("putting again replaces the whole file", func(t *testing.T) { replaces(t, make(t)) })
	t.Run("a missing file is ErrNotFound", func(t *testing.T) { misses(t, make(t)) })
	t.Run("deleting takes away everything below the prefix and nothing else", func(t *testing.T) { deletes(t, make(t)) })
	t.Run("a list names every file with its size, folder by folder", func(t *testing.T) { lists(t, make(t)) })
	t.Run("a list ends where its reader fails", func(t *testing.T) { stopsListing(t, make(t)) })
	t.Run("a key that could leave the store is refused", func(t *testing.T) { refusesKeys(t, make(t)) })
	t.Run("a part of a file is read from where the reader went", func(t *testing.T) { readsParts(t, make(t)) })
	t.Run("a large file comes back as it was", func(t *testing.T) { keepsLarge(t, make(t)) })
	t.Run("of several puts at once one wins whole", func(t *testing.T) { putsAtOnce(t, make(t)) })
	t.Run("a file that is replaced while it is read is never a mix of two", func(t *testing.T) { neverMixes(t, make(t)) })
	t.Run("what the caller has given up does nothing", func(t *testing.T) { honorsContexts(t, make(t)) })
}

func put(t *testing.T, s blob.Store, key, text string) {
	t.Helper()
	if err := s.Put(context.Background(), key, []byte(text)); err != nil {
		t.Fatalf("Put(%q): %v", key, err)
	}
}

func read(t *testing.T, s blob.Store, key string) string {
	t.Helper()
	f, err := s.Open(context.Background(), key)
	if err != nil {
		t.Fatalf("Open(%q): %v", key, err)
	}
	defer func() { _ = f.Close() }()
	var b bytes.Buffer
	if _, err := io.Copy(&b, f); err != nil {
		t.Fatalf("read %q: %v", key, err)
	}
	if f.Size() != int64(b.Len()) {
		t.Errorf("Size() = %d, read %d bytes", f.Size(), b.Len())
	}
	return b.String()
}

func readsBack(t *testing.T, s blob.Store) {
	put(t, s, "ab/cd/original.png", "picture")
	if got := read(t, s, "ab/cd/original.png"); got != "picture" {
		t.Errorf("read %q", got)
	}
}

func replaces(t *testing.T, s blob.Store) {
	put(t, s, "ab/x.webp", "a longer first version")
	put(t, s, "ab/x.webp", "second")
	if got := read(t, s, "ab/x.webp"); got != "second" {
		t.Errorf("read %q", got)
	}
}

func misses(t *testing.T, s blob.Store) {
	put(t, s, "ab/x.webp", "x")
	for _, key := range []string{"ab/y.webp", "cd/x.webp", "ab"} {
		if _, err := s.Open(context.Background(), key); !errors.Is(err, blob.ErrNotFound) {
			t.Errorf("Open(%q) = %v, want ErrNotFound", key, err)
		}
	}
}

func deletes(t *testing.T, s blob.Store) {
	ctx := context.Background()
	put(t, s, "ab/one/x.png", "x")
	put(t, s, "ab/one/y.png", "y")
	put(t, s, "ab/two/x.png", "stays")
	for range 2 { // deleting what is gone is no error
		if err := s.DeleteAll(ctx, "ab/one"); err != nil {
			t.Fatal(err)
		}
	}
	for _, key := range []string{"ab/one/x.png", "ab/one/y.png"} {
		if _, err := s.Open(ctx, key); !errors.Is(err, blob.ErrNotFound) {
			t.Errorf("Open(%q) after deleting = %v", key, err)
		}
	}
	if got := read(t, s, "ab/two/x.png"); got != "stays" {
		t.Errorf("a neighbor reads %q", got)
	}
}

func lists(t *testing.T, s blob.Store) {
	want := map[string]int64{"ab/one/x.png": 1, "ab/one/y.webp": 2, "ab/one-more/x.png": 3, "cd/two/x.png": 4}
	for key, size := range want {
		put(t, s, key, strings.Repeat("x", int(size)))
	}
	folders := []string{}
	err := s.List(context.Background(), func(e blob.Entry) error {
		if want[e.Key] != e.Size || time.Since(e.Modified).Abs() > time.Hour {
			t.Errorf("%s has %d bytes of %v, want %d", e.Key, e.Size, e.Modified, want[e.Key])
		}
		delete(want, e.Key)
		if folder := path.Dir(e.Key); len(folders) == 0 || folders[len(folders)-1] != folder {
			folders = append(folders, folder)
		}
		return nil
	})
	if err != nil || len(want) != 0 {
		t.Errorf("%v were not listed, err %v", want, err)
	}
	if len(folders) != 3 {
		t.Errorf("the folders come as %v", folders)
	}
}

func stopsListing(t *testing.T, s blob.Store) {
	put(t, s, "ab/x.png", "x")
	put(t, s, "cd/x.png", "x")
	enough, seen := errors.New("enough"), 0
	err := s.List(context.Background(), func(blob.Entry) error { seen++; return enough })
	if !errors.Is(err, enough) || seen != 1 {
		t.Errorf("after %d files: %v", seen, err)
	}
}

func refusesKeys(t *testing.T, s blob.Store) {
	for _, key := range []string{"", "/etc/passwd", "../x", "ab/../../x", "ab//x", "ab/.hidden", "AB/x", "ab\\x", "ab/x\x00", "ab/", "."} {
		if err := s.Put(context.Background(), key, []byte("x")); !errors.Is(err, blob.ErrKey) {
			t.Errorf("Put(%q) = %v, want ErrKey", key, err)
		}
		if _, err := s.Open(context.Background(), key); !errors.Is(err, blob.ErrKey) {
			t.Errorf("Open(%q) = %v, want ErrKey", key, err)
		}
		if err := s.DeleteAll(context.Background(), key); !errors.Is(err, blob.ErrKey) {
			t.Errorf("DeleteAll(%q) = %v, want ErrKey", key, err)
		}
	}
}
