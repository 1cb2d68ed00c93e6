package alpha

import (
	"image"

	"pellucid/internal/alpha/pixels"
)

// field is a picture prepared for measuring: its opacity as a plane and the
// pixel sets that several checks share.
type field struct {
	img    *image.NRGBA // straight, origin at 0,0, no padding between rows
	intent Intent
	w, h   int
	alpha  []uint8

	clear   *pixels.Mask // T: α = 0
	soft    *pixels.Mask // S: 0 < α < 254/255
	solid   *pixels.Mask // α > .98
	visible *pixels.Mask // α > .02
	ink     *pixels.Mask // α > .1
	half    *pixels.Mask // α ≥ .5

	crossX *pixels.Mask // left pixel of each pair of K in a row
	crossY *pixels.Mask // upper pixel of each pair of K in a column
	ribbon *pixels.Mask // R: within 4 px of K

	opaque *pixels.Sums // colors of the solid pixels, for F̂
	beside *pixels.Mask // within edgeReach of what is not visible
	edge   *pixels.Mask // the outline of the cut
	fringe fringe
}

func newField(img *image.NRGBA, intent Intent) *field {
	img = pixels.Compact(img)
	w, h := img.Rect.Dx(), img.Rect.Dy()
	f := &field{img: img, intent: intent, w: w, h: h, alpha: pixels.Opacity(img)}
	f.clear = pixels.Between(f.alpha, w, h, 0, 0)
	f.soft = pixels.Between(f.alpha, w, h, 1, 253)
	f.solid = pixels.Between(f.alpha, w, h, 250, 255)
	f.visible = pixels.Between(f.alpha, w, h, 6, 255)
	f.ink = pixels.Between(f.alpha, w, h, 26, 255)
	f.half = pixels.Between(f.alpha, w, h, 128, 255)
	f.findContour()
	f.opaque = pixels.SumColors(img, f.solid)
	f.beside = f.visible.Not().Grown(edgeReach)
	f.edge = f.outline()
	f.fringe = f.findFringe()
	return f
}

// findContour fills K and R. The point between the two pixels of a pair is half a
// pixel away from each, hence 3.5 for "within 4 px of K".
func (f *field) findContour() {
	f.crossX = f.half.Xor(f.half.Left())
	f.crossX = f.crossX.Without(pixels.LastColumn(f.w, f.h))
	f.crossY = f.half.Xor(f.half.Down(-1))
	if f.h > 0 {
		clear(f.crossY.Row(f.h - 1))
	}
	beside := f.crossX.Or(f.crossX.Right()).Or(f.crossY).Or(f.crossY.Down(1))
	f.ribbon = beside.Grown(3.5)
}

// contourLength is |K|, the number of pairs across α = 0.5.
func (f *field) contourLength() int { return f.crossX.Count() + f.crossY.Count() }

// outline is the part of R within edgeReach px of clear pixels. Where a translucent
// shadow or glow adjoins the subject, the ribbon runs inside the picture and its
// soft pixels have colors of their own by design: that is no edge of the cut.
func (f *field) outline() *pixels.Mask {
	return f.ribbon.And(f.beside)
}

// color is the straight color of the pixel with index i, in 0–1.
func (f *field) color(i int) pixels.RGB {
	p := f.img.Pix[i*4 : i*4+3]
	return pixels.RGB{float64(p[0]) / 255, float64(p[1]) / 255, float64(p[2]) / 255}
}
