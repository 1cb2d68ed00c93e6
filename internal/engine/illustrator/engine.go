// Package illustrator is the embedded engine: it reads a prompt, composes our own art and renders it in a style. It needs no
// model weights, no key and no network, and the same request always gives the same bytes.
package illustrator

import (
	"context"
	"fmt"
	"image"

	"pellucid/internal/domain"
	"pellucid/internal/engine"
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/plan"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/read"
)

// Names of the engine: in settings, and the model name that people see.
const (
	EngineName = "illustrator"
	Name       = "illustrator-1"
)

// maxSize bounds the side of an image in pixels: memory grows with its square.
const maxSize = 4096

// Engine is the illustrator. It is safe for concurrent use.
type Engine struct{ reader *read.Reader }

var (
	_ engine.Engine = (*Engine)(nil)
	_ engine.Reader = (*Engine)(nil)
)

// New loads the word tables and the catalog of art.
func New() (*Engine, error) {
	reader, err := read.New(catalog{})
	if err != nil {
		return nil, fmt.Errorf("illustrator: %w", err)
	}
	reader.Read("a fox", "", "") // loads the word tables now, not with the first visitor's prompt
	return &Engine{reader}, nil
}

// Name returns the engine's name in settings.
func (e *Engine) Name() string { return EngineName }

// Read returns what a prompt asks for and the truth about how each of its words was understood.
func (e *Engine) Read(req engine.Request) brief.Brief {
	b := e.reader.Read(req.Prompt, req.NegativePrompt, req.Style)
	if req.Shadow != "" && req.Shadow != "none" {
		b.Shadow = req.Shadow
	}
	return b
}

// Reading returns how a prompt is read.
func (e *Engine) Reading(req engine.Request) domain.Reading { return e.Read(req).Reading.Filled() }

// Plan returns the plan that Draw would draw. The error is engine.CannotDraw when the main subject is not in our art.
func (e *Engine) Plan(req engine.Request) (plan.Plan, error) {
	b := e.Read(req)
	if b.Reading.Refused != "" {
		return plan.Plan{}, &engine.CannotDraw{Sentence: b.Reading.Refused, Suggested: b.Reading.Suggested}
	}
	return plan.Make(b, req.Seed, req.Variation), nil
}

// The shares of the work outside drawing.
const (
	planned = 0.05
	drawn   = 0.97
)

// Draw makes the image. Progress rises from 0 to 1 as stages are done. A cancelled context ends the work at the next stage
// with the context's error.
func (e *Engine) Draw(ctx context.Context, req engine.Request, progress func(fraction float64)) (engine.Picture, error) {
	if !e.fits(req) {
		return engine.Picture{}, unfit(req)
	}
	if progress == nil {
		progress = func(float64) {}
	}
	if err := ctx.Err(); err != nil {
		return engine.Picture{}, err
	}
	p, led, err := e.lead(ctx, req)
	if err != nil {
		return engine.Picture{}, err
	}
	progress(planned)
	said := false // what was taken from a reference is said once
	recolor := func(layer *raster.Layer) {
		q := p
		led.recolor(&q, layer)
		if !said {
			p, said = q, true
		}
	}
	picture, err := paint(ctx, p, req.Width, req.Height, recolor, func(done float64) { progress(planned + (drawn-planned)*done) })
	if err != nil {
		return engine.Picture{}, err
	}
	return finish(req, p, led, picture, progress)
}

// sourceType is the IPTC term for images that a program composes from drawn pieces, without a trained model.
const sourceType = "compositeSynthetic"

// creditLines names the sources of the art in an image, each with its license.
func creditLines(p plan.Plan) []string {
	lines := make([]string, len(p.Credits))
	for i, credit := range p.Credits {
		lines[i] = credit.Source + " (" + credit.License + ")"
	}
	return lines
}

func finish(req engine.Request, p plan.Plan, led led, picture *image.NRGBA, progress func(float64)) (engine.Picture, error) {
	recipe, err := newRecipe(req, p, led.Lead)
	if err != nil {
		return engine.Picture{}, err
	}
	out := engine.Picture{
		Image: picture, Model: Name, Recipe: recipe, Notes: p.Notes, Intent: intentOf(p), Reading: p.Brief.Reading.Filled(), SourceType: sourceType, Credits: creditLines(p),
	}
	progress(1)
	return out, nil
}

// Capabilities says what the illustrator can do.
func (e *Engine) Capabilities() engine.Capabilities {
	return engine.Capabilities{
		Label: "Illustrator", Hint: "instant, vector look", MinSide: 1, MaxSide: maxSize, MaxRatio: maxRatio, References: domain.ReferencesMax, Masks: true,
		NativeAlpha: true, Negative: true, Seeds: true, Deterministic: true,
	}
}

// Submit checks the size. The illustrator draws in Wait, and needs no handle to draw the same picture again.
func (e *Engine) Submit(ctx context.Context, req engine.Request) (engine.Handle, error) {
	if !e.fits(req) {
		return "", unfit(req)
	}
	if req.Mask != nil && (len(req.References) == 0 || req.Mask.Rect != image.Rect(0, 0, req.Width, req.Height)) {
		return "", &engine.Error{Class: engine.BadRequest, Sentence: "a mask has to have the size of the picture, and belongs to a reference"}
	}
	return "", ctx.Err()
}

func unfit(req engine.Request) error {
	return &engine.Error{
		Class: engine.BadRequest, Err: fmt.Errorf("illustrator: %d × %d is not within 1–%d pixels and the ratio %d:1", req.Width, req.Height, maxSize, maxRatio),
	}
}

// Wait draws the image.
func (e *Engine) Wait(ctx context.Context, req engine.Request, _ engine.Handle, progress func(fraction float64)) (engine.Picture, error) {
	if req.Mask != nil {
		return e.drawMasked(ctx, req, progress)
	}
	return e.Draw(ctx, req, progress)
}

// Cancel does nothing: the context that Wait draws under ends the work.
func (e *Engine) Cancel(context.Context, engine.Handle) error { return nil }
