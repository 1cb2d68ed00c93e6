package accessories

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// charmBracelet is a chain of links with small pendants.
var charmBracelet = kit.Piece{
	Name: "charm-bracelet", Cm: 8,
	Palette: "chain #e6b740 gold metal; heart #ee4a6c charms red; star #f7cf4a; moon #6f8fe8 blue; gem #3fb8a4 teal; flower #f58fb4 pink",
	Draw: func(c *kit.Canvas) {
		g := c.Tones("chain")
		at := func(deg float64) (x, y float64) {
			s, k := math.Sincos(deg * math.Pi / 180)
			return 128 + 108*s, 92 - 78*k
		}
		link := func(i int, n float64) kit.Node {
			deg := float64(i) * 360 / n
			x, y := at(deg)
			turn := math.Atan2(78*math.Sin(deg*math.Pi/180), 108*math.Cos(deg*math.Pi/180)) * 180 / math.Pi
			rx, ry, q := 9.5, 6.2, 4.6
			if i%2 == 1 {
				rx, ry, q = 8.5, 2.2, 4.4
			}
			return kit.Of(c.Ellipse(x+.7, y+1.4, rx, ry, kit.None).Stroke(g.DDD, q+.8), c.Ellipse(x, y, rx, ry, kit.None).Stroke(g.M, q), c.Ellipse(x-.6, y-.9, rx, ry, kit.None).Stroke(g.LL, 1.5).Opacity(.9)).Rotate(turn, x, y)
		}
		c.Part("chain", sheen.Each(38, func(i int) kit.Node { return link(i, 38) }))
		charm := func(slot, d string, deg, k float64) {
			t := c.Tones(slot)
			x, y := at(deg)
			c.Part("chain", c.Circle(x, y+14, 6, kit.None).Stroke(g.DDD, 5), c.Circle(x-.4, y+13.4, 6, kit.None).Stroke(g.L, 3))
			c.Part(slot, kit.Of(c.Path(d, g.DDD).Stroke(g.DDD, 7).Move(.6, 1.4), c.Path(d, g.M).Stroke(kit.Lin(-20, 0, 20, 44, g.LL, g.M, g.DD), 5.5), sheen.Body(c, d, t, 6), sheen.Glint(c, "M-11 15Q-9 9 -3 8Q0 10 -4 12Q-8 14 -8 18Q-11 20 -11 15Z", .7)).Scale(k, k, 0, 0).Move(x, y+21))
		}
		charm("moon", "M6 2C-10 4 -18 16 -14 28C-10 40 6 46 18 36C6 36 -2 28 -2 18C-2 12 2 6 6 2Z", 248, 1.05)
		charm("flower", "M0 2C7 2 10 8 8 13C13 10 20 13 20 19C20 26 13 28 9 26C12 31 9 38 2 38C-3 38 -8 33 -5 27C-10 30 -17 27 -18 21C-18 14 -11 11 -7 13C-10 8 -7 2 0 2Z", 112, 1.1)
		charm("star", "M0 0L6 13L20 15L10 25L12 39L0 32L-12 39L-10 25L-20 15L-6 13Z", 215, 1.18)
		charm("gem", "M0 0C6 12 16 18 16 28C16 37 9 43 0 43C-9 43 -16 37 -16 28C-16 18 -6 12 0 0Z", 145, 1.15)
		charm("heart", "M0 42C-16 30 -24 20 -22 10C-20 2 -6 0 0 10C6 0 20 2 22 10C24 20 16 30 0 42Z", 180, 1.5)
		c.AnchorBox("fit", 128, 92, 200, 0, 0)
	},
}
