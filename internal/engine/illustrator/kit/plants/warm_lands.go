package plants

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
)

// bananaLeaf is one long leaf, torn along its veins as the wind does.
var bananaLeaf = kit.Piece{
	Name: "banana-leaf", Cm: 200,
	Palette: "leaf #4fae46 green; stem #b5cf62 vein",
	Draw: func(c *kit.Canvas) {
		l, s := c.Tones("leaf"), c.Tones("stem")
		const x0, y0, cx, cy, x1, y1 = 20.0, 246.0, 84.0, 128.0, 232.0, 14.0
		half := func(side float64, t kit.Tones) {
			var rim []string
			const n = 48
			for i := range n + 1 {
				u := .1 + .9*float64(i)/n
				x, y, dx, dy := foliage.Quad(x0, y0, cx, cy, x1, y1, u)
				k := math.Hypot(dx, dy)
				w := 60 * math.Pow(math.Sin(math.Pi*math.Pow((u-.1)/.9, .85)), .62)
				w *= 1 - .035*float64(i%3)
				fx, fy := dx/k*w*.3, dy/k*w*.3
				rim = append(rim, fmt.Sprintf("L%g %g", x-dy/k*w*side+fx, y+dx/k*w*side+fy))
				if i == 16 || i == 29 || i == 39 {
					rim = append(rim, fmt.Sprintf("L%g %g", x-dy/k*w*side*.28+fx*.2, y+dx/k*w*side*.28+fy*.2))
				}
			}
			sx, sy, _, _ := foliage.Quad(x0, y0, cx, cy, x1, y1, .1)
			o := fmt.Sprintf("M%g %g", sx, sy)
			for _, d := range rim {
				o += d
			}
			o += fmt.Sprintf("Q%g %g %g %gZ", cx+12, cy-16, sx, sy)
			var veins []kit.Node
			for i := range 30 {
				x, y, dx, dy := foliage.Quad(x0, y0, cx, cy, x1, y1, .1+.88*float64(i)/30)
				k := math.Hypot(dx, dy)
				v := fmt.Sprintf("M%g %gq%g %g %g %g", x, y, -dy/k*36*side+dx/k*4, dx/k*36*side+dy/k*4, -dy/k*70*side+dx/k*26, dx/k*70*side+dy/k*26)
				veins = append(veins, c.Line(v, t.DD, 1.6).Opacity(.45).Move(.8, 1), c.Line(v, t.LL, 1.2).Opacity(.6))
			}
			c.Part("leaf", c.Form(o, kit.Lin(60, 20, 190, 220, t.L, t.M, t.D), kit.Of(veins...), c.Blur(7, c.Line(fmt.Sprintf("M%g %gQ%g %g %g %g", x0, y0, cx, cy, x1, y1), t.DDD, 12)).Opacity(.35), c.Path(o, kit.None).Stroke(t.LL, 2).Opacity(.5)))
		}
		half(1, kit.TonesOf(l.M.Shade(-.55)))
		half(-1, kit.TonesOf(l.M.Shade(.35)))
		d := fmt.Sprintf("M%g %gQ%g %g %g %g", x0, y0, cx, cy, x1-4, y1+3)
		c.Part("stem", c.Line(d, s.DD, 7), c.Line(d, s.M, 5.4).Move(-.5, -.5), c.Line(d, s.LL, 1.8).Opacity(.9).Move(-1.4, -1.2))
		c.AnchorBox("grip", 30, 228, 0, 0, 24)
	},
}
