package finish

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
)

// hanging hangs a drawing on a cord: from two places of its rim where it is open above, else from its top.
func hanging(d *kit.Drawing, p *pen) { p.cord(d, false) }

// hangingChain hangs a drawing on a chain.
func hangingChain(d *kit.Drawing, p *pen) { p.cord(d, true) }

// cord draws what a drawing hangs on, with a ring at its upper end.
func (p *pen) cord(d *kit.Drawing, chain bool) {
	b, top := p.box, topside(d)
	long := .3 * p.size
	rope, width := kit.TonesOf(kit.Hex("#b98a58")), p.size*.014
	if chain {
		rope = kit.TonesOf(kit.Hex("#9aa3b0"))
	}
	x := (b.X0 + b.X1) / 2
	apex := point{x, b.Y0 - long}
	var feet []point
	if in, ok := d.Anchors["inside"]; ok && in.W > .3*b.W() {
		for _, side := range []float64{-.46, .46} {
			at := (in.X + side*in.W - b.X0) / b.W()
			if y, ok := top(at); ok && y < b.Y0+.45*b.H() {
				feet = append(feet, point{in.X + side*in.W, y})
			}
		}
		apex = point{in.X, b.Y0 - 1.35*in.W} // above what grows in it
	}
	if len(feet) < 2 {
		best := b.Y1
		for i := range 9 { // the highest place near the middle
			t := .5 + .02*float64(i-4)
			if y, ok := top(t); ok && y < best-1e-6 {
				best, x = y, b.X0+t*b.W()
			}
		}
		apex.x = x
		feet = []point{{x, best + .015*p.size}}
	}
	var cords []kit.Node
	for _, foot := range feet {
		line := fmt.Sprintf("M%.2f %.2fL%.2f %.2f", apex.x, apex.y, foot.x, foot.y)
		if chain {
			cords = append(cords, p.links(apex, foot, rope, width*2.2))
			continue
		}
		cords = append(cords, p.Line(line, rope.DD, width), p.Line(line, rope.L, width*.6).Move(-width*.12, 0), p.Line(line, rope.D, width*.6).Dash(width*.5, width*.8).Opacity(.7))
		cords = append(cords, p.Ellipse(foot.x, foot.y, width*1.1, width*.9, kit.Lin(foot.x-width, foot.y-width, foot.x+width, foot.y+width, rope.L, rope.D)))
	}
	r := p.size * .03
	ring := kit.TonesOf(kit.Hex("#c9a24a"))
	cords = append(cords, p.Circle(apex.x, apex.y-r*.8, r, kit.None).Stroke(ring.DD, width*1.1), p.Circle(apex.x, apex.y-r*.8, r, kit.None).Stroke(ring.L, width*.6))
	if len(feet) > 1 {
		before(d, kit.Of(cords...))
		return
	}
	behind(d, kit.Of(cords...))
}

// links is a chain from a to b: links seen from the front and from the side in turn.
func (p *pen) links(a, b point, t kit.Tones, size float64) kit.Node {
	n := max(2, int((abs(b.x-a.x)+abs(b.y-a.y))/(size*1.25)))
	var all []kit.Node
	for i := range n {
		k := (float64(i) + .5) / float64(n)
		x, y := a.x+(b.x-a.x)*k, a.y+(b.y-a.y)*k
		rx := size * .5
		if i%2 == 1 {
			rx = size * .12
		}
		all = append(all, p.Ellipse(x, y, rx, size*.9, kit.None).Stroke(t.DD, size*.36), p.Ellipse(x, y, rx, size*.9, kit.None).Stroke(t.L, size*.2))
	}
	return kit.Of(all...)
}
