package blob_test

import (
	"context"
	"errors"
	"io"
	"testing"

	"pellucid/internal/blob"
	"pellucid/internal/blob/blobtest"
	"pellucid/internal/blob/fs"
)

func folder(t *testing.T) blob.Store {
	t.Helper()
	store, err := fs.New(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	return store
}

func TestFallbackKeepsTheContract(t *testing.T) {
	blobtest.Run(t, func(t *testing.T) blob.Store { return blob.Fallback{First: folder(t), Then: folder(t)} })
}

func text(t *testing.T, s blob.Store, key string) string {
	t.Helper()
	f, err := s.Open(t.Context(), key)
	if err != nil {
		return err.Error()
	}
	defer func() { _ = f.Close() }()
	got, err := io.ReadAll(f)
	if err != nil {
		t.Fatal(err)
	}
	return string(got)
}

func put(t *testing.T, s blob.Store, key, text string) {
	t.Helper()
	if err := s.Put(t.Context(), key, []byte(text)); err != nil {
		t.Fatal(err)
	}
}

func TestFallbackReadsWhatHasNotMovedYet(t *testing.T) {
	first, then := folder(t), folder(t)
	both := blob.Fallback{First: first, Then: then}
	put(t, then, "ab/x.png", "old place")
	put(t, both, "ab/y.png", "new")
	if got := text(t, both, "ab/x.png"); got != "old place" {
		t.Error(got)
	}
	if got := text(t, first, "ab/y.png"); got != "new" {
		t.Error("what is put goes to the first store: ", got)
	}
	put(t, first, "ab/x.png", "new place")
	if got := text(t, both, "ab/x.png"); got != "new place" {
		t.Error("the first store is read first: ", got)
	}
	if err := both.DeleteAll(t.Context(), "ab"); err != nil {
		t.Fatal(err)
	}
	for _, s := range []blob.Store{first, then, both} {
		if _, err := s.Open(t.Context(), "ab/x.png"); !errors.Is(err, blob.ErrNotFound) {
			t.Errorf("a deleted file: %v", err)
		}
	}
}

// broken is a store that cannot be reached.
type broken struct{ blob.Store }

var errBroken = errors.New("cannot be reached")

func (broken) Open(context.Context, string) (blob.File, error) { return nil, errBroken }

func TestFallbackNeverTakesAStoreThatCannotBeReachedForOneWithoutTheFile(t *testing.T) {
	there := folder(t)
	put(t, there, "ab/x.png", "x")
	for name, s := range map[string]blob.Store{"first": blob.Fallback{First: broken{}, Then: there}, "second": blob.Fallback{First: there, Then: broken{}}} {
		if got := text(t, s, "ab/x.png"); got != "x" {
			t.Errorf("with the %s broken, a file in the other reads %q", name, got)
		}
		if _, err := s.Open(t.Context(), "ab/y.png"); !errors.Is(err, errBroken) {
			t.Errorf("with the %s broken, a file that may be in it is %v", name, err)
		}
	}
}
