package refine

import (
	"image"

	"pellucid/internal/matting/plane"
)

// compose gives every pixel of the image its opacity and foreground color; all but the first two are known of the part only.
func compose(img *image.NRGBA, p part, opacity *plane.Plane, colors [3]*plane.Plane, e estimate) *image.NRGBA {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	row := p.rows(img, opacity, colors)
	front, back := [3]*sampler{}, [3]*sampler{}
	for c := range 3 {
		front[c], back[c] = p.sampler(e.front[c], w, h), p.sampler(e.back[c], w, h)
	}
	out := image.NewNRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		from, to := img.Pix[y*img.Stride:], out.Pix[y*out.Stride:]
		for x, a := range row(y) {
			if a <= 0 {
				continue
			}
			to[x*4+3] = uint8(a*255 + .5)
			if a >= 1 {
				copy(to[x*4:x*4+3], from[x*4:x*4+3])
				continue
			}
			for c := range 3 {
				f, b := front[c].at(x, y), back[c].at(x, y)
				v := f + a*(float32(from[x*4+c])/255-a*f-(1-a)*b)
				to[x*4+c] = uint8(min(1, max(0, v))*255 + .5)
			}
		}
	}
	return out
}

// rows returns what makes a row of the image's opacity.
func (p part) rows(img *image.NRGBA, opacity *plane.Plane, colors [3]*plane.Plane) func(y int) []float32 {
	if img.Rect.Dx() != p.w || img.Rect.Dy() != p.h {
		return newGuide(opacity, colors).rows(img, p)
	}
	out := make([]float32, p.w)
	return func(y int) []float32 {
		inside := y >= p.box.Min.Y && y < p.box.Max.Y
		for x := range out {
			if inside && x == p.box.Min.X {
				copy(out[x:], opacity.Row(y-p.box.Min.Y))
			}
			if !inside || x < p.box.Min.X || x >= p.box.Max.X {
				out[x] = p.known(x, y)
			}
		}
		return out
	}
}

// sampler reads a plane of the part as if the whole had another size, bilinear.
type sampler struct {
	p      *plane.Plane
	x, y   float32 // where the part begins
	kx, ky float32
}

// sampler returns what reads a plane by the pixels of an image of w by h.
func (p part) sampler(of *plane.Plane, w, h int) *sampler {
	return &sampler{of, float32(p.box.Min.X), float32(p.box.Min.Y), float32(p.w) / float32(w), float32(p.h) / float32(h)}
}

func (s *sampler) at(x, y int) float32 {
	if s.kx == 1 && s.ky == 1 {
		return s.p.V[(y-int(s.y))*s.p.W+x-int(s.x)]
	}
	u, v := (float32(x)+.5)*s.kx-.5-s.x, (float32(y)+.5)*s.ky-.5-s.y
	x0, y0 := min(max(0, int(u)), s.p.W-1), min(max(0, int(v)), s.p.H-1)
	x1, y1 := min(x0+1, s.p.W-1), min(y0+1, s.p.H-1)
	fx, fy := min(1, max(0, u-float32(x0))), min(1, max(0, v-float32(y0)))
	top := s.p.V[y0*s.p.W+x0]*(1-fx) + s.p.V[y0*s.p.W+x1]*fx
	bottom := s.p.V[y1*s.p.W+x0]*(1-fx) + s.p.V[y1*s.p.W+x1]*fx
	return top*(1-fy) + bottom*fy
}

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
