package webserver

import (
	"bufio"
	"io"
	"net"
	"net/http"
	"sync/atomic"
)

// answer is what a request is answered with. When the server is about to stop, it is the last one on its connection: this is looked up
// when the answer begins, not when the request does, since a request may wait for an image meanwhile.
type answer struct {
	http.ResponseWriter
	last *atomic.Bool
}

// end is called before the header is sent. Afterward it changes nothing.
func (a *answer) end() {
	if a.last.Load() {
		a.Header().Set("Connection", "close")
	}
}

// WriteHeader sends the status.
func (a *answer) WriteHeader(status int) {
	a.end()
	a.ResponseWriter.WriteHeader(status)
}

// Write sends a part of the body, and the status 200 before the first one.
func (a *answer) Write(part []byte) (int, error) {
	a.end()
	return a.ResponseWriter.Write(part)
}

// ReadFrom sends a body, a file by the kernel itself.
func (a *answer) ReadFrom(body io.Reader) (int64, error) {
	a.end()
	return io.Copy(a.ResponseWriter, body)
}

// Flush sends what was written.
func (a *answer) Flush() {
	a.end()
	_ = http.NewResponseController(a.ResponseWriter).Flush()
}

// Hijack hands over the connection. Middleware takes writers that cannot do this for ones that cannot send files either.
func (a *answer) Hijack() (net.Conn, *bufio.ReadWriter, error) {
	return http.NewResponseController(a.ResponseWriter).Hijack()
}

// Unwrap returns what is written to, for http.ResponseController.
func (a *answer) Unwrap() http.ResponseWriter { return a.ResponseWriter }
