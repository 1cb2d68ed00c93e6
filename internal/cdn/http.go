package cdn

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"strings"
)

// Format is how a CDN wants to be told.
type Format string

// The formats there are.
const (
	Cloudflare Format = "cloudflare" // {"tags": […]}, with a bearer token
	Fastly     Format = "fastly"     // {"surrogate_keys": […]}, with a Fastly-Key
)

// HTTP tells a CDN by a POST request with JSON.
type HTTP struct {
	URL    string
	Token  string
	Format Format
	Client *http.Client
}

// answerMost is how many bytes of an answer are read.
const answerMost = 64 << 10

// Purge returns nil once the CDN has confirmed that it forgets.
func (h *HTTP) Purge(ctx context.Context, tags []string) error {
	name := "tags"
	if h.Format == Fastly {
		name = "surrogate_keys"
	}
	body, err := json.Marshal(map[string][]string{name: tags})
	if err != nil {
		return err
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, h.URL, bytes.NewReader(body))
	if err != nil {
		return err
	}
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("Accept", "application/json")
	switch {
	case h.Token == "":
	case h.Format == Fastly:
		req.Header.Set("Fastly-Key", h.Token)
	default:
		req.Header.Set("Authorization", "Bearer "+h.Token)
	}
	resp, err := h.Client.Do(req)
	if err != nil {
		return err
	}
	defer func() { _ = resp.Body.Close() }()
	said, err := io.ReadAll(io.LimitReader(resp.Body, answerMost))
	if err != nil {
		return err
	}
	if resp.StatusCode < 200 || resp.StatusCode > 299 || refuses(said) {
		return fmt.Errorf("the CDN answered %d: %.300s", resp.StatusCode, strings.TrimSpace(string(said)))
	}
	return nil
}

// refuses reports whether an answer says that it did not work, which Cloudflare may say with status 200.
func refuses(answer []byte) bool {
	var said struct {
		Success *bool `json:"success"`
	}
	return json.Unmarshal(answer, &said) == nil && said.Success != nil && !*said.Success
}
