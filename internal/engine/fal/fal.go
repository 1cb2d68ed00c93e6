// Package fal makes images with the models on fal.ai that give an alpha channel of their own, through fal's queue.
package fal

import (
	"context"
	"image"
	"maps"
	"net/http"
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

var (
	_ engine.Engine  = (*Engine)(nil)
	_ engine.Checker = (*Engine)(nil)
	_ http.Handler   = (*Engine)(nil)
)
