package retouch

import (
	"context"
	"encoding/json"
	"image"

	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	"pellucid/internal/edits"
	"pellucid/internal/engine"
)

// retouched is the recipe of an edited image: the steps, and the recipe of what they were applied to, so that the edit can be
// drawn anew at another size whatever becomes of the source.
type retouched struct {
	Engine   string          `json:"engine"`
	SourceID string          `json:"source_id"`
	Width    int             `json:"source_width"`
	Height   int             `json:"source_height"`
	Steps    edits.List      `json:"steps"`
	Source   json.RawMessage `json:"source,omitempty"`
	Reading  *domain.Reading `json:"reading,omitempty"`
}

// recipeMax is the longest recipe in bytes that an edit carries along.
const recipeMax = 512 << 10

func retouchRecipe(img domain.Image, stored json.RawMessage) (json.RawMessage, error) {
	out := retouched{Engine: collection.RetouchModel, SourceID: img.ID, Width: img.Width, Height: img.Height}
	if err := json.Unmarshal(stored, &out.Steps); err != nil {
		return nil, err
	}
	if len(img.Recipe)+len(stored) < recipeMax {
		out.Source = img.Recipe
	}
	if reading, ok := img.Reading(); ok {
		out.Reading = &reading
	}
	return json.Marshal(out)
}

// Sharpest returns the largest side in pixels that an image can be exported at without its pixels being scaled up.
func (r *Retoucher) Sharpest(img domain.Image) int {
	most := max(img.Width, img.Height)
	if redrawer, recipe := r.redrawer(img.Recipe); redrawer != nil {
		most = max(most, redrawer.Most(recipe))
	}
	return most
}

// redrawer returns what draws a recipe anew, and the recipe that it reads: for an edit, that of the image at its beginning. It is
// nil for recipes of other engines.
func (r *Retoucher) redrawer(recipe json.RawMessage) (engine.Redrawer, json.RawMessage) {
	redrawer, ok := r.renderer.BuiltIn().(engine.Redrawer)
	if !ok {
		return nil, nil
	}
	for range editDepth {
		var head retouched
		if json.Unmarshal(recipe, &head) != nil || head.Engine != collection.RetouchModel {
			break
		}
		recipe = head.Source
	}
	if redrawer.Most(recipe) == 0 {
		return nil, nil
	}
	return redrawer, recipe
}

// editDepth bounds how many edits of edits are followed back to their beginning.
const editDepth = 20

// source is what an edit of an image starts from: its pixels, and its recipe as far as that still draws the same image.
func (r *Retoucher) source(img domain.Image, picture *image.NRGBA) edits.Source {
	out := edits.Source{Image: picture}
	redrawer, recipe := r.redrawer(img.Recipe)
	if redrawer == nil {
		return out
	}
	out.Most = redrawer.Most(recipe)
	out.Redraw = func(ctx context.Context, width, height int, colors []edits.PartColor) (*image.NRGBA, error) {
		if !r.matches(ctx, img, picture) {
			return nil, ctx.Err()
		}
		return r.redraw(ctx, img.Recipe, width, height, colors, editDepth)
	}
	return out
}
