// Package handover replaces a running server by another program without closing the socket that it listens on. The running process
// starts the new one with the socket and the lock of the data folder as further files, and with a line to talk over:
//
//	new: READY         it has opened everything and can serve at once, or
//	     WAITING       it needs the data folder to itself first, to migrate it
//	old: GO            it accepts nothing more; after WAITING also: it has closed the database
//	new: SERVING
//
// Connections that are made between the last of the old process and the first of the new one wait in the socket's backlog. See
// docs/adr/0038-delivery.md.
package handover

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// Predecessor is the process that this one takes over from.
type Predecessor struct {
	line
	Listener net.Listener
	Lock     *os.File // of the data folder, held by both processes until the first has ended
}

// AwaitGo waits until this process may begin. If the other one is gone, it may.
func (p *Predecessor) AwaitGo(ctx context.Context) error {
	word, err := p.Hear(ctx)
	if ctx.Err() == nil && (word == Go || errors.Is(err, io.EOF)) {
		return nil
	}
	return fmt.Errorf("take over from the running server: it said %q: %w", word, errors.Join(err, ctx.Err()))
}

// Inherited returns the process that this one takes over from, or nil when it was started in the ordinary way. It is called once.
func Inherited() (*Predecessor, error) {
	if os.Getenv(variable) != strconv.Itoa(lineFile) {
		return nil, nil
	}
	_ = os.Unsetenv(variable) // not for the processes that this one starts
	conn, err := asConn(os.NewFile(lineFile, "handover"))
	if err != nil {
		return nil, fmt.Errorf("%s is set, but there is no process to take over from: %w", variable, err)
	}
	p := &Predecessor{line: newLine(conn)}
	if p.Listener, p.Lock, err = receive(conn); err != nil {
		_ = conn.Close()
		return nil, fmt.Errorf("take over the socket: %w", err)
	}
	return p, nil
}

// Successor is the process that takes over from this one.
type Successor struct {
	line
	PID int
}

// Start runs a program, with the arguments and the environment of this one, as its successor.
func Start(program string, listener syscall.Conn, lock *os.File) (*Successor, error) {
	pair, err := syscall.Socketpair(syscall.AF_UNIX, syscall.SOCK_STREAM|syscall.SOCK_CLOEXEC, 0)
	if err != nil {
		return nil, err
	}
	theirs := os.NewFile(uintptr(pair[1]), "handover")
	defer func() { _ = theirs.Close() }()
	conn, err := asConn(os.NewFile(uintptr(pair[0]), "handover"))
	if err != nil {
		return nil, err
	}
	pid := 0
	if err = send(conn, listener, lock); err == nil {
		pid, err = launch(program, theirs)
	}
	if err != nil {
		_ = conn.Close()
		return nil, err
	}
	return &Successor{line: newLine(conn), PID: pid}, nil
}

// environment is that of this process without what systemd says to one process alone.
func environment() (kept []string) {
	for _, pair := range os.Environ() {
		switch name, _, _ := strings.Cut(pair, "="); name {
		case variable, program, "LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES", "WATCHDOG_PID":
		default:
			kept = append(kept, pair)
		}
	}
	return kept
}

// Hear returns the next word of the successor. When it has ended instead, the error says so.
func (s *Successor) Hear(ctx context.Context) (string, error) {
	word, err := s.line.Hear(ctx)
	switch {
	case err == nil:
		return word, nil
	case ctx.Err() != nil:
		return "", fmt.Errorf("process %d did not get ready in time", s.PID)
	default:
		return "", fmt.Errorf("process %d ended before it was ready: %w", s.PID, err)
	}
}

// Stop ends a successor that is not wanted any more.
func (s *Successor) Stop() {
	_ = syscall.Kill(s.PID, syscall.SIGKILL)
	_ = s.conn.SetReadDeadline(time.Now().Add(5 * time.Second))
	_, _ = io.Copy(io.Discard, s.conn) // until it is gone: while it lives, it takes the end of the line for a Go
	_ = s.conn.Close()
}
