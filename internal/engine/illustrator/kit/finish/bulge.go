package finish

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
)

// Bulge swells a drawing around one of its parts by a share of that part's size, or thins it where the share is below zero. What is farther
// away keeps its form. The feet stay on the ground.
func Bulge(d kit.Drawing, part string, by float64) kit.Drawing {
	nodes := partOf(d.Nodes(), part)
	if len(nodes) == 0 {
		return d
	}
	b := kit.FromScene(nodes).Bounds()
	x, y := (b.X0+b.X1)/2, b.Y0+.56*b.H()
	rx, ry := .46*b.W(), .5*b.H()
	ground := d.Box.Y1
	return apply(d, func(d *kit.Drawing, _ *pen) {
		warp(d, func(q point) point {
			u, v := (q.x-x)/rx, (q.y-y)/ry
			near := math.Exp(-(u*u + v*v) * .55)
			out := point{q.x + (q.x-x)*by*near*.8, q.y + (q.y-y)*by*near*1.35}
			out.y = min(out.y, q.y+.55*max(0, ground-q.y)) // the lower it is, the less room there is below
			return out
		})
	}, 0)
}

// Lengthen makes the middle of a part, and all that is beyond it, longer to the side by a share of that part's width: a body between its legs.
func Lengthen(d kit.Drawing, part string, by float64) kit.Drawing {
	nodes := partOf(d.Nodes(), part)
	if len(nodes) == 0 {
		return d
	}
	b := kit.FromScene(nodes).Bounds()
	from, to := b.X0+.42*b.W(), b.X0+.58*b.W()
	grown := by * b.W()
	return apply(d, func(d *kit.Drawing, _ *pen) {
		warp(d, func(q point) point {
			return point{q.x + grown*max(0, min(1, (q.x-from)/(to-from))), q.y}
		})
	}, 0)
}
