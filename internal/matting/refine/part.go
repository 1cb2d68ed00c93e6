package refine

import (
	"image"

	"pellucid/internal/matting/plane"
)

// part is where in an image of w by h pixels opacity is computed: all that is unknown lies within the box, and beyond it a pixel
// is what the trimap of the whole says.
type part struct {
	trimap []uint8
	w, h   int
	box    image.Rectangle
}

// boxStep is what the sides of a box are multiples of, for what is estimated at a quarter of the size.
const boxStep = 4

// boxOf is the smallest box around what is unknown, with a margin; the whole image when nothing is.
func boxOf(trimap []uint8, w, h, margin int) image.Rectangle {
	var box image.Rectangle
	for y := range h {
		row := trimap[y*w : (y+1)*w]
		for x, kind := range row {
			if kind == unknown {
				last := x
				for k := w - 1; k > x; k-- {
					if row[k] == unknown {
						last = k
						break
					}
				}
				box = box.Union(image.Rect(x, y, last+1, y+1))
				break
			}
		}
	}
	whole := image.Rect(0, 0, w, h)
	if box.Empty() {
		return whole
	}
	box = box.Inset(-margin)
	box.Min.X, box.Min.Y = max(0, box.Min.X)/boxStep*boxStep, max(0, box.Min.Y)/boxStep*boxStep
	box.Max.X, box.Max.Y = (box.Max.X+boxStep-1)/boxStep*boxStep, (box.Max.Y+boxStep-1)/boxStep*boxStep
	return box.Intersect(whole)
}

// channelsIn are the colors within the box of the image shrunk to w by h pixels.
func channelsIn(img *image.NRGBA, w, h int, box image.Rectangle) [3]*plane.Plane {
	if img.Rect.Dx() == w && img.Rect.Dy() == h {
		inside := img.SubImage(box.Add(img.Rect.Min)).(*image.NRGBA)
		return plane.Channels(inside, box.Dx(), box.Dy(), &plane.Levels)
	}
	colors := plane.Channels(img, w, h, &plane.Levels)
	for c := range colors {
		colors[c] = &plane.Plane{W: box.Dx(), H: box.Dy(), V: cropped(colors[c].V, w, box)}
	}
	return colors
}

// cropped is what of a plane w wide is within the box.
func cropped[T any](plane []T, w int, box image.Rectangle) []T {
	out := make([]T, 0, box.Dx()*box.Dy())
	for y := box.Min.Y; y < box.Max.Y; y++ {
		out = append(out, plane[y*w+box.Min.X:y*w+box.Max.X]...)
	}
	return out
}

// known is the opacity of a pixel beyond the box.
func (p part) known(x, y int) float32 {
	if p.trimap[y*p.w+x] == foreground {
		return 1
	}
	return 0
}
