package handover

import (
	"bufio"
	"context"
	"fmt"
	"net"
	"strings"
	"time"
)

// variable tells a process that it takes over, and over which of its files it is told more. It is no setting, so it does not begin
// like one.
const variable = "HANDOVER_FILE"

// lineFile is the first file that a process inherits beside the standard ones.
const lineFile = 3

// Words that the two processes say to each other.
const (
	Ready   = "READY"
	Waiting = "WAITING"
	Go      = "GO"
	Serving = "SERVING"
)

// line is a connection between the two processes.
type line struct {
	conn *net.UnixConn
	read *bufio.Reader
}

func newLine(conn *net.UnixConn) line { return line{conn, bufio.NewReader(conn)} }

// Say sends a word.
func (l line) Say(word string) error {
	_, err := fmt.Fprintln(l.conn, word)
	return err
}

// Hear returns the next word, or an error when ctx ends or the other process has ended.
func (l line) Hear(ctx context.Context) (string, error) {
	stop := context.AfterFunc(ctx, func() { _ = l.conn.SetReadDeadline(time.Unix(1, 0)) })
	defer stop()
	word, err := l.read.ReadString('\n')
	if err != nil && ctx.Err() != nil {
		return "", ctx.Err()
	}
	return strings.TrimSpace(word), err
}
