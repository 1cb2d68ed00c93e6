package condition

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// Hanging hangs a drawing on a cord: from two places of its rim where it is open above, else from its top.
func Hanging(d *kit.Drawing, p *surface.Pen) { cord(p, d, false, "") }

// hangingChain hangs a drawing on a chain.
func hangingChain(d *kit.Drawing, p *surface.Pen) { cord(p, d, true, "") }

// ribbons are the colors of the ribbons on which drawings hang, in the states "hanging-red" and so on.
var ribbons = map[string]string{
	"red": "#d8343f", "pink": "#ef7fae", "white": "#f3efe8", "black": "#3a3842", "gold": "#d9a735", "yellow": "#f2c53a", "orange": "#ee8434", "green": "#3f9c55", "blue": "#3474c8", "purple": "#8a55c0",
}

// hangingOn hangs a drawing on a ribbon of a color.
func hangingOn(hex string) surface.Change {
	return func(d *kit.Drawing, p *surface.Pen) { cord(p, d, false, hex) }
}

// cord draws what a drawing hangs on, with a ring at its upper end.
func cord(p *surface.Pen, d *kit.Drawing, chain bool, ribbon string) {
	b, top := p.Box, surface.Topside(d)
	long := .3 * p.Size
	rope, width := kit.TonesOf(kit.Hex("#b98a58")), p.Size*.014
	if chain {
		rope = kit.TonesOf(kit.Hex("#9aa3b0"))
	}
	if ribbon != "" {
		rope, width = kit.TonesOf(kit.Hex(ribbon)), p.Size*.03
	}
	x := (b.X0 + b.X1) / 2
	apex := surface.Point{X: x, Y: b.Y0 - long}
	var feet []surface.Point
	if in, ok := d.Anchors["inside"]; ok && in.W > .3*b.W() {
		for _, side := range []float64{-.46, .46} {
			at := (in.X + side*in.W - b.X0) / b.W()
			if y, ok := top(at); ok && y < b.Y0+.45*b.H() {
				feet = append(feet, surface.Point{X: in.X + side*in.W, Y: y})
			}
		}
		apex = surface.Point{X: in.X, Y: b.Y0 - 1.35*in.W} // above what grows in it
	}
	if len(feet) < 2 {
		best := b.Y1
		for i := range 9 { // the highest place near the middle
			t := .5 + .02*float64(i-4)
			if y, ok := top(t); ok && y < best-1e-6 {
				best, x = y, b.X0+t*b.W()
			}
		}
		apex.X = x
		feet = []surface.Point{{X: x, Y: best + .015*p.Size}}
	}
	var cords []kit.Node
	for _, foot := range feet {
		line := fmt.Sprintf("M%.2f %.2fL%.2f %.2f", apex.X, apex.Y, foot.X, foot.Y)
		if chain {
			cords = append(cords, Links(p, apex, foot, rope, width*2.2))
			continue
		}
		if ribbon != "" { // a loop of two bands that meet at the thing
			band := func(dx float64, t kit.Tones) kit.Node {
				return p.Path(fmt.Sprintf("M%.2f %.2fL%.2f %.2fQ%.2f %.2f %.2f %.2fL%.2f %.2fZ", foot.X-width*.3, foot.Y, apex.X+dx-width*.5, apex.Y, apex.X+dx, apex.Y-width*.4, apex.X+dx+width*.5, apex.Y, foot.X+width*.3, foot.Y), kit.Lin(foot.X, foot.Y, apex.X+dx, apex.Y, t.D, t.M, t.L))
			}
			cords = append(cords, band(-width*1.6, kit.TonesOf(rope.D)), band(width*1.6, rope),
				p.Path(fmt.Sprintf("M%.2f %.2fQ%.2f %.2f %.2f %.2fL%.2f %.2fQ%.2f %.2f %.2f %.2fZ", apex.X-width*2.1, apex.Y+width*.1, apex.X, apex.Y-width*2.6, apex.X+width*2.1, apex.Y+width*.1, apex.X+width*1.1, apex.Y, apex.X, apex.Y-width*1.1, apex.X-width*1.1, apex.Y), kit.Lin(apex.X-width*2, apex.Y, apex.X+width*2, apex.Y, rope.L, rope.M, rope.D)))
			continue
		}
		cords = append(cords, p.Line(line, rope.DD, width), p.Line(line, rope.L, width*.6).Move(-width*.12, 0), p.Line(line, rope.D, width*.6).Dash(width*.5, width*.8).Opacity(.7))
		cords = append(cords, p.Ellipse(foot.X, foot.Y, width*1.1, width*.9, kit.Lin(foot.X-width, foot.Y-width, foot.X+width, foot.Y+width, rope.L, rope.D)))
	}
	r := p.Size * .03
	ring := kit.TonesOf(kit.Hex("#c9a24a"))
	if ribbon == "" {
		cords = append(cords, p.Circle(apex.X, apex.Y-r*.8, r, kit.None).Stroke(ring.DD, width*1.1), p.Circle(apex.X, apex.Y-r*.8, r, kit.None).Stroke(ring.L, width*.6))
	}
	if len(feet) > 1 {
		surface.Before(d, kit.Of(cords...))
		return
	}
	surface.Behind(d, kit.Of(cords...))
}

// Links is a chain from a to b: links seen from the front and from the side in turn.
func Links(p *surface.Pen, a, b surface.Point, t kit.Tones, size float64) kit.Node {
	n := max(2, int((surface.Abs(b.X-a.X)+surface.Abs(b.Y-a.Y))/(size*1.25)))
	var all []kit.Node
	for i := range n {
		k := (float64(i) + .5) / float64(n)
		x, y := a.X+(b.X-a.X)*k, a.Y+(b.Y-a.Y)*k
		rx := size * .5
		if i%2 == 1 {
			rx = size * .12
		}
		all = append(all, p.Ellipse(x, y, rx, size*.9, kit.None).Stroke(t.DD, size*.36), p.Ellipse(x, y, rx, size*.9, kit.None).Stroke(t.L, size*.2))
	}
	return kit.Of(all...)
}
