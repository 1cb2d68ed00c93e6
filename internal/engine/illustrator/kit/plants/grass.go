package plants

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
)

var grass = kit.Piece{
	Name: "grass", Cm: 60,
	Palette: "blades #5cb53c lawn",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("blades")
		r := c.Rand()
		row := func(n int, base, tall, tone float64) kit.Node {
			var all []kit.Node
			for i := range n {
				x := 6 + 244*(float64(i)+.5)/float64(n) + (r.Float64()-.5)*6
				edge := 1 - .45*((x-128)/128)*((x-128)/128)
				low := base - 9*math.Pow((x-128)/128, 4)
				h := tall * (.55 + .45*r.Float64()) * edge
				lean := (r.Float64()-.5)*46 + (x-128)*.22
				w := 4 + r.Float64()*3
				m := t.M.Shade(tone + (r.Float64()-.5)*.7)
				x2, y2 := x+lean, low-h
				all = append(all, c.Path(fmt.Sprintf("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x-w, low, x-w, low-h*.4, x+lean*.3, low-h*.8, x2, y2, x+lean*.3+w, low-h*.7, x+w, low-h*.4, x+w, low), kit.Lin(x, low-h, x, low, m.Shade(1.3), m, m.Shade(-1.6))),
					c.Line(fmt.Sprintf("M%g %gC%g %g %g %g %g %g", x-w*.2, low-4, x-w*.2, low-h*.4, x+lean*.3, low-h*.75, x2, y2+2), m.Shade(1.8), 1).Opacity(.5))
			}
			return kit.Of(all...)
		}
		c.Part("blades", row(34, 196, 150, -1.1), row(34, 200, 124, -.3), row(34, 204, 92, .3), row(26, 206, 56, .8), c.Path("M1 184Q60 204 128 202Q196 204 255 184Q246 213 128 213Q10 213 1 184Z", kit.Lin(0, 190, 0, 213, t.M.Alpha(0), t.D, t.DD)))
		c.Anchor("ground", 128, 210)
		c.AnchorBox("surface", 128, 200, 230, 0, 0)
	},
}
