package food

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
)

var onionRings = kit.Piece{
	Name: "onion-rings", Cm: 16,
	Palette: "batter #e0a046 golden brown; onion #fbf3d8",
	Draw: func(c *kit.Canvas) {
		b, o := c.Tones("batter"), c.Tones("onion")
		ring := func(x, y, rx, ry, w, turn float64) {
			tall := ry * .34
			d := kit.Oval(x, y, rx, ry) + edible.RingOval(x, y, rx-w, (ry-w*.72))
			c.Part("batter", kit.Of(c.Form(kit.Oval(x, y+tall, rx, ry)+edible.RingOval(x, y+tall*.5, rx-w, ry-w*.72), kit.Lin(x-rx, y, x+rx, y+ry, b.M, b.D, b.DDD)),
				c.Form(d, kit.Lin(x-rx*.8, y-ry, x+rx*.6, y+ry, b.LL, b.L, b.M, b.D), c.Blur(3, c.Ellipse(x, y, rx-w*.5, ry-w*.36, kit.None).Stroke(b.LL, w*.3).Move(-1, -2)).Opacity(.7)),
				c.Ellipse(x, y+1, rx-w-1, ry-w*.72-1, kit.None).Stroke(o.D, 4), c.Ellipse(x, y, rx-w-1, ry-w*.72-1, kit.None).Stroke(o.L, 2.4)).Rotate(turn, x, y))
			for i := range 54 {
				a := float64(i) * 2.399
				k := 1 - w/rx*(.16+.7*float64(i*37%100)/100)
				px, py := x+rx*k*math.Cos(a), y+ry*k*math.Sin(a)
				c.Part("batter", kit.Of(c.Circle(px+.7, py+1, 2.6-float64(i%3)*.5, b.DD), c.Circle(px, py, 2.3-float64(i%3)*.5, []kit.Color{b.L, b.LL, b.M}[i%3])).Rotate(turn, x, y).Opacity(.75))
			}
		}
		ring(74, 194, 66, 34, 22, 0)
		ring(182, 196, 66, 34, 22, 0)
		ring(128, 158, 70, 36, 23, -5)
		ring(124, 112, 64, 34, 22, 6)
		ring(132, 68, 56, 31, 20, -6)
		c.Anchor("ground", 128, 238)
	},
}
