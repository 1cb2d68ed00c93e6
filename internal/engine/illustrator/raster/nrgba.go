package raster

import "image"

// NRGBA returns the layer as straight 8-bit pixels at the origin, each component rounded to nearest; pixels whose
// alpha rounds to 0 are all zero, so that nothing hides under transparency.
func (l *Layer) NRGBA() *image.NRGBA {
	out := image.NewNRGBA(image.Rect(0, 0, l.W, l.H))
	for i := 0; i < len(l.Pix); i += 4 {
		alpha := byteOf(l.Pix[i+3])
		if alpha == 0 {
			continue
		}
		inverse := 1 / l.Pix[i+3]
		out.Pix[i] = byteOf(l.Pix[i] * inverse)
		out.Pix[i+1] = byteOf(l.Pix[i+1] * inverse)
		out.Pix[i+2] = byteOf(l.Pix[i+2] * inverse)
		out.Pix[i+3] = alpha
	}
	return out
}

// byteOf rounds a component in 0–1 to 0–255; values outside are clamped.
func byteOf(v float32) uint8 {
	return uint8(min(max(v, 0), 1)*255 + 0.5)
}
