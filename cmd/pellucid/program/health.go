package program

import (
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"time"
)

// healthTime is longer than /readyz takes to say that the database does not answer.
const healthTime = 4 * time.Second

// healthCommand is for containers, whose image has no other program that could ask.
type healthCommand struct {
	Addr string `default:"127.0.0.1:8080" help:"Address that the server listens on."`
}

// Run asks the server whether it is ready.
func (c *healthCommand) Run(ctx context.Context) error {
	host, port, err := net.SplitHostPort(c.Addr)
	if err != nil {
		return fmt.Errorf("--addr: %w", err)
	}
	if ip := net.ParseIP(host); host == "" || ip != nil && ip.IsUnspecified() { // it listens on all addresses of the machine
		host = "127.0.0.1"
	}
	ctx, cancel := context.WithTimeout(ctx, healthTime)
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://"+net.JoinHostPort(host, port)+"/readyz", nil)
	if err != nil {
		return err
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return fmt.Errorf("the server does not answer: %w", err)
	}
	defer func() { _ = resp.Body.Close() }()
	if resp.StatusCode != http.StatusOK {
		reason, _ := io.ReadAll(io.LimitReader(resp.Body, 1<<10)) // the status says it, too
		return fmt.Errorf("the server is not ready: %s: %s", resp.Status, reason)
	}
	fmt.Println("The server is ready.")
	return nil
}
