// Package replicate makes images with the models on replicate.com: one prediction makes the image, and a second one removes
// its background where the model gives no alpha channel.
package replicate

import (
	"context"
	"errors"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"time"

	"pellucid/internal/engine"
	"pellucid/internal/engine/remote"
)

const (
	name           = "replicate"
	defaultBase    = "https://api.replicate.com/v1"
	cancelAfter    = "20m"            // a prediction that has not ended by then never will be waited for
	throttled      = 10 * time.Second // how long Submit waits when it is asked for fewer requests
	throttledLater = 3 * time.Minute  // the same for the second prediction, as the first has been paid for
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

// Engine makes images on Replicate. Make one with New.
type Engine struct {
	config  Config
	client  *remote.Client
	files   *remote.Fetcher
	wakeups remote.Wakeups
	secret  secret
	fresh   sync.Map // of prediction id: submitted by this process and not waited for yet, so nothing follows it yet
}

// New returns an engine. The error is that of Config.Validate.
func New(config Config) (*Engine, error) {
	if err := config.Validate(); err != nil {
		return nil, err
	}
	if config.Now == nil {
		config.Now = time.Now
	}
	e := &Engine{config: config}
	e.client = &remote.Client{
		Vendor: "Replicate", Key: "PELLUCID_REPLICATE_API_TOKEN", Base: config.base(), HTTP: config.HTTP, Classify: classify,
		Auth: func(h http.Header) { h.Set("Authorization", "Bearer "+config.Token) },
	}
	e.files = remote.NewFetcher(e.client, delivers)
	return e, nil
}

// delivers reports whether a file is on Replicate's own file hosts, which may ask for the token.
func delivers(u *url.URL) bool {
	host := strings.ToLower(u.Hostname())
	return u.Scheme == "https" && (host == "api.replicate.com" || host == "replicate.delivery" || strings.HasSuffix(host, ".replicate.delivery"))
}

// Name returns "replicate".
func (e *Engine) Name() string { return name }

// Capabilities says what the configured models can do together.
func (e *Engine) Capabilities() engine.Capabilities {
	can := e.config.Model.capabilities()
	if e.config.Remover != nil {
		can.CostCents += e.config.Remover.CostCents
	}
	return can
}

// Submit creates the first prediction. It is created once: only when Replicate asks for fewer requests is it tried again.
func (e *Engine) Submit(ctx context.Context, req engine.Request) (engine.Handle, error) {
	if err := ctx.Err(); err != nil {
		return "", err
	}
	input, err := e.config.Model.input(e.Capabilities(), req, e.config.Remover != nil || e.config.Model.Opaque)
	if err != nil {
		return "", err
	}
	made, err := e.create(ctx, e.config.Model, input, req.Key, phaseImage, throttled)
	if err != nil {
		return "", err
	}
	e.fresh.Store(made.ID, true)
	return job{Image: made.ID}.handle(), nil
}

// create makes a prediction and returns it as Replicate took it.
func (e *Engine) create(ctx context.Context, m Model, input map[string]any, key, phase string, patience time.Duration) (prediction, error) {
	path, body := m.endpoint()
	body["input"] = input
	if hook := e.webhook(key, phase); hook != "" {
		body["webhook"], body["webhook_events_filter"] = hook, []string{"completed"}
	}
	var made prediction
	err := e.config.Pace.Patiently(ctx, patience, func(ctx context.Context) error {
		made = prediction{}
		return e.client.Do(ctx, remote.Call{
			Method: http.MethodPost, URL: path, Body: body, Into: &made, Once: true,
			Header: http.Header{"Cancel-After": {cancelAfter}},
		})
	})
	if err == nil && !plausible(made.ID) {
		err = &engine.Error{Class: engine.TimeoutUnknown, Sentence: "Replicate took the request, but gave it no id"}
	}
	return made, err
}

// The phases of a job, as the webhook's query names them.
const (
	phaseImage  = "image"
	phaseCutout = "cutout"
)

// webhook returns the address that Replicate is to call, with our key in its query: predictions are found by it.
func (e *Engine) webhook(key, phase string) string {
	if e.config.WebhookURL == "" {
		return ""
	}
	u, err := url.Parse(e.config.WebhookURL)
	if err != nil {
		return ""
	}
	query := u.Query()
	query.Set("key", key)
	query.Set("phase", phase)
	u.RawQuery = query.Encode()
	return u.String()
}

// Cancel asks Replicate to stop the job's predictions.
func (e *Engine) Cancel(ctx context.Context, h engine.Handle) error {
	j, err := parse(h)
	if err != nil {
		return nil // what is no job of ours needs no stopping
	}
	var failed error
	for _, id := range j.ids() {
		err := e.client.Do(ctx, remote.Call{Method: http.MethodPost, URL: "/predictions/" + id + "/cancel"})
		switch remote.StatusOf(err) {
		case http.StatusNotFound, http.StatusBadRequest, http.StatusConflict, http.StatusUnprocessableEntity:
			err = nil // it is unknown, or has ended
		}
		failed = errors.Join(failed, err)
	}
	return failed
}

// Check looks whether the token is good and the models are there. It costs nothing.
func (e *Engine) Check(ctx context.Context) error {
	if err := e.client.Do(ctx, remote.Call{Method: http.MethodGet, URL: "/predictions"}); err != nil {
		return err
	}
	for _, m := range e.models() {
		owner, found := m.page()
		if !found {
			continue
		}
		err := e.client.Do(ctx, remote.Call{Method: http.MethodGet, URL: "/models/" + owner})
		if remote.StatusOf(err) == http.StatusNotFound {
			return &engine.Error{Class: engine.BadRequest, Sentence: "Replicate has no model " + owner + ": check PELLUCID_REPLICATE_MODEL and PELLUCID_REPLICATE_REMOVER", Err: err}
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func (e *Engine) models() []Model {
	all := []Model{e.config.Model}
	if e.config.Remover != nil {
		all = append(all, *e.config.Remover)
	}
	return all
}
