package electronics

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var chargingCable = kit.Piece{
	Name: "charging-cable", Cm: 25,
	Palette: "cable #f1f4f8 cord white; plugs #e3e8ee <cable; metal #b9c3cf connectors; tie #3f8cf0 strap blue",
	Draw: func(c *kit.Canvas) {
		b, p, m, t := c.Tones("cable"), c.Tones("plugs"), c.Tones("metal"), c.Tones("tie")
		cord := func(d string) kit.Node {
			return kit.Of(c.Line(d, b.DDD, 15).Opacity(.9), c.Line(d, b.D, 12.500), c.Line(d, b.M, 9).Move(-1, -1.400), c.Line(d, b.LL, 3.400).Move(-1.600, -2.600))
		}
		c.Part("cable", cord("M62 104C62 140 60 170 74 190"), cord("M128 140C170 140 206 156 206 186C206 222 172 236 128 236C84 236 50 222 50 188C50 154 86 140 128 140"), cord("M128 156C164 156 186 168 186 188C186 210 164 220 128 220C92 220 70 208 70 188C70 168 92 156 128 156"), cord("M186 188C196 160 194 140 194 112"))
		c.Part("tie", sheen.Body(c, kit.RoundRect(116, 132, 26, 34, 6), t, 5), c.Line("M120 140H138M120 148H138", t.DD, 1.800).Opacity(.6), sheen.Body(c, kit.RoundRect(116, 211, 26, 34, 6), t, 5))
		relief := func(x float64) kit.Node {
			return kit.Of(sheen.Body(c, sheen.D("M%g 92H%gL%g 126H%gZ", x-11, x+11, x+8, x-8), p, 4), sheen.Each(4, func(i int) kit.Node { return c.Line(sheen.D("M%g %gh16", x-8, 98+7*float64(i)), p.DDD, 2).Opacity(.55) }))
		}
		c.Part("metal", c.Path(kit.RoundRect(40, -2, 44, 42, 3), m.DDD), c.Form(kit.RoundRect(42, 0, 40, 42, 2), sheen.Steel(42, 0, 82, 0, m), c.Line("M44 2H80", kit.White, 2)), c.Rect(49, 10, 9, 11, 1.500, m.DDD), c.Rect(66, 10, 9, 11, 1.500, m.DDD))
		c.Part("plugs", relief(62), sheen.Body(c, kit.RoundRect(34, 36, 56, 62, 9), p, 9), c.Line("M62 84V56M62 84V72L53 66V61M62 78L71 72V66", m.DD, 3).Opacity(.85), c.Circle(62, 86, 4, m.DD), c.Path("M62 49L67 57H57Z", m.DD), c.Circle(53, 60, 3, m.DD), c.Rect(68.500, 61, 5, 5, 0, m.DD))
		c.Part("metal", c.Path(kit.RoundRect(179, 8, 30, 34, 9), m.DDD), c.Form(kit.RoundRect(181, 10, 26, 34, 8), sheen.Steel(181, 0, 207, 0, m)), c.Line("M187 15H201", m.DDD, 3))
		c.Part("plugs", relief(194), sheen.Body(c, kit.RoundRect(173, 38, 42, 60, 10), p, 8))
		c.AnchorBox("grip", 62, 70, 0, 0, 0)
		c.Anchor("ground", 128, 244)
	},
}

var serverRack = kit.Piece{
	Name: "server-rack", Cm: 200,
	Palette: "cabinet #3d4656 rack case; units #566176 servers; lights #4fe08a green; second #46b4ff <lights blue; panel #2a3040",
	Draw: func(c *kit.Canvas) {
		b, u, l, s, p := c.Tones("cabinet"), c.Tones("units"), c.Tones("lights"), c.Tones("second"), c.Tones("panel")
		c.Part("cabinet", c.Rect(66, 240, 20, 12, 3, b.DDD), c.Rect(170, 240, 20, 12, 3, b.DDD), c.Form("M196 10L214 18V236L196 244Z", kit.Lin(196, 0, 214, 0, b.DD, b.DDD), sheen.Each(9, func(i int) kit.Node { return c.Line(sheen.D("M201 %gh8", 34+8*float64(i)), b.M, 2.400) })),
			sheen.Body(c, kit.RoundRect(48, 4, 150, 240, 9), b, 9), c.Line("M56 9H188", b.LL, 2.400).Opacity(.8), c.Rect(60, 18, 126, 214, 4, p.DDD))
		c.Part("units", sheen.Each(9, func(i int) kit.Node {
			y := 21 + 23.400*float64(i)
			return kit.Of(c.Path(kit.RoundRect(63, y, 120, 21, 3), kit.Lin(63, y, 183, y+21, u.L, u.M, u.D)), c.Line(sheen.D("M65 %gH181", y+1.200), u.LL, 1.600), c.Line(sheen.D("M65 %gH181", y+20), u.DDD, 1.600), c.Rect(66, y+5, 5, 11, 2, u.DD), c.Rect(175, y+5, 5, 11, 2, u.DD))
		}))
		c.Part("units", sheen.Each(9, func(i int) kit.Node {
			y := 21 + 23.400*float64(i)
			if i%3 == 2 {
				return sheen.Each(3, func(k int) kit.Node {
					x := 78 + 23*float64(k)
					return kit.Of(c.Rect(x, y+4, 20, 13, 2, p.DD), c.Rect(x, y+4, 20, 3, 1.500, u.L), c.Rect(x+2, y+13, 9, 2, 1, u.LL))
				})
			}
			return sheen.Each(7, func(k int) kit.Node {
				return kit.Of(c.Rect(79+9*float64(k), y+4, 5.500, 13, 2.500, p.DDD))
			})
		}))
		lamp := func(x, y float64, t kit.Tones) kit.Node {
			return kit.Of(c.Circle(x, y, 5.500, t.M).Opacity(.3), c.Circle(x, y, 3.300, t.M), c.Circle(x-.8, y-.9, 1.200, kit.White))
		}
		c.Part("lights", c.Glow(5, sheen.Each(9, func(i int) kit.Node { return c.Circle(158, 31+23.400*float64(i), 7, l.L) })).Opacity(.5), sheen.Each(9, func(i int) kit.Node {
			y := 31.500 + 23.400*float64(i)
			if i%4 == 1 {
				return kit.Of(lamp(153, y, s), lamp(166, y, s))
			}
			return kit.Of(lamp(153, y, l), lamp(166, y, []kit.Tones{l, s, l}[i%3]))
		}))
		c.Part("cabinet", c.Path("M60 18H104L60 130Z", kit.White).Opacity(.1))
		c.AnchorBox("surface", 124, 5, 130, 0, 0)
		c.Anchor("ground", 126, 250)
	},
}
