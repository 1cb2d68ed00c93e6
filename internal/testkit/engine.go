package testkit

import (
	"context"
	"encoding/json"
	"image"
	"image/color"
	"strings"
	"sync"

	"pellucid/internal/domain"
	"pellucid/internal/engine"
)

// engineSize is the size in pixels of the pictures that the double draws when Full is not set: tests are about what
// happens to a picture, not about its pixels.
const engineSize = 64

// Engine is a fast engine.Engine whose behavior a test chooses. It draws a disc with true alpha.
type Engine struct {
	Full bool // draw pictures as large as was asked for

	mu       sync.Mutex
	hook     Hook
	requests []engine.Request
}

// Hook stands before every drawing: it may fail it, panic, wait, or return a picture of its own. Nil and nil mean the disc.
type Hook func(ctx context.Context, req engine.Request) (*image.NRGBA, error)

// On sets the hook; nil takes it away.
func (e *Engine) On(hook Hook) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.hook = hook
}

// Requests returns what the engine was asked to draw so far.
func (e *Engine) Requests() []engine.Request {
	e.mu.Lock()
	defer e.mu.Unlock()
	return append([]engine.Request{}, e.requests...)
}

// Name names the engine.
func (e *Engine) Name() string { return "testkit" }

// Capabilities says that the double makes whatever it is asked for.
func (e *Engine) Capabilities() engine.Capabilities {
	return engine.Capabilities{Label: "Test", MinSide: 1, MaxSide: 4096, MaxRatio: 10, References: 3, NativeAlpha: true, Seeds: true, Masks: true, Deterministic: true}
}

// Submit accepts everything.
func (e *Engine) Submit(context.Context, engine.Request) (engine.Handle, error) { return "", nil }

// Cancel does nothing.
func (e *Engine) Cancel(context.Context, engine.Handle) error { return nil }

// Wait notes the request, lets the hook act, and draws.
func (e *Engine) Wait(ctx context.Context, req engine.Request, _ engine.Handle, progress func(float64)) (engine.Picture, error) {
	e.mu.Lock()
	e.requests = append(e.requests, req)
	hook := e.hook
	e.mu.Unlock()
	progress(0.5)
	var img *image.NRGBA
	if hook != nil {
		var err error
		if img, err = hook(ctx, req); err != nil {
			return engine.Picture{}, err
		}
	}
	if img == nil {
		img = e.disc(req)
	}
	progress(1)
	recipe, err := json.Marshal(map[string]any{"engine": "testkit", "seed": req.Seed, "prompt": req.Prompt})
	return engine.Picture{
		Image: img, Model: "testkit-1", Recipe: recipe, Notes: []string{"Drawn as a disc."}, SourceType: "algorithmicMedia",
	}, err
}

func (e *Engine) disc(req engine.Request) *image.NRGBA {
	size := engineSize
	if e.Full {
		size = req.Width
	}
	return Disc(size, color.NRGBA{R: uint8(40 * (req.Variation + 1)), G: 60, B: 200, A: 255})
}

// Describe makes every longer word of the prompt a tag.
func (e *Engine) Describe(prompt, _ string) engine.Description {
	description := engine.Description{Category: string(domain.Objects), AltText: domain.Truncate(prompt, 80) + ", transparent background"}
	seen := map[string]bool{}
	for _, word := range strings.Fields(strings.ToLower(prompt)) {
		if len(word) > 2 && !seen[word] {
			seen[word] = true
			description.Tags = append(description.Tags, word)
		}
	}
	return description
}

// Spelled reports that no word is known, so that each may be meant for another.
func (e *Engine) Spelled(string) bool { return false }

// Near offers the same three words for every search: its plural, an owl and a fox.
func (e *Engine) Near(search string) []string {
	if search == "" {
		return nil
	}
	return []string{search + "s", "owl", "fox"}
}
