package retouch

import (
	"context"
	"encoding/json"
	"errors"
	"image"
	"math"

	"pellucid/internal/alpha"
	"pellucid/internal/alpha/pixels"
	"pellucid/internal/alpha/transform"
	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	"pellucid/internal/edits"
	"pellucid/internal/engine"
	"pellucid/internal/generation/rendering"
)

// printMost is the largest side in pixels of what is made for a print, such as 4,500 × 5,400 with what is cut off around it.
// People's own steps stay within edits.SideMax, which check holds.
const printMost = 6144

// redraw draws a recipe as it was delivered, at some size; nil where it cannot be drawn.
func (r *Retoucher) redraw(ctx context.Context, recipe json.RawMessage, width, height int, colors []edits.PartColor, depth int) (*image.NRGBA, error) {
	var edit retouched
	if json.Unmarshal(recipe, &edit) == nil && edit.Engine == collection.RetouchModel {
		return r.replay(ctx, edit, width, height, colors, depth-1)
	}
	redrawer, ok := r.renderer.BuiltIn().(engine.Redrawer)
	if !ok {
		return nil, nil
	}
	picture, err := redrawer.Redraw(ctx, recipe, width, height, partColors(colors))
	if errors.Is(err, engine.ErrNoRecipe) || errors.Is(err, engine.ErrUnknownPart) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	pixels.Bleed(picture.Image)
	if max(width, height) > repairMost {
		return picture.Image, nil
	}
	out, _, _ := alpha.Repair(picture.Image, alpha.Intent(picture.Intent))
	return out, nil
}

// repairMost is the largest side in pixels that is repaired as deliveries are. Beyond it flaws of a few pixels are not seen, and
// looking for them takes as long as drawing.
const repairMost = 1536

func partColors(colors []edits.PartColor) []engine.PartColor {
	out := make([]engine.PartColor, len(colors))
	for i, c := range colors {
		out[i] = engine.PartColor{Part: c.Part, Color: c.Color.String()}
	}
	return out
}

// replay draws an edited image anew: what it was made of, so large that the steps give the size that is wanted.
func (r *Retoucher) replay(ctx context.Context, edit retouched, width, height int, colors []edits.PartColor, depth int) (*image.NRGBA, error) {
	if depth <= 0 || edit.Width < 1 || edit.Height < 1 || len(edit.Source) == 0 {
		return nil, nil
	}
	draw := func(ctx context.Context, w, h int, more []edits.PartColor) (*image.NRGBA, error) {
		return r.redraw(ctx, edit.Source, w, h, append(more[:len(more):len(more)], colors...), depth)
	}
	start, err := draw(ctx, edit.Width, edit.Height, nil)
	if err != nil || start == nil {
		return nil, err
	}
	base := edits.Source{Image: start, Redraw: draw, Side: printMost}
	if redrawer, recipe := r.redrawer(edit.Source); redrawer != nil {
		base.Most = redrawer.Most(recipe)
	}
	steps := append(edit.Steps[:len(edit.Steps):len(edit.Steps)], edits.Resize{Width: width, Height: height})
	result, err := edits.Apply(ctx, base, steps)
	if err != nil {
		return nil, err
	}
	return result.Image, nil
}

// sampleSide is the longest side in pixels at which a recipe is drawn to see whether it still gives the image; both are compared
// at a quarter of it, where the grain of a style does not count.
const sampleSide = 512

// matches reports whether the program draws an image's recipe as it was delivered.
func (r *Retoucher) matches(ctx context.Context, img domain.Image, picture *image.NRGBA) bool {
	if known, ok := r.drawable.Get(img.BlobKey); ok {
		return known
	}
	k := min(1, float64(sampleSide)/float64(max(img.Width, img.Height)))
	size := func(k float64) (int, int) {
		return max(1, int(math.Round(k*float64(img.Width)))), max(1, int(math.Round(k*float64(img.Height))))
	}
	width, height := size(k)
	drawn, err := r.redraw(ctx, img.Recipe, width, height, nil, editDepth)
	if ctx.Err() != nil {
		return false
	}
	same := err == nil && drawn != nil
	if same {
		w, h := size(k / 4)
		same = rendering.Difference(transform.Resize(drawn, w, h), transform.Resize(picture, w, h)) <= rendering.VectorBound
	}
	if err != nil {
		r.log.Warn("an image cannot be drawn anew", "image", img.ID, "err", err)
	}
	r.drawable.Add(img.BlobKey, same)
	return same
}
