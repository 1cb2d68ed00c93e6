// Package sdapi makes images on the operator's own servers that speak the API of AUTOMATIC1111's web UI: Forge (with
// LayerDiffuse, which gives an alpha channel), AUTOMATIC1111, SD.Next, and stable-diffusion.cpp's sd-server.
package sdapi

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"net/http"
	"slices"
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

// Config is what the engine needs. URLs is required.
type Config struct {
	URLs       []string // of the servers that share the work; "http://user:password@host:7860" for HTTP Basic
	Layer      bool     // the servers are Forge with LayerDiffuse: pictures have an alpha channel
	Method     string   // of LayerDiffuse; "" means SDXL with attention injection
	Checkpoint string   // the model to switch to; "" means the one that is loaded
	Sampler    string   // "" means the server's own
	Steps      int      // when the request asks for none; 0 means 20
	Guidance   float64  // when the request asks for none; 0 means 7
	MinSide    int      // pixels; 0 means 768
	MaxSide    int      // pixels; 0 means 1536
	CostCents  float64  // what one picture costs the operator, if anything

	HTTP *http.Client
	Pace remote.Pace // how often progress is asked for
}

func (c Config) filled() Config {
	if c.Method == "" {
		c.Method = "(SDXL) Only Generate Transparent Image (Attention Injection)"
	}
	if c.Steps == 0 {
		c.Steps = 20
	}
	if c.Guidance == 0 {
		c.Guidance = 7
	}
	if c.MinSide == 0 {
		c.MinSide = 768
	}
	if c.MaxSide == 0 {
		c.MaxSide = 1536
	}
	if c.Pace.First == 0 {
		c.Pace.First = time.Second
	}
	return c
}

// Validate returns what is missing or wrong, as a sentence for the operator.
func (c Config) Validate() error {
	if _, err := remote.Servers(c.URLs); err != nil {
		return fmt.Errorf("stable diffusion: set PELLUCID_SDAPI_URL, such as http://127.0.0.1:7860: %w", err)
	}
	if c = c.filled(); c.MinSide%64 != 0 || c.MaxSide%64 != 0 || c.MinSide > c.MaxSide {
		return errors.New("stable diffusion: the least and the longest side are multiples of 64")
	}
	return nil
}

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

// Submit does nothing but look at the request: the servers answer with the picture itself, so that Wait does all of the
// work. A process that dies makes the picture again, with the same seed and at no vendor's cost.
func (e *Engine) Submit(ctx context.Context, req engine.Request) (engine.Handle, error) {
	if err := ctx.Err(); err != nil {
		return "", err
	}
	_, err := remote.SizeFor(e.Capabilities(), req)
	return "", err
}

// Wait has the picture made by the least busy server. One that cannot be reached is passed over.
func (e *Engine) Wait(ctx context.Context, req engine.Request, _ engine.Handle, report func(fraction float64)) (engine.Picture, error) {
	progress := remote.Progress(report)
	if err := remote.Begin(ctx, progress); err != nil {
		return engine.Picture{}, err
	}
	body, err := e.body(req)
	if err != nil {
		return engine.Picture{}, err
	}
	var failed error
	for healthy := e.pool.Order(ctx, len(e.servers), e.load); len(healthy) > 0; {
		i := e.take(healthy)
		healthy = slices.DeleteFunc(healthy, func(other int) bool { return other == i })
		picture, err := e.draw(ctx, e.servers[i], req, body, progress)
		e.servers[i].working.Add(-1)
		if err == nil {
			progress(1)
			return picture, ctx.Err()
		}
		if ctx.Err() != nil {
			return engine.Picture{}, ctx.Err()
		}
		if failed = err; engine.ClassOf(err) != engine.Transient {
			break
		}
		e.pool.Down(i)
	}
	return engine.Picture{}, failed
}

// take chooses the server with the fewest pictures of ours, and counts one more for it.
func (e *Engine) take(healthy []int) int {
	e.choosing.Lock()
	defer e.choosing.Unlock()
	least := slices.MinFunc(healthy, func(a, b int) int {
		return cmp.Compare(e.servers[a].working.Load(), e.servers[b].working.Load())
	})
	e.servers[least].working.Add(1)
	return least
}

// load says how busy a server is with our own pictures, and whether it answers at all: it need not know the question.
func (e *Engine) load(ctx context.Context, i int) (int, error) {
	s := e.servers[i]
	if busy := s.working.Load(); busy > 0 {
		return int(busy), nil // it may be too busy to answer
	}
	err := s.Do(ctx, remote.Call{Method: http.MethodGet, URL: "/sdapi/v1/options", Into: new([]byte)})
	if status := remote.StatusOf(err); status != 0 && status < 500 {
		err = nil
	}
	return 0, err
}

// Cancel does nothing: a picture is made while Wait waits for it, and ends with Wait's context.
func (e *Engine) Cancel(context.Context, engine.Handle) error { return nil }

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
