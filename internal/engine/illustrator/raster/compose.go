package raster

// Over puts src, faded by opacity (0–1), over dst where they overlap.
func Over(dst, src *Layer, opacity float32) { compose(dst, src, opacity, normal) }

// minAlpha is the alpha below which a pixel is not worth putting over another: an eighth of an 8-bit step.
const minAlpha = 1.0 / 2048

// compose puts src over dst with a blend mode; modes that are not known count as normal.
func compose(dst, src *Layer, opacity float32, mode uint8) {
	both := dst.box().intersect(src.box())
	if both.empty() || !(opacity > 0) {
		return
	}
	row := rowBlender(mode)
	n := 4 * (both.x1 - both.x0)
	for y := both.y0; y < both.y1; y++ {
		d := 4 * ((y-dst.Y0)*dst.W + both.x0 - dst.X0)
		s := 4 * ((y-src.Y0)*src.W + both.x0 - src.X0)
		row(dst.Pix[d:d+n:d+n], src.Pix[s:s+n:s+n], opacity)
	}
}

// over is the row of source-over: d·(1 − αs) + s.
func over(dst, src []float32, opacity float32) {
	for i := 0; i+3 < len(dst) && i+3 < len(src); i += 4 {
		s := src[i : i+4 : i+4]
		a := s[3] * opacity
		if a <= minAlpha {
			continue
		}
		d := dst[i : i+4 : i+4]
		keep := 1 - a
		d[0] = d[0]*keep + s[0]*opacity
		d[1] = d[1]*keep + s[1]*opacity
		d[2] = d[2]*keep + s[2]*opacity
		d[3] = d[3]*keep + a
	}
}

// atop is the row of source-atop: d·(1 − αs) + s·αd; the alpha of d stays.
func atop(dst, src []float32, opacity float32) {
	for i := 0; i+3 < len(dst) && i+3 < len(src); i += 4 {
		s := src[i : i+4 : i+4]
		a := s[3] * opacity
		if a <= minAlpha {
			continue
		}
		d := dst[i : i+4 : i+4]
		keep, share := 1-a, opacity*d[3]
		d[0] = d[0]*keep + s[0]*share
		d[1] = d[1]*keep + s[1]*share
		d[2] = d[2]*keep + s[2]*share
	}
}
