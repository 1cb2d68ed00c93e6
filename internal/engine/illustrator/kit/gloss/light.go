package gloss

import "pellucid/internal/engine/illustrator/kit"

// Sheen is the gradient of a painted form, light at x0, y0 and dark at x1, y1.
func Sheen(t kit.Tones, x0, y0, x1, y1 float64) kit.Gradient {
	return kit.Lin(x0, y0, x1, y1, kit.At(0, t.L), kit.At(.38, t.M), kit.At(.8, t.D), kit.At(1, t.DD))
}

// Barrel is the gradient across a round bar, from its lit edge to its dark one.
func Barrel(t kit.Tones, x0, y0, x1, y1 float64) kit.Gradient {
	return kit.Lin(x0, y0, x1, y1, kit.At(0, t.D), kit.At(.12, t.M), kit.At(.3, t.LL), kit.At(.55, t.M), kit.At(.85, t.D), kit.At(1, t.DD))
}

// Column is the gradient across something round that stands upright, from its left edge to its right one.
func Column(t kit.Tones, x0, x1 float64) kit.Gradient {
	return kit.Lin(x0, 0, x1, 0, kit.At(0, t.M), kit.At(.22, t.LL), kit.At(.5, t.M), kit.At(.82, t.D), kit.At(1, t.DD))
}

// Tube is a round bar along a line.
func Tube(c *kit.Canvas, d string, width float64, t kit.Tones) kit.Node {
	return kit.Of(c.Line(d, t.DD, width), c.Line(d, t.M, width*.76).Move(-width*.06, -width*.09),
		c.Line(d, t.LL, width*.24).Opacity(.85).Move(-width*.1, -width*.2))
}

// Glint is a crisp highlight.
func Glint(c *kit.Canvas, outline string, opacity float64) kit.Node {
	return c.Path(outline, kit.White).Opacity(opacity)
}

// Dim is a blurred shadow.
func Dim(c *kit.Canvas, sigma, opacity float64, outline string, t kit.Tones) kit.Node {
	return c.Blur(sigma, c.Path(outline, t.DDD).Opacity(opacity))
}
