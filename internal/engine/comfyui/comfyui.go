// Package comfyui makes images on the operator's own ComfyUI servers, from workflows in which the prompt and other values
// are put into their places.
package comfyui

import (
	"net/http"
	"time"

	"pellucid/internal/engine"
	"pellucid/internal/engine/remote"
)

const (
	name     = "comfyui"
	callTime = 30 * time.Second
	files    = 64 << 20 // bytes of one picture
)

// Engine makes images on ComfyUI. Make one with New.
type Engine struct {
	config   Config
	template *template
	servers  []*remote.Client
	pool     remote.Pool
}

// New returns an engine. The error is that of Config.Validate.
func New(config Config) (*Engine, error) {
	if err := config.Validate(); err != nil {
		return nil, err
	}
	config = config.filled()
	raw := config.Workflow
	if raw == nil {
		var err error
		if raw, err = Workflow(LayerDiffuse); err != nil {
			return nil, err
		}
	}
	t, err := newTemplate(raw)
	if err != nil {
		return nil, err
	}
	e := &Engine{config: config, template: t}
	servers, err := remote.Servers(config.URLs)
	if err != nil {
		return nil, err
	}
	for _, s := range servers {
		e.servers = append(e.servers, &remote.Client{
			Vendor: "ComfyUI", Key: "user and password in PELLUCID_COMFYUI_URL", Base: s.Base, HTTP: config.HTTP, Timeout: callTime, Limit: files, Classify: classify, Auth: basic(s),
		})
	}
	return e, nil
}

func basic(s remote.Server) func(h http.Header) {
	if s.User == "" && s.Password == "" {
		return nil
	}
	return func(h http.Header) { (&http.Request{Header: h}).SetBasicAuth(s.User, s.Password) }
}

// classify reads a refused workflow.
func classify(f *remote.Failure) *engine.Error {
	if f.Status != http.StatusBadRequest {
		return nil
	}
	return &engine.Error{Class: engine.BadRequest, Sentence: "ComfyUI refuses the workflow: a node or the checkpoint is not installed there (pellucid engines check says which)"}
}

// Name returns "comfyui".
func (e *Engine) Name() string { return name }

// Capabilities says what the workflow can do.
func (e *Engine) Capabilities() engine.Capabilities {
	can := engine.Capabilities{
		Label: "ComfyUI", Hint: "photorealistic, about 20 s", CostCents: e.config.CostCents,
		MinSide: e.config.MinSide, MaxSide: e.config.MaxSide, Step: 64, MaxRatio: 2.5, NativeAlpha: e.template.hasAlpha(), Seeds: true,
		Negative: e.template.places["negative"], Steps: e.template.places["steps"], Guidance: e.template.places["guidance"],
	}
	if e.template.places["image"] {
		can.References = 1
	}
	return can
}

var (
	_ engine.Engine  = (*Engine)(nil)
	_ engine.Finder  = (*Engine)(nil)
	_ engine.Checker = (*Engine)(nil)
)
