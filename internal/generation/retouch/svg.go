package retouch

import (
	"context"

	"pellucid/internal/domain"
	"pellucid/internal/edits"
	"pellucid/internal/engine"
	"pellucid/internal/export"
	"pellucid/internal/generation/rendering"
)

var errNoSVG = domain.FieldErrorf("format", "This image has no SVG version. Choose PNG instead.")

// exportSVG returns the vector version of an image. Steps that work on pixels have none.
func (r *Retoucher) exportSVG(ctx context.Context, img domain.Image, steps edits.List) (Exported, error) {
	svg, err := r.svg(ctx, img, steps)
	return Exported{Output: export.Output{Name: stem(img) + ".svg", MediaType: "image/svg+xml", Data: svg, Enlarged: 1}}, err
}

func (r *Retoucher) svg(ctx context.Context, img domain.Image, steps edits.List) ([]byte, error) {
	colors := steps.Recolored()
	if len(colors) != len(steps) {
		return nil, domain.FieldErrorf("format", "SVG only supports recolored parts. Choose PNG, or remove the other steps.")
	}
	vectorizer, ok := r.renderer.BuiltIn().(engine.Vectorizer)
	redrawer, recipe := r.redrawer(img.Recipe)
	if !ok || redrawer == nil || !img.HasVector() {
		return nil, errNoSVG
	}
	if err := r.checkParts(ctx, img, steps); err != nil {
		return nil, err
	}
	if err := r.renderer.Acquire(ctx); err != nil {
		return nil, rendering.Busy(err)
	}
	defer r.renderer.Release()
	picture, _, err := r.renderer.Original(ctx, img)
	if err != nil {
		return nil, err
	}
	if !r.matches(ctx, img, picture) {
		return nil, errNoSVG
	}
	recipe, err = redrawer.Recolored(recipe, partColors(colors))
	if err != nil {
		return nil, errNoSVG.Because(err)
	}
	svg, _, err := vectorizer.Vector(recipe, img.AltText, img.Width)
	if err != nil {
		return nil, errNoSVG.Because(err)
	}
	return svg, nil
}

// iconSVG is the vector version for a favicon set, or nil. Whoever calls holds a slot.
func (r *Retoucher) iconSVG(ctx context.Context, img domain.Image, o ExportOrder, p export.Purpose) []byte {
	vectorizer, ok := r.renderer.BuiltIn().(engine.Vectorizer)
	redrawer, recipe := r.redrawer(img.Recipe)
	colors := o.Steps.Recolored()
	if p.Name != export.Favicon || !ok || redrawer == nil || !img.HasVector() || len(colors) != len(o.Steps) {
		return nil
	}
	recipe, err := redrawer.Recolored(recipe, partColors(colors))
	if err != nil {
		return nil
	}
	svg, _, err := vectorizer.Vector(recipe, img.AltText, img.Width)
	if err != nil {
		return nil
	}
	return svg
}
