package edits

import (
	"cmp"
	"context"
	"errors"
	"image"
	"slices"

	"pellucid/internal/alpha/pixels"
	"pellucid/internal/domain"
)

// work is an edit in progress.
type work struct {
	img      *image.NRGBA
	source   *image.NRGBA // the source's own pixels in the place and size of img, for the restoring brush; nil when no step restores
	start    *image.NRGBA // what the steps began with
	steps    List         // all of them
	done     List         // those before the one that is being applied
	restores bool
	redraw   func(ctx context.Context, width, height int, colors []PartColor) (*image.NRGBA, error)
	most     int // pixels of a side that redraw draws
	side     int // pixels of a side that the image may have
	redraws  int // so far
	redrawn  bool
	enlarged float64
}

// Apply carries out the steps on a copy of the source, and bleeds hidden color at the end. Errors about a step are domain
// errors that name it; others are the context's and those of Redraw.
func Apply(ctx context.Context, source Source, steps List) (Result, error) {
	w := &work{steps: steps, redraw: source.Redraw, most: cmp.Or(source.Most, SideMax), side: cmp.Or(source.Side, SideMax), restores: steps.restores(), enlarged: 1}
	start, err := w.recolored(ctx, source.Image)
	if err != nil {
		return Result{}, err
	}
	if err := w.replay(ctx, start, steps, false); err != nil {
		return Result{}, err
	}
	if len(steps) > 0 {
		pixels.Bleed(w.img)
	}
	return Result{Image: w.img, Redrawn: w.redrawn, Enlarged: w.enlarged}, nil
}

// recolored returns the source with the colors of its parts: a part is recolored where it is drawn, whatever step asks for it.
func (w *work) recolored(ctx context.Context, img *image.NRGBA) (*image.NRGBA, error) {
	colors := w.steps.Recolored()
	if len(colors) == 0 {
		return img, nil
	}
	i := colors[0].Index
	if w.redraw == nil {
		return nil, at(i, broken("part", "cannot be recolored: this image has no named parts"))
	}
	out, err := w.redraw(ctx, img.Rect.Dx(), img.Rect.Dy(), colors)
	if err != nil {
		return nil, at(i, err)
	}
	if out == nil {
		return nil, at(i, broken("part", "cannot be recolored: this image has no named parts"))
	}
	return out, nil
}

// replay applies steps to an image from the start. A fresh image belongs to nobody else, so the steps may write in it: a print
// is too large to be copied first.
func (w *work) replay(ctx context.Context, start *image.NRGBA, steps List, fresh bool) error {
	w.start, w.img, w.source, w.done = start, start, nil, nil
	if !fresh || w.restores {
		w.img = clone(start)
	}
	if w.restores {
		w.source = start // steps replace it, and never write in it
	}
	for i, s := range steps {
		if err := ctx.Err(); err != nil {
			return err
		}
		if err := s.apply(ctx, w); err != nil {
			return at(i, err)
		}
		w.done = append(w.done, s)
	}
	return nil
}

// restores reports whether a step brings back the source's own pixels.
func (l List) restores() bool {
	return slices.ContainsFunc(l, func(s Step) bool {
		b, ok := s.(Brush)
		return ok && b.Mode == "restore"
	})
}

var errTooLarge = errors.New("makes the image larger than 4,096 × 4,096 pixels")

var errNothingLeft = domain.FieldErrorf("steps", "These steps would erase the whole image. Remove some of them.")

func (RecolorPart) apply(context.Context, *work) error { return nil } // see recolored

// clone copies an image; rows adjoin.
func clone(img *image.NRGBA) *image.NRGBA {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	out := image.NewNRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		copy(out.Pix[y*out.Stride:], img.Pix[y*img.Stride:y*img.Stride+4*w])
	}
	return out
}
