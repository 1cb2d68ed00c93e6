package illustrator

import (
	"encoding/json"
	"fmt"
	"image"

	"pellucid/internal/engine"
	"pellucid/internal/engine/illustrator/draw"
	"pellucid/internal/engine/illustrator/follow"
	"pellucid/internal/engine/illustrator/plan"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style"
	"pellucid/internal/engine/illustrator/svg"
)

var _ engine.Vectorizer = (*Engine)(nil)

// hasVector reports whether an image of a plan can be written as a vector file: nothing in it may have been done to pixels.
func hasVector(p plan.Plan, lead *follow.Lead) bool {
	return style.HasVector(p.Style.Name) && !p.Style.Detailed && !p.Style.Distressed && !p.Style.Bordered && p.Style.Palette == "" && p.Brief.Shadow == "" && lead == nil
}

// previewSide is the side in pixels of the picture that a vector file is checked with.
const previewSide = 128

// Vector writes the image of a recipe as an SVG file of size × size pixels, and draws it small.
func (e *Engine) Vector(data json.RawMessage, title string, size int) ([]byte, *image.NRGBA, error) {
	var r recipe
	if err := json.Unmarshal(data, &r); err != nil {
		return nil, nil, fmt.Errorf("illustrator: recipe: %w", err)
	}
	if r.Engine != Name || !r.Vector {
		return nil, nil, engine.ErrNoVector
	}
	pieces, names, ok := draw.Vector(r.Plan, size)
	if !ok {
		return nil, nil, engine.ErrNoVector
	}
	items := make([]svg.Item, len(pieces))
	for i, p := range pieces {
		items[i] = svg.Item{Name: names[i], Nodes: p.Nodes, Matrix: p.Matrix}
	}
	small, _, _ := draw.Vector(r.Plan, previewSide)
	l := raster.Square(previewSide)
	for _, p := range small {
		raster.Draw(l, p.Nodes, p.Matrix)
	}
	return svg.Encode(items, size, title), l.NRGBA(), nil
}
