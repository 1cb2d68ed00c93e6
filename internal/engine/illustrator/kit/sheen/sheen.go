// Package sheen shades solid things of wood, metal and plastic; several groups of pieces share it.
package sheen

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
)

// D writes path data with numbers filled in.
func D(format string, a ...any) string { return fmt.Sprintf(format, a...) }

// Edge goes last inside a form: a core shadow along its lower right edge, light bounced into it, and a lit upper left edge.
// s is how wide the shadow is.
func Edge(c *kit.Canvas, d string, t kit.Tones, s float64) kit.Node {
	edge := c.Path(d, kit.None)
	return kit.Of(
		c.Blur(s*.3, edge.Stroke(t.DDD, s*.8).Move(-.26*s, -.3*s)).Opacity(.5),
		c.Blur(s*.08, edge.Stroke(t.L, s*.16).Move(-s*.13, -s*.13)).Opacity(.5),
		c.Blur(s*.06, edge.Stroke(t.LL, s*.2).Move(s*.1, s*.12)).Opacity(.6),
	)
}

// Body is a form lit from the top left, with a shaded edge s wide; details lie between the fill and the edge.
func Body(c *kit.Canvas, d string, t kit.Tones, s float64, inside ...kit.Node) kit.Node {
	b := c.Path(d, kit.Black).Bounds()
	fill := kit.Lin(b.X0+b.W()*.1, b.Y0, b.X0+b.W()*.85, b.Y1, kit.At(0, t.L), kit.At(.42, t.M), kit.At(1, t.D))
	return c.Form(d, fill, append(append([]kit.Node{}, inside...), Edge(c, d, t, s))...)
}

// Ball is a glossy or matte ball; details lie between the fill and the shading.
func Ball(c *kit.Canvas, x, y, r float64, t kit.Tones, inside ...kit.Node) kit.Node {
	d := kit.Oval(x, y, r, r)
	return c.Form(d, Orb(x, y, r, t), append(append([]kit.Node{}, inside...), Edge(c, d, t, r*.24))...)
}

// Orb is the gradient of a ball.
func Orb(x, y, r float64, t kit.Tones) kit.Gradient {
	return kit.Rad(x-r*.36, y-r*.4, r*1.5, kit.At(0, t.LL), kit.At(.22, t.L), kit.At(.5, t.M), kit.At(.8, t.D), kit.At(1, t.DD))
}

// Round is the gradient across a round bar, from its lit side to its dark one.
func Round(x0, y0, x1, y1 float64, t kit.Tones) kit.Gradient {
	return kit.Lin(x0, y0, x1, y1, kit.At(0, t.M), kit.At(.2, t.LL), kit.At(.34, t.L), kit.At(.58, t.M), kit.At(.85, t.D), kit.At(1, t.DD))
}

// Steel is the gradient of polished metal, with a dark band and a second light.
func Steel(x0, y0, x1, y1 float64, t kit.Tones) kit.Gradient {
	return kit.Lin(x0, y0, x1, y1, kit.At(0, t.D), kit.At(.14, t.LL), kit.At(.32, t.L), kit.At(.54, t.D), kit.At(.7, t.DD), kit.At(.88, t.L), kit.At(1, t.D))
}

// Tube is a round bar along a line.
func Tube(c *kit.Canvas, d string, width float64, t kit.Tones) kit.Node {
	return kit.Of(c.Line(d, t.DD, width), c.Line(d, t.M, width*.78).Move(-width*.05, -width*.07),
		c.Line(d, t.L, width*.4).Move(-width*.09, -width*.13), c.Line(d, t.LL, width*.16).Opacity(.9).Move(-width*.13, -width*.2))
}

// Glint is a crisp highlight.
func Glint(c *kit.Canvas, d string, opacity float64) kit.Node {
	return c.Path(d, kit.White).Opacity(opacity).Shade()
}

// Streak is a crisp highlight along a line.
func Streak(c *kit.Canvas, d string, width, opacity float64) kit.Node {
	return c.Line(d, kit.White, width).Opacity(opacity).Shade()
}

// Gloss is a highlight along a round form from one angle to another (degrees, 0 = right, 270 = top), with a dot after it.
func Gloss(c *kit.Canvas, x, y, rx, ry, from, to, w float64) kit.Node {
	at := func(deg float64) (float64, float64) {
		s, k := math.Sincos(deg * math.Pi / 180)
		return x + rx*k, y + ry*s
	}
	x0, y0 := at(from)
	x1, y1 := at(to)
	dx, dy := at(to + math.Copysign(w*1.7/max(rx, ry)*180/math.Pi, to-from))
	sweep := 1
	if to < from {
		sweep = 0
	}
	return kit.Of(c.Line(D("M%.2f %.2fA%g %g 0 0 %d %.2f %.2f", x0, y0, rx, ry, sweep, x1, y1), kit.White, w),
		c.Circle(dx, dy, w*.48, kit.White)).Opacity(.5).Shade()
}

// Dim is a blurred shadow. It belongs inside a Form or a Clip.
func Dim(c *kit.Canvas, sigma, opacity float64, d string, t kit.Tones) kit.Node {
	return c.Blur(sigma, c.Path(d, t.DDD)).Opacity(opacity)
}

// Screw is a screw's head with a slot.
func Screw(c *kit.Canvas, x, y, r float64, t kit.Tones) kit.Node {
	return kit.Of(c.Circle(x, y, r, t.DDD), c.Circle(x-r*.08, y-r*.1, r*.85, kit.Lin(x-r, y-r, x+r, y+r, t.LL, t.M, t.DD)),
		c.Line(D("M%g %gL%g %g", x-r*.5, y+r*.4, x+r*.5, y-r*.4), t.DDD, r*.3))
}

// Grain are wavy lines of wood in a box, along its longer side; what is made of another material has none.
func Grain(c *kit.Canvas, b kit.Box, n int, t kit.Tones) kit.Node {
	if c.State(kit.Grainless) {
		return kit.Node{}
	}
	var all []kit.Node
	r := c.Rand()
	for i := range n {
		u := (float64(i) + .3 + .4*r.Float64()) / float64(n)
		a, z, bend := r.Float64()*.4, 1-r.Float64()*.3, 3*float64(1-i%2*2)
		d := D("M%.1f %.1fQ%.1f %.1f %.1f %.1f", b.X0+b.W()*a, b.Y0+b.H()*u, b.X0+b.W()*(a+z)/2, b.Y0+b.H()*u+bend, b.X0+b.W()*z, b.Y0+b.H()*u)
		if b.H() > b.W() {
			d = D("M%.1f %.1fQ%.1f %.1f %.1f %.1f", b.X0+b.W()*u, b.Y0+b.H()*a, b.X0+b.W()*u+bend, b.Y0+b.H()*(a+z)/2, b.X0+b.W()*u, b.Y0+b.H()*z)
		}
		all = append(all, c.Line(d, t.DD, 1.1).Opacity(.4), c.Line(d, t.LL, .9).Move(1, 1.2).Opacity(.3))
	}
	return kit.Of(all...)
}

// Each joins n nodes.
func Each(n int, node func(i int) kit.Node) kit.Node {
	var all []kit.Node
	for i := range n {
		all = append(all, node(i))
	}
	return kit.Of(all...)
}
