package sendfile_test

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"pellucid/handlers/sendfile"
	"pellucid/internal/blob"
	"pellucid/internal/blob/fs"
)

// picture is what the files of the tests hold: more than a socket takes at once.
var picture = bytes.Repeat([]byte("all of it is visible, none of it is behind. "), 200_000)

// shelf holds the files of a test.
type shelf struct {
	*fs.Store
	hidden atomic.Bool
}

func (s *shelf) Shown(path string) (string, bool) {
	key, isFile := strings.CutPrefix(path, "/media/")
	return key, isFile && !s.hidden.Load()
}

func (s *shelf) About(string) (string, string) { return "image/png", `"tag"` }

type site struct {
	*httptest.Server
	shelf *shelf
	lane  *sendfile.Lane
	slow  atomic.Int64 // requests that net/http answered
}

// newSite starts a server whose net/http answers with a word, and whose lane with files.
func newSite(t *testing.T) *site {
	t.Helper()
	files, err := fs.New(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(files.Put(t.Context(), "a/large.png", picture), files.Put(t.Context(), "a/small.png", []byte("small"))); err != nil {
		t.Fatal(err)
	}
	s := &site{shelf: &shelf{Store: files}}
	s.lane = sendfile.New(s.shelf, http.Header{"X-Content-Type-Options": {"nosniff"}})
	s.Server = httptest.NewServer(s.lane.Before(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		s.slow.Add(1)
		body, _ := io.ReadAll(r.Body)
		fmt.Fprintf(w, "net/http: %s %s %s", r.Method, r.URL.Path, body)
	})))
	go func() { _ = s.Config.Serve(s.lane) }()
	t.Cleanup(func() {
		_ = s.lane.Shutdown(context.Background())
		s.Close()
	})
	return s
}

// visitor speaks HTTP on one connection, byte by byte if need be.
type visitor struct {
	t      *testing.T
	conn   net.Conn
	reader *bufio.Reader
}

func (s *site) visit(t *testing.T) *visitor {
	t.Helper()
	conn, err := net.Dial("tcp", s.Listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = conn.Close() })
	_ = conn.SetDeadline(time.Now().Add(20 * time.Second))
	return &visitor{t, conn, bufio.NewReader(conn)}
}

func (v *visitor) say(text string) {
	v.t.Helper()
	if _, err := io.WriteString(v.conn, text); err != nil {
		v.t.Fatal(err)
	}
}

func (v *visitor) hear() (*http.Response, string) {
	v.t.Helper()
	answer, err := http.ReadResponse(v.reader, nil)
	if err != nil {
		v.t.Fatal(err)
	}
	body, err := io.ReadAll(answer.Body)
	if err != nil {
		v.t.Fatal(err)
	}
	return answer, string(body)
}

func get(path string, lines ...string) string {
	return "GET " + path + " HTTP/1.1\r\nHost: here\r\n" + strings.Join(append(lines, ""), "\r\n") + "\r\n"
}

func TestFilesAndPagesTakeTurnsOnOneConnection(t *testing.T) {
	s := newSite(t)
	v := s.visit(t)
	for round := range 3 {
		for path, want := range map[string]string{
			"/media/a/large.png": string(picture), "/media/a/small.png": "small",
			"/gallery": "net/http: GET /gallery ", "/media/a/none.png": "net/http: GET /media/a/none.png ",
		} {
			v.say(get(path))
			if answer, body := v.hear(); answer.StatusCode != http.StatusOK || body != want {
				t.Fatalf("round %d: %s is answered by %d and %d bytes", round, path, answer.StatusCode, len(body))
			}
		}
	}
	if s.slow.Load() != 6 {
		t.Errorf("net/http answered %d of 12 requests", s.slow.Load())
	}
}

func TestTheHeadSaysWhatAServerOfFilesSays(t *testing.T) {
	s := newSite(t)
	v := s.visit(t)
	v.say(get("/media/a/small.png"))
	answer, _ := v.hear()
	info, err := os.Stat(filepath.Join(fileFolder(t, s), "a/small.png"))
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]string{
		"Content-Type": "image/png", "Content-Length": "5", "Etag": `"tag"`, "Accept-Ranges": "bytes",
		"X-Content-Type-Options": "nosniff", "Last-Modified": info.ModTime().UTC().Format(http.TimeFormat),
	}
	for name, value := range want {
		if answer.Header.Get(name) != value {
			t.Errorf("%s is %q, not %q", name, answer.Header.Get(name), value)
		}
	}
	if date, err := http.ParseTime(answer.Header.Get("Date")); err != nil || time.Since(date) > time.Minute {
		t.Errorf("Date is %q", answer.Header.Get("Date"))
	}
	if len(answer.Header) != len(want)+1 {
		t.Errorf("it says %v", answer.Header)
	}
}

// fileFolder finds the folder that the files lie in through an open one.
func fileFolder(t *testing.T, s *site) string {
	t.Helper()
	d, err := s.shelf.Descriptor("a/small.png")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = syscall.Close(d.FD) }()
	path, err := os.Readlink(fmt.Sprintf("/proc/self/fd/%d", d.FD))
	if err != nil {
		t.Fatal(err)
	}
	return filepath.Dir(filepath.Dir(path))
}

func TestAFileThatIsHiddenBetweenTwoRequestsIsNotSentAgain(t *testing.T) {
	s := newSite(t)
	v := s.visit(t)
	v.say(get("/media/a/small.png"))
	v.hear()
	s.shelf.hidden.Store(true)
	v.say(get("/media/a/small.png"))
	if _, body := v.hear(); body != "net/http: GET /media/a/small.png " {
		t.Errorf("it is answered by %q", body)
	}
}

func TestAFileThatShrinksWhileItIsSentEndsTheConnection(t *testing.T) {
	s := newSite(t)
	v := s.visit(t)
	v.say(get("/media/a/large.png"))
	if _, err := v.reader.Peek(1); err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(filepath.Join(fileFolder(t, s), "a/large.png"), 1); err != nil {
		t.Fatal(err)
	}
	answer, err := http.ReadResponse(v.reader, nil)
	if err != nil {
		t.Fatal(err)
	}
	if body, err := io.ReadAll(answer.Body); !errors.Is(err, io.ErrUnexpectedEOF) {
		t.Errorf("%d of %d bytes came, and then %v", len(body), len(picture), err)
	}
}

func TestWhatIsNoFileIsNotOpened(t *testing.T) {
	files, err := fs.New(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	if err := files.Put(t.Context(), "a/b.png", []byte("x")); err != nil {
		t.Fatal(err)
	}
	for _, key := range []string{"a", "a/c.png", "../a/b.png", "/etc/passwd", ""} {
		if d, err := files.Descriptor(key); err == nil {
			t.Errorf("%q is opened as %+v", key, d)
		}
	}
	var none blob.Descriptor
	if d, err := files.Descriptor("a/b.png"); err != nil || d == none || d.Size != 1 {
		t.Errorf("%+v, %v", d, err)
	} else {
		_ = syscall.Close(d.FD)
	}
}
