package sendfile

import (
	"context"
	"net"
	"time"
)

// Accept waits for a connection that the lane gives back. It ends with net.ErrClosed.
func (l *Lane) Accept() (net.Conn, error) {
	select {
	case c := <-l.back:
		return c, nil
	case <-l.end:
		return nil, net.ErrClosed
	}
}

// Addr is an address that nobody can dial.
func (l *Lane) Addr() net.Addr { return &net.TCPAddr{} }

// Close lets the files that are being sent be sent to their end, and closes all other connections.
func (l *Lane) Close() error {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.ended() {
		return nil
	}
	close(l.end)
	if len(l.taken) == 0 {
		close(l.empty)
	}
	for c := range l.taken {
		_ = c.SetReadDeadline(time.Unix(1, 0)) // wakes whoever waits for a request
	}
	return nil
}

// Shutdown closes the lane and waits until the last file is sent, or ctx ends; then it cuts what is left.
func (l *Lane) Shutdown(ctx context.Context) error {
	_ = l.Close()
	select {
	case <-l.empty:
		return nil
	case <-ctx.Done():
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	for c := range l.taken {
		_ = c.Close()
	}
	return ctx.Err()
}

func (l *Lane) ended() bool {
	select {
	case <-l.end:
		return true
	default:
		return false
	}
}

// enter registers a connection, unless it is too late for it.
func (l *Lane) enter(c *net.TCPConn) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.ended() {
		return false
	}
	l.taken[c] = struct{}{}
	return true
}

func (l *Lane) leave(c *net.TCPConn) {
	l.mu.Lock()
	defer l.mu.Unlock()
	delete(l.taken, c)
	if l.ended() && len(l.taken) == 0 {
		close(l.empty)
	}
}

// giveBack lets net/http read on where the lane stopped.
func (l *Lane) giveBack(c *conn) {
	connection, err := c.release()
	if err == nil {
		select {
		case l.back <- connection:
			return
		case <-l.end:
		}
	}
	_ = c.tcp.Close()
}
