package generation

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"image"
	"math"
	"strings"

	"pellucid/internal/alpha"
	"pellucid/internal/domain"
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
	out := retouched{Engine: domain.RetouchModel, SourceID: img.ID, Width: img.Width, Height: img.Height}
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
	redrawer, ok := r.renderer.builtIn.(engine.Redrawer)
	if !ok {
		return nil, nil
	}
	for range editDepth {
		var head retouched
		if json.Unmarshal(recipe, &head) != nil || head.Engine != domain.RetouchModel {
			break
		}
		recipe = head.Source
	}
	if _, err := redrawer.Intent(recipe); err != nil {
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

// printMost is the largest side in pixels of what is made for a print, such as 4,500 × 5,400 with what is cut off around it.
// People's own steps stay within edits.SideMax, which check holds.
const printMost = 6144

// redraw draws a recipe as it was delivered, at some size; nil where it cannot be drawn.
func (r *Retoucher) redraw(ctx context.Context, recipe json.RawMessage, width, height int, colors []edits.PartColor, depth int) (*image.NRGBA, error) {
	var edit retouched
	if json.Unmarshal(recipe, &edit) == nil && edit.Engine == domain.RetouchModel {
		return r.replay(ctx, edit, width, height, colors, depth-1)
	}
	redrawer, ok := r.renderer.builtIn.(engine.Redrawer)
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
	alpha.Bleed(picture.Image)
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
		same = difference(alpha.Resize(drawn, w, h), alpha.Resize(picture, w, h)) <= vectorBound
	}
	if err != nil {
		r.log.Warn("an image cannot be drawn anew", "image", img.ID, "err", err)
	}
	r.drawable.Add(img.BlobKey, same)
	return same
}

// intent is what an edited image is meant to be.
func (r *Retoucher) intent(img domain.Image, steps edits.List) alpha.Intent {
	var intent alpha.Intent
	if redrawer, recipe := r.redrawer(img.Recipe); redrawer != nil {
		if own, err := redrawer.Intent(recipe); err == nil {
			intent = alpha.Intent(own)
		}
	}
	for _, s := range steps {
		switch s.(type) {
		case edits.Outline:
			intent.Outlined, intent.OwnEdges = true, true
		case edits.Shadow, edits.Feather:
			intent.Glow = true
		case edits.Trim:
			intent.FullBleed = true
		case edits.Pad:
			intent.FullBleed = false
		}
	}
	return intent
}

// retouchNote tells of the steps.
func retouchNote(steps edits.List) string {
	var names []string
	for _, s := range steps {
		name := strings.ReplaceAll(s.Op(), "_", " ")
		if brush, ok := s.(edits.Brush); ok {
			name = brush.Mode // what people call it: erase or restore
		}
		if len(names) == 0 || names[len(names)-1] != name {
			names = append(names, name)
		}
	}
	return "Edited: " + strings.Join(names, ", ") + "."
}

// retouchTitle is the description of an edited image: its source's, and what is seen of the edit.
func retouchTitle(title string, steps edits.List) string {
	suffix := ""
	for _, s := range steps {
		switch s := s.(type) {
		case edits.Outline:
			suffix = ", with an outline"
		case edits.Shadow:
			if suffix == "" {
				suffix = ", with a shadow"
			}
		case edits.RecolorPart:
			if suffix == "" {
				suffix = fmt.Sprintf(", %s recolored", s.Part)
			}
		}
	}
	if strings.HasSuffix(title, suffix) {
		return title
	}
	return domain.Truncate(title, domain.AltTextMax-1-len([]rune(suffix))) + suffix
}
