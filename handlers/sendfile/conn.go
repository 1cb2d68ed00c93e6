package sendfile

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"net"
	"net/http"
	"syscall"
	"time"

	"pellucid/internal/blob"
)

const (
	idleTime = 120 * time.Second // without a request, until a connection is closed
	sendTime = 10 * time.Minute  // for one file, however slowly it is read
)

// conn is a connection that was taken over.
type conn struct {
	tcp    *net.TCPConn
	raw    syscall.RawConn
	source *returned     // what is left of the bytes that net/http had read ahead, then the connection
	reader *bufio.Reader // of source
	head   []byte        // of an answer; kept to be filled again

	parser  *bufio.Reader // of request
	request bytes.Reader
	known   []byte // the header lines of the plain request that was read last, with the empty line that ends them

	readBy, sendBy deadline
}

// newConn takes a connection over together with the bytes that were read ahead.
func newConn(given net.Conn, ahead *bufio.Reader) (*conn, error) {
	unread, _ := ahead.Peek(ahead.Buffered()) // what is buffered can be had
	c := &conn{source: &returned{unread: bytes.Clone(unread)}}
	switch given := given.(type) {
	case *net.TCPConn:
		c.source.TCPConn = given
	case *returned:
		c.source.TCPConn, c.source.unread = given.TCPConn, append(c.source.unread, given.unread...)
	default:
		return nil, fmt.Errorf("no files are sent over a %T", given)
	}
	c.tcp, c.reader, c.parser = c.source.TCPConn, bufio.NewReader(c.source), bufio.NewReader(&c.request)
	var err error
	c.raw, err = c.tcp.SyscallConn()
	return c, err
}

// send writes a head, and a whole file after it without copying it.
func (c *conn) send(head []byte, f blob.Descriptor) error {
	if err := c.sendBy.moveOn(sendTime, c.tcp.SetWriteDeadline); err != nil {
		return err
	}
	s := sending{head: head, file: f}
	if err := c.raw.Write(s.step); err != nil {
		return err
	}
	return s.err
}

// sending is how far an answer was sent.
type sending struct {
	head   []byte // what is left of it
	file   blob.Descriptor
	offset int64 // in the file
	err    error
}

// step sends what the socket takes, and tells whether that was the end of it.
func (s *sending) step(socket uintptr) (ended bool) {
	for s.err == nil && (len(s.head) > 0 || s.offset < s.file.Size) {
		err := s.some(int(socket))
		if err == syscall.EAGAIN {
			return false
		}
		if err != syscall.EINTR {
			s.err = err
		}
	}
	return true
}

// some makes one call of the system. The head waits in the kernel to leave together with the beginning of the file.
func (s *sending) some(socket int) error {
	if len(s.head) > 0 {
		n, err := syscall.SendmsgN(socket, s.head, nil, nil, syscall.MSG_MORE)
		if err == nil {
			s.head = s.head[n:]
		}
		return err
	}
	n, err := syscall.Sendfile(socket, s.file.FD, &s.offset, int(s.file.Size-s.offset))
	if err == nil && n == 0 {
		return io.ErrUnexpectedEOF // the file is shorter than the head said
	}
	return err
}

// await tells whether more bytes came before the time was up and before the end.
func (c *conn) await(end <-chan struct{}) bool {
	if err := c.readBy.moveOn(idleTime, c.tcp.SetReadDeadline); err != nil {
		return false
	}
	select {
	case <-end: // whoever ended it before may have found no deadline to shorten
		return false
	default:
	}
	_, err := c.reader.Peek(1)
	return err == nil
}

// next returns the path that the waiting request asks for, and the length of the request in bytes. The path is empty when
// it is not plain, or has not come whole.
func (c *conn) next() (path string, length int) {
	ahead, _ := c.reader.Peek(c.reader.Buffered())
	if path, length = again(ahead, c.known); length > 0 {
		return path, length
	}
	end := bytes.Index(ahead, blankLine)
	if end < 0 {
		return "", 0
	}
	length = end + len(blankLine)
	c.request.Reset(ahead[:length])
	c.parser.Reset(&c.request)
	r, err := http.ReadRequest(c.parser)
	if err != nil || c.parser.Buffered() > 0 || !plain(r) || !wellFormed(r) { // a line that ended in \n alone may have ended the request earlier
		return "", 0
	}
	_, headers, _ := bytes.Cut(ahead[:length], lineEnd)
	c.known = append(c.known[:0], headers...)
	return r.URL.Path, length
}

// skip forgets a request that next returned.
func (c *conn) skip(length int) { _, _ = c.reader.Discard(length) }

// release is the connection as net/http can read on from where the lane stopped.
func (c *conn) release() (*returned, error) {
	unread, _ := c.reader.Peek(c.reader.Buffered())
	return &returned{TCPConn: c.tcp, unread: append(bytes.Clone(unread), c.source.unread...)}, c.tcp.SetDeadline(time.Time{})
}

// deadline is a time that moves on while a connection is used. Setting it costs more than looking whether it is time to.
type deadline struct{ at time.Time }

// moveOn sets the deadline, unless nine tenths of the time are still left.
func (d *deadline) moveOn(left time.Duration, set func(time.Time) error) error {
	now := time.Now()
	if d.at.Sub(now) > left-left/10 {
		return nil
	}
	d.at = now.Add(left)
	return set(d.at)
}

// returned is a connection some of whose bytes were read already.
type returned struct {
	*net.TCPConn
	unread []byte
}

// Read reads what was read already, then what comes.
func (r *returned) Read(p []byte) (int, error) {
	if len(r.unread) == 0 {
		return r.TCPConn.Read(p)
	}
	n := copy(p, r.unread)
	r.unread = r.unread[n:]
	return n, nil
}
