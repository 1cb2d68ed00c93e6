package illustrator

import (
	"context"
	"image"
	"math"

	"pellucid/internal/alpha/transform"
	"pellucid/internal/engine"
)

const (
	smallestArea = 16  // pixels: nothing that is drawn smaller can be told
	marginShare  = 1.3 // how much larger the frame is drawn than its area, because subjects leave a margin that is cut off
)

// drawMasked draws the prompt into the area that the mask leaves transparent, as large as it fits, and nothing beside it. The
// illustrator composes art of its own and can't continue a picture: whoever asks puts the result over the original.
func (e *Engine) drawMasked(ctx context.Context, req engine.Request, progress func(fraction float64)) (engine.Picture, error) {
	area := transparentArea(req.Mask)
	if area.Dx() < smallestArea || area.Dy() < smallestArea {
		return engine.Picture{}, &engine.Error{Class: engine.BadRequest, Sentence: "the transparent area of the mask is too small to draw in"}
	}
	inner := req
	inner.Mask, inner.References = nil, req.References[1:] // the first is what is edited, and not followed
	inner.Width, inner.Height = frameFor(area)
	picture, err := e.Draw(ctx, inner, progress)
	if err != nil {
		return engine.Picture{}, err
	}
	recipe, err := ofPart(picture.Recipe)
	if err != nil {
		return engine.Picture{}, err
	}
	picture.Image, picture.Recipe = placed(picture.Image, area, image.Rect(0, 0, req.Width, req.Height)), recipe
	picture.Notes = append(picture.Notes, "Drew the prompt inside the masked area. The rest of the image is unchanged.")
	return picture, nil
}

// transparentArea is the smallest rectangle around what a mask lets be changed.
func transparentArea(mask *image.NRGBA) image.Rectangle {
	area := image.Rectangle{}
	for y := range mask.Rect.Dy() {
		for x := range mask.Rect.Dx() {
			if mask.Pix[mask.PixOffset(x, y)+3] < 128 {
				area = area.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return area
}

// frameFor is the size in pixels to draw at for an area, within the proportions that are composed.
func frameFor(area image.Rectangle) (width, height int) {
	w, h := marginShare*float64(area.Dx()), marginShare*float64(area.Dy())
	w, h = max(w, h/maxRatio), max(h, w/maxRatio)
	k := min(1, maxSize/max(w, h))
	return int(math.Ceil(k*w)) - 1, int(math.Ceil(k*h)) - 1
}

// placed scales the visible part of a drawing into an area of a frame, in its middle.
func placed(drawing *image.NRGBA, area, in image.Rectangle) *image.NRGBA {
	trimmed := transform.Trim(drawing, 0)
	k := min(float64(area.Dx())/float64(trimmed.Rect.Dx()), float64(area.Dy())/float64(trimmed.Rect.Dy()))
	w, h := max(1, int(k*float64(trimmed.Rect.Dx()))), max(1, int(k*float64(trimmed.Rect.Dy())))
	scaled := transform.Resize(trimmed, w, h)
	out := image.NewNRGBA(in)
	left, top := area.Min.X+(area.Dx()-w)/2, area.Min.Y+(area.Dy()-h)/2
	for y := range h {
		copy(out.Pix[out.PixOffset(left, top+y):], scaled.Pix[y*scaled.Stride:y*scaled.Stride+4*w])
	}
	return out
}
