// Package sandbox is a Creem of our own: its API, its hosted checkout and portal, its renewals and its signed webhooks, for
// a site on this machine that has no key. No money moves. It knows nothing of the product that sells through it: both speak
// HTTP with each other, as with the real one.
package sandbox

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"sync"
	"time"

	"pellucid/internal/domain"
)

// Path is where the sandbox is mounted; its API is at Path + "/api".
const Path = "/sandbox"

// Config is what a sandbox needs.
type Config struct {
	SiteURL    string // public address of the site, no trailing slash; the sandbox's pages are below it
	WebhookURL string // where events go
	File       string // keeps the state between two starts; empty: memory only
	// Catalog lists the products that the operator would have made in Creem's dashboard.
	Catalog func(ctx context.Context) ([]Product, error)
	Now     func() time.Time
	Client  *http.Client // delivers webhooks; nil: one of its own
	Speed   float64      // how many times faster than Creem failed deliveries are tried again; 0: as fast as Creem
	Log     *slog.Logger
}

// Sandbox is a local Creem. It is safe for concurrent use.
type Sandbox struct {
	config Config
	wake   chan struct{} // something is due earlier than it was

	mu    sync.Mutex
	state *state

	sending sync.Mutex // one round of deliveries at a time
}

// deliveryTimeout is how long a webhook may take to be answered.
const deliveryTimeout = 10 * time.Second

// New returns a sandbox that goes on where the file ends.
func New(c Config) (*Sandbox, error) {
	if c.SiteURL == "" || c.WebhookURL == "" || c.Catalog == nil || c.Now == nil {
		return nil, errors.New("the sandbox needs the site's address, the webhook's, a catalog and a clock")
	}
	if c.Client == nil {
		c.Client = &http.Client{Timeout: deliveryTimeout, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	}
	if c.Speed <= 0 {
		c.Speed = 1
	}
	if c.Log == nil {
		c.Log = slog.Default()
	}
	loaded, err := loadState(c.File)
	if err != nil {
		return nil, err
	}
	s := &Sandbox{config: c, wake: make(chan struct{}, 1), state: loaded}
	return s, s.change(func(st *state) error { return st.ensureSecrets() })
}

// Credentials are what the operator would copy from Creem's dashboard. They are made once per state file.
func (s *Sandbox) Credentials() (apiKey, webhookSecret string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.state.APIKey, s.state.WebhookSecret
}

// change alters the state and keeps it; when act or keeping fails, nothing was altered.
func (s *Sandbox) change(act func(*state) error) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	draft, err := s.state.clone()
	if err != nil {
		return err
	}
	if err := act(draft); err != nil {
		return err
	}
	if err := draft.save(s.config.File); err != nil {
		return err
	}
	s.state = draft
	select {
	case s.wake <- struct{}{}:
	default: // it is awake already
	}
	return nil
}

// read looks at the state.
func (s *Sandbox) read(look func(*state) error) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return look(s.state)
}

func (s *Sandbox) now() time.Time { return s.config.Now().UTC().Truncate(time.Millisecond) }

func newID(prefix string) string { return prefix + "_" + domain.NewID() }
