package frames

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// sag returns the points of a string that hangs between two ends.
func sag(x0, y0, x1, y1, depth float64) []shape.Step {
	var pts []shape.Pt
	for i := range 9 {
		u := float64(i) / 8
		pts = append(pts, shape.Pt{X: x0 + (x1-x0)*u, Y: y0 + (y1-y0)*u + depth*4*u*(1-u)})
	}
	return shape.Sample(pts, 120)
}

var christmasLights = kit.Piece{
	Name: "christmas-lights", Cm: 300,
	Palette: "bulbs #f0404e; second #ffca3d <bulbs; third #38b26a <bulbs; fourth #3f9df0 <bulbs; wire #3f6b4f",
	Draw: func(c *kit.Canvas) {
		c.Soft()
		tones := []kit.Tones{c.Tones("bulbs"), c.Tones("second"), c.Tones("third"), c.Tones("fourth")}
		w := c.Tones("wire")
		rows := [][5]float64{{2, 92, 128, 92, 30}, {128, 92, 254, 92, 30}}
		v := c.Variant(3)
		if v == 1 {
			rows = [][5]float64{{2, 46, 254, 66, 30}, {2, 128, 254, 112, 34}}
		}
		for row, q := range rows {
			line := sag(q[0], q[1], q[2], q[3], q[4])
			n := []int{6, 9, 6}[v]
			wire := c.Line(shape.Line(line), w.DD, 3.6)
			c.Part("wire", wire, c.Line(shape.Line(line), w.L, 1.4).Move(-.3, -.6))
			for i := range n {
				p := line[int((float64(i)+.5)/float64(n)*120)]
				t := tones[(i+row*n)%4]
				a := math.Atan2(p.DY, p.DX)*46 + 9*float64(i%2*2-1)
				k := 1.0
				if v == 2 { // small round fairy lights
					c.Part("bulbs", shape.Puff(c, p.X, p.Y+8, 21, tones[1].M, .75), c.Circle(p.X, p.Y+7, 4.6, kit.Rad(p.X-1, p.Y+6, 5.4, kit.White, tones[1].LL, tones[1].M)), c.Rect(p.X-2, p.Y-1, 4, 5, 1, w.D))
					continue
				}
				x, y := p.X, p.Y
				bulb := fmt.Sprintf("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fZ", x-5*k, y+10*k, x-15*k, y+22*k, x-8*k, y+38*k, x, y+42*k, x+8*k, y+38*k, x+15*k, y+22*k, x+5*k, y+10*k)
				c.Part("bulbs", kit.Of(shape.Puff(c, x, y+24, 30, t.M, .5), c.Form(bulb, kit.Rad(x-3, y+20, 24, t.LL, t.M, t.D), c.Blur(2, c.Path(bulb, kit.None).Stroke(t.DD, 5).Move(-2, -2)).Opacity(.7), c.Glow(3, c.Ellipse(x, y+26, 4, 8, t.LL))), c.Ellipse(x-4, y+20, 1.8, 5, kit.White).Rotate(14, x-4, y+20).Opacity(.9)).Rotate(a, x, y))
				c.Part("wire", kit.Of(c.Form(kit.RoundRect(x-5.5, y-2, 11, 13, 2.5), kit.Lin(x-5, 0, x+5, 0, w.L, w.M, w.DD), c.Line(fmt.Sprintf("M%.1f %.1fh12M%.1f %.1fh12", x-6, y+4, x-6, y+7.5), w.DDD, 1).Opacity(.6))).Rotate(a, x, y))
			}
		}
	},
}
