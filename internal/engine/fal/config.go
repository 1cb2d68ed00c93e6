package fal

import (
	"errors"
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"time"

	"pellucid/internal/engine/remote"
)

// Config is what the engine needs. Key and a model are required.
type Config struct {
	Key        string
	BaseURL    string // "" means https://queue.fal.run
	Model      Model
	Remover    string // the endpoint that Remove uses; "" means fal-ai/birefnet/v2
	WebhookURL string // the https address of the handler, such as "https://pellucid.example/webhooks/fal"; "" only polls
	KeysURL    string // of the keys that sign webhooks; "" means fal's own

	HTTP *http.Client     // nil: one of its own
	Pace remote.Pace      // how often it polls; zero: the usual
	Now  func() time.Time // nil: time.Now
}

var endpointName = regexp.MustCompile(`^[a-zA-Z0-9_-]+(/[a-zA-Z0-9._-]*[a-zA-Z0-9_-][a-zA-Z0-9._-]*)+$`)

// Validate returns what is missing or wrong, as a sentence for the operator.
func (c Config) Validate() error {
	if c.Key == "" {
		return errors.New("fal: set PELLUCID_FAL_KEY (fal.ai, Dashboard, Keys)")
	}
	for what, address := range map[string]string{"base URL": c.base(), "URL of the signing keys": c.keys()} {
		if u, err := url.Parse(address); err != nil || u.Host == "" || u.Scheme != "https" && u.Scheme != "http" {
			return errors.New("fal: the " + what + " is not an http or https address")
		}
	}
	if u, err := url.Parse(c.WebhookURL); c.WebhookURL != "" && (err != nil || u.Host == "" || u.Scheme != "https") {
		return errors.New("fal: the webhook URL is not an https address")
	}
	if !endpointName.MatchString(c.Model.Endpoint) || !endpointName.MatchString(c.remover()) {
		return errors.New(`fal: a model is an endpoint such as "fal-ai/layer-diffusion"`)
	}
	return nil
}

func (c Config) base() string {
	if c.BaseURL == "" {
		return defaultBase
	}
	return strings.TrimRight(c.BaseURL, "/")
}

func (c Config) keys() string {
	if c.KeysURL == "" {
		return defaultKeys
	}
	return c.KeysURL
}

func (c Config) remover() string {
	if c.Remover == "" {
		return "fal-ai/birefnet/v2"
	}
	return c.Remover
}
