package prints

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// stencilPaint is dark enough for white walls and pale enough for dark ones.
var stencilPaint = color.Hex(0x6f7c9c)

// Stencil sprays the art through a cut sheet in one color: islands of what is dark, parted by bridges, with a dust of paint around
// their edges.
func Stencil(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	p = p.DarkEyed().Paled(0.80)
	flat := p.Flattened(picture.Second{})
	art := flat.Drawn()
	r := p.Around(art, 0.06)
	if r.Empty() {
		return out
	}
	paint := soleInk(p, stencilPaint)
	q := p.Patched(art, r, 6, 1.0/1800)
	prints := darkHalf(q, 0.70)
	shade := shaded(q, prints, p.Length(0.09))
	bridges := picture.CoverageOf(flat.Outlined(picture.Pen{Width: p.Length(0.0062), Detail: p.Length(0.030), Words: true, Line: picture.WhiteLine, Hull: true}), r)
	rim, calm := p.Length(0.0170), p.Calm(r)
	holes := plane.NewPlane(r)
	for i, d := range q.Shape.V {
		label := q.Label[i]
		if label < 0 {
			continue
		}
		open := max(prints[label], shade.At(r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx())*(1-plane.Smooth(0.05, 0.3, calm.At(i%r.Dx()/8, i/r.Dx()/8)))) * (1 - bridges.V[i])
		open = max(open, plane.Clamp(0.5+d+rim)*(1-plane.Smooth(0.86, 0.90, spoke(p, i, r)))) // a broken contour holds the pale parts together
		holes.V[i] = open * plane.Clamp(0.5-d)
	}
	cut := holes.Blurred(p.Length(0.0022)).Thresholded(0.5) // a knife leaves no corners
	cutFeatures(p, cut)
	dust := cut.Blurred(p.Length(0.012))
	for i, v := range cut.V {
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		k := plane.Clamp(v)
		if q.Shape.V[i] > 0 && plane.Hash(x/2, y/2, 5) < 0.42*dust.V[i] {
			k = max(k, 0.55)
		}
		if k > 0.01 {
			plane.Set(plane.Pixel(out, y*out.W+x), paint, k)
		}
	}
	return out
}

// cutFeatures opens the sheet where eyes, brows and mouths are dark, and keeps it whole where they are light.
func cutFeatures(p *picture.Picture, cut *plane.Plane) {
	l := p.SeenFeatures(picture.InkTone(color.RGB{}, color.RGB{R: 1, G: 1, B: 1}))
	if l == nil {
		return
	}
	plane.EachIn(l, cut, func(d []float32, x, y int, v float32) {
		cut.V[(y-cut.Y0)*cut.W+x-cut.X0] = v*(1-d[3]) + (d[3] - d[0])
	})
}

// shaded is where the side away from the light is printed: in art that is pale all over, which would be a bare contour else.
func shaded(q *picture.Patches, prints []float32, width float32) *plane.Plane {
	printed, all := 0, 0
	for k, n := range q.Count {
		all += n
		if prints[k] > 0 {
			printed += n
		}
	}
	if 5*printed > all {
		return plane.NewPlane(q.R)
	}
	a := plane.AlphaOf(q.Art, q.R)
	light := a.Reduced(2).Inflated(width/4).Softened(4).Lit(0.9, 3).Diffuse.Enlarged(a)
	for i, v := range light.V {
		light.V[i] = plane.Clamp((-0.13-v)*40 + 0.5)
	}
	return light
}

// spoke is a wave across the picture that decides where a stencil's contour is broken by bridges.
func spoke(p *picture.Picture, i int, r plane.Rectangle) float32 {
	x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
	return (plane.Tri((0.62*float32(x)+float32(y))/p.Length(0.21)) + 1) / 2
}
