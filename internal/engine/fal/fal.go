// Package fal makes images with the models on fal.ai that give an alpha channel of their own, through fal's queue.
package fal

import (
	"context"
	"errors"
	"image"
	"maps"
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"time"

	"pellucid/internal/engine"
	"pellucid/internal/engine/remote"
)

const (
	name        = "fal"
	defaultBase = "https://queue.fal.run"
	defaultKeys = "https://rest.fal.ai/.well-known/jwks.json"
	throttled   = 10 * time.Second // how long Submit waits when it is asked for fewer requests
	startWithin = "1200"           // seconds in the queue, after which fal gives a request up
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

// Engine makes images on fal. Make one with New.
type Engine struct {
	config  Config
	client  *remote.Client
	files   *remote.Fetcher
	wakeups remote.Wakeups
	keys    keySet
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
		Vendor: "fal", Key: "PELLUCID_FAL_KEY", Base: config.base(), HTTP: config.HTTP, Classify: classify, Limit: 80 << 20, // a result may hold its picture
		Auth: func(h http.Header) { h.Set("Authorization", "Key "+config.Key) },
	}
	e.files = remote.NewFetcher(&remote.Client{Vendor: "fal", Base: config.base()}, nil) // fal's files are public
	return e, nil
}

// Name returns "fal".
func (e *Engine) Name() string { return name }

// Capabilities says what the configured model can do.
func (e *Engine) Capabilities() engine.Capabilities { return e.config.Model.capabilities() }

// Submit puts the request into fal's queue, once: only when fal asks for fewer requests is it tried again.
func (e *Engine) Submit(ctx context.Context, req engine.Request) (engine.Handle, error) {
	if err := ctx.Err(); err != nil {
		return "", err
	}
	input, err := e.config.Model.input(req)
	if err != nil {
		return "", err
	}
	j, err := e.submit(ctx, e.config.Model.Endpoint, input, req.Key)
	return j.handle(), err
}

func (e *Engine) submit(ctx context.Context, endpoint string, input map[string]any, key string) (job, error) {
	path := "/" + endpoint
	if e.config.WebhookURL != "" {
		path += "?" + url.Values{"fal_webhook": {e.hook(key)}}.Encode()
	}
	var made job
	err := e.config.Pace.Patiently(ctx, throttled, func(ctx context.Context) error {
		made = job{}
		return e.client.Do(ctx, remote.Call{
			Method: http.MethodPost, URL: path, Body: input, Into: &made, Once: true,
			Header: http.Header{"X-Fal-Request-Timeout": {startWithin}},
		})
	})
	if err != nil {
		return job{}, err
	}
	made.Endpoint = endpoint
	if !made.plausible() {
		return job{}, &engine.Error{Class: engine.TimeoutUnknown, Sentence: "fal took the request, but gave it no id"}
	}
	return made, nil
}

func (e *Engine) hook(key string) string {
	u, err := url.Parse(e.config.WebhookURL)
	if err != nil || key == "" {
		return e.config.WebhookURL
	}
	query := u.Query()
	query.Set("key", key)
	u.RawQuery = query.Encode()
	return u.String()
}

// Wait polls until the request is completed, and fetches the picture. A webhook ends its pauses. It may be called again for
// the same handle, in this process or another.
func (e *Engine) Wait(ctx context.Context, req engine.Request, h engine.Handle, report func(fraction float64)) (engine.Picture, error) {
	j, err := parse(h)
	if err != nil {
		return engine.Picture{}, err
	}
	progress := remote.Progress(report)
	if err := remote.Begin(ctx, progress); err != nil {
		return engine.Picture{}, err
	}
	img, err := e.await(ctx, j, func(f float64) { progress(0.95 * f) })
	if err != nil {
		return engine.Picture{}, err
	}
	can := e.Capabilities()
	picture := engine.Picture{
		Image: img, Model: can.Label, Opaque: remote.Opaque(img), CostCents: can.CostCents, SourceType: "trainedAlgorithmicMedia",
		Recipe: remote.Recipe(name, j.Endpoint, req, map[string]any{"request_id": j.ID}), Notes: remote.ReferenceNotes(req, 0),
	}
	progress(1)
	return picture, ctx.Err()
}

// Cancel asks fal to take the request out of its queue, or to stop it.
func (e *Engine) Cancel(ctx context.Context, h engine.Handle) error {
	j, err := parse(h)
	if err != nil {
		return nil // what is no job of ours needs no stopping
	}
	err = e.client.Do(ctx, remote.Call{Method: http.MethodPut, URL: e.own(j.CancelURL, j, "/cancel")})
	switch remote.StatusOf(err) {
	case http.StatusNotFound, http.StatusBadRequest, http.StatusConflict, http.StatusUnprocessableEntity:
		return nil // it is unknown, or has ended
	}
	return err
}

// Check looks whether fal is there and takes the key: it asks for the state of a request that does not exist. It costs
// nothing.
func (e *Engine) Check(ctx context.Context) error {
	j := job{ID: "00000000-0000-0000-0000-000000000000", Endpoint: e.config.Model.Endpoint}
	err := e.client.Do(ctx, remote.Call{Method: http.MethodGet, URL: e.own("", j, "/status")})
	switch remote.StatusOf(err) {
	case http.StatusNotFound, http.StatusUnprocessableEntity, http.StatusBadRequest:
		return nil
	}
	return err
}

// Remove returns a picture without its background, as a method of matting. The error is an engine.Error, or the context's.
func (e *Engine) Remove(ctx context.Context, img *image.NRGBA) (*image.NRGBA, error) {
	address, err := remote.DataURL(img)
	if err != nil {
		return nil, &engine.Error{Class: engine.BadRequest, Sentence: "the picture cannot be written as a PNG file", Err: err}
	}
	input := maps.Clone(removerInput)
	input["image_url"] = address
	j, err := e.submit(ctx, e.config.remover(), input, "")
	if err != nil {
		return nil, err
	}
	return e.await(ctx, j, func(float64) {})
}

var removerInput = map[string]any{"model": "General Use (Heavy)", "operating_resolution": "1024x1024", "output_format": "png", "refine_foreground": true}

// Notify ends the pause of whoever waits for a job: a handle, or the id of a request.
func (e *Engine) Notify(h engine.Handle) {
	if j, err := parse(h); err == nil {
		h = engine.Handle(j.ID)
	}
	e.wakeups.Notify(string(h))
}

var (
	_ engine.Engine  = (*Engine)(nil)
	_ engine.Checker = (*Engine)(nil)
	_ http.Handler   = (*Engine)(nil)
)
