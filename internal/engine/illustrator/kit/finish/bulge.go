package finish

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// Bulge swells a drawing around one of its parts by a share of that part's size, or thins it where the share is below zero. What is farther
// away keeps its form. The feet stay on the ground.
func Bulge(d kit.Drawing, part string, by float64) kit.Drawing {
	nodes := surface.PartOf(d.Nodes(), part)
	if len(nodes) == 0 {
		return d
	}
	b := kit.FromScene(nodes).Bounds()
	x, y := (b.X0+b.X1)/2, b.Y0+.56*b.H()
	rx, ry := .46*b.W(), .5*b.H()
	ground := d.Box.Y1
	return surface.Apply(d, func(d *kit.Drawing, _ *surface.Pen) {
		surface.Warp(d, func(q surface.Point) surface.Point {
			u, v := (q.X-x)/rx, (q.Y-y)/ry
			near := math.Exp(-(u*u + v*v) * .55)
			out := surface.Point{X: q.X + (q.X-x)*by*near*.8, Y: q.Y + (q.Y-y)*by*near*1.35}
			out.Y = min(out.Y, q.Y+.55*max(0, ground-q.Y)) // the lower it is, the less room there is below
			return out
		})
	}, 0)
}

// Lengthen makes the middle of a part, and all that is beyond it, longer to the side by a share of that part's width: a body between its legs.
func Lengthen(d kit.Drawing, part string, by float64) kit.Drawing {
	nodes := surface.PartOf(d.Nodes(), part)
	if len(nodes) == 0 {
		return d
	}
	b := kit.FromScene(nodes).Bounds()
	from, to := b.X0+.42*b.W(), b.X0+.58*b.W()
	grown := by * b.W()
	return surface.Apply(d, func(d *kit.Drawing, _ *surface.Pen) {
		surface.Warp(d, func(q surface.Point) surface.Point {
			return surface.Point{X: q.X + grown*max(0, min(1, (q.X-from)/(to-from))), Y: q.Y}
		})
	}, 0)
}
