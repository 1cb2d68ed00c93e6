package furniture

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// openDrawer draws a drawer that is pulled out: its front, lower and larger than in its place, and what it holds behind that.
func openDrawer(c *kit.Canvas, x0, x1, y0, y1 float64, w, k kit.Tones, inside kit.Node) {
	out, h := 7.0, y1-y0
	c.Part("drawers", c.Path(sheen.D("M%g %gH%gV%gH%gZ", x0, y0, x1, y1, x0), w.DDD), c.Form(sheen.D("M%g %gH%gL%g %gH%gZ", x0+5, y0+4, x1-5, x1+out-8, y0+h*.62, x0-out+8), kit.Lin(0, y0, 0, y0+h*.62, w.DDD, w.D)))
	c.On(kit.Body)
	c.Add(inside)
	c.On(kit.Fore)
	d := kit.RoundRect(x0-out, y0+h*.5, x1-x0+2*out, h*1.08, 4)
	c.Part("drawers", c.Blur(3, c.Path(d, w.DDD).Move(2, 6)).Opacity(.5), sheen.Board(c, d, w, 3), c.Line(sheen.D("M%g %gH%g", x0-out+2, y0+h*.5+1.500, x1+out-2), w.LL, 2.600), c.Circle((x0+x1)/2+1.500, y0+h*1.04+2, 7, w.DDD).Opacity(.5), sheen.Ball(c, (x0+x1)/2, y0+h*1.04, 7, k))
	c.On(kit.Body)
}
