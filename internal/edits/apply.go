package edits

import (
	"cmp"
	"context"
	"errors"
	"image"
	"math"
	"slices"

	"pellucid/internal/alpha"
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
		alpha.Bleed(w.img)
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

// room returns an image with borders of so many pixels; negative ones crop. What is new is transparent.
func room(img *image.NRGBA, left, top, right, bottom int) *image.NRGBA {
	if left == 0 && top == 0 && right == 0 && bottom == 0 {
		return img
	}
	w, h := img.Rect.Dx(), img.Rect.Dy()
	out := image.NewNRGBA(image.Rect(0, 0, max(1, w+left+right), max(1, h+top+bottom)))
	from, to := max(0, -left), min(w, w+right)
	for y := max(0, -top); y < min(h, h+bottom) && from < to; y++ {
		copy(out.Pix[(y+top)*out.Stride+4*(from+left):], img.Pix[y*img.Stride+4*from:y*img.Stride+4*to])
	}
	return out
}

// border changes the room around the image and what the restoring brush knows of it.
func (w *work) border(left, top, right, bottom int) error {
	width, height := w.img.Rect.Dx()+left+right, w.img.Rect.Dy()+top+bottom
	if width > w.side || height > w.side {
		return errTooLarge
	}
	w.img = room(w.img, left, top, right, bottom)
	if w.source != nil {
		w.source = room(w.source, left, top, right, bottom)
	}
	return nil
}

// reach makes room for a box of pixels that something is about to be drawn in; each side grows by what it lacks. It returns how
// far the image moved.
func (w *work) reach(box image.Rectangle) (image.Point, error) {
	r := w.img.Rect
	left, top := max(0, -box.Min.X), max(0, -box.Min.Y)
	right, bottom := max(0, box.Max.X-r.Max.X), max(0, box.Max.Y-r.Max.Y)
	return image.Pt(left, top), w.border(left, top, right, bottom)
}

func (Trim) apply(_ context.Context, w *work) error {
	box := visible(w.img)
	if box.Empty() {
		return errNothingLeft
	}
	r := w.img.Rect
	return w.border(-box.Min.X, -box.Min.Y, box.Max.X-r.Max.X, box.Max.Y-r.Max.Y)
}

func (s Pad) apply(_ context.Context, w *work) error { return w.border(s.Px, s.Px, s.Px, s.Px) }

func (Square) apply(_ context.Context, w *work) error {
	width, height := w.img.Rect.Dx(), w.img.Rect.Dy()
	side := max(width, height)
	left, top := (side-width)/2, (side-height)/2
	return w.border(left, top, side-width-left, side-height-top)
}

// visible is the tight box of the pixels with alpha > 0; empty when there are none.
func visible(img *image.NRGBA) image.Rectangle {
	box := image.Rectangle{Min: img.Rect.Max}
	for y := range img.Rect.Dy() {
		row := img.Pix[y*img.Stride : y*img.Stride+4*img.Rect.Dx()]
		left, right := -1, -1
		for x := 3; x < len(row); x += 4 {
			if row[x] > 0 {
				if left < 0 {
					left = x / 4
				}
				right = x/4 + 1
			}
		}
		if left >= 0 {
			box.Min.X, box.Max.X = min(box.Min.X, left), max(box.Max.X, right)
			box.Min.Y, box.Max.Y = min(box.Min.Y, y), y+1
		}
	}
	return box
}

// clone copies an image; rows adjoin.
func clone(img *image.NRGBA) *image.NRGBA {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	out := image.NewNRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		copy(out.Pix[y*out.Stride:], img.Pix[y*img.Stride:y*img.Stride+4*w])
	}
	return out
}

func ceil(v float64) int { return int(math.Ceil(v)) }
