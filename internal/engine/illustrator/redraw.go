package illustrator

import (
	"context"
	"encoding/json"
	"fmt"
	"image"

	"pellucid/internal/engine"
	"pellucid/internal/engine/illustrator/draw"
	"pellucid/internal/engine/illustrator/plan"
	"pellucid/internal/engine/illustrator/raster"
)

var _ engine.Redrawer = (*Engine)(nil)

// The largest sides in pixels of an image that is drawn anew. Styles that work on pixels have all of them in several layers, and
// layers of 4096 pixels take a gigabyte; what has a vector form is drawn in tiles, as large as a print needs it.
const (
	redrawMax = 3072
	printMax  = 6144
)

// Most returns the largest side in pixels that Redraw draws a recipe at; 0: it cannot draw it.
func (e *Engine) Most(data json.RawMessage) int {
	r, err := readRecipe(data)
	switch {
	case err != nil:
		return 0
	case hasVector(r.Plan, r.Lead):
		return printMax
	}
	return redrawMax
}

// Redraw draws a recipe at another size, or with parts in other colors. The error is engine.ErrNoRecipe for recipes of other
// engines and for sizes that cannot be drawn, and engine.ErrUnknownPart for a part that the image does not have.
func (e *Engine) Redraw(ctx context.Context, data json.RawMessage, width, height int, colors []engine.PartColor) (engine.Picture, error) {
	r, err := readRecipe(data)
	if err != nil {
		return engine.Picture{}, err
	}
	k := max(1, float64(max(width, height))/maxSize) // the proportions count, the size is another matter
	fits := e.fits(engine.Request{Width: int(float64(width) / k), Height: int(float64(height) / k)})
	if !fits || max(width, height) > e.Most(data) {
		return engine.Picture{}, engine.ErrNoRecipe
	}
	if r.Plan, err = recolored(r.Plan, colors); err != nil {
		return engine.Picture{}, err
	}
	picture, err := r.paint(ctx, width, height)
	if err != nil {
		return engine.Picture{}, err
	}
	return engine.Picture{Image: picture, Model: Name, Intent: intentOf(r.Plan), SourceType: sourceType, Credits: creditLines(r.Plan)}, nil
}

// tiledFrom is the side in pixels from which on recipes with a vector form are drawn in tiles.
const tiledFrom = 1536

// paint draws the recipe's plan, in tiles where it is large and can be.
func (r recipe) paint(ctx context.Context, width, height int) (*image.NRGBA, error) {
	whole := func(side int) (*image.NRGBA, error) { return square(ctx, r.Plan, side, r.follow, func(float64) {}) }
	if !hasVector(r.Plan, r.Lead) {
		return fitted(r.Plan, width, height, maxSize, whole)
	}
	return fitted(r.Plan, width, height, printMax, func(side int) (*image.NRGBA, error) {
		if side > tiledFrom {
			if picture, ok, err := draw.Tiles(ctx, r.Plan, side); ok {
				return picture, err
			}
		}
		return whole(side)
	})
}

// Recolored returns the recipe with parts in other colors.
func (e *Engine) Recolored(data json.RawMessage, colors []engine.PartColor) (json.RawMessage, error) {
	r, err := readRecipe(data)
	if err != nil {
		return nil, err
	}
	if r.Plan, err = recolored(r.Plan, colors); err != nil {
		return nil, err
	}
	return json.Marshal(r)
}

// Intent returns what the image of a recipe is meant to be.
func (e *Engine) Intent(data json.RawMessage) (engine.Intent, error) {
	r, err := readRecipe(data)
	if err != nil {
		return engine.Intent{}, err
	}
	return intentOf(r.Plan), nil
}

func readRecipe(data json.RawMessage) (recipe, error) {
	var r recipe
	if err := json.Unmarshal(data, &r); err != nil {
		return r, fmt.Errorf("illustrator: recipe: %w", err)
	}
	if r.Engine != Name || r.Plan.Version == "" {
		return r, engine.ErrNoRecipe
	}
	return r, nil
}

// follow gives a layer the palette of what the image followed.
func (r recipe) follow(layer *raster.Layer) {
	p := r.Plan // what it notes is known already
	led{r.Lead}.recolor(&p, layer)
}

// recolored returns the plan with parts in other colors.
func recolored(p plan.Plan, colors []engine.PartColor) (plan.Plan, error) {
	known := candidates(p)
	for _, c := range colors {
		part, ok := findPart(known, c.Part)
		if !ok {
			return p, engine.ErrUnknownPart
		}
		p = part.paint(p, c.Color)
	}
	return p, nil
}
