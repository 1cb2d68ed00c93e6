// Package openai makes pictures through OpenAI's images API: OpenAI's own models, and whatever else speaks it, such as LocalAI,
// sd-server and another Pellucid. The API answers when the picture is there: Submit only checks, and Wait makes the one call.
package openai

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"slices"
	"sync/atomic"
	"time"

	"pellucid/internal/engine"
	"pellucid/internal/openaiclient"
)

// Name is the engine's name in settings and in the database.
const Name = "openai"

// DefaultModel is asked for when no other is set: the fast one of those that make an alpha channel.
const DefaultModel = "gpt-image-2.5-flare"

// longest is how long a picture may take: high qualities take minutes, and a caller that gives up pays all the same.
const longest = 300 * time.Second

// answerMost bounds an answer in bytes: the largest PNG in base64, with room for partial ones.
const answerMost = 128 << 20

// Config is what the engine works with.
type Config struct {
	Client   openaiclient.Config
	Model    string        // empty: DefaultModel
	Quality  string        // one of the model's; empty: medium where the model has qualities
	Partials int           // how many partial pictures are asked for, 0–3; each is a step of the progress, and costs a little
	Timeout  time.Duration // of one picture; zero: 300 s
	Log      *slog.Logger
}

// Engine asks a server that speaks OpenAI's images API. It is safe for concurrent use.
type Engine struct {
	config Config
	model  model
	client *openaiclient.Client
	files  *http.Client // for pictures that are answered with an address
	opaque atomic.Bool  // the model refused a transparent background: it isn't asked for one again
}

var (
	_ engine.Engine  = (*Engine)(nil)
	_ engine.Checker = (*Engine)(nil)
)

// New returns an Engine.
func New(c Config) (*Engine, error) {
	c.Model, c.Timeout = cmp.Or(c.Model, DefaultModel), cmp.Or(c.Timeout, longest)
	m := modelOf(c.Model)
	switch known := m.qualities(); {
	case c.Log == nil:
		return nil, errors.New("openai engine: a log is missing")
	case c.Client.APIKey == "" && c.Client.Official():
		return nil, errors.New("openai engine: set PELLUCID_OPENAI_API_KEY, or PELLUCID_OPENAI_BASE_URL for a server of your own")
	case c.Partials < 0 || c.Partials > 3:
		return nil, errors.New("openai engine: partial pictures are 0 to 3")
	case len(known) == 0:
		c.Quality = ""
	default:
		c.Quality = cmp.Or(c.Quality, "medium")
		if !slices.Contains(known, c.Quality) {
			return nil, fmt.Errorf("openai engine: %s has no quality %q; it has %v", c.Model, c.Quality, known)
		}
	}
	client, err := openaiclient.New(c.Client, openaiclient.Limits{Answer: answerMost})
	if err != nil {
		return nil, err
	}
	return &Engine{config: c, model: m, client: client, files: &http.Client{}}, nil
}

// Name returns the engine's name.
func (e *Engine) Name() string { return Name }

// Capabilities says what the model can do.
func (e *Engine) Capabilities() engine.Capabilities {
	c := e.model.size
	c.Label, c.Hint = "OpenAI "+e.config.Model, e.model.hint
	if !e.model.vendor {
		c.Label = e.config.Model
	}
	c.References, c.Masks = e.model.references, e.model.vendor || e.model.own
	c.NativeAlpha = e.background() == transparent
	c.Negative, c.Seeds = e.model.vendor || e.model.own, e.model.own
	c.CostCents = e.model.cents[e.config.Quality]
	return c
}

// The backgrounds that are asked for.
const (
	transparent = "transparent"
	opaque      = "opaque"
)

func (e *Engine) background() string {
	if e.model.transparent && !e.opaque.Load() {
		return transparent
	}
	return opaque
}

// Submit checks the request. Nothing is asked of the server yet: its API has no jobs, and a handle would promise one.
func (e *Engine) Submit(ctx context.Context, req engine.Request) (engine.Handle, error) {
	if err := ctx.Err(); err != nil {
		return "", err
	}
	if !e.Capabilities().Fits(req.Width, req.Height) {
		return "", &engine.Error{Class: engine.BadRequest, Sentence: fmt.Sprintf("%s makes no pictures of %d × %d pixels", e.config.Model, req.Width, req.Height)}
	}
	if req.Mask != nil && (len(req.References) == 0 || req.References[0].Image.Rect.Size() != req.Mask.Rect.Size()) {
		return "", &engine.Error{Class: engine.BadRequest, Sentence: "a mask has to have the size of the first reference"}
	}
	return "", nil
}

// Wait makes the call. Partial pictures are told as progress. When the process dies in here, nobody can tell whether the picture
// was made.
func (e *Engine) Wait(ctx context.Context, req engine.Request, _ engine.Handle, progress func(fraction float64)) (engine.Picture, error) {
	if progress == nil {
		progress = func(float64) {}
	}
	if err := ctx.Err(); err != nil {
		return engine.Picture{}, err
	}
	progress(0.02)
	background := e.background()
	got, err := e.ask(ctx, req, background, progress)
	if background == transparent && refusesTransparency(err) {
		e.config.Log.WarnContext(ctx, "the model makes no transparent background any more; pictures are cut out from now on", "model", e.config.Model)
		e.opaque.Store(true)
		background = opaque
		got, err = e.ask(ctx, req, background, progress)
	}
	if err != nil {
		return engine.Picture{}, err
	}
	picture, err := e.picture(ctx, req, background, got)
	if err != nil {
		return engine.Picture{}, err
	}
	progress(1)
	return picture, nil
}

// Cancel does nothing: the context that Wait calls under ends the call.
func (e *Engine) Cancel(context.Context, engine.Handle) error { return nil }
