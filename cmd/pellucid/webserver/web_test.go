package webserver

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"
)

// serving runs a web server until the test ends. stop stops it once and returns what that returned.
func serving(t *testing.T, handler http.HandlerFunc) (w *Server, stop func(keepOpen time.Duration) <-chan error) {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	w = New(handler, listener)
	served := make(chan error, 1)
	go func() { served <- w.Serve() }()
	t.Cleanup(func() {
		_ = w.server.Close()
		if err := <-served; err != nil {
			t.Error(err)
		}
	})
	return w, func(keepOpen time.Duration) <-chan error {
		stopped := make(chan error, 1)
		go func() { stopped <- w.Stop(keepOpen) }()
		return stopped
	}
}

// A client that got its image over a connection that it could keep, by that answer, sent its next request into the end of the server.
func TestAnAnswerThatBeginsWhileTheServerEndsIsTheLastOneOnItsConnection(t *testing.T) {
	t.Parallel()
	for name, says := range map[string]func(http.ResponseWriter){
		"nothing":  func(http.ResponseWriter) {},
		"a status": func(w http.ResponseWriter) { w.WriteHeader(http.StatusAccepted) },
		"a body":   func(w http.ResponseWriter) { _, _ = io.WriteString(w, "yes") },
		"a file":   func(w http.ResponseWriter) { _, _ = w.(io.ReaderFrom).ReadFrom(strings.NewReader("yes")) },
		"a stream": func(w http.ResponseWriter) { w.(http.Flusher).Flush(); _, _ = io.WriteString(w, "yes") },
	} {
		t.Run(name, func(t *testing.T) {
			asked, answers := make(chan bool), make(chan bool)
			server, _ := serving(t, func(w http.ResponseWriter, _ *http.Request) {
				asked <- true
				<-answers
				says(w)
			})
			go func() {
				<-asked
				server.Last.Store(true)
				close(answers)
			}()
			resp, err := http.Get("http://" + server.listener.Addr().String())
			if err != nil {
				t.Fatal(err)
			}
			defer func() { _ = resp.Body.Close() }()
			if !resp.Close {
				t.Errorf("the connection can be kept: %v", resp.Header)
			}
		})
	}
}

func TestAConnectionThatRestsIsAnsweredOnceMoreByAServerThatEnds(t *testing.T) {
	t.Parallel()
	server, stop := serving(t, func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, "yes") })
	conn, err := net.Dial("tcp", server.listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = conn.Close() }()
	read := bufio.NewReader(conn)
	ask := func() *http.Response {
		t.Helper()
		_, _ = fmt.Fprint(conn, "GET / HTTP/1.1\r\nHost: x\r\n\r\n")
		resp, err := http.ReadResponse(read, nil)
		if err != nil {
			t.Fatal(err)
		}
		_, _ = io.Copy(io.Discard, resp.Body)
		return resp
	}
	if ask().Close {
		t.Fatal("the connection cannot be kept while nothing ends")
	}
	stopped := stop(time.Minute)
	<-server.ended // nothing more is accepted
	if !ask().Close {
		t.Error("the second answer is not the last one")
	}
	if err := <-stopped; err != nil {
		t.Error(err)
	}
}

func TestAServerThatKeepsNothingOpenDoesNotWaitForConnectionsThatRest(t *testing.T) {
	t.Parallel()
	server, stop := serving(t, func(http.ResponseWriter, *http.Request) {})
	resp, err := http.Get("http://" + server.listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	_ = resp.Body.Close()
	select {
	case err := <-stop(0):
		if err != nil {
			t.Error(err)
		}
	case <-time.After(shutdownTime):
		t.Error("it waits")
	}
}
