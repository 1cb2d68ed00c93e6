package edits

import (
	"context"
	"image"
	"math"
)

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

func ceil(v float64) int { return int(math.Ceil(v)) }
