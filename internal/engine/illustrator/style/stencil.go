package style

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// stencilPaint is dark enough for white walls and pale enough for dark ones.
var stencilPaint = color.Hex(0x535d73)

// stencil sprays the art through a cut sheet in one color: islands of what is dark, parted by bridges, with a dust of paint around
// their edges.
func stencil(_ context.Context, p *Picture) *raster.Layer {
	out := raster.Square(p.Size)
	flat := p.flattened(second{})
	art := flat.drawn()
	r := p.around(art, 0.06)
	if r.Empty() {
		return out
	}
	paint := p.soleInk(stencilPaint)
	q := p.patched(art, r, 6, 1.0/1800)
	prints := q.darkHalf()
	shade := q.shaded(prints, p.length(0.09))
	bridges := coverageOf(flat.lines(pen{width: p.length(0.0062), detail: p.length(0.030), line: whiteLine, hull: true}), r)
	rim := p.length(0.0170)
	holes := newPlane(r)
	for i, d := range q.shape.v {
		label := q.label[i]
		if label < 0 {
			continue
		}
		open := max(prints[label], shade.at(r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx())) * (1 - bridges.v[i])
		open = max(open, clamp(0.5+d+rim)*(1-smooth(0.86, 0.90, p.spoke(i, r)))) // a broken contour holds the pale parts together
		holes.v[i] = open * clamp(0.5-d)
	}
	cut := holes.blurred(p.length(0.0022)).thresholded(0.5) // a knife leaves no corners
	dust := cut.blurred(p.length(0.012))
	for i, v := range cut.v {
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		k := clamp(v)
		if hash(x/2, y/2, 5) < 0.42*dust.v[i] {
			k = max(k, 0.55)
		}
		if k > 0.01 {
			set(pixel(out, y*out.W+x), paint, k)
		}
	}
	return out
}

// shaded is where the side away from the light is printed: in art that is pale all over, which would be a bare contour else.
func (q *patches) shaded(prints []float32, width float32) *plane {
	printed, all := 0, 0
	for k, n := range q.count {
		all += n
		if prints[k] > 0 {
			printed += n
		}
	}
	if 5*printed > all {
		return newPlane(q.r)
	}
	a := alphaOf(q.art, q.r)
	light := a.reduced(2).inflated(width/4).softened(4).lit(0.9, 3).diffuse.enlarged(a)
	for i, v := range light.v {
		light.v[i] = clamp((-0.13-v)*40 + 0.5)
	}
	return light
}

// spoke is a wave across the picture that decides where a stencil's contour is broken by bridges.
func (p *Picture) spoke(i int, r rectangle) float32 {
	x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
	return (tri((0.62*float32(x)+float32(y))/p.length(0.21)) + 1) / 2
}
