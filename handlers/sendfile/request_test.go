package sendfile_test

import (
	"bufio"
	"bytes"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"pellucid/handlers/sendfile"
)

// before says how many files were fetched on a connection before a request: the first of all is read by net/http, the second
// by the lane, and those after it may be known by their header lines.
var before = map[string]int{"first": 0, "after a file": 1, "after three files": 3}

func (v *visitor) fetch(files int) {
	v.t.Helper()
	for range files {
		v.say(get("/media/a/small.png"))
		if _, body := v.hear(); body != "small" {
			v.t.Fatalf("the file is answered by %q", body)
		}
	}
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
		for where, files := range before {
			t.Run(name+", "+where, func(t *testing.T) {
				s := newSite(t)
				v := s.visit(t)
				v.fetch(files)
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
	for where, files := range before {
		t.Run(where, func(t *testing.T) {
			v := newSite(t).visit(t)
			v.fetch(files)
			hidden := "GET /secret HTTP/1.1\r\nHost: here\r\n\r\n"
			v.say(get("/media/a/small.png", fmt.Sprintf("Content-Length: %d", len(hidden))) + hidden)
			if _, body := v.hear(); body != "net/http: GET /media/a/small.png "+hidden {
				t.Errorf("the body was read as %q", body)
			}
			v.say(get("/gallery"))
			if _, body := v.hear(); body != "net/http: GET /gallery " {
				t.Errorf("what comes next is answered by %q", body)
			}
		})
	}
}

func TestWhatNetHTTPRefusesIsRefusedAfterFilesToo(t *testing.T) {
	for name, request := range map[string]string{
		"no host":            "GET /media/a/small.png HTTP/1.1\r\n\r\n",
		"two hosts":          "GET /gallery HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
		"two lengths":        "GET /media/a/small.png HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nhi",
		"a space in a name":  get("/media/a/small.png", "Content Length: 2"),
		"no request":         "what is this\r\n\r\n",
		"an impossible path": "GET /%zz HTTP/1.1\r\nHost: here\r\n\r\n",
	} {
		for where, files := range before {
			t.Run(name+", "+where, func(t *testing.T) {
				v := newSite(t).visit(t)
				v.fetch(files)
				v.say(request)
				if answer, _ := v.hear(); answer.StatusCode != http.StatusBadRequest {
					t.Errorf("it is answered by %d", answer.StatusCode)
				}
			})
		}
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

func TestRequestsThatDifferInTheirFirstLineAreToldApart(t *testing.T) {
	s := newSite(t)
	v := s.visit(t)
	v.fetch(3)
	for _, turn := range []struct{ request, want string }{
		{get("/media/a/large.png"), string(picture)},
		{get("/media/a/small.png"), "small"},
		{get("/media/a/small.png", "Accept: image/png"), "small"},
		{get("/media/a/large.png", "Accept: image/png"), string(picture)},
		{get("/media/a/small%2Epng", "Accept: image/png"), "small"},
		{get("/media/a/small.png?v=1", "Accept: image/png"), "small"},
		{get("/media/a/none.png", "Accept: image/png"), "net/http: GET /media/a/none.png "},
		{get("/gallery"), "net/http: GET /gallery "},
		{get("/media/a/small.png"), "small"},
	} {
		v.say(turn.request)
		if _, body := v.hear(); body != turn.want {
			t.Errorf("%.40q is answered by %.80q", turn.request, body)
		}
	}
}

// FuzzARequestThatIsReadAgain holds that requests which are known by their header lines are read as net/http reads them.
func FuzzARequestThatIsReadAgain(f *testing.F) {
	const headers = "Host: here\r\nAccept: image/avif,*/*\r\n\r\n"
	for _, line := range []string{
		"GET /media/a/b.png HTTP/1.1", "GET / HTTP/1.1", "GET //a HTTP/1.1", "GET /../a HTTP/1.1", "GET /a b HTTP/1.1", "GET /a HTTP/1.1 HTTP/1.1",
		"GET /a\nX: y HTTP/1.1", "get /a HTTP/1.1", "POST /a HTTP/1.1", "GET http://a/b HTTP/1.1", "GET /%41 HTTP/1.1", "GET /a?b HTTP/1.1", "GET * HTTP/1.1",
	} {
		f.Add([]byte(line + "\r\n" + headers))
		f.Add([]byte(line + "\r\n" + headers + "GET /next HTTP/1.1\r\n"))
	}
	f.Fuzz(func(t *testing.T, ahead []byte) {
		path, length := sendfile.Again(ahead, []byte(headers))
		if length == 0 {
			return
		}
		rest := bytes.NewReader(ahead)
		reader := bufio.NewReader(rest)
		r, err := http.ReadRequest(reader)
		if err != nil || !sendfile.Plain(r) {
			t.Fatalf("%q is taken for a plain request: %v", ahead, err)
		}
		if read := len(ahead) - rest.Len() - reader.Buffered(); r.URL.Path != path || read != length {
			t.Fatalf("%q asks for %q in %d bytes, not for %q in %d", ahead, r.URL.Path, read, path, length)
		}
	})
}
