package edible

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// Footed is the stem and the foot of a glass around x: from y0 down to the foot at y1 with half width w.
func Footed(c *kit.Canvas, x, y0, y1, w float64, g kit.Tones) kit.Node {
	d := sheen.D("M%g %gC%g %g %g %g %g %gV%gC%g %g %g %g %g %gH%gC%g %g %g %g %g %gV%gC%g %g %g %g %g %gZ",
		x-14, y0, x-6, y0+10, x-4, y0+16, x-4, y0+28, y1-26, x-4, y1-14, x-12, y1-8, x-w*.4, y1-2, x+w*.4, x+12, y1-8, x+4, y1-14, x+4, y1-26, y0+28, x+4, y0+16, x+6, y0+10, x+14, y0)
	ry := w * .17
	return kit.Of(c.Form(kit.Oval(x, y1, w, ry), kit.Lin(x-w, y1-ry, x+w, y1+ry, kit.White.Alpha(.75), g.M.Alpha(.35), g.L.Alpha(.3), g.D.Alpha(.55)), c.Ellipse(x, y1, w, ry, kit.None).Stroke(g.DD.Alpha(.75), 4), c.Blur(1, c.Ellipse(x, y1, w, ry, kit.None).Stroke(kit.White, 3).Move(2, -2.5))),
		c.Path(sheen.D("M%g %ga%g %g 0 0 0 %g 0", x-w*.8, y1+ry*.2, w*.8, ry*.6, w*1.1), kit.None).Stroke(kit.White, 2.4).Opacity(.8).Shade(),
		c.Form(d, kit.Lin(x-7, 0, x+7, 0, g.D.Alpha(.75), kit.White.Alpha(.85), g.L.Alpha(.5), g.DD.Alpha(.8)), c.Path(d, kit.None).Stroke(g.DD.Alpha(.5), 2)),
		c.Line(sheen.D("M%g %gV%g", x-1.4, y0+18, y1-16), kit.White, 2).Opacity(.9).Shade())
}

// Saucer is a small plate seen from the side and above.
func Saucer(c *kit.Canvas, x, y, rx float64, t kit.Tones) kit.Node {
	ry := rx * .2
	under := sheen.D("M%g %gC%g %g %g %g %g %gH%gC%g %g %g %g %g %gZ", x-rx, y, x-rx*.9, y+ry*1.2, x-rx*.5, y+ry*1.7, x-rx*.3, y+ry*1.75, x+rx*.3, x+rx*.5, y+ry*1.7, x+rx*.9, y+ry*1.2, x+rx, y)
	return kit.Of(c.Form(under, kit.Lin(x-rx, 0, x+rx, 0, t.M, t.LL, t.D, t.DDD), c.Blur(5, c.Rect(x-rx, y+ry*1.2, 2*rx, ry, 0, t.DDD)).Opacity(.5)),
		c.Form(kit.Oval(x, y, rx, ry), kit.Lin(x-rx, y-ry, x+rx, y+ry, t.LL, t.L, t.M, t.D), c.Ellipse(x, y, rx*.985, ry*.94, kit.None).Stroke(t.LL, 2.4).Opacity(.9),
			c.Ellipse(x, y+ry*.1, rx*.66, ry*.6, kit.Lin(0, y-ry, 0, y+ry, t.DD, t.M)).Opacity(.6)))
}

// Plate is a round plate seen from the front and a little above, its rim rx wide around x, y.
func Plate(c *kit.Canvas, x, y, rx, ry float64, t kit.Tones) kit.Node {
	return kit.Of(c.Form(kit.Oval(x, y+7, rx, ry), kit.Lin(x-rx, y-ry, x+rx, y+ry, t.LL, t.M, t.DDD)),
		c.Form(kit.Oval(x, y, rx, ry), kit.Lin(x-rx, y-ry, x+rx, y+ry, t.LL, t.L, t.D)),
		c.Form(kit.Oval(x, y+2, rx*.78, ry*.72), kit.Lin(x-rx, y-ry, x+rx, y+ry, t.D, t.M, t.LL)))
}
