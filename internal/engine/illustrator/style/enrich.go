package style

import "pellucid/internal/engine/illustrator/raster"

// Enrich adds the fine work of a highly detailed picture to a finished layer: fine lines where parts meet, crisper local
// contrast at two scales, richer lights, and a texture that follows the form.
func Enrich(p *Picture, l *raster.Layer) {
	r := p.around(l, 0.01)
	if r.Empty() {
		return
	}
	fine, broad := brightnessAround(l, r, p.length(0.0030)), brightnessAround(l, r, p.length(0.022))
	silhouette := alphaOf(l, r)
	lit := silhouette.reduced(2).inflated(p.length(0.07)/4).softened(2).lit(0.7, 5).enlarged(silhouette)
	lines := coverageOf(p.lines(pen{width: p.length(0.0016), detail: p.length(0.006), line: whiteLine, hull: true}), r)
	gate := contrast(l, r)
	strands := p.strands(l, r, 0.0014, nil)
	t := softTone()
	ink := deepInk()
	eachIn(l, lit.diffuse, func(d []float32, x, y int, v float32) {
		if d[3] < 0.6 {
			return
		}
		i := (y-r.Min.Y)*lines.w + x - r.Min.X
		c := straight(d)
		lift := 1.1*(luma(c)-fine.v[i]) + 0.45*(luma(c)-broad.v[i])
		k := max(-0.5, min(0.5, lift)) + v*0.55 + 0.30*lit.gleam.v[i] + (strands.v[i]-0.5)*0.26
		solid := smooth(0.6, 1, d[3])
		atop(d, t.at(c, k), solid)
		if a := lines.v[i] * smooth(0.05, 0.2, gate.v[i]); a > 0.01 {
			atop(d, ink.At(c), 0.60*a*solid)
		}
	})
}

// strands is noise drawn out along the forms: hair, fibers, brushed metal; the values are in 0–1 around ½. The step is a share of
// the side: a strand is nine of them long.
func (p *Picture) strands(l *raster.Layer, r rectangle, share float32, only *plane) *plane {
	f := flowOf(crop(l, r), p.length(0.012))
	noise := cloud{p.Size, 300, 1, p.Seed + 301}.plane(r)
	o := newPlane(r)
	step := max(1, p.length(share))
	for y := range o.h {
		for x := range o.w {
			if pixel(l, (y+r.Min.Y-l.Y0)*l.W+x+r.Min.X-l.X0)[3] < 0.6 || only != nil && only.v[y*o.w+x] < 0.01 {
				continue
			}
			cos, sin := f.at(x+r.Min.X, y+r.Min.Y)
			sum := float32(0)
			for k := float32(-4); k <= 4; k++ {
				u, v := int(float32(x)+k*step*cos), int(float32(y)+k*step*sin)
				sum += noise.v[min(max(v, 0), o.h-1)*o.w+min(max(u, 0), o.w-1)]
			}
			o.v[y*o.w+x] = 0.5 + (sum/9-0.5)*1.6
		}
	}
	return o
}

// brightnessAround is the mean luma of what is painted around each pixel, found at half the resolution.
func brightnessAround(l *raster.Layer, r rectangle, sigma float32) *plane {
	light, cover := newPlane(r), alphaOf(l, r)
	for y := range light.h {
		row := l.Pix[4*((y+r.Min.Y-l.Y0)*l.W+r.Min.X-l.X0):]
		for x := range light.w {
			light.v[y*light.w+x] = 0.2126*row[4*x] + 0.7152*row[4*x+1] + 0.0722*row[4*x+2]
		}
	}
	a, b := light.halved().blurred(sigma/2), cover.halved().blurred(sigma/2)
	for i, v := range b.v {
		if v > 0.01 {
			a.v[i] /= v
		}
	}
	return a.enlarged(light)
}
