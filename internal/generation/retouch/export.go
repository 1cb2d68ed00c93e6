package retouch

import (
	"context"
	"image/color"
	"math"
	"runtime/debug"
	"slices"
	"strings"

	"pellucid/internal/domain"
	"pellucid/internal/edits"
	"pellucid/internal/export"
	"pellucid/internal/generation/rendering"
)

// largeGCPercent is how much garbage may gather, in percent of what is in use, while a large image is worked on: what is in use
// then is hundreds of megabytes.
const largeGCPercent = 20

// Export makes the files that an image is used in. Nothing is kept. The errors are sentences for the user.
func (r *Retoucher) Export(ctx context.Context, img domain.Image, o ExportOrder) (Exported, error) {
	purpose, err := o.check()
	if err != nil {
		return Exported{}, err
	}
	if o.Format == "svg" {
		return r.exportSVG(ctx, img, o.Steps)
	}
	ctx, cancel := context.WithTimeout(ctx, retouchTime)
	defer cancel()
	if err := r.checkParts(ctx, img, o.Steps); err != nil {
		return Exported{}, err
	}
	release, err := r.enter(ctx, o.side(purpose) > largeSide)
	if err != nil {
		return Exported{}, err
	}
	defer release()
	made, err := r.sized(ctx, img, o, purpose)
	if err != nil {
		return Exported{}, err
	}
	order := export.Order{
		Image: made.Image, SVG: r.iconSVG(ctx, img, o, purpose), Name: stem(img), Title: domain.Truncate(img.Prompt, 45), Format: o.Format,
		Background: color.NRGBA{R: o.Background.R, G: o.Background.G, B: o.Background.B, A: 255}, Metadata: made.Metadata, Time: r.now().UTC(),
	}
	made.Image = nil // the order holds it as long as it is needed
	out, err := export.Make(purpose, order)
	out.Enlarged = max(1, out.Enlarged) * max(1, made.Enlarged)
	return Exported{Output: out, Redrawn: made.Redrawn}, err
}

// enter waits for a slot; large ones are worked on one at a time.
func (r *Retoucher) enter(ctx context.Context, large bool) (release func(), err error) {
	if large {
		select {
		case r.large <- struct{}{}:
		case <-ctx.Done():
			return nil, rendering.Busy(ctx.Err())
		}
	}
	if err := r.renderer.Acquire(ctx); err != nil {
		if large {
			<-r.large
		}
		return nil, rendering.Busy(err)
	}
	if !large {
		return r.renderer.Release, nil
	}
	rest := debug.SetGCPercent(largeGCPercent)
	return func() {
		debug.SetGCPercent(rest)
		r.renderer.Release()
		<-r.large
	}, nil
}

// sized carries out the steps, and makes the image as large as the purpose needs it: drawn anew from its recipe where there is
// one. A purpose with sizes of its own cuts the transparent border off, unless the steps decided on it.
func (r *Retoucher) sized(ctx context.Context, img domain.Image, o ExportOrder, p export.Purpose) (Retouched, error) {
	steps := slices.Clone(o.Steps)
	if p.Name != export.Full && !steps.SetsCanvas() {
		steps = append(steps, edits.Trim{})
	}
	made, err := r.apply(ctx, img, steps)
	if err != nil {
		return made, err
	}
	width, height := p.Largest()
	if p.Name == export.Full {
		width, height = o.Width, edits.SideMax
	}
	w, h := made.Image.Rect.Dx(), made.Image.Rect.Dy()
	if width == 0 {
		return made, nil
	}
	k := min(float64(width)/float64(w), float64(height)/float64(h))
	if k <= 1 && p.Name != export.Full || k == 1 {
		return made, nil
	}
	most := edits.SideMax
	if p.Name != export.Full {
		redrawer, recipe := r.redrawer(img.Recipe)
		if redrawer == nil {
			return made, nil // what cannot be drawn larger is scaled up once, when the files are made
		}
		if k = min(k, float64(redrawer.Most(recipe))/float64(max(img.Width, img.Height))); k <= 1 {
			return made, nil
		}
		most = printMost
	}
	k = min(k, float64(most)/float64(max(w, h)))
	size := edits.Resize{Width: max(1, int(math.Round(k*float64(w)))), Height: max(1, int(math.Round(k*float64(h))))}
	return r.applyWithin(ctx, img, append(steps, size), most)
}

// stem is how the files of an image are called, without an ending.
func stem(img domain.Image) string { return strings.TrimSuffix(img.DownloadName("png"), ".png") }
