package retouch

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"image"
	"slices"
	"strings"

	"pellucid/internal/alpha/codec"
	"pellucid/internal/alpha/features"
	"pellucid/internal/domain"
	"pellucid/internal/edits"
	"pellucid/internal/engine"
	"pellucid/internal/generation/rendering"
)

// Parts returns the parts of an image that can be drawn in another color; none where the engine has none, or draws the recipe
// otherwise by now.
func (r *Retoucher) Parts(ctx context.Context, img domain.Image) ([]engine.Part, error) {
	if known, ok := r.parts.Get(img.BlobKey); ok {
		return known, nil
	}
	redrawer, recipe := r.redrawer(img.Recipe)
	if redrawer == nil {
		return nil, nil
	}
	ctx, cancel := context.WithTimeout(ctx, retouchTime)
	defer cancel()
	if err := r.renderer.Acquire(ctx); err != nil {
		return nil, rendering.Busy(err)
	}
	defer r.renderer.Release()
	source, _, err := r.renderer.Original(ctx, img)
	if err != nil {
		return nil, err
	}
	var parts []engine.Part
	if r.matches(ctx, img, source) {
		if parts, err = redrawer.Parts(ctx, recipe); err != nil && !errors.Is(err, engine.ErrNoRecipe) {
			return nil, err
		}
	}
	r.parts.Add(img.BlobKey, parts)
	return parts, nil
}

// Retouched is an edited image and what is said about its files.
type Retouched struct {
	Image    *image.NRGBA
	Metadata codec.Metadata
	Redrawn  bool
	Enlarged float64 // above 1: how much pixels had to be scaled up
}

// Preview carries out the steps on an image and keeps nothing. The errors are sentences for the user.
func (r *Retoucher) Preview(ctx context.Context, img domain.Image, steps edits.List) (Retouched, error) {
	ctx, cancel := context.WithTimeout(ctx, retouchTime)
	defer cancel()
	if err := r.checkParts(ctx, img, steps); err != nil {
		return Retouched{}, err
	}
	if err := r.renderer.Acquire(ctx); err != nil {
		return Retouched{}, rendering.Busy(err)
	}
	defer r.renderer.Release()
	return r.apply(ctx, img, steps)
}

// checkParts refuses to recolor parts that an image does not have.
func (r *Retoucher) checkParts(ctx context.Context, img domain.Image, steps edits.List) error {
	colors := steps.Recolored()
	if len(colors) == 0 {
		return nil
	}
	parts, err := r.Parts(ctx, img)
	if err != nil {
		return err
	}
	names := make([]string, len(parts))
	for i, p := range parts {
		names[i] = p.Label
	}
	known := func(name string) bool {
		return slices.ContainsFunc(parts, func(p engine.Part) bool { return strings.EqualFold(p.Name, name) || strings.EqualFold(p.Label, name) })
	}
	for _, c := range colors {
		field := fmt.Sprintf("steps[%d].part", c.Index)
		switch {
		case len(names) == 0:
			return domain.FieldErrorf(field, "Step %d: this image has no parts that can be recolored. Replace a color instead.", c.Index+1)
		case !known(strings.TrimSpace(c.Part)):
			return domain.FieldErrorf(field, "Step %d: this image has no part “%s”. It has: %s.", c.Index+1, c.Part, strings.Join(names, ", "))
		}
	}
	return nil
}

// apply carries out the steps; whoever calls holds a slot.
func (r *Retoucher) apply(ctx context.Context, img domain.Image, steps edits.List) (Retouched, error) {
	return r.applyWithin(ctx, img, steps, edits.SideMax)
}

// applyWithin is apply for images of up to side pixels a side.
func (r *Retoucher) applyWithin(ctx context.Context, img domain.Image, steps edits.List, side int) (Retouched, error) {
	picture, meta, err := r.renderer.Original(ctx, img)
	if err != nil {
		return Retouched{}, err
	}
	source := r.source(img, picture)
	source.Side = side
	result, err := edits.Apply(ctx, source, steps)
	if err != nil {
		return Retouched{}, retouchError(ctx, err)
	}
	if len(steps) > 0 {
		meta.Recipe, meta.Receipt = "", features.PixelHash(result.Image)
		meta.DigitalSourceType = cmp.Or(meta.DigitalSourceType, "humanEdits")
	}
	return Retouched{Image: result.Image, Metadata: meta, Redrawn: result.Redrawn, Enlarged: result.Enlarged}, nil
}

func retouchError(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return rendering.Busy(err)
	}
	return err
}
