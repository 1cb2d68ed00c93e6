package tools

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
)

// sheen is the gradient of a form, light at x0, y0 and dark at x1, y1.
func sheen(t kit.Tones, x0, y0, x1, y1 float64) kit.Gradient {
	return kit.Lin(x0, y0, x1, y1, kit.At(0, t.L), kit.At(.38, t.M), kit.At(.8, t.D), kit.At(1, t.DD))
}

// barrel is the gradient across a round bar, from its lit edge to its dark one.
func barrel(t kit.Tones, x0, y0, x1, y1 float64) kit.Gradient {
	return kit.Lin(x0, y0, x1, y1, kit.At(0, t.D), kit.At(.12, t.M), kit.At(.3, t.LL), kit.At(.55, t.M), kit.At(.85, t.D), kit.At(1, t.DD))
}

// glint is a crisp highlight.
func glint(c *kit.Canvas, outline string, opacity float64) kit.Node {
	return c.Path(outline, kit.White).Opacity(opacity)
}

// dim is a blurred shadow.
func dim(c *kit.Canvas, sigma, opacity float64, outline string, t kit.Tones) kit.Node {
	return c.Blur(sigma, c.Path(outline, t.DDD).Opacity(opacity))
}

// lean turns what was drawn upright around the middle of the box, clockwise.
func lean(degrees float64, nodes ...kit.Node) kit.Node {
	return kit.Of(nodes...).Rotate(degrees, 128, 128)
}

// gripAt marks where a hand holds a tool that was drawn upright and then leaned.
func gripAt(c *kit.Canvas, x, y, degrees float64) {
	s, k := math.Sincos(degrees * math.Pi / 180)
	c.AnchorBox("grip", 128+(x-128)*k-(y-128)*s, 128+(x-128)*s+(y-128)*k, 0, 0, degrees)
}

// grain are wavy lines along an upright wooden bar between x0 and x1.
func grain(c *kit.Canvas, x0, x1, y0, y1 float64, n int, t kit.Tones) kit.Node {
	var all []kit.Node
	for i := range n {
		x := x0 + (x1-x0)*(float64(i)+.5)/float64(n)
		a, b := y0+(y1-y0)*c.Rand().Float64()*.5, y1-(y1-y0)*c.Rand().Float64()*.4
		all = append(all, c.Line(fmt.Sprintf("M%g %gq%g %g 0 %g", x, a, 1.5*float64(1-i%2*2), (b-a)/2, b-a), t.DD, 1).Opacity(.45))
	}
	return kit.Of(all...)
}

// screw is a screw's head with a slot.
func screw(c *kit.Canvas, x, y, r float64, t kit.Tones) kit.Node {
	return kit.Of(c.Circle(x, y, r, t.DDD), c.Circle(x-r*.08, y-r*.1, r*.85, kit.Lin(x-r, y-r, x+r, y+r, t.LL, t.M, t.DD)), c.Line(fmt.Sprintf("M%g %gL%g %g", x-r*.5, y+r*.4, x+r*.5, y-r*.4), t.DDD, r*.3))
}

// num writes a number as path data takes it.
func num(v float64) string { return fmt.Sprintf("%g", v) }

// arcPath is the path data of a part of a circle; degrees run clockwise from the right.
func arcPath(x, y, r, from, to float64) string {
	at := func(deg float64) (float64, float64) {
		s, k := math.Sincos(deg * math.Pi / 180)
		return x + r*k, y + r*s
	}
	x0, y0 := at(from)
	x1, y1 := at(to)
	large := 0
	if to-from > 180 {
		large = 1
	}
	return fmt.Sprintf("M%g %gA%g %g 0 %d 1 %g %g", x0, y0, r, r, large, x1, y1)
}
