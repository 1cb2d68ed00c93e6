package plants

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
)

var palmLeaf = kit.Piece{
	Name: "palm-leaf", Cm: 100,
	Palette: "leaf #4aa552 frond; stem #8fbf55 <leaf",
	Draw: func(c *kit.Canvas) {
		l, s := c.Tones("leaf"), c.Tones("stem")
		const x0, y0, cx, cy, x1, y1 = 34.0, 246.0, 78.0, 122.0, 214.0, 26.0
		var back, front []kit.Node
		for i := range 15 {
			t := .16 + .82*float64(i)/14
			x, y, dx, dy := foliage.Quad(x0, y0, cx, cy, x1, y1, t)
			along := math.Atan2(dx, -dy) * 180 / math.Pi
			long := 98 * math.Pow(math.Sin(math.Pi*(.18+.72*t)), .8)
			spread := 58 - 34*t
			back = append(back, leaflet(c, l, x, y, long, 15, along-spread))
			front = append(front, leaflet(c, l, x, y, long, 15, along+spread))
		}
		c.Part("leaf", kit.Of(back...), kit.Of(front...), leaflet(c, l, x1-6, y1+4, 40, 12, 50))
		d := fmt.Sprintf("M%g %gQ%g %g %g %g", x0, y0, cx, cy, x1, y1)
		c.Part("stem", c.Line(d, s.DD, 5.5), c.Line(d, s.M, 4).Move(-.4, -.4), c.Line(d, s.LL, 1.4).Opacity(.8).Move(-1, -.8))
		c.AnchorBox("grip", 42, 226, 0, 0, 20)
	},
}

// leaflet is a narrow pointed leaf with a fold.
func leaflet(c *kit.Canvas, t kit.Tones, x, y, long, wide, turn float64) kit.Node {
	t = kit.TonesOf(t.M.Shade(.45 * foliage.Lit(turn)))
	w := wide / 2
	o := fmt.Sprintf("M0 0C%g %g %g %g %g %gC%g %g %g %g 0 0Z", -w*1.5, -long*.3, -w, -long*.75, wide*.1, -long, w*1.1, -long*.7, w*1.5, -long*.3)
	return c.Form(o, kit.Lin(0, 0, 0, -long, t.D, t.M, t.L), c.Path(fmt.Sprintf("M0 0Q%g %g %g %gL%g 0Z", w*.1, -long*.5, wide*.1, -long, wide*1.2*foliage.SideOf(turn)), t.DD).Opacity(.35), c.Line(fmt.Sprintf("M0 0Q%g %g %g %g", w*.1, -long*.5, wide*.1, -long*.96), t.LL, 1.1).Opacity(.8),
		c.Path(o, kit.None).Stroke(t.LL, 1.4).Opacity(.35)).Rotate(turn, 0, 0).Move(x, y)
}
