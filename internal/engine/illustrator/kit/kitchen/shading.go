package kitchen

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
)

// pf builds path data.
func pf(format string, a ...any) string { return fmt.Sprintf(format, a...) }

// shade goes last inside a form: a core shadow along its lower right edge, light bounced into it, and a lit upper left edge.
// s is how wide the shadow is.
func shade(c *kit.Canvas, d string, t kit.Tones, s float64) kit.Node {
	edge := c.Path(d, kit.None)
	return kit.Of(
		c.Blur(s*.3, edge.Stroke(t.DDD, s*.8).Move(-.26*s, -.3*s)).Opacity(.5),
		c.Blur(s*.08, edge.Stroke(t.L, s*.16).Move(-s*.13, -s*.13)).Opacity(.5),
		c.Blur(s*.06, edge.Stroke(t.LL, s*.2).Move(s*.1, s*.12)).Opacity(.6),
	)
}

// steam is a soft wisp that rises from x, y and fades at both ends; w is how far it sways.
func steam(c *kit.Canvas, x, y, w, h float64) kit.Node {
	const n = 14
	ribbon := func(shift, width float64) []kit.Point {
		p := make([]kit.Point, 0, 2*n+2)
		for i := range 2*n + 2 {
			t, side := float64(i)/n, -1.0
			if i > n {
				t, side = float64(2*n+1-i)/n, 1
			}
			sway := math.Sin(t*2*math.Pi*1.05+2.7) * w * (.3 + .45*t)
			half := width * math.Pow(math.Sin(math.Pi*min(1, .06+t*.94)), .8) * (.75 + .45*t)
			p = append(p, kit.Point{X: x + sway + side*half + shift, Y: y - h*t})
		}
		return p
	}
	if c.State("solid") { // in a logo: one even wisp
		return c.Curve(ribbon(0, w*.3), kit.Hex("#b3a69c"))
	}
	fade := func(col kit.Color, a float64) kit.Gradient {
		return kit.Lin(0, y, 0, y-h, kit.At(0, col.Alpha(0)), kit.At(.2, col.Alpha(a)), kit.At(.62, col.Alpha(a*.9)), kit.At(1, col.Alpha(0)))
	}
	return kit.Of(c.Glow(w*.07, c.Curve(ribbon(0, w*.33), fade(kit.Hex("#bcc8d8"), .8))),
		c.Glow(w*.05, c.Curve(ribbon(-w*.05, w*.19), fade(kit.White, 1))))
}

// pane is clear glass in an outline between x0 and x1: see-through in the middle, denser and lined at the edges.
func pane(c *kit.Canvas, d string, x0, x1 float64, t kit.Tones) kit.Node {
	w := x1 - x0
	edge := c.Path(d, kit.None)
	return c.Form(d, kit.Lin(x0, 0, x1, 0, kit.At(0, t.D.Alpha(.55)), kit.At(.09, t.M.Alpha(.2)), kit.At(.3, kit.White.Alpha(.1)), kit.At(.7, t.M.Alpha(.06)), kit.At(.92, t.D.Alpha(.22)), kit.At(1, t.DD.Alpha(.6))),
		edge.Stroke(t.DD.Alpha(.6), 4),
		c.Blur(w*.012, edge.Stroke(kit.White.Alpha(.75), 3).Move(2.6, 2.2)),
		c.Blur(w*.012, edge.Stroke(kit.White.Alpha(.55), 3).Move(-3, -2.6)))
}

// across is a gradient over the width of something round and glossy from x0 to x1.
func across(x0, x1 float64, t kit.Tones) kit.Gradient {
	return kit.Lin(x0, 0, x1, 0, kit.At(0, t.M), kit.At(.18, t.L), kit.At(.42, t.M), kit.At(.78, t.D), kit.At(1, t.DDD))
}

// steel is a gradient over the width of polished metal from x0 to x1.
func steel(x0, x1 float64, t kit.Tones) kit.Gradient {
	return kit.Lin(x0, 0, x1, 0, kit.At(0, t.D), kit.At(.16, t.LL), kit.At(.34, t.L), kit.At(.55, t.D), kit.At(.72, t.DD), kit.At(.88, t.L), kit.At(1, t.D))
}

// sincos of an angle in degrees.
func sincos(degrees float64) (s, c float64) { return math.Sincos(degrees * math.Pi / 180) }
