package edits

import (
	"context"
	"image"
	"math"

	"pellucid/internal/alpha/transform"
)

// contained returns the size of an image that is scaled into width × height pixels.
func contained(img *image.NRGBA, width, height int) (int, int) {
	w, h := float64(img.Rect.Dx()), float64(img.Rect.Dy())
	k := min(float64(width)/w, float64(height)/h)
	return min(width, max(1, int(math.Round(k*w)))), min(height, max(1, int(math.Round(k*h))))
}

func (s Resize) apply(ctx context.Context, w *work) error {
	width, height := contained(w.img, s.Width, s.Height)
	k := float64(width) / float64(w.img.Rect.Dx())
	if height > width {
		k = float64(height) / float64(w.img.Rect.Dy())
	}
	if err := w.scale(ctx, width, height, k); err != nil {
		return err
	}
	left, top := (s.Width-width)/2, (s.Height-height)/2
	return w.border(left, top, s.Width-width-left, s.Height-height-top)
}

// scale makes the image k times as large, width × height pixels. What is drawn from a recipe is drawn anew, and the steps so far
// are replayed on it, as long as nothing but pixels was to be had; everything else is resampled, premultiplied and in linear
// light.
func (w *work) scale(ctx context.Context, width, height int, k float64) error {
	if k == 1 {
		return nil
	}
	if k > 1 || len(w.pixelSteps()) == 0 {
		drawn, err := w.redrawAt(ctx, k)
		if err != nil {
			return err
		}
		w.enlarged *= max(1, k/drawn)
	}
	w.img = transform.Resize(w.img, width, height)
	if w.source != nil {
		w.source = transform.Resize(w.source, width, height)
	}
	return nil
}

// pixelSteps are the steps so far that worked on pixels.
func (w *work) pixelSteps() List {
	var all List
	for _, s := range w.done {
		if _, ok := s.(RecolorPart); !ok {
			all = append(all, s)
		}
	}
	return all
}

// redrawAt draws the source anew, so large that the image is k times its size, or as large as it can be drawn, and replays the
// steps so far on it. It returns how many times as large the image is then: 1 when nothing could be drawn.
func (w *work) redrawAt(ctx context.Context, k float64) (float64, error) {
	from := w.start.Rect
	k = min(k, float64(w.most)/float64(max(from.Dx(), from.Dy())))
	width, height := round(k*float64(from.Dx())), round(k*float64(from.Dy()))
	if w.redraw == nil || w.redraws == redrawsMax || width < 1 || height < 1 || from.Size() == image.Pt(width, height) {
		return 1, nil
	}
	w.redraws++
	start, err := w.redraw(ctx, width, height, w.steps.Recolored())
	if err != nil || start == nil {
		return 1, err
	}
	before := *w
	scaled := before.done.Scaled(float64(width) / float64(before.start.Rect.Dx()))
	if err := w.replay(ctx, start, scaled, true); err != nil {
		if ctx.Err() != nil {
			return 1, err
		}
		redraws := w.redraws
		*w = before // a step that does not fit at that size: the image is resampled
		w.redraws = redraws
		return 1, nil
	}
	w.start, w.done, w.redrawn = before.start, before.done, true
	return k, nil
}

// redrawsMax bounds the work: every redrawing replays the steps so far.
const redrawsMax = 4
