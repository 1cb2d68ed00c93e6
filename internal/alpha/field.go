package alpha

import "image"

// field is a picture prepared for measuring: its opacity as a plane and the
// pixel sets that several checks share.
type field struct {
	img    *image.NRGBA // straight, origin at 0,0, no padding between rows
	intent Intent
	w, h   int
	alpha  []uint8

	clear   *mask // T: α = 0
	soft    *mask // S: 0 < α < 254/255
	solid   *mask // α > .98
	visible *mask // α > .02
	ink     *mask // α > .1
	half    *mask // α ≥ .5

	crossX *mask // left pixel of each pair of K in a row
	crossY *mask // upper pixel of each pair of K in a column
	ribbon *mask // R: within 4 px of K

	opaque *sums // colors of the solid pixels, for F̂
	beside *mask // within edgeReach of what is not visible
	edge   *mask // the outline of the cut
	fringe fringe
}

func newField(img *image.NRGBA, intent Intent) *field {
	img = compact(img)
	w, h := img.Rect.Dx(), img.Rect.Dy()
	f := &field{img: img, intent: intent, w: w, h: h, alpha: opacity(img)}
	f.clear = between(f.alpha, w, h, 0, 0)
	f.soft = between(f.alpha, w, h, 1, 253)
	f.solid = between(f.alpha, w, h, 250, 255)
	f.visible = between(f.alpha, w, h, 6, 255)
	f.ink = between(f.alpha, w, h, 26, 255)
	f.half = between(f.alpha, w, h, 128, 255)
	f.findContour()
	f.opaque = sumColors(img, f.solid)
	f.beside = f.visible.not().grown(edgeReach)
	f.edge = f.outline()
	f.fringe = f.findFringe()
	return f
}

// findContour fills K and R. The point between the two pixels of a pair is half a
// pixel away from each, hence 3.5 for "within 4 px of K".
func (f *field) findContour() {
	f.crossX = f.half.xor(f.half.left())
	f.crossX = f.crossX.without(lastColumn(f.w, f.h))
	f.crossY = f.half.xor(f.half.down(-1))
	if f.h > 0 {
		clear(f.crossY.row(f.h - 1))
	}
	beside := f.crossX.or(f.crossX.right()).or(f.crossY).or(f.crossY.down(1))
	f.ribbon = beside.grown(3.5)
}

func lastColumn(w, h int) *mask {
	m := newMask(w, h)
	for y := range h {
		if w > 0 {
			m.fill(y, w-1, w)
		}
	}
	return m
}

// contourLength is |K|, the number of pairs across α = 0.5.
func (f *field) contourLength() int { return f.crossX.count() + f.crossY.count() }

// outline is the part of R within edgeReach px of clear pixels. Where a translucent
// shadow or glow adjoins the subject, the ribbon runs inside the picture and its
// soft pixels have colors of their own by design: that is no edge of the cut.
func (f *field) outline() *mask {
	return f.ribbon.and(f.beside)
}

// color is the straight color of the pixel with index i, in 0–1.
func (f *field) color(i int) rgb {
	p := f.img.Pix[i*4 : i*4+3]
	return rgb{float64(p[0]) / 255, float64(p[1]) / 255, float64(p[2]) / 255}
}

// compact returns img itself when it starts at the origin and its rows adjoin,
// else a copy that does.
func compact(img *image.NRGBA) *image.NRGBA {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	if img.Rect.Min == (image.Point{}) && img.Stride == 4*w && len(img.Pix) == 4*w*h {
		return img
	}
	return clone(img)
}

// clone copies a picture to the origin with adjoining rows.
func clone(img *image.NRGBA) *image.NRGBA {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	out := image.NewNRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		copy(out.Pix[y*out.Stride:], img.Pix[y*img.Stride:y*img.Stride+4*w])
	}
	return out
}

func opacity(img *image.NRGBA) []uint8 {
	plane := make([]uint8, len(img.Pix)/4)
	for i := range plane {
		plane[i] = img.Pix[i*4+3]
	}
	return plane
}
