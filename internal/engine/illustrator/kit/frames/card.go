package frames

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// Label is a sheet with hollow corners, as on bottles and jars.
func Label(w, h float64, q Colors) kit.Piece {
	return plate("label", func(c *kit.Canvas) {
		g, a, f := kit.TonesOf(q.Ground), kit.TonesOf(q.Accent), kit.TonesOf(q.Field)
		out := func(k float64) string {
			x0, y0, x1, y1, r := 128-w/2+k, 128-h/2+k, 128+w/2-k, 128+h/2-k, 17.0
			return fmt.Sprintf("M%g %gH%gA%g %g 0 0 0 %g %gV%gA%g %g 0 0 0 %g %gH%gA%g %g 0 0 0 %g %gV%gA%g %g 0 0 0 %g %gZ", x0+r, y0, x1-r, r, r, x1, y0+r, y1-r, r, r, x1-r, y1, x0+r, r, r, x0, y1-r, y0+r, r, r, x0+r, y0)
		}
		c.Part("ground", c.Path(out(0), g.M))
		c.Part("field", c.Path(out(5), kit.Lin(0, 128-h/2, 0, 128+h/2, f.L, f.M)))
		c.Part("accent", c.Path(out(9.5), kit.None).Stroke(g.M, 1.4), c.Path(out(13), kit.None).Stroke(a.M, .8))
	})
}

// Panel is a bar with slanting ends for a heading.
func Panel(w, h float64, q Colors) kit.Piece {
	return plate("panel", func(c *kit.Canvas) {
		g, a := kit.TonesOf(q.Ground), kit.TonesOf(q.Accent)
		bar := func(in float64) string {
			x0, y0, x1, y1 := 128-w/2+in, 128-h/2+in, 128+w/2-in, 128+h/2-in
			s := (y1 - y0) * .28
			return shape.Poly(h*.1, shape.Pt{X: x0 + s, Y: y0}, shape.Pt{X: x1, Y: y0}, shape.Pt{X: x1 - s, Y: y1}, shape.Pt{X: x0, Y: y1})
		}
		c.Part("ground", c.Path(bar(0), a.M), c.Form(bar(h*.05), kit.Lin(128-w/2, 0, 128+w/2, 0, g.D, g.M, g.D), c.Path(kit.RoundRect(0, 128-h/2, 256, h*.36, 0), g.L).Opacity(.35)))
	})
}
