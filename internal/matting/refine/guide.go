package refine

import (
	"image"

	"pellucid/internal/matting/plane"
)

const (
	guideRadius  = 1
	guideEpsilon = 1e-4
)

// guide is opacity as a linear function of color around every pixel, α = a·C + b, by which a larger image takes its opacity from
// its own pixels (guided filter, He, Sun and Tang, 2013; fast form, 2015).
type guide struct {
	a         [3]*plane.Plane
	b         *plane.Plane
	low, high *plane.Plane // what the opacity is between, around every pixel
}

func newGuide(opacity *plane.Plane, colors [3]*plane.Plane) *guide {
	w, h := opacity.W, opacity.H
	g := &guide{b: plane.New(w, h)}
	g.low, g.high = extremes(opacity, 1)
	for c := range 3 {
		g.a[c] = plane.New(w, h)
	}
	for y := range h {
		for x := range w {
			if i := y*w + x; g.low.V[i] != g.high.V[i] {
				g.fit(i, opacity, colors)
			} else {
				g.b.V[i] = opacity.V[i]
			}
		}
	}
	for c := range 3 {
		g.a[c] = g.a[c].Box(guideRadius)
	}
	g.b = g.b.Box(guideRadius)
	return g
}

// fit finds the linear function over the nine pixels around one.
func (g *guide) fit(i int, opacity *plane.Plane, colors [3]*plane.Plane) {
	w, h := opacity.W, opacity.H
	var c [9][3]float32
	var a [9]float32
	var mean [3]float32
	var meanA float32
	for k := range c {
		x, y := min(w-1, max(0, i%w+k%3-1)), min(h-1, max(0, i/w+k/3-1))
		a[k] = opacity.V[y*w+x]
		meanA += a[k] / 9
		for n := range 3 {
			c[k][n] = colors[n].V[y*w+x]
			mean[n] += c[k][n] / 9
		}
	}
	var cross [3]float32
	for k := range c {
		for n := range 3 {
			c[k][n] -= mean[n]
			cross[n] += c[k][n] * (a[k] - meanA) / 9
		}
	}
	m := inverseCovariance(&c, guideEpsilon)
	v := [3]float32{
		m[0]*cross[0] + m[1]*cross[1] + m[2]*cross[2],
		m[1]*cross[0] + m[3]*cross[1] + m[4]*cross[2],
		m[2]*cross[0] + m[4]*cross[1] + m[5]*cross[2],
	}
	g.b.V[i] = meanA
	for n := range 3 {
		g.a[n].V[i] = v[n]
		g.b.V[i] -= v[n] * mean[n]
	}
}

// rows returns what makes a row of the image's opacity.
func (g *guide) rows(img *image.NRGBA, p part) func(y int) []float32 {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	a := [3]*sampler{p.sampler(g.a[0], w, h), p.sampler(g.a[1], w, h), p.sampler(g.a[2], w, h)}
	b, low, high := p.sampler(g.b, w, h), p.sampler(g.low, w, h), p.sampler(g.high, w, h)
	out := make([]float32, w)
	return func(y int) []float32 {
		from, within := img.Pix[y*img.Stride:], image.Pt(0, y*p.h/h)
		for x := range out {
			within.X = x * p.w / w
			if !within.In(p.box) {
				out[x] = p.known(within.X, within.Y)
				continue
			}
			lo, hi := low.at(x, y), high.at(x, y)
			if lo == hi {
				out[x] = lo
				continue
			}
			v := b.at(x, y)
			for c := range 3 {
				v += a[c].at(x, y) * float32(from[x*4+c]) / 255
			}
			out[x] = min(hi, max(lo, v))
		}
		return out
	}
}
