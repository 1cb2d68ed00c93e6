package sheen

import "pellucid/internal/engine/illustrator/kit"

// Panel is a box with round corners, lit from the top left.
func Panel(c *kit.Canvas, x, y, w, h, r float64, t kit.Tones, s float64, inside ...kit.Node) kit.Node {
	return Body(c, kit.RoundRect(x, y, w, h, r), t, s, inside...)
}

// Bar is an upright round bar from y0 to y1 with a width.
func Bar(c *kit.Canvas, x, y0, y1, w float64, t kit.Tones) kit.Node {
	d := kit.RoundRect(x-w/2, y0, w, y1-y0, w*.3)
	return c.Form(d, Round(x-w/2, 0, x+w/2, 0, t), c.Line(D("M%g %gV%g", x+w/2-.6, y0, y1), t.DDD, 1.2).Opacity(.5))
}
