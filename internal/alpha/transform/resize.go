package transform

import (
	"image"

	"pellucid/internal/alpha/pixels"
)

// Resize scales a picture to width × height px, premultiplied and in linear light,
// so that edges keep their color and brightness. Opacity never leaves the range
// of the pixels around. Hidden color of the result is bled (see Bleed). The same
// size gives an exact copy. Sizes below 1 are taken as 1; a picture without pixels
// gives a transparent one.
func Resize(img *image.NRGBA, width, height int) *image.NRGBA {
	width, height = max(1, width), max(1, height)
	img = pixels.Compact(img)
	w, h := img.Rect.Dx(), img.Rect.Dy()
	out := image.NewNRGBA(image.Rect(0, 0, width, height))
	if w == 0 || h == 0 {
		return out
	}
	if w == width && h == height {
		return pixels.Clone(img)
	}
	scaleRows(out, img)
	pixels.Bleed(out)
	return out
}

// ResizeInto is Resize into the pixels of out, such as a part of a larger canvas. It leaves hidden color to the caller.
func ResizeInto(out, img *image.NRGBA) {
	img = pixels.Compact(img)
	w, h := img.Rect.Dx(), img.Rect.Dy()
	if w == 0 || h == 0 || out.Rect.Empty() {
		return
	}
	if w != out.Rect.Dx() || h != out.Rect.Dy() {
		scaleRows(out, img)
		return
	}
	for y := range h {
		copy(out.Pix[y*out.Stride:], img.Pix[y*img.Stride:y*img.Stride+4*w])
	}
}

// light holds some rows of a picture, scaled to a new width, as premultiplied linear-light r, g, b, α in 0–1. All rows of a print
// take hundreds of megabytes, and each is needed only for the few rows of the result around it.
type light struct {
	img     *image.NRGBA
	columns []taps
	source  []float32   // a row as it is
	rows    [][]float32 // row y is at y modulo their number
	held    []int       // the row at each place
}

func newLight(img *image.NRGBA, width, rows int) *light {
	l := &light{img: img, columns: resampling(img.Rect.Dx(), width), source: make([]float32, img.Rect.Dx()*4), rows: make([][]float32, rows), held: make([]int, rows)}
	for i := range l.rows {
		l.rows[i], l.held[i] = make([]float32, width*4), -1
	}
	return l
}

// row returns a row of the picture at the new width.
func (l *light) row(y int) []float32 {
	i := y % len(l.rows)
	to := l.rows[i]
	if l.held[i] == y {
		return to
	}
	l.held[i] = y
	if !premultiply(l.source, l.img.Pix[y*l.img.Stride:y*l.img.Stride+len(l.source)]) {
		clear(to)
		return to
	}
	for x, t := range l.columns {
		blendPixel(to[x*4:x*4+4:x*4+4], l.source[t.start*4:], t)
	}
	return to
}

// premultiply converts straight sRGB bytes to premultiplied linear light, and reports whether any of it is to be seen.
func premultiply(to []float32, pix []uint8) (visible bool) {
	for i := 0; i+3 < len(pix); i += 4 {
		p, t := pix[i:i+4:i+4], to[i:i+4:i+4]
		if p[3] == 0 {
			t[0], t[1], t[2], t[3] = 0, 0, 0, 0
			continue
		}
		visible = true
		a := float32(p[3]) / 255
		t[0], t[1], t[2], t[3] = pixels.ToLinear[p[0]]*a, pixels.ToLinear[p[1]]*a, pixels.ToLinear[p[2]]*a, a
	}
	return visible
}
