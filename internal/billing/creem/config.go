// Package creem sells through Creem, the merchant of record: its HTTP API, its webhooks and its redirects. What it does not
// know it ignores, and where Creem's documents contradict each other it accepts both.
package creem

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"time"
)

// Creem's own addresses. A key belongs to one of them.
const (
	LiveURL = "https://api.creem.io"
	TestURL = "https://test-api.creem.io"
)

const (
	testKeyPrefix = "creem_test_"    // of every key of the test mode
	secretPrefix  = "whsec_"         // of webhook secrets
	timeout       = 10 * time.Second // of one attempt
	wholeTimeout  = 20 * time.Second // of all attempts together: somebody waits for the page
)

// Config is what the client needs. What is left out of the last four works.
type Config struct {
	APIKey        string
	WebhookSecret string
	BaseURL       string // no trailing slash; empty: Creem's own address for the key's mode
	Client        *http.Client
	Now           func() time.Time
	Wait          func(ctx context.Context, d time.Duration) error // between two attempts
	Log           *slog.Logger
}

// Validate says what is missing, without repeating any secret.
func (c Config) Validate() error {
	if strings.TrimSpace(c.APIKey) == "" || strings.ContainsAny(c.APIKey, " \r\n\t") {
		return errors.New("the Creem API key is missing, or has spaces in it")
	}
	if strings.TrimPrefix(strings.TrimSpace(c.WebhookSecret), secretPrefix) == "" {
		return errors.New("the Creem webhook secret is missing: no payment could be believed without it")
	}
	if c.BaseURL == "" {
		return nil
	}
	u, err := url.Parse(c.BaseURL)
	if err != nil || (u.Scheme != "http" && u.Scheme != "https") || u.Host == "" || u.RawQuery != "" {
		return errors.New("the Creem base URL must be like " + LiveURL)
	}
	return nil
}

// String hides the secrets from logs.
func (c Config) String() string { return "creem at " + c.address() }

// GoString hides the secrets from logs too.
func (c Config) GoString() string { return c.String() }

func (c Config) address() string {
	switch {
	case c.BaseURL != "":
		return strings.TrimRight(c.BaseURL, "/")
	case strings.HasPrefix(c.APIKey, testKeyPrefix):
		return TestURL
	default:
		return LiveURL
	}
}

// Client is Creem. It is safe for concurrent use.
type Client struct {
	config  Config
	address string

	mu       sync.Mutex
	products map[int]string // of credit packs, by their credits
}

// New returns a client. It speaks to nobody yet.
func New(c Config) (*Client, error) {
	if err := c.Validate(); err != nil {
		return nil, err
	}
	if c.Client == nil {
		c.Client = &http.Client{Timeout: timeout}
	}
	client := *c.Client
	client.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse } // the key goes nowhere else
	c.Client = &client
	if c.Now == nil {
		c.Now = time.Now
	}
	if c.Wait == nil {
		c.Wait = wait
	}
	if c.Log == nil {
		c.Log = slog.Default()
	}
	return &Client{config: c, address: c.address(), products: map[int]string{}}, nil
}

func wait(ctx context.Context, d time.Duration) error {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-timer.C:
		return nil
	}
}
