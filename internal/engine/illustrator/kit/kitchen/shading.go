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

// glint is a crisp highlight along a round form: an arc from one angle to another (degrees, 0 = right, 270 = top) and a dot after it.
func glint(c *kit.Canvas, x, y, rx, ry, from, to, w float64) kit.Node {
	at := func(deg float64) (float64, float64) {
		s, k := math.Sincos(deg * math.Pi / 180)
		return x + rx*k, y + ry*s
	}
	x0, y0 := at(from)
	x1, y1 := at(to)
	gap := math.Copysign(w*1.7/max(rx, ry)*180/math.Pi, to-from)
	dx, dy := at(to + gap)
	sweep := 1
	if to < from {
		sweep = 0
	}
	return kit.Of(c.Line(pf("M%.2f %.2fA%g %g 0 0 %d %.2f %.2f", x0, y0, rx, ry, sweep, x1, y1), kit.White, w),
		c.Circle(dx, dy, w*.48, kit.White)).Opacity(.5).Shade()
}

// steam is a soft wisp that rises from x, y and fades at both ends.
func steam(c *kit.Canvas, x, y, w, h float64) kit.Node {
	vapor := kit.Hex("#c3cedb")
	d := pf("M%g %gc%g %g %g %g %g %gs%g %g %g %gc%g %g %g %g %g %gs%g %g %g %gz", x, y,
		-w*1.6, -h*.22, w*1.9, -h*.3, w*.5, -h*.55, -w*1.2, -h*.28, w*.3, -h*.45,
		-w*.4, h*.24, w*1.5, h*.2, w*.7, h*.5, -w*1.4, h*.24, -w*1.5, h*.5)
	fill := kit.Lin(0, y, 0, y-h, kit.At(0, vapor.Alpha(0)), kit.At(.22, vapor.Alpha(.75)), kit.At(.6, vapor.Alpha(.8)), kit.At(1, vapor.Alpha(0)))
	core := kit.Lin(0, y, 0, y-h, kit.At(0, kit.White.Alpha(0)), kit.At(.3, kit.White.Alpha(.85)), kit.At(.6, kit.White.Alpha(.85)), kit.At(1, kit.White.Alpha(0)))
	return kit.Of(c.Glow(w*.16, c.Path(d, fill)), c.Glow(w*.13, c.Path(d, core).Scale(.45, .9, x, y-h*.5)))
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

// mouth is the ring of a glass's opening; half is "back", "front" or "" for both.
func mouth(c *kit.Canvas, x, y, rx, ry float64, half string, t kit.Tones) kit.Node {
	d := kit.Oval(x, y, rx, ry)
	switch half {
	case "back":
		d = pf("M%g %ga%g %g 0 0 1 %g 0", x-rx, y, rx, ry, 2*rx)
	case "front":
		d = pf("M%g %ga%g %g 0 0 0 %g 0", x-rx, y, rx, ry, 2*rx)
	}
	return kit.Of(c.Path(d, kit.None).Stroke(t.DD.Alpha(.65), 4.4), c.Path(d, kit.None).Stroke(kit.Lin(x-rx, 0, x+rx, 0, kit.White, t.L, kit.White, t.M, kit.White), 2.4))
}

// across is a gradient over the width of something round and glossy from x0 to x1.
func across(x0, x1 float64, t kit.Tones) kit.Gradient {
	return kit.Lin(x0, 0, x1, 0, kit.At(0, t.M), kit.At(.18, t.L), kit.At(.42, t.M), kit.At(.78, t.D), kit.At(1, t.DDD))
}

// steel is a gradient over the width of polished metal from x0 to x1.
func steel(x0, x1 float64, t kit.Tones) kit.Gradient {
	return kit.Lin(x0, 0, x1, 0, kit.At(0, t.D), kit.At(.16, t.LL), kit.At(.34, t.L), kit.At(.55, t.D), kit.At(.72, t.DD), kit.At(.88, t.L), kit.At(1, t.D))
}
