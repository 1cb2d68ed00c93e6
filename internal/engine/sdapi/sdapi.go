// Package sdapi makes images on the operator's own servers that speak the API of AUTOMATIC1111's web UI: Forge (with
// LayerDiffuse, which gives an alpha channel), AUTOMATIC1111, SD.Next, and stable-diffusion.cpp's sd-server.
package sdapi

import (
	"context"
	"net/http"
	"sync"
	"sync/atomic"
	"time"

	"pellucid/internal/engine"
	"pellucid/internal/engine/remote"
)

const (
	name     = "sdapi"
	drawTime = 10 * time.Minute // for one picture, others before it in the server's line included
	files    = 128 << 20        // bytes of an answer, whose pictures are in base64
)

// Engine makes images over /sdapi/v1. Make one with New.
type Engine struct {
	config  Config
	servers []*server
	pool    remote.Pool

	choosing sync.Mutex // so that two pictures at the same moment do not take the same idle server
}

// server is one of the operator's servers. It makes one picture at a time.
type server struct {
	*remote.Client
	working atomic.Int64 // pictures that this process has asked it for
}

// New returns an engine. The error is that of Config.Validate.
func New(config Config) (*Engine, error) {
	if err := config.Validate(); err != nil {
		return nil, err
	}
	config = config.filled()
	e := &Engine{config: config}
	servers, err := remote.Servers(config.URLs)
	if err != nil {
		return nil, err
	}
	for _, s := range servers {
		client := &remote.Client{Vendor: "The Stable Diffusion server", Key: "user and password in PELLUCID_SDAPI_URL", Base: s.Base, HTTP: config.HTTP, Timeout: drawTime, Limit: files, Classify: classify}
		if s.User != "" || s.Password != "" {
			client.Auth = func(h http.Header) { (&http.Request{Header: h}).SetBasicAuth(s.User, s.Password) }
		}
		e.servers = append(e.servers, &server{Client: client})
	}
	return e, nil
}

// Name returns "sdapi".
func (e *Engine) Name() string { return name }

// Capabilities says what the servers can do.
func (e *Engine) Capabilities() engine.Capabilities {
	return engine.Capabilities{
		Label: "Stable Diffusion", Hint: "photorealistic, about 20 s", CostCents: e.config.CostCents,
		MinSide: e.config.MinSide, MaxSide: e.config.MaxSide, Step: 64, MaxRatio: 2.5,
		NativeAlpha: e.config.Layer, Negative: true, Seeds: true, Steps: true, Guidance: true,
	}
}

// Check looks whether every server answers, takes the password, and has LayerDiffuse where it is to be used.
func (e *Engine) Check(ctx context.Context) error {
	for _, s := range e.servers {
		var scripts struct{ Txt2img []string }
		err := s.Do(ctx, remote.Call{Method: http.MethodGet, URL: "/sdapi/v1/scripts", Into: &scripts})
		if remote.StatusOf(err) == http.StatusNotFound && !e.config.Layer {
			err = nil // sd-server has no scripts
		}
		if err != nil {
			return err
		}
		if e.config.Layer && !hasLayer(scripts.Txt2img) {
			return noLayer()
		}
	}
	return nil
}

var (
	_ engine.Engine  = (*Engine)(nil)
	_ engine.Checker = (*Engine)(nil)
)
