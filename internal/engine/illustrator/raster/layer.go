// Package raster draws scenes into layers of premultiplied pixels, in pure Go.
package raster

import "slices"

// Layer is a rectangle of pixels at X0, Y0: premultiplied RGBA, sRGB-encoded, four components in 0–1 per pixel.
type Layer struct {
	X0, Y0, W, H int
	Pix          []float32
}

// NewLayer returns a fully transparent layer; negative sides count as zero.
func NewLayer(x0, y0, w, h int) *Layer {
	w, h = max(w, 0), max(h, 0)
	return &Layer{X0: x0, Y0: y0, W: w, H: h, Pix: make([]float32, 4*w*h)}
}

// Square returns a transparent layer of size × size pixels at the origin.
func Square(size int) *Layer { return NewLayer(0, 0, size, size) }

// Clone returns a copy that shares no pixels with l.
func (l *Layer) Clone() *Layer {
	return &Layer{X0: l.X0, Y0: l.Y0, W: l.W, H: l.H, Pix: slices.Clone(l.Pix)}
}

// Alpha returns a copy of the alpha channel: W × H values in 0–1, row by row.
func (l *Layer) Alpha() []float32 {
	plane := make([]float32, l.W*l.H)
	for i := range plane {
		plane[i] = l.Pix[4*i+3]
	}
	return plane
}

// box returns the rectangle that the layer covers.
func (l *Layer) box() box { return box{l.X0, l.Y0, l.X0 + l.W, l.Y0 + l.H} }
