// Package raster draws scenes into layers of premultiplied pixels, in pure Go.
package raster

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
