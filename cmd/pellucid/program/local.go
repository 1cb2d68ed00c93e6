package program

import (
	"errors"
	"fmt"
	"log/slog"
	"net"
	"strings"

	"pellucid/cmd/pellucid/settings"
)

// address checks where the site is and returns its public address without a slash at the end. Local mode is asked for, never
// guessed: it shows all mail and sells for nothing, so it listens on loopback addresses only.
func (c *serveCommand) address() (string, error) {
	if c.Local {
		return c.localAddress()
	}
	if c.BaseURL == "" {
		return "", errors.New("--base-url is required: the public address of the site, such as https://pellucid.example. To try Pellucid on this machine, pass --local instead")
	}
	base, local, err := settings.ParseBaseURL(c.BaseURL)
	if err == nil && c.RateLimits == "off" && !local {
		err = errors.New("--rate-limits=off works with a local base URL only")
	}
	return base, err
}

func (c *serveCommand) localAddress() (string, error) {
	host, port, err := net.SplitHostPort(c.Addr)
	if err != nil {
		return "", fmt.Errorf("--addr: %w", err)
	}
	if !settings.IsLocal(host) {
		return "", fmt.Errorf("--local listens on this machine alone: --addr must be like 127.0.0.1:8080, not %q", c.Addr)
	}
	if c.BaseURL == "" {
		c.BaseURL = "http://" + net.JoinHostPort("localhost", port)
	}
	base, local, err := settings.ParseBaseURL(c.BaseURL)
	if err == nil && (!local || strings.HasPrefix(base, "https://")) {
		err = fmt.Errorf("--local serves http on this machine alone: --base-url must be like http://localhost:8080, not %q", c.BaseURL)
	}
	if err == nil {
		slog.Warn("local mode: all mail is shown at /outbox, and plans are sold in a sandbox where no money moves; never put this behind a proxy", "base_url", base)
	}
	return base, err
}
