// Package ideogram makes images with Ideogram 3 at Ideogram itself, through the one call that gives an alpha channel.
package ideogram

import (
	"context"
	"encoding/json"
	"maps"
	"net/http"
	"slices"
	"time"

	"pellucid/internal/engine"
	"pellucid/internal/engine/remote"
)

const (
	name        = "ideogram"
	defaultBase = "https://api.ideogram.ai"
	drawTime    = 3 * time.Minute
	throttled   = 10 * time.Second
)

// Engine makes images at Ideogram. Make one with New.
type Engine struct {
	config Config
	client *remote.Client
	files  *remote.Fetcher
}

// New returns an engine. The error is that of Config.Validate.
func New(config Config) (*Engine, error) {
	if err := config.Validate(); err != nil {
		return nil, err
	}
	config = config.filled()
	e := &Engine{config: config, client: &remote.Client{
		Vendor: "Ideogram", Key: "PELLUCID_IDEOGRAM_API_KEY", Base: config.BaseURL, HTTP: config.HTTP, Timeout: drawTime, Classify: classify,
		Auth: func(h http.Header) { h.Set("Api-Key", config.Key) },
	}}
	e.files = remote.NewFetcher(&remote.Client{Vendor: "Ideogram", Base: config.BaseURL}, nil) // the files are public
	return e, nil
}

// classify reads a failure: 422 is the safety check of the prompt.
func classify(f *remote.Failure) *engine.Error {
	if f.Status == http.StatusUnprocessableEntity {
		return &engine.Error{Class: engine.Rejected, Sentence: "Ideogram refuses the content"}
	}
	return nil
}

// Name returns "ideogram".
func (e *Engine) Name() string { return name }

// Capabilities says what Ideogram 3 can do.
func (e *Engine) Capabilities() engine.Capabilities {
	can := engine.Capabilities{
		Label: "Ideogram 3", Hint: "good at lettering, about 15 s", NativeAlpha: true, Negative: true, Seeds: true, CostCents: prices[e.config.Speed],
	}
	aspects := remote.IdeogramAspects("x")
	for _, aspect := range slices.Sorted(maps.Keys(aspects)) {
		can.Sizes = append(can.Sizes, aspects[aspect])
	}
	return can
}

// Submit does nothing but look at the request: the call has no jobs, and Wait makes it.
func (e *Engine) Submit(ctx context.Context, req engine.Request) (engine.Handle, error) {
	if err := ctx.Err(); err != nil {
		return "", err
	}
	_, err := remote.SizeFor(e.Capabilities(), req)
	return "", err
}

// Wait makes the call, once, and fetches the picture, whose address does not live long. When the process dies in here, or the
// answer is lost, nobody can tell whether the picture was made and charged: Ideogram cannot be asked.
func (e *Engine) Wait(ctx context.Context, req engine.Request, _ engine.Handle, report func(fraction float64)) (engine.Picture, error) {
	progress := remote.Progress(report)
	if err := remote.Begin(ctx, progress); err != nil {
		return engine.Picture{}, err
	}
	address, err := e.generate(ctx, req)
	if err != nil {
		return engine.Picture{}, err
	}
	progress(0.9)
	img, err := e.fetch(ctx, address)
	if err != nil {
		return engine.Picture{}, err
	}
	can := e.Capabilities()
	picture := engine.Picture{
		Image: img, Model: can.Label, Opaque: remote.Opaque(img), CostCents: can.CostCents, SourceType: "trainedAlgorithmicMedia",
		Recipe: remote.Recipe(name, "ideogram-v3", req, map[string]any{"speed": e.config.Speed}), Notes: remote.ReferenceNotes(req, 0),
	}
	progress(1)
	return picture, ctx.Err()
}

// Cancel does nothing: the call cannot be taken back.
func (e *Engine) Cancel(context.Context, engine.Handle) error { return nil }

// Check looks whether the key is good, by a request without a prompt, which is refused and costs nothing.
func (e *Engine) Check(ctx context.Context) error {
	err := e.client.Do(ctx, remote.Call{Method: http.MethodPost, URL: "/v1/ideogram-v3/generate-transparent", Body: json.RawMessage("{}")})
	switch remote.StatusOf(err) {
	case http.StatusBadRequest, http.StatusUnprocessableEntity, http.StatusUnsupportedMediaType:
		return nil
	}
	return err
}

var (
	_ engine.Engine  = (*Engine)(nil)
	_ engine.Checker = (*Engine)(nil)
)
