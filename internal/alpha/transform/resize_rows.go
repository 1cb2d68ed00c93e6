package transform

import (
	"image"

	"pellucid/internal/alpha/pixels"
)

func blendPixel(to, source []float32, t taps) {
	var r, g, b, a float32
	for k, weight := range t.weights {
		s := source[k*4 : k*4+4 : k*4+4]
		r += s[0] * weight
		g += s[1] * weight
		b += s[2] * weight
		a += s[3] * weight
	}
	to[0], to[1], to[2], to[3] = r, g, b, a
	if !t.signed() {
		return
	}
	for c := range to {
		lo, hi := source[c], source[c]
		for k := range t.weights {
			lo, hi = min(lo, source[k*4+c]), max(hi, source[k*4+c])
		}
		to[c] = min(hi, max(lo, to[c]))
	}
}

// scaleRows resamples a picture to the size of out and stores the result.
func scaleRows(out, img *image.NRGBA) {
	rows := resampling(img.Rect.Dy(), out.Rect.Dy())
	most := 1
	for _, t := range rows {
		most = max(most, len(t.weights))
	}
	source := newLight(img, out.Rect.Dx(), most)
	line := make([]float32, out.Rect.Dx()*4)
	for y, t := range rows {
		blendRows(line, source, t)
		if t.signed() {
			limitRows(line, source, t)
		}
		straighten(out.Pix[y*out.Stride:], line)
	}
}

func blendRows(line []float32, source *light, t taps) {
	clear(line)
	for k, weight := range t.weights {
		row := source.row(t.start + k)[:len(line)]
		for i := range line {
			line[i] += row[i] * weight
		}
	}
}

// limitRows keeps a sum of signed weights within the range of its sources.
func limitRows(line []float32, source *light, t taps) {
	sources := make([][]float32, len(t.weights))
	for k := range sources {
		sources[k] = source.row(t.start + k)[:len(line)]
	}
	for i := range line {
		lo := sources[0][i]
		hi := lo
		for _, row := range sources {
			lo, hi = min(lo, row[i]), max(hi, row[i])
		}
		line[i] = min(hi, max(lo, line[i]))
	}
}

// straighten stores premultiplied linear light as straight sRGB bytes.
func straighten(pix []uint8, line []float32) {
	for i := 0; i+3 < len(line); i += 4 {
		a := line[i+3]
		level := uint8(min(1, max(0, a))*255 + .5)
		if level == 0 {
			continue
		}
		pix[i] = pixels.ToLevel(line[i] / a)
		pix[i+1] = pixels.ToLevel(line[i+1] / a)
		pix[i+2] = pixels.ToLevel(line[i+2] / a)
		pix[i+3] = level
	}
}
