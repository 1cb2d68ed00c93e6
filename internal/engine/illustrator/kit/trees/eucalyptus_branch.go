package trees

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
)

var eucalyptusBranch = kit.Piece{
	Name: "eucalyptus-branch", Cm: 50,
	Palette: "leaves #7dbb9b greenery; stem #a8785c",
	Draw: func(c *kit.Canvas) {
		l, s := c.Tones("leaves"), c.Tones("stem")
		const x0, y0, cx, cy, x1, y1 = 46.0, 246.0, 70.0, 120.0, 206.0, 22.0
		disk := func(x, y, r, turn, tone float64) kit.Node {
			m := l.M.Shade(tone + .45*foliage.Lit(turn))
			o := fmt.Sprintf("M0 0C%g %g %g %g %g %gC%g %g %g %g 0 %gC%g %g %g %g %g %gC%g %g %g %g 0 0Z", -r*.4, -r*.1, -r*1.02, -r*.4, -r, -r*.95, -r*.98, -r*1.5, -r*.4, -r*1.7, -r*1.78, r*.4, -r*1.7, r*.98, -r*1.5, r, -r*.95, r*1.02, -r*.4, r*.4, -r*.1)
			inside := []kit.Node{c.Path(fmt.Sprintf("M0 0V%gH%gV0Z", -r*2, r*1.3*foliage.SideOf(turn)), m.Shade(-1.8).Alpha(.2)), c.Blur(3, c.Ellipse(0, 0, r*.6, r*.5, m.Shade(-3)).Opacity(.4))}
			for _, k := range []float64{-1, 1} {
				for i := range 3 {
					y := -r * (.25 + .42*float64(i))
					inside = append(inside, c.Line(fmt.Sprintf("M0 %gQ%g %g %g %g", y, k*r*.4, y-r*.1, k*r*.8, y-r*.42), m.Shade(1.8), 1).Opacity(.5))
				}
			}
			inside = append(inside, c.Line(fmt.Sprintf("M0 0V%g", -r*1.7), m.Shade(2), 1.6).Opacity(.8), c.Path(o, kit.None).Stroke(m.Shade(1.8), 2).Opacity(.55))
			return c.Form(o, kit.Lin(0, 0, 0, -r*1.8, m.Shade(-1.4), m, m.Shade(1)), inside...).Rotate(turn, 0, 0).Move(x, y)
		}
		d := fmt.Sprintf("M%g %gQ%g %g %g %g", x0, y0, cx, cy, x1, y1)
		var pairs []kit.Node
		for i := range 7 {
			t := .12 + .84*float64(i)/6
			x, y, dx, dy := foliage.Quad(x0, y0, cx, cy, x1, y1, t)
			along := math.Atan2(dx, -dy) * 180 / math.Pi
			r := 35 - 17*t
			tone := float64(i*2%3)*.45 - .4
			pairs = append(pairs, disk(x, y, r, along-66, tone), disk(x+dx*5, y+dy*5, r, along+66, tone-.2))
		}
		c.Part("stem", foliage.Stalk(c, s, d, 5))
		c.Part("leaves", kit.Of(pairs...), disk(x1-4, y1+6, 14, 20, .3), disk(x1-2, y1+4, 12, 75, .2))
		c.Part("stem", foliage.Stalk(c, s, "M46 246Q50 224 58 204", 5))
		c.AnchorBox("grip", 50, 232, 0, 0, 12)
	},
}
