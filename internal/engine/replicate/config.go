package replicate

import (
	"context"
	"errors"
	"net/http"
	"net/url"
	"strings"
	"time"

	"pellucid/internal/engine"
	"pellucid/internal/engine/remote"
)

// Config is what the engine needs. Token and Recipe (or Model) are required.
type Config struct {
	Token   string
	BaseURL string // "" means https://api.replicate.com/v1

	Model   Model  // makes the image
	Remover *Model // removes the background; nil when Model gives an alpha channel, or the caller does it

	// WebhookURL is the https address of the handler, such as "https://pellucid.example/webhooks/replicate"; "" only polls.
	// Predictions are found again by the key in its query, so that without it Find cannot tell.
	WebhookURL string
	// Advanced is told when a job went on to its second prediction: whoever stores the new handle in place of the old one
	// spares a look-up after a crash. May be nil.
	Advanced func(ctx context.Context, key string, old, next engine.Handle)

	HTTP *http.Client     // nil: one of its own
	Pace remote.Pace      // how often it polls; zero: the usual
	Now  func() time.Time // nil: time.Now
}

// Validate returns what is missing or wrong, as a sentence for the operator.
func (c Config) Validate() error {
	if c.Token == "" {
		return errors.New("replicate: set PELLUCID_REPLICATE_API_TOKEN (replicate.com, Account settings, API tokens)")
	}
	if u, err := url.Parse(c.base()); err != nil || u.Host == "" || u.Scheme != "https" && u.Scheme != "http" {
		return errors.New("replicate: the base URL is not an http or https address")
	}
	if u, err := url.Parse(c.WebhookURL); c.WebhookURL != "" && (err != nil || u.Host == "" || u.Scheme != "https") {
		return errors.New("replicate: the webhook URL is not an https address")
	}
	if err := c.Model.validate(); err != nil {
		return err
	}
	if c.Remover == nil {
		return nil
	}
	if c.Remover.Names.Image == "" {
		return errors.New("replicate: the background remover has no name for its image input")
	}
	return c.Remover.validate()
}

func (c Config) base() string {
	if c.BaseURL == "" {
		return defaultBase
	}
	return strings.TrimRight(c.BaseURL, "/")
}
