package hands

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

// cuff is a sleeve's end with a seam, w wide between x0 and x1 at the top, from y down.
func cuff(c *kit.Canvas, x0, x1, y, h float64, t kit.Tones) kit.Node {
	d := p.D("M%g %gQ%g %g %g %gL%g %gQ%g %g %g %gZ", x0, y, (x0+x1)/2, y-9, x1, y, x1+4, y+h, (x0+x1)/2, y+h+7, x0-4, y+h)
	return kit.Of(c.Form(d, kit.Lin(x0, y, x1, y+h*.4, t.LL, t.L, t.M, t.DD), p.Edge(c, d, t, 14)), c.Line(p.D("M%g %gQ%g %g %g %g", x0, y+7, (x0+x1)/2, y-2, x1, y+7), t.LL, 2).Dash(6, 4).Opacity(.8))
}
