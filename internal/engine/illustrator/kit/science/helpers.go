package science

import "pellucid/internal/engine/illustrator/kit"

// across is the gradient of something round that stands upright between x1 and x2.
func across(x1, x2 float64, t kit.Tones) kit.Gradient {
	return kit.Lin(x1, 0, x2, 0, kit.At(0, t.D), kit.At(.12, t.M), kit.At(.3, t.LL), kit.At(.48, t.M), kit.At(.8, t.D), kit.At(1, t.DD))
}

// down is the gradient of something round that lies between y1 and y2.
func down(y1, y2 float64, t kit.Tones) kit.Gradient {
	return kit.Lin(0, y1, 0, y2, kit.At(0, t.M), kit.At(.2, t.LL), kit.At(.45, t.M), kit.At(.8, t.D), kit.At(1, t.DD))
}

// tube is a round line with a light on it.
func tube(c *kit.Canvas, d string, w float64, t kit.Tones) kit.Node {
	return kit.Of(c.Line(d, t.DD, w), c.Line(d, t.M, w*.78).Move(-.4, -.6), c.Line(d, t.LL, w*.2).Move(-w*.16, -w*.18).Opacity(.9))
}

// sphereShade is the shadow on the lower right of a sphere and the light on its upper left. Clip it to the sphere.
func sphereShade(c *kit.Canvas, x, y, r float64, t kit.Tones) kit.Node {
	return kit.Of(c.Blur(r*.11, c.Path(kit.Oval(x, y, r*1.3, r*1.3)+kit.Oval(x-r*.2, y-r*.22, r*.98, r*.98), t.DDD).EvenOdd().Opacity(.72)),
		c.Blur(r*.07, c.Ellipse(x-r*.45, y-r*.5, r*.32, r*.19, kit.White).Rotate(-42, x-r*.45, y-r*.5).Opacity(.55)))
}
