package kitchen

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
)

// pf builds path data.
func pf(format string, a ...any) string { return fmt.Sprintf(format, a...) }

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
