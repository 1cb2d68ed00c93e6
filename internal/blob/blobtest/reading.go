package blobtest

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"strings"
	"sync"
	"testing"
	"time"

	"pellucid/internal/blob"
)

func open(t *testing.T, s blob.Store, key string) blob.File {
	t.Helper()
	f, err := s.Open(context.Background(), key)
	if err != nil {
		t.Fatalf("Open(%q): %v", key, err)
	}
	t.Cleanup(func() { _ = f.Close() })
	return f
}

func readsParts(t *testing.T, s blob.Store) {
	text := "0123456789abcdef"
	put(t, s, "ab/x.png", text)
	f := open(t, s, "ab/x.png")
	if time.Since(f.Modified()).Abs() > time.Hour {
		t.Errorf("it was modified at %v", f.Modified())
	}
	for _, part := range []struct {
		offset int64
		whence int
		n      int
		want   string
	}{
		{0, io.SeekEnd, 4, ""}, {0, io.SeekStart, 4, "0123"}, {2, io.SeekCurrent, 3, "678"}, {-3, io.SeekEnd, 9, "def"}, {1, io.SeekStart, 1, "1"}, {0, io.SeekCurrent, 2, "23"},
	} {
		if _, err := f.Seek(part.offset, part.whence); err != nil {
			t.Fatalf("Seek(%d, %d): %v", part.offset, part.whence, err)
		}
		got, err := io.ReadAll(io.LimitReader(f, int64(part.n)))
		if err != nil || string(got) != part.want {
			t.Errorf("after Seek(%d, %d): %q, %v; want %q", part.offset, part.whence, got, err, part.want)
		}
	}
	if _, err := f.Seek(-1, io.SeekStart); err == nil {
		t.Error("a reader goes before the file")
	}
}

// keepsLarge uses a file that is larger than any of ours, and than what S3 clients send in one part by themselves.
func keepsLarge(t *testing.T, s blob.Store) {
	data := make([]byte, 20<<20)
	_, _ = rand.NewChaCha8([32]byte{1}).Read(data)
	if err := s.Put(context.Background(), "ab/large.png", data); err != nil {
		t.Fatal(err)
	}
	f := open(t, s, "ab/large.png")
	got, err := io.ReadAll(f)
	if err != nil || !bytes.Equal(got, data) || f.Size() != int64(len(data)) {
		t.Errorf("%d bytes come back as %d, size %d, %v", len(data), len(got), f.Size(), err)
	}
}

func putsAtOnce(t *testing.T, s blob.Store) {
	var group sync.WaitGroup
	for i := range 8 {
		group.Go(func() {
			if err := s.Put(context.Background(), "ab/new/x.png", bytes.Repeat([]byte{byte('a' + i)}, 50_000)); err != nil {
				t.Errorf("Put: %v", err)
			}
			if err := s.Put(context.Background(), fmt.Sprintf("ab/new/%d.png", i), []byte("own")); err != nil {
				t.Errorf("Put: %v", err)
			}
		})
	}
	group.Wait()
	text := read(t, s, "ab/new/x.png")
	if len(text) != 50_000 || strings.Trim(text, text[:1]) != "" {
		t.Errorf("%d bytes, and not all of one put", len(text))
	}
	for i := range 8 {
		if got := read(t, s, fmt.Sprintf("ab/new/%d.png", i)); got != "own" {
			t.Errorf("file %d reads %q", i, got)
		}
	}
}

func neverMixes(t *testing.T, s blob.Store) {
	before, after := strings.Repeat("a", 3<<20), strings.Repeat("b", 3<<20)
	put(t, s, "ab/x.png", before)
	f := open(t, s, "ab/x.png")
	first := make([]byte, 10)
	if _, err := io.ReadFull(f, first); err != nil {
		t.Fatal(err)
	}
	put(t, s, "ab/x.png", after)
	if _, err := f.Seek(1<<20, io.SeekStart); err != nil {
		t.Fatal(err)
	}
	rest, err := io.ReadAll(f)
	if err == nil && strings.Trim(string(rest), "a") != "" {
		t.Error("a reader that began with the old file ends with the new one")
	}
}

func honorsContexts(t *testing.T, s blob.Store) {
	ctx, cancel := context.WithCancel(context.Background())
	put(t, s, "ab/x.png", "stays")
	cancel()
	_, opening := s.Open(ctx, "ab/x.png")
	for what, err := range map[string]error{
		"Put": s.Put(ctx, "ab/x.png", []byte("other")), "Open": opening, "DeleteAll": s.DeleteAll(ctx, "ab"),
		"List": s.List(ctx, func(blob.Entry) error { return nil }),
	} {
		if !errors.Is(err, context.Canceled) {
			t.Errorf("%s with a canceled context: %v", what, err)
		}
	}
	if got := read(t, s, "ab/x.png"); got != "stays" {
		t.Errorf("after all it reads %q", got)
	}
}
