package alpha

import "image"

// Resize scales a picture to width × height px, premultiplied and in linear light,
// so that edges keep their color and brightness. Opacity never leaves the range
// of the pixels around. Hidden color of the result is bled (see Bleed). The same
// size gives an exact copy. Sizes below 1 are taken as 1; a picture without pixels
// gives a transparent one.
func Resize(img *image.NRGBA, width, height int) *image.NRGBA {
	width, height = max(1, width), max(1, height)
	img = compact(img)
	w, h := img.Rect.Dx(), img.Rect.Dy()
	out := image.NewNRGBA(image.Rect(0, 0, width, height))
	if w == 0 || h == 0 {
		return out
	}
	if w == width && h == height {
		return clone(img)
	}
	scaleRows(out, scaleColumns(img, width), resampling(h, height))
	Bleed(out)
	return out
}

// light is a picture as premultiplied linear-light r, g, b, α in 0–1.
type light struct {
	w, h int
	v    []float32
}

func (l light) row(y int) []float32 { return l.v[y*l.w*4 : (y+1)*l.w*4] }

// scaleColumns resamples every row to the new width.
func scaleColumns(img *image.NRGBA, width int) light {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	columns := resampling(w, width)
	out := light{w: width, h: h, v: make([]float32, width*h*4)}
	source := make([]float32, w*4)
	for y := range h {
		premultiply(source, img.Pix[y*img.Stride:y*img.Stride+w*4])
		to := out.row(y)
		for x, t := range columns {
			blendPixel(to[x*4:x*4+4:x*4+4], source[t.start*4:], t)
		}
	}
	return out
}

// premultiply converts straight sRGB bytes to premultiplied linear light.
func premultiply(to []float32, pix []uint8) {
	for i := 0; i+3 < len(pix); i += 4 {
		p, t := pix[i:i+4:i+4], to[i:i+4:i+4]
		a := float32(p[3]) / 255
		t[0], t[1], t[2], t[3] = toLinear[p[0]]*a, toLinear[p[1]]*a, toLinear[p[2]]*a, a
	}
}

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

// scaleRows resamples every column to the height of out and stores the result.
func scaleRows(out *image.NRGBA, source light, rows []taps) {
	line := make([]float32, source.w*4)
	for y, t := range rows {
		blendRows(line, source, t)
		if t.signed() {
			limitRows(line, source, t)
		}
		straighten(out.Pix[y*out.Stride:], line)
	}
}

func blendRows(line []float32, source light, t taps) {
	clear(line)
	for k, weight := range t.weights {
		row := source.row(t.start + k)[:len(line)]
		for i := range line {
			line[i] += row[i] * weight
		}
	}
}

// limitRows keeps a sum of signed weights within the range of its sources.
func limitRows(line []float32, source light, t taps) {
	for i := range line {
		lo := source.v[t.start*source.w*4+i]
		hi := lo
		for k := range t.weights {
			v := source.v[(t.start+k)*source.w*4+i]
			lo, hi = min(lo, v), max(hi, v)
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
		pix[i] = toLevel(line[i] / a)
		pix[i+1] = toLevel(line[i+1] / a)
		pix[i+2] = toLevel(line[i+2] / a)
		pix[i+3] = level
	}
}
