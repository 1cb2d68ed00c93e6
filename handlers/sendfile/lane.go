// Package sendfile answers requests for public files on connections that it takes over from net/http: head and file leave
// in two calls of the system, so that a file costs little more than it costs nginx (docs/adr/0016). Whatever is not a plain
// request for such a file goes back to net/http together with its connection, unread.
package sendfile

import (
	"net"
	"net/http"
	"sync"

	"pellucid/internal/blob"
)

// Shelf tells which files everybody may fetch, and opens them.
type Shelf interface {
	// Shown returns the key of the file at a path, if it is known from memory alone that everybody may fetch it.
	Shown(path string) (key string, shown bool)
	// Descriptor opens the file; the caller closes it.
	Descriptor(key string) (blob.Descriptor, error)
	// About is what is said of one file besides what is said of all of them.
	About(key string) (contentType, etag string)
}

// Lane serves files, and is the listener through which connections go back to net/http. It is safe for concurrent use.
type Lane struct {
	shelf Shelf
	same  []byte // the status line, and the header lines that all files share
	back  chan net.Conn
	clock clock

	mu    sync.Mutex
	taken map[*net.TCPConn]struct{}
	end   chan struct{} // closed when no more connections are taken
	empty chan struct{} // closed when, after the end, none is left
}

// New returns a lane for the files of a shelf, all of which are answered with these header lines.
func New(shelf Shelf, header http.Header) *Lane {
	return &Lane{
		shelf: shelf, same: sameLines(header), back: make(chan net.Conn),
		taken: map[*net.TCPConn]struct{}{}, end: make(chan struct{}), empty: make(chan struct{}),
	}
}

// Before answers plain requests for shown files, and leaves the others to next.
func (l *Lane) Before(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !l.take(w, r) {
			next.ServeHTTP(w, r)
		}
	})
}

// take answers a request if it is one for the lane, and those after it on the same connection as long as they are.
func (l *Lane) take(w http.ResponseWriter, r *http.Request) bool {
	hijacker, ok := w.(http.Hijacker)
	if !ok || !plain(r) {
		return false
	}
	f, ok := l.open(r.URL.Path)
	if !ok {
		return false
	}
	given, buffer, err := hijacker.Hijack()
	if err != nil {
		f.close()
		return false
	}
	c, err := newConn(given, buffer.Reader)
	if err != nil || !l.enter(c.tcp) {
		f.close()
		_ = given.Close()
		return true
	}
	goesOn := l.run(c, f)
	l.leave(c.tcp)
	if goesOn {
		l.giveBack(c)
	} else {
		_ = c.tcp.Close()
	}
	return true
}

// run answers with a file, and with more as long as plain requests for them come. It tells whether net/http is to read on.
func (l *Lane) run(c *conn, f file) (goesOn bool) {
	for {
		c.head = l.appendHead(c.head[:0], f)
		err := c.send(c.head, f.Descriptor)
		f.close()
		if err != nil || !c.await(l.end) {
			return false
		}
		path, length := c.next()
		if f, goesOn = l.open(path); !goesOn {
			return true
		}
		c.skip(length)
	}
}
