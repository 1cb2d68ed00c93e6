// Package openaiclient is the one way to servers that speak OpenAI's API: the engine that makes pictures, the enhancer and the
// moderation model all ask through it, with one key and one address. It has the calls that they make, and no others
// (docs/adr/0023). Nothing is read from the environment: settings come from one place.
package openaiclient

import (
	"cmp"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"time"
)

// official is OpenAI's own address.
const official = "https://api.openai.com/v1"

// Config says which server is asked, and with which key.
type Config struct {
	APIKey  string
	BaseURL string // empty: OpenAI's own. An address without a path gets /v1
}

// Validate returns what is wrong with the address, or nil.
func (c Config) Validate() error {
	u, err := url.Parse(c.BaseURL)
	if err != nil || c.BaseURL != "" && (u.Scheme != "http" && u.Scheme != "https" || u.Host == "") {
		return errors.New("the address of a server that speaks OpenAI's API must be like http://localhost:8080/v1")
	}
	return nil
}

// Official reports whether OpenAI itself is asked, rather than a server that speaks its API.
func (c Config) Official() bool {
	u, err := url.Parse(c.BaseURL)
	return c.BaseURL == "" || err == nil && (u.Hostname() == "api.openai.com" || strings.HasSuffix(u.Hostname(), ".api.openai.com"))
}

// Address returns the address that calls go below, without a slash at the end.
func (c Config) Address() string {
	address := strings.TrimRight(cmp.Or(c.BaseURL, official), "/")
	if u, err := url.Parse(address); err == nil && u.Path == "" {
		return address + "/v1"
	}
	return address
}

// Limits bound what one kind of call may take.
type Limits struct {
	Retries int           // after the first try; calls that cost money have none
	Pause   time.Duration // longest pause before trying again: a server that asks for a longer one is not asked again
	Timeout time.Duration // of each try; 0: the context's alone. A try that took all of it is the last
	Answer  int64         // largest answer in bytes
}

// Client makes the calls. It is safe for concurrent use.
type Client struct {
	config Config
	limits Limits
	http   *http.Client
}

// New returns a client.
func New(c Config, l Limits) (*Client, error) {
	if err := c.Validate(); err != nil {
		return nil, fmt.Errorf("openai client: %w", err)
	}
	return &Client{config: c, limits: l, http: &http.Client{CheckRedirect: within}}, nil
}

// within follows redirects to the same server only: no other one gets a prompt or the key.
func within(r *http.Request, via []*http.Request) error {
	const most = 10
	if first := via[0].URL; len(via) >= most || r.URL.Scheme != first.Scheme || r.URL.Host != first.Host {
		return http.ErrUseLastResponse
	}
	return nil
}
