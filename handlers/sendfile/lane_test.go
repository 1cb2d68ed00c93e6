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

func TestWhatIsNotPlainIsForNetHTTP(t *testing.T) {
	const file = "/media/a/small.png"
	cases := map[string]string{
		"a range":                            get(file, "Range: bytes=0-1"),
		"a question whether it changed":      get(file, `If-None-Match: "tag"`),
		"a date":                             get(file, "If-Modified-Since: Fri, 20 Nov 2026 00:00:00 GMT"),
		"a head":                             "HEAD " + file + " HTTP/1.1\r\nHost: here\r\n\r\n",
		"a form":                             "POST " + file + " HTTP/1.1\r\nHost: here\r\nContent-Length: 2\r\n\r\nhi",
		"a request with a body":              get(file, "Content-Length: 2") + "hi",
		"a body in chunks":                   get(file, "Transfer-Encoding: chunked") + "2\r\nhi\r\n0\r\n\r\n",
		"one that ends the connection":       get(file, "Connection: close"),
		"one that wants another protocol":    get(file, "Connection: Upgrade", "Upgrade: websocket"),
		"an old protocol":                    "GET " + file + " HTTP/1.0\r\nHost: here\r\n\r\n",
		"lines that end in a line feed only": "GET " + file + " HTTP/1.1\nHost: here\n\n",
	}
	for name, request := range cases {
		for where, before := range map[string]string{"first": "", "after a file": get(file)} {
			t.Run(name+", "+where, func(t *testing.T) {
				s := newSite(t)
				v := s.visit(t)
				if before != "" {
					v.say(before)
					v.hear()
				}
				v.say(request)
				answer, err := http.ReadResponse(v.reader, &http.Request{Method: request[:strings.IndexByte(request, ' ')]})
				if err != nil || answer.StatusCode != http.StatusOK || s.slow.Load() != 1 && !strings.HasPrefix(name, "lines") {
					t.Errorf("net/http answered %d times: %v, %v", s.slow.Load(), answer, err)
				}
			})
		}
	}
}

func TestNoRequestIsHiddenInAnother(t *testing.T) {
	s := newSite(t)
	v := s.visit(t)
	v.say(get("/media/a/small.png"))
	v.hear()
	hidden := "GET /secret HTTP/1.1\r\nHost: here\r\n\r\n"
	v.say(fmt.Sprintf("GET /media/a/small.png HTTP/1.1\r\nHost: here\r\nContent-Length: %d\r\n\r\n%s", len(hidden), hidden))
	if _, body := v.hear(); body != "net/http: GET /media/a/small.png "+hidden {
		t.Errorf("the body was read as %q", body)
	}
	v.say(get("/gallery"))
	if _, body := v.hear(); body != "net/http: GET /gallery " {
		t.Errorf("what comes next is answered by %q", body)
	}
}

func TestWhatNetHTTPRefusesIsRefusedAfterAFileToo(t *testing.T) {
	for name, request := range map[string]string{
		"no host":            "GET /media/a/small.png HTTP/1.1\r\n\r\n",
		"two hosts":          "GET /gallery HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
		"two lengths":        "GET /media/a/small.png HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nhi",
		"a space in a name":  get("/media/a/small.png", "Content Length: 2"),
		"no request":         "what is this\r\n\r\n",
		"an impossible path": "GET /%zz HTTP/1.1\r\nHost: here\r\n\r\n",
	} {
		t.Run(name, func(t *testing.T) {
			v := newSite(t).visit(t)
			v.say(get("/media/a/small.png"))
			v.hear()
			v.say(request)
			if answer, _ := v.hear(); answer.StatusCode != http.StatusBadRequest {
				t.Errorf("it is answered by %d", answer.StatusCode)
			}
		})
	}
}

func TestRequestsMayComeInHeapsAndInCrumbs(t *testing.T) {
	s := newSite(t)
	t.Run("many at once", func(t *testing.T) {
		v := s.visit(t)
		v.say(get("/media/a/small.png") + get("/media/a/large.png") + get("/gallery") + get("/media/a/small.png") + get("/media/a/small.png"))
		for i, want := range []string{"small", string(picture), "net/http: GET /gallery ", "small", "small"} {
			if _, body := v.hear(); body != want {
				t.Fatalf("answer %d has %d bytes", i+1, len(body))
			}
		}
	})
	t.Run("byte by byte", func(t *testing.T) {
		v := s.visit(t)
		for range 2 {
			for _, b := range get("/media/a/small.png", "X-Long: "+strings.Repeat("x", 300)) {
				v.say(string(b))
			}
			if _, body := v.hear(); body != "small" {
				t.Fatalf("it is answered by %q", body)
			}
		}
	})
	t.Run("longer than what is read at once", func(t *testing.T) {
		v := s.visit(t)
		v.say(get("/media/a/small.png"))
		v.hear()
		v.say(get("/media/a/small.png", "X-Long: "+strings.Repeat("x", 9000)))
		if _, body := v.hear(); body != "small" {
			t.Fatalf("it is answered by %q", body)
		}
	})
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

var _ sendfile.Shelf = (*shelf)(nil)

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
