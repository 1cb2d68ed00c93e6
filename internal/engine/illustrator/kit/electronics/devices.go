package electronics

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var drone = kit.Piece{
	Name: "drone", Cm: 40,
	Palette: "body #eef1f5 white; rotors #4a515f propellers; lens #2c3140 camera; lights #3fd06b",
	Draw: func(c *kit.Canvas) {
		b, r, l, g := c.Tones("body"), c.Tones("rotors"), c.Tones("lens"), c.Tones("lights")
		rotor := func(x, y, k float64) kit.Node {
			return kit.Of(c.Ellipse(x, y, 52*k, 9*k, r.LL.Alpha(.35)), c.Form(kit.Oval(x-26*k, y-1, 27*k, 5*k), kit.Lin(x-52, y, x, y, r.L, r.D)), c.Form(kit.Oval(x+26*k, y+1, 27*k, 5*k), kit.Lin(x, y, x+52, y, r.L, r.D)), c.Ellipse(x, y, 7*k, 5*k, r.DD))
		}
		c.Part("rotors", rotor(74, 68, .8), rotor(182, 68, .8))
		c.Part("body", sheen.Tube(c, "M74 74V84L112 116M182 74V84L144 116", 10, b))
		c.Part("body", sheen.Tube(c, "M96 172L76 214H60M160 172L180 214H196", 8, r))
		c.Part("body", sheen.Tube(c, "M46 106V122L96 144M210 106V122L160 144", 15, b), sheen.Body(c, kit.RoundRect(36, 100, 20, 30, 8), r, 7), sheen.Body(c, kit.RoundRect(200, 100, 20, 30, 8), r, 7))
		c.Part("body", sheen.Body(c, "M74 138C78 110 102 100 128 100C154 100 178 110 182 138C184 164 160 178 128 178C96 178 72 164 74 138Z", b, 20, c.Path("M92 116Q128 96 164 116Q160 124 128 122Q96 124 92 116Z", r.M).Opacity(.85)), sheen.Streak(c, "M86 138Q88 122 100 114", 5, .9))
		c.Part("lens", sheen.Body(c, kit.RoundRect(104, 150, 48, 44, 14), r, 10), c.Circle(128, 172, 17, l.DDD), c.Circle(128, 172, 14, kit.Rad(132, 178, 18, kit.Hex("#5a86d8"), l.M, l.DD)), c.Circle(122, 166, 4, kit.White).Opacity(.9))
		c.Part("lights", c.Glow(4, c.Circle(46, 132, 6, g.L)), c.Circle(46, 132, 4.5, g.M), c.Glow(4, c.Circle(210, 132, 6, g.L)), c.Circle(210, 132, 4.5, g.M))
		c.Part("rotors", rotor(46, 98, 1), rotor(210, 98, 1))
		c.Anchor("ground", 128, 218)
	},
}

var vrHeadset = kit.Piece{
	Name: "vr-headset", Cm: 22,
	Palette: "headset #eef1f5 white visor; strap #4a515f band; screen #38405a front; light #58d3f0",
	Draw: func(c *kit.Canvas) {
		h, s, v, l := c.Tones("headset"), c.Tones("strap"), c.Tones("screen"), c.Tones("light")
		c.Part("strap", sheen.Tube(c, "M30 150C14 96 60 30 128 28C196 30 242 96 226 150", 26, s), sheen.Tube(c, "M128 108V30", 24, s), c.Line("M30 150C14 96 60 30 128 28C196 30 242 96 226 150", s.LL, 2.4).Dash(7, 7).Opacity(.5))
		d := "M12 140C12 112 30 104 56 102H200C226 104 244 112 244 140V190C244 216 226 228 202 228H172C154 228 146 204 128 204C110 204 102 228 84 228H54C30 228 12 216 12 190Z"
		c.Part("headset", sheen.Body(c, d, h, 24))
		c.Part("screen", c.Form("M30 146C30 126 42 120 60 119H196C214 120 226 126 226 146V184C226 202 214 210 198 210H178C160 210 150 186 128 186C106 186 96 210 78 210H58C42 210 30 202 30 184Z", kit.Lin(40, 119, 200, 214, v.L, v.M, v.DD), c.Blur(8, c.Path("M30 119H130L70 210H30Z", v.LL)).Opacity(.5), c.Path("M150 119H186L132 186H112Z", kit.White).Opacity(.14)))
		c.Part("light", c.Glow(4, c.Line("M96 136H160", l.M, 6)), c.Line("M96 136H160", l.L, 4), c.Circle(52, 164, 8, v.DDD), c.Circle(52, 164, 5, l.D), c.Circle(204, 164, 8, v.DDD), c.Circle(204, 164, 5, l.D))
		c.Part("headset", sheen.Streak(c, "M22 144Q24 116 52 111H90", 5, .9))
		c.AnchorBox("fit", 128, 164, 190, 60, 0)
		c.Anchor("ground", 128, 228)
	},
}

var satelliteDish = kit.Piece{
	Name: "satellite-dish", Cm: 120,
	Palette: "dish #e3e8ee white; stand #7d8896 pole; receiver #e5533d",
	Draw: func(c *kit.Canvas) {
		d, s, r := c.Tones("dish"), c.Tones("stand"), c.Tones("receiver")
		c.Part("stand", sheen.Body(c, "M96 160H124L140 238H80Z", s, 10), sheen.Body(c, kit.RoundRect(56, 232, 108, 20, 8), s, 8))
		c.Part("dish", sheen.Body(c, "M30 22C4 84 26 156 82 186C130 212 186 206 216 186Z", d, 18))
		c.Part("dish", c.Form("M30 22C64 14 130 50 176 104C208 142 226 174 216 186C184 196 118 160 74 110C38 70 22 34 30 22Z", kit.Lin(40, 30, 190, 190, d.D, d.M, d.LL), c.Line("M52 40C70 80 130 150 196 180M36 52C100 90 160 130 212 176M64 30C90 90 150 150 210 168", d.DD, 2).Opacity(.4), sheen.Edge(c, "M30 22C64 14 130 50 176 104C208 142 226 174 216 186C184 196 118 160 74 110C38 70 22 34 30 22Z", d, 8)))
		c.Part("receiver", sheen.Tube(c, "M66 92L178 66M140 160L178 66M120 104L178 66", 5, s), sheen.Ball(c, 180, 64, 15, r))
		c.Part("receiver", c.Line("M200 40Q212 48 216 64M212 22Q234 36 238 64", r.L, 7))
		c.Anchor("ground", 110, 252)
	},
}

var solarPanel = kit.Piece{
	Name: "solar-panel", Cm: 170,
	Palette: "panel #2c5fb8 blue cells; frame #dfe5ea metal; stand #8d98a5; sun #ffc93a",
	Draw: func(c *kit.Canvas) {
		p, f, s, u := c.Tones("panel"), c.Tones("frame"), c.Tones("stand"), c.Tones("sun")
		c.Part("sun", c.Around(10, 202, 54, c.Form("M198 14L202 2L206 14Z", u.D)), sheen.Ball(c, 202, 54, 30, u))
		c.Part("stand", sheen.Tube(c, "M124 190V246", 14, s), sheen.Body(c, kit.RoundRect(78, 238, 92, 14, 6), s, 6))
		d := "M52 76H204L246 198H10Z"
		c.Part("frame", sheen.Body(c, "M52 84H204L246 206H10Z", f, 6), c.Path(d, f.LL))
		in := "M56 82H200L237 193H19Z"
		lines := sheen.Each(5, func(i int) kit.Node {
			u := float64(i+1) / 6
			return c.Line(sheen.D("M%g 82L%g 193", 56+144*u, 19+218*u), f.L, 2.6)
		})
		c.Part("panel", c.Form(in, kit.Lin(50, 82, 220, 193, p.L, p.M, p.D), c.Path("M80 82H120L70 193H19Z", kit.White).Opacity(.16), lines, c.Line("M44 116H212M32 152H224", f.L, 2.6)))
		c.Anchor("ground", 124, 252)
	},
}
