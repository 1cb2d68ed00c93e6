package home

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var stool = kit.Piece{
	Name: "stool", Cm: 65, Palette: "seat #d9534a cushion red; legs #b9783f wood",
	Draw: func(c *kit.Canvas) {
		s, l := c.Tones("seat"), c.Tones("legs")
		leg := func(x0, x1 float64) kit.Node {
			return sheen.Body(c, sheen.D("M%g 66H%gL%g 248Q%g 254 %g 254H%gQ%g 254 %g 248Z", x0-9, x0+9, x1+7, x1+7, x1+2, x1-2, x1-7, x1-7), l, 6)
		}
		c.Part("legs", leg(104, 84), leg(152, 172), sheen.Tube(c, "M60 196H196", 9, l), sheen.Tube(c, "M84 158H172", 8, l), leg(66, 34), leg(190, 222), sheen.Tube(c, "M48 212H208", 10, l))
		c.Part("seat", c.Path("M26 44V62C26 90 230 90 230 62V44Z", s.DDD).Move(0, 4), c.Form("M26 44V62C26 90 230 90 230 62V44Z", kit.Lin(26, 0, 230, 0, s.M, s.LL, s.L, s.M, s.D, s.DDD)), c.Form(kit.Oval(128, 44, 102, 34), kit.Rad(96, 30, 140, s.LL, s.L, s.M, s.D)), c.Path(kit.Oval(128, 44, 102, 34), kit.None).Stroke(s.LL, 2).Opacity(.6), c.Ellipse(128, 45, 7, 4, s.DD), c.Line("M128 45L96 30M128 45L166 32M128 45L92 58M128 45L170 58", s.DD, 2).Opacity(.4))
		c.AnchorBox("surface", 128, 42, 150, 0, 0)
		c.Anchor("seat", 128, 42)
		c.Anchor("footNear", 142, 210)
		c.Anchor("footFar", 114, 210)
		c.Anchor("ground", 128, 254)
	},
}

var officeChair = kit.Piece{
	Name: "office-chair", Cm: 115, Palette: "fabric #3f6fc4 seat back blue; frame #3f4552 arms base black; wheels #2f343f casters",
	Draw: func(c *kit.Canvas) {
		f, m, w := c.Tones("fabric"), c.Tones("frame"), c.Tones("wheels")
		c.Part("frame", sheen.Tube(c, "M128 170V214", 14, m), sheen.Tube(c, "M128 212L48 232", 10, m), sheen.Tube(c, "M128 212L208 232", 10, m), sheen.Tube(c, "M128 212L90 242", 10, m), sheen.Tube(c, "M128 212L166 242", 10, m))
		c.Part("wheels", sheen.Each(4, func(i int) kit.Node {
			x, y := []float64{46, 88, 168, 210}[i], []float64{240, 248, 248, 240}[i]
			return kit.Of(c.Circle(x, y, 10, w.DDD), c.Circle(x-.5, y-.8, 9, kit.Lin(x-8, y-8, x+8, y+8, w.LL, w.M, w.DD)), c.Circle(x, y, 3, w.LL))
		}))
		c.On(kit.Back)
		back := "M72 14Q128 -2 184 14Q194 18 193 30L182 116Q180 128 168 130Q128 138 88 130Q76 128 74 116L63 30Q62 18 72 14Z"
		c.Part("fabric", c.Path(back, m.DD).Stroke(m.DD, 6), sheen.Body(c, back, f, 18, sheen.Each(3, func(i int) kit.Node {
			y := 44 + 28*float64(i)
			return kit.Of(c.Line(sheen.D("M60 %gQ128 %g 196 %g", y, y+10, y), f.DDD, 3).Opacity(.4), c.Line(sheen.D("M60 %gQ128 %g 196 %g", y+3, y+13, y+3), f.LL, 2).Opacity(.5))
		})), sheen.Glint(c, "M80 26Q104 16 132 17Q108 26 92 40Q80 44 80 26Z", .35))
		c.On(kit.Body)
		seat := "M54 146Q56 134 70 134H186Q200 134 202 146L206 162Q208 176 190 178H66Q48 176 50 162Z"
		c.Part("fabric", c.Path(seat, m.DD).Move(0, 5), sheen.Body(c, seat, f, 16, c.Line("M52 158Q128 168 204 158", f.DDD, 2.400).Opacity(.45)))
		arm := kit.Of(sheen.Tube(c, "M40 98V142Q40 152 52 154", 9, m), sheen.Body(c, kit.RoundRect(24, 88, 36, 14, 7), m, 6))
		c.Part("frame", arm, arm.Mirror(128))
		c.AnchorBox("surface", 128, 138, 110, 0, 0)
		c.Anchor("seat", 128, 138)
		c.Anchor("footNear", 142, 240)
		c.Anchor("footFar", 114, 240)
		c.Anchor("ground", 128, 258)
	},
}

var ironingBoard = kit.Piece{
	Name: "ironing-board", Cm: 140, Palette: "cover #6fb4ee blue cloth; pattern #ffffff dots; legs #c3ccd4 metal; iron #e5626c",
	Draw: func(c *kit.Canvas) {
		v, p, l, r := c.Tones("cover"), c.Tones("pattern"), c.Tones("legs"), c.Tones("iron")
		c.Part("legs", sheen.Tube(c, "M70 100L190 224", 8, l), sheen.Tube(c, "M186 100L74 224", 8, l), sheen.Tube(c, "M50 228H98", 8, l), sheen.Tube(c, "M166 228H214", 8, l), c.Circle(128, 162, 6, l.DD), c.Circle(127.500, 161, 4, l.LL))
		d := "M6 92Q0 92 0 86Q2 76 34 70Q80 64 230 64Q252 64 252 78Q252 92 230 92Z"
		c.Part("cover", c.Path(d, v.DDD).Move(0, 6), sheen.Body(c, d, v, 10, c.Named("pattern", sheen.Each(22, func(i int) kit.Node {
			return c.Ellipse(22+float64(i*47%224), 70+float64(i*13%20), 4.500, 3, p.M).Opacity(.8)
		}))))
		body := "M128 58L136 40Q142 28 160 28H206Q214 28 216 36L220 58Q220 62 214 62H132Q126 62 128 58Z"
		c.Part("iron", c.Rect(124, 58, 98, 7, 3, l.D), sheen.Body(c, body, r, 9), sheen.Tube(c, "M150 30Q156 10 180 10H204Q214 10 212 30", 8, r), c.Circle(160, 46, 6, kit.White).Opacity(.85), c.Line("M212 18Q236 4 246 26Q252 44 262 40", r.DD, 3))
		c.AnchorBox("surface", 70, 68, 100, 0, 0)
		c.Anchor("ground", 128, 232)
	},
}

var airConditioner = kit.Piece{
	Name: "air-conditioner", Cm: 85, Palette: "housing #f4f7fa white; vent #aeb9c6 gray; display #5fd0f0 light; air #8fd4f5 breeze cold",
	Draw: func(c *kit.Canvas) {
		h, v, d, a := c.Tones("housing"), c.Tones("vent"), c.Tones("display"), c.Tones("air")
		body := "M20 40H236Q248 40 249 52L252 118Q252 138 232 138H24Q4 138 4 118L7 52Q8 40 20 40Z"
		c.Part("housing", c.Path(body, h.DDD).Stroke(h.DD, 2).Move(0, 2), sheen.Body(c, body, h, 14, c.Line("M6 96H250", h.DD, 2).Opacity(.7)))
		c.Part("vent", c.Rect(24, 108, 208, 22, 8, v.DDD), sheen.Each(4, func(i int) kit.Node {
			return c.Line(sheen.D("M30 %gH226", 112.5+5*float64(i)), v.L, 2.600)
		}))
		c.Part("display", c.Letters("21°", kit.Box{X0: 192, Y0: 62, X1: 232, Y1: 84}, "sans", d.D), c.Circle(28, 74, 5, kit.Hex("#5fd07a")))
		flow := func(x, s float64) kit.Node {
			l := sheen.D("M%g 148C%g 164 %g 176 %g 192C%g 206 %g 214 %g 226", x, x-14*s, x+16*s, x, x-12*s, x+4*s, x+8*s)
			return kit.Of(c.Line(l, a.M, 9).Opacity(.9), c.Line(l, a.LL, 3).Move(-1.500, -1))
		}
		c.Part("air", flow(56, 1), flow(104, 1), flow(152, -1), flow(200, -1))
	},
}

var radiator = kit.Piece{
	Name: "radiator", Cm: 100, Palette: "ribs #eef1f5 white body; pipes #c99a5a copper; valve #d9534a knob red",
	Draw: func(c *kit.Canvas) {
		r, p, v := c.Tones("ribs"), c.Tones("pipes"), c.Tones("valve")
		c.Part("pipes", sheen.Tube(c, "M16 196H4V246", 9, p), sheen.Tube(c, "M240 196H252V246", 9, p), sheen.Tube(c, "M14 66H240", 12, r), sheen.Tube(c, "M14 196H240", 12, r))
		c.Part("ribs", sheen.Each(8, func(i int) kit.Node {
			x := 16 + 28.500*float64(i)
			d := kit.RoundRect(x, 40, 25, 184, 12)
			return kit.Of(c.Path(d, r.DDD).Move(1.500, 2).Opacity(.8), c.Form(d, kit.Lin(x, 0, x+25, 0, r.D, r.LL, r.L, r.M, r.DD), c.Rect(x+9, 62, 7, 140, 3.500, r.DD).Opacity(.6), c.Rect(x+10, 64, 3, 136, 1.500, r.LL)))
		}), sheen.Body(c, kit.RoundRect(30, 222, 14, 22, 3), r, 4), sheen.Body(c, kit.RoundRect(212, 222, 14, 22, 3), r, 4))
		c.Part("valve", sheen.Body(c, kit.RoundRect(244, 170, 18, 22, 5), v, 5))
		c.AnchorBox("surface", 128, 42, 200, 0, 0)
		c.Anchor("ground", 128, 246)
	},
}
