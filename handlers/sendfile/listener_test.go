package sendfile_test

import (
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestAtTheEndFilesAreSentWhollyAndIdleConnectionsClosed(t *testing.T) {
	s := newSite(t)
	idle, busy := s.visit(t), s.visit(t)
	idle.say(get("/media/a/small.png"))
	idle.hear()
	busy.say(get("/media/a/large.png"))
	if _, err := busy.reader.Peek(1); err != nil {
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- errors.Join(s.Config.Shutdown(t.Context()), s.lane.Shutdown(t.Context())) }()
	if _, err := idle.reader.ReadByte(); err != io.EOF {
		t.Errorf("the idle connection ends by %v", err)
	}
	if _, body := busy.hear(); body != string(picture) {
		t.Errorf("%d bytes of the file came", len(body))
	}
	if err := <-ended; err != nil {
		t.Error(err)
	}
}

func TestNobodyIsWaitedForLongerThanTheEndMayTake(t *testing.T) {
	s := newSite(t)
	v := s.visit(t)
	v.say(get("/media/a/large.png")) // and reads nothing
	if _, err := v.reader.Peek(1); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := s.lane.Shutdown(ctx); !errors.Is(err, context.Canceled) {
		t.Errorf("Shutdown returns %v", err)
	}
	if err := s.lane.Shutdown(t.Context()); err != nil {
		t.Error(err)
	}
}

func TestNothingStaysOpen(t *testing.T) {
	s := newSite(t)
	before := openFiles(t)
	for range 20 {
		v := s.visit(t)
		v.say(get("/media/a/small.png") + get("/media/a/large.png"))
		v.hear()
		_ = v.conn.Close() // in the middle of the second file
	}
	_ = s.lane.Shutdown(context.Background())
	if after := openFiles(t); after > before {
		t.Errorf("%d files are open, %d were", after, before)
	}
}

// openFiles counts the regular files that are open below the temporary folder.
func openFiles(t *testing.T) (n int) {
	t.Helper()
	links, err := filepath.Glob("/proc/self/fd/*")
	if err != nil {
		t.Fatal(err)
	}
	for _, link := range links {
		if path, err := os.Readlink(link); err == nil && strings.HasSuffix(path, ".png") {
			n++
		}
	}
	return n
}
