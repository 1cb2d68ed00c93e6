package illustrator

import (
	"context"
	"image"
	"math"

	"pellucid/internal/engine"
	"pellucid/internal/engine/illustrator/draw"
	"pellucid/internal/engine/illustrator/plan"
	"pellucid/internal/engine/illustrator/raster"
)

const (
	probeSide    = 160  // pixels: of the small drawing that says where the subject stands
	canvasMargin = 0.04 // of the shorter side, on each side, that a subject keeps clear on a wide or tall canvas
	maxEnlarged  = 2    // a small subject is drawn at most this many times as large as the canvas
)

// maxRatio bounds how much longer one side of a canvas may be than the other.
const maxRatio = 3

// paint draws a plan on a canvas of width × height pixels. Scenes are composed in a square. On another canvas a subject is
// drawn as large as it fits and centered; what is made to fill its picture, such as a pattern, is cut to the canvas.
func paint(ctx context.Context, p plan.Plan, width, height int, recolor func(*raster.Layer), progress func(float64)) (*image.NRGBA, error) {
	return fitted(p, width, height, maxSize, func(side int) (*image.NRGBA, error) { return square(ctx, p, side, recolor, progress) })
}

// fitted is paint with its own way to draw a square. Squares have at most most pixels a side.
func fitted(p plan.Plan, width, height, most int, square func(side int) (*image.NRGBA, error)) (*image.NRGBA, error) {
	if width == height {
		return square(width)
	}
	if p.Scene().Bleeds {
		side := max(width, height)
		picture, err := square(side)
		if err != nil {
			return nil, err
		}
		return cut(picture, (side-width)/2, (side-height)/2, width, height), nil
	}
	probe, err := square(probeSide)
	if err != nil {
		return nil, err
	}
	box := inked(probe)
	if box.Empty() {
		return image.NewNRGBA(image.Rect(0, 0, width, height)), nil
	}
	margin := canvasMargin * float64(min(width, height))
	k := min((float64(width)-2*margin)/float64(box.Dx()), (float64(height)-2*margin)/float64(box.Dy()))
	side := min(int(math.Ceil(k*probeSide)), maxEnlarged*max(width, height), most)
	picture, err := square(side)
	if err != nil {
		return nil, err
	}
	box = inked(picture)
	return cut(picture, (box.Min.X+box.Max.X-width)/2, (box.Min.Y+box.Max.Y-height)/2, width, height), nil
}

func square(ctx context.Context, p plan.Plan, side int, recolor func(*raster.Layer), progress func(float64)) (*image.NRGBA, error) {
	layer, err := draw.Layer(ctx, p, draw.Options{Size: side, Progress: progress})
	if err != nil {
		return nil, err
	}
	recolor(layer)
	return layer.NRGBA(), nil
}

// inked returns the smallest rectangle that holds everything visible.
func inked(img *image.NRGBA) image.Rectangle {
	out := image.Rectangle{}
	for y := range img.Rect.Dy() {
		row := img.Pix[y*img.Stride : y*img.Stride+4*img.Rect.Dx()]
		left, right := -1, -1
		for x := range img.Rect.Dx() {
			if row[4*x+3] > 0 {
				if left < 0 {
					left = x
				}
				right = x
			}
		}
		if left >= 0 {
			out = out.Union(image.Rect(left, y, right+1, y+1))
		}
	}
	return out
}

// cut returns width × height pixels of a picture from (x, y) on; what lies outside of it is transparent.
func cut(img *image.NRGBA, x, y, width, height int) *image.NRGBA {
	out := image.NewNRGBA(image.Rect(0, 0, width, height))
	from, to := max(0, x), min(img.Rect.Dx(), x+width)
	if from >= to {
		return out
	}
	for row := max(0, -y); row < height && y+row < img.Rect.Dy(); row++ {
		copy(out.Pix[row*out.Stride+4*(from-x):], img.Pix[(y+row)*img.Stride+4*from:(y+row)*img.Stride+4*to])
	}
	return out
}

// fits reports whether the illustrator makes pictures of that size.
func (e *Engine) fits(req engine.Request) bool { return e.Capabilities().Fits(req.Width, req.Height) }
