package fittings

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// geared mounts gears on a drawing in two metals. On animals they are on the body, away from the head; of things, whose fronts tell what they are, they stand out
// behind the outline.
func geared(d *kit.Drawing, p *surface.Pen, t kit.Tones) {
	s := surface.SilhouetteOf(d)
	copper := kit.TonesOf(kit.Hex("#b0653a"))
	if head, living := d.Anchors["head"]; living {
		c, r := roomOn(s, head)
		surface.Cover(d, kit.Of(gear(p, c.X+r*.55, c.Y+r*.62, r*.42, 9, copper), gear(p, c.X-r*.2, c.Y-r*.12, r*.66, 12, t), gear(p, c.X+r*.66, c.Y-r*.42, r*.3, 8, kit.TonesOf(kit.Hex("#8b8478")))))
		return
	}
	b := body(s)
	var all []kit.Node
	for i, at := range [][3]float64{{-1, .74, .2}, {1, .24, .17}, {1, .84, .13}} {
		left, right, ok := row(s, (b.Y0+at[1]*b.H()-p.Box.Y0)/max(p.Box.H(), 1e-9))
		if !ok {
			continue
		}
		x, r := left, at[2]*math.Sqrt(p.Box.W()*p.Box.H())
		if at[0] > 0 {
			x = right
		}
		all = append(all, gear(p, x+at[0]*r*.28, b.Y0+at[1]*b.H(), r, 9+3*(i%2), []kit.Tones{t, copper, t}[i]))
	}
	surface.Behind(d, kit.Of(all...))
}

// roomOn is the middle and the radius of the largest circle on a drawing that does not reach to its head.
func roomOn(s surface.Silhouette, head kit.Anchor) (best surface.Point, radius float64) {
	const steps, rays = 26, 16
	most := max(s.Box.W(), s.Box.H())
	for i := range steps * steps {
		c := surface.Point{X: s.Box.X0 + s.Box.W()*(float64(i%steps)+.5)/steps, Y: s.Box.Y0 + s.Box.H()*(float64(i/steps)+.5)/steps}
		r := min(.3*most, math.Hypot(c.X-head.X, c.Y-head.Y)-.55*max(head.W, head.H))
		for k := 0; k < rays && r > radius; k++ {
			a := 2 * math.Pi * float64(k) / rays
			for f := .0; f < r; f += most / 80 {
				if !s.Painted(surface.Point{X: c.X + f*math.Cos(a), Y: c.Y + f*math.Sin(a)}) {
					r = f
				}
			}
		}
		if r > radius {
			best, radius = c, r
		}
	}
	return best, radius
}

// gear is a wheel with teeth, spokes and a hub, with its shadow on what it is mounted on.
func gear(p *surface.Pen, x, y, r float64, teeth int, t kit.Tones) kit.Node {
	if r <= 0 {
		return kit.Node{}
	}
	out := ""
	for i := range 4 * teeth {
		a := 2 * math.Pi * (float64(i) + .5) / float64(4*teeth)
		k := r
		if i%4 > 1 {
			k = .8 * r
		}
		out += fmt.Sprintf("%c%.2f %.2f", "ML"[min(i, 1)], x+k*math.Cos(a), y+k*math.Sin(a))
	}
	out += "Z"
	spokes := p.Around(5, x, y, p.Rect(x-.08*r, y-.58*r, .16*r, .5*r, 0, kit.Lin(x-.08*r, 0, x+.08*r, 0, t.L, t.D)))
	return kit.Of(p.Blur(.06*r, p.Path(out, kit.Black).Move(.07*r, .09*r).Opacity(.4)).Shade(),
		p.Path(out, t.DD).Move(.03*r, .05*r), p.Path(out, kit.Lin(x-r, y-r, x+r, y+r, t.LL, t.L, t.M, t.D)),
		p.Circle(x, y, .6*r, t.DDD), p.Circle(x+.02*r, y+.03*r, .56*r, t.DD), spokes,
		p.Circle(x, y, .7*r, kit.None).Stroke(t.LL, .04*r).Opacity(.6), p.Circle(x, y, .24*r, kit.Lin(x-.2*r, y-.2*r, x+.2*r, y+.2*r, t.LL, t.M, t.D)), p.Circle(x, y, .09*r, t.DDD))
}
