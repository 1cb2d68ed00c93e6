// Package renderers has the illustrator's images drawn by a pool of renderers (`pellucid engine serve`) behind a load balancer.
// The pool is asked through OpenAI's images API, call by call: nothing about an image stays on a renderer, and the same request
// gives the same bytes on each, so that a call whose answer is lost is simply made again, wherever the balancer sends it.
package renderers

import (
	"cmp"
	"context"
	"errors"
	"log/slog"
	"math/rand/v2"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/engine"
	"pellucid/internal/engine/openai"
	"pellucid/internal/engine/remote"
	"pellucid/internal/openaiclient"
)

// Illustrator is the engine that renderers run, in this process.
type Illustrator interface {
	engine.Engine
	engine.Reader
}

// Config is what the engine works with.
type Config struct {
	Illustrator Illustrator   // reads prompts and says what renderers can do; it draws nothing
	URL         string        // of the load balancer, or of one renderer
	Token       string        // that renderers ask for; empty: none
	Timeout     time.Duration // of one call; zero: 60 s. A drawing takes a second or two
	Patience    time.Duration // with a pool that is busy or failing; zero: 30 s
	Log         *slog.Logger
}

// Engine is the illustrator on other machines. It is safe for concurrent use.
type Engine struct {
	Illustrator
	pool     *openai.Engine
	patience time.Duration
	log      *slog.Logger
}

var (
	_ engine.Engine  = (*Engine)(nil)
	_ engine.Reader  = (*Engine)(nil)
	_ engine.Checker = (*Engine)(nil)
)

// New returns an Engine. The error says what is wrong with the address.
func New(c Config) (*Engine, error) {
	if c.URL == "" {
		return nil, errors.New("the address of the renderers is missing")
	}
	pool, err := openai.New(openai.Config{
		Client: openaiclient.Config{APIKey: c.Token, BaseURL: c.URL}, Model: openai.PellucidModel, Timeout: cmp.Or(c.Timeout, time.Minute), Log: c.Log,
	})
	if err != nil {
		return nil, err
	}
	return &Engine{Illustrator: c.Illustrator, pool: pool, patience: cmp.Or(c.Patience, 30*time.Second), log: c.Log}, nil
}

// Capabilities are the illustrator's.
func (e *Engine) Capabilities() engine.Capabilities {
	c := e.Illustrator.Capabilities()
	c.Elsewhere = true
	return c
}

// Reading returns how a prompt is read; that takes no renderer.
func (e *Engine) Reading(req engine.Request) domain.Reading { return e.Illustrator.Reading(req) }

// Check asks the pool for its models.
func (e *Engine) Check(ctx context.Context) error { return e.pool.Check(ctx) }

// Submit checks the request; the one call is made in Wait.
func (e *Engine) Submit(ctx context.Context, req engine.Request) (engine.Handle, error) {
	if len(req.References) > 0 || req.Mask != nil {
		return "", &engine.Error{Class: engine.BadRequest, Sentence: "images that follow others are drawn on this server: they would be sent to a renderer and back"}
	}
	return e.pool.Submit(ctx, req)
}

// The first pause before a call is made again, and the longest one.
const (
	firstPause   = 100 * time.Millisecond
	longestPause = 2 * time.Second
)

// Wait has the image drawn. A call that failed, was lost or met a busy renderer is made again until the patience ends: then a
// busy pool is a BadRequest, which says nothing against its health, and a failing one is Transient.
func (e *Engine) Wait(ctx context.Context, req engine.Request, job engine.Handle, progress func(float64)) (engine.Picture, error) {
	end, pause := time.Now().Add(e.patience), firstPause
	for {
		picture, err := e.pool.Wait(ctx, req, job, progress)
		if err == nil || ctx.Err() != nil || !passes(err) {
			return picture, err
		}
		rest := pause/2 + time.Duration(rand.Int64N(int64(pause)))
		if time.Now().Add(rest).After(end) {
			return engine.Picture{}, gaveUp(err)
		}
		e.log.DebugContext(ctx, "a renderer is asked again", "class", engine.ClassOf(err).String(), "err", err)
		if err := remote.Sleep(ctx, rest, nil); err != nil {
			return engine.Picture{}, err
		}
		pause = min(2*pause, longestPause)
	}
}

// passes reports whether the next call may go well. A lost answer is asked for again: drawing twice costs nothing.
func passes(err error) bool {
	if errors.As(err, new(*engine.CannotDraw)) {
		return false
	}
	switch engine.ClassOf(err) {
	case engine.Transient, engine.RateLimited, engine.TimeoutUnknown:
		return true
	}
	return false
}

func gaveUp(err error) error {
	if engine.ClassOf(err) == engine.RateLimited {
		return &engine.Error{Class: engine.BadRequest, Sentence: "all renderers are busy: add some, or lower --workers", Err: err}
	}
	return &engine.Error{Class: engine.Transient, Sentence: "no renderer answers: check PELLUCID_RENDERERS_URL and the load balancer", Err: err}
}
