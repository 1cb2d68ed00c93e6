package cars

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var engine = kit.Piece{
	Name: "engine", Cm: 70, Palette: "block #8d97a6 metal steel; cover #e5404a red valve; belt #33363f black; pulleys #c3ccd6 chrome; hoses #3a4150 black pipes; bolts #dfe5ec; cap #f2b83a yellow",
	Draw: func(c *kit.Canvas) {
		b, v, l, p, h, o, k := c.Tones("block"), c.Tones("cover"), c.Tones("belt"), c.Tones("pulleys"), c.Tones("hoses"), c.Tones("bolts"), c.Tones("cap")
		c.Part("hoses", c.Path("M40 90C10 90 6 130 26 150M216 90C250 90 254 140 232 156", kit.None).Stroke(h.DDD, 20), c.Path("M40 90C10 90 6 130 26 150M216 90C250 90 254 140 232 156", kit.None).Stroke(h.M, 15), c.Path("M40 86C8 88 3 130 22 150", kit.None).Stroke(h.LL, 3))
		c.Part("block", sheen.Body(c, "M36 88H220V206L196 246H60L36 206Z", b, 14, c.Line("M36 126H220M36 206H220", b.DD, 3), sheen.Each(6, func(i int) kit.Node {
			return kit.Of(c.Rect(48+28*float64(i), 214, 18, 24, 4, b.DD), c.Rect(48+28*float64(i), 213, 16, 22, 4, b.L))
		})))
		for i := range 4 {
			x := 58 + 46*float64(i)
			c.Part("hoses", c.Path(sheen.D("M%g 58C%g 10 %g -8 %g -6", x, x, x+10, x+34), kit.None).Stroke(h.DDD, 7), c.Path(sheen.D("M%g 58C%g 10 %g -8 %g -6", x, x, x+10, x+34), kit.None).Stroke(h.LL, 3))
			c.Part("bolts", sheen.Body(c, kit.RoundRect(x-8, 34, 16, 24, 5), o, 5))
		}
		c.Part("cover", sheen.Body(c, "M36 58Q36 48 46 48H210Q220 48 220 58V92H36Z", v, 9, sheen.Each(5, func(i int) kit.Node { return c.Line(sheen.D("M66 %gH190", 58+7*float64(i)), v.DD, 2.600).Opacity(.6) })))
		c.Part("bolts", sheen.Each(6, func(i int) kit.Node {
			x := 44 + 33.600*float64(i)
			return kit.Of(c.Circle(x, 86, 4.600, b.DDD), c.Circle(x-.5, 85.500, 3.600, o.L))
		}))
		c.Part("cap", sheen.Body(c, kit.RoundRect(176, 36, 30, 16, 5), k, 5))
		c.Part("belt", c.Path("M84 136C110 120 150 120 178 140C206 160 196 210 150 226C120 232 70 200 66 168C64 152 72 142 84 136Z", kit.None).Stroke(l.DDD, 11), c.Path("M84 136C110 120 150 120 178 140C206 160 196 210 150 226C120 232 70 200 66 168C64 152 72 142 84 136Z", kit.None).Stroke(l.L, 3).Dash(4, 4))
		wheel := func(x, y, r float64) kit.Node {
			return kit.Of(c.Circle(x, y, r, p.DDD), c.Circle(x-.5, y-.8, r-1.500, kit.Lin(x-r, y-r, x+r, y+r, kit.White, p.L, p.M, p.DD)), c.Circle(x, y, r*.66, p.DD), c.Circle(x, y, r*.58, kit.Lin(x-r, y-r, x+r, y+r, p.M, p.L)), c.Around(5, x, y, c.Circle(x, y-r*.38, r*.1, p.DDD)), c.Circle(x, y, r*.2, v.M))
		}
		c.Part("pulleys", wheel(92, 162, 24), wheel(170, 164, 25), wheel(136, 206, 27))
		c.Anchor("ground", 128, 246)
	},
}

var sparkPlug = kit.Piece{
	Name: "spark-plug", Cm: 8, Palette: "metal #b9c2cd steel; ceramic #fbf8f0 white; terminal #d9b04a brass; stripe #3f7fd8 blue; spark #ffd83a yellow", States: "plain -spark",
	Draw: func(c *kit.Canvas) {
		m, w, t, s, k := c.Tones("metal"), c.Tones("ceramic"), c.Tones("terminal"), c.Tones("stripe"), c.Tones("spark")
		c.Part("terminal", c.Form(kit.RoundRect(116, -6, 24, 34, 6), sheen.Steel(116, 0, 140, 0, t)))
		c.Part("ceramic", c.Path("M104 22H152L160 112H96Z", w.DDD).Move(0, 1), c.Form("M104 22H152L160 112H96Z", sheen.Round(98, 0, 158, 0, w), c.Named("stripe", c.Path("M90 84H166V96H90Z", s.M)), c.Line("M96 36H160M96 48H160M96 60H160", w.DD, 2.400)))
		c.Part("metal", c.Path("M78 112L92 104H164L178 112V146H78Z", m.DDD), c.Form("M78 112L92 104H164L178 112V146H78Z", sheen.Steel(78, 0, 178, 0, m), c.Line("M108 106V146M148 106V146", m.DDD, 2)), c.Form("M90 146H166V162H90Z", sheen.Steel(90, 0, 166, 0, m)), c.Form("M100 160H156V226H100Z", sheen.Steel(100, 0, 156, 0, m), sheen.Each(7, func(i int) kit.Node {
			y := 166 + 9*float64(i)
			return kit.Of(c.Line(sheen.D("M98 %gL158 %g", y+4, y-2), m.DDD, 3), c.Line(sheen.D("M98 %gL158 %g", y+7, y+1), m.LL, 1.600))
		})))
		c.Part("ceramic", c.Form("M118 224H138L134 238H122Z", sheen.Round(118, 0, 138, 0, w)))
		c.Part("metal", c.Line("M128 236V244", m.D, 6), c.Path("M150 224V254Q150 262 142 262H122", kit.None).Stroke(m.DDD, 8), c.Path("M150 224V254Q150 262 142 262H122", kit.None).Stroke(m.L, 5))
		c.Part("spark", c.Path("M104 232L66 226L92 244L58 256L96 254L86 280L114 258Z", k.D), c.Path("M106 236L76 231L97 245L70 254L98 251L92 270L114 254Z", k.LL))
	},
}

var piston = kit.Piece{
	Name: "piston", Cm: 22, Palette: "crown #c3ccd6 steel aluminum; rod #98a3b2 metal; rings #4a5262 black; pin #d9b04a brass",
	Draw: func(c *kit.Canvas) {
		p, r, g, k := c.Tones("crown"), c.Tones("rod"), c.Tones("rings"), c.Tones("pin")
		c.Part("rod", sheen.Body(c, "M110 100H146L158 196H98Z", r, 8, c.Path("M120 116H136L144 190H112Z", r.DD)), c.Circle(128, 212, 46, r.DDD), c.Mask(kit.Of(c.Circle(128, 211, 45, kit.White), c.Circle(128, 212, 26, kit.Black)), c.Circle(128, 211, 45, kit.Lin(84, 170, 172, 256, kit.White, r.L, r.M, r.DD))), c.Circle(128, 212, 27, kit.None).Stroke(r.DDD, 3), sheen.Body(c, kit.RoundRect(72, 204, 20, 18, 4), r, 4), sheen.Body(c, kit.RoundRect(164, 204, 20, 18, 4), r, 4))
		d := "M46 22A82 18 0 0 1 210 22V116C196 124 178 126 172 112Q160 92 128 92T84 112C78 126 60 124 46 116Z"
		c.Part("crown", c.Path(d, p.DDD).Move(0, 2), c.Form(d, sheen.Steel(46, 0, 210, 0, p)))
		c.Part("rings", sheen.Each(3, func(i int) kit.Node {
			y := 38 + 14*float64(i)
			return kit.Of(c.Path(sheen.D("M46 %gA82 16 0 0 0 210 %gV%gA82 16 0 0 1 46 %gZ", y, y, y+6, y+6), g.M), c.Path(sheen.D("M46 %gA82 16 0 0 0 210 %g", y, y), kit.None).Stroke(p.LL, 1.200))
		}))
		c.Part("crown", c.Ellipse(128, 22, 82, 18, p.DD), c.Ellipse(128, 21, 80, 17, kit.Lin(50, 6, 206, 40, kit.White, p.L, p.M, p.D)), c.Ellipse(128, 22, 50, 9, p.D), c.Ellipse(128, 23, 49, 8, p.M))
		c.Part("pin", c.Circle(128, 106, 17, p.DDD), c.Circle(127.500, 105.500, 14.500, kit.Lin(114, 92, 142, 120, k.LL, k.M, k.DD)), c.Circle(128, 106, 7, k.DDD))
	},
}

var carBattery = kit.Piece{
	Name: "car-battery", Cm: 26, Palette: "case #3a414f black; lid #e5404a red top; label #f7c53a yellow; plus #e5404a red terminal; minus #3f7fd8 blue terminal; metal #c3ccd6; lettering #2a2f3a",
	Draw: func(c *kit.Canvas) {
		k, l, b, p, n, m, t := c.Tones("case"), c.Tones("lid"), c.Tones("label"), c.Tones("plus"), c.Tones("minus"), c.Tones("metal"), c.Tones("lettering")
		c.Part("metal", sheen.Each(2, func(i int) kit.Node {
			x := 62 + 132*float64(i)
			return kit.Of(c.Form(kit.RoundRect(x-13, 26, 26, 40, 4), sheen.Steel(x-13, 0, x+13, 0, m)), c.Ellipse(x, 28, 13, 5, m.LL))
		}))
		c.Part("plus", sheen.Body(c, kit.RoundRect(40, 46, 44, 22, 6), p, 5))
		c.Part("minus", sheen.Body(c, kit.RoundRect(172, 46, 44, 22, 6), n, 5))
		c.Part("lid", sheen.Body(c, kit.RoundRect(4, 64, 248, 40, 8), l, 8, sheen.Each(6, func(i int) kit.Node {
			x := 46 + 33*float64(i)
			return kit.Of(c.Circle(x, 82, 9, l.DDD), c.Circle(x-.5, 81, 7.500, l.L), c.Line(sheen.D("M%g 82H%g", x-5, x+5), l.DDD, 2))
		})))
		c.Part("case", c.Path(kit.RoundRect(12, 102, 232, 142, 6), k.DDD).Move(0, 2), sheen.Body(c, kit.RoundRect(12, 102, 232, 142, 6), k, 13, sheen.Each(9, func(i int) kit.Node { return c.Line(sheen.D("M%g 104V118", 30+24.500*float64(i)), k.LL, 3).Opacity(.4) })))
		c.Part("label", sheen.Body(c, kit.RoundRect(36, 126, 184, 98, 8), b, 6, c.Path("M36 126H220V148H36Z", b.DD)))
		c.Part("lettering", c.Letters("12V", kit.Box{X0: 94, Y0: 158, X1: 162, Y1: 196}, "display", t.M), c.Path("M54 168h10v-10h10v10h10v10h-10v10h-10v-10h-10ZM174 168h30v10h-30Z", t.M), c.Line("M62 210H194", t.L, 3))
		c.Anchor("ground", 128, 246)
	},
}

var speedometer = kit.Piece{
	Name: "speedometer", Cm: 12, Palette: "face #262b38 black dial; rim #c3ccd6 chrome; needle #ff4a3d red; marks #f4f6f9 white numbers; zone #ff4a3d red; low #5fd06a green",
	Draw: func(c *kit.Canvas) {
		f, r, n, m, z, g := c.Tones("face"), c.Tones("rim"), c.Tones("needle"), c.Tones("marks"), c.Tones("zone"), c.Tones("low")
		c.Part("rim", c.Circle(128, 130, 126, r.DDD), c.Circle(127.500, 128.500, 125, kit.Lin(40, 20, 216, 240, kit.White, r.L, r.M, r.LL, r.DD)), c.Circle(128, 129, 108, r.DDD))
		c.Part("face", c.Circle(128, 129, 106, kit.Rad(104, 96, 150, f.LL, f.M, f.D)))
		c.Part("low", c.Path("M54 203A105 105 0 0 1 46 66", kit.None).Stroke(g.M, 8).Butt().Scale(.86, .86, 128, 129))
		c.Part("zone", c.Path("M221 80A105 105 0 0 1 202 203", kit.None).Stroke(z.M, 8).Butt().Scale(.86, .86, 128, 129))
		c.Part("marks", sheen.Each(33, func(i int) kit.Node {
			l, w := 44.0, 2.0
			if i%4 == 0 {
				l, w = 52, 4
			}
			return c.Line(sheen.D("M128 31V%g", l), m.M, w).Rotate(-135+270*float64(i)/32, 128, 129)
		}))
		for i := range 9 {
			a := (-135 + 33.750*float64(i)) / 360
			x, y := 128+62*turnSin(a), 129-62*turnSin(a+.25)
			c.Part("marks", c.Letters([]string{"0", "20", "40", "60", "80", "100", "120", "140", "160"}[i], kit.Box{X0: x - 12, Y0: y - 8, X1: x + 12, Y1: y + 8}, "sans", m.M))
		}
		c.Part("marks", c.Letters("km/h", kit.Box{X0: 104, Y0: 172, X1: 152, Y1: 188}, "sans", m.D), c.Rect(98, 196, 60, 20, 4, f.DDD), c.Letters("024816", kit.Box{X0: 102, Y0: 199, X1: 154, Y1: 213}, "sans", m.L))
		c.Part("needle", kit.Of(c.Path("M124 150L126 44H130L132 150Z", n.DD).Move(2, 2).Opacity(.5), c.Path("M123 150L126.500 42H129.500L133 150Z", kit.Lin(123, 0, 133, 0, n.LL, n.M, n.D))).Rotate(52, 128, 129), c.Circle(128, 130, 17, f.DDD), sheen.Ball(c, 128, 129, 15, r))
		c.Part("rim", c.Path("M36 100A98 98 0 0 1 196 56A130 130 0 0 0 36 100Z", kit.White).Opacity(.14))
	},
}

var carSeat = kit.Piece{
	Name: "car-seat", Cm: 62, Palette: "shell #3a4150 black frame; fabric #4f8fd8 blue cushion; straps #e5404a red belts; buckle #f2c23a yellow; head #6fa8e8 <fabric",
	Draw: func(c *kit.Canvas) {
		s, f, t, b, h := c.Tones("shell"), c.Tones("fabric"), c.Tones("straps"), c.Tones("buckle"), c.Tones("head")
		d := "M60 20Q64 2 92 2H164Q192 2 196 20L214 140Q240 146 244 170L248 216Q250 250 216 250H40Q6 250 8 216L12 170Q16 146 42 140Z"
		c.Part("shell", c.Path(d, s.DDD).Move(0, 3), sheen.Body(c, d, s, 14))
		back := "M74 26Q78 14 96 14H160Q178 14 182 26L198 168H58Z"
		c.Part("fabric", sheen.Body(c, back, f, 14, c.Line("M128 60V168", f.DD, 2).Opacity(.5)))
		c.Part("head", sheen.Body(c, "M84 20Q90 10 128 10T172 20Q184 40 178 62Q170 74 156 62Q128 52 100 62Q86 74 78 62Q72 40 84 20Z", h, 9))
		c.Part("fabric", c.Both(128, sheen.Body(c, "M16 172Q20 150 40 150Q58 150 58 172V226Q56 238 38 238Q14 236 14 220Z", h, 8)), sheen.Body(c, "M50 176Q52 156 78 156H178Q204 156 206 176L212 222Q212 240 192 240H64Q44 240 44 222Z", f, 14, c.Line("M56 210Q128 226 200 210", f.DD, 2.600).Opacity(.5)))
		c.Part("straps", c.Path("M98 74C96 110 108 140 122 156M158 74C160 110 148 140 134 156", kit.None).Stroke(t.DDD, 17), c.Path("M98 74C96 110 108 140 122 156M158 74C160 110 148 140 134 156", kit.None).Stroke(t.M, 13), c.Line("M128 160V206", t.DDD, 19), c.Line("M128 160V205", t.M, 15))
		c.Part("buckle", sheen.Body(c, kit.RoundRect(86, 112, 84, 16, 6), s, 4), sheen.Body(c, kit.RoundRect(108, 146, 40, 32, 9), b, 7, c.Rect(118, 154, 20, 14, 4, t.M)))
		c.Part("shell", c.Both(128, sheen.Body(c, "M28 18Q26 8 40 8H56L50 30Q30 32 28 18Z", s, 5)))
		c.Anchor("seat", 128, 190)
		c.Anchor("ground", 128, 250)
	},
}

var jumperCables = kit.Piece{
	Name: "jumper-cables", Cm: 60, Palette: "red #e5404a positive; black #3a3f4b negative; clamps #c9a24a copper teeth",
	Draw: func(c *kit.Canvas) {
		r, b, m := c.Tones("red"), c.Tones("black"), c.Tones("clamps")
		cable := func(d string, t kit.Tones) kit.Node {
			return kit.Of(c.Path(d, kit.None).Stroke(t.DDD, 13), c.Path(d, kit.None).Stroke(t.M, 9.500), c.Path(d, kit.None).Stroke(t.LL, 2.600).Move(-1.500, -2))
		}
		c.Part("black", cable("M66 84C40 140 60 210 128 214C200 214 214 150 190 90", b))
		c.Part("red", cable("M58 84C10 150 40 250 128 250C220 248 246 150 200 90", r))
		clip := func(x, y, a float64, t kit.Tones, part string) {
			n := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(a, 0, 0).Move(x, y) }
			c.Part("clamps", n(c.Both(0, sheen.Body(c, "M2 -18L22 -26L26 -60Q24 -72 12 -70L4 -66L9 -60L4 -54L9 -48L4 -42L9 -36L3 -30Z", m, 4))))
			c.Part(part, n(c.Both(0, kit.Of(c.Path("M3 -30L28 -22Q32 10 22 44Q18 54 10 48Q12 10 3 -8Z", t.DDD).Move(0, 2), sheen.Body(c, "M3 -30L28 -22Q32 10 22 44Q18 54 10 48Q12 10 3 -8Z", t, 7))), c.Circle(0, -20, 7, m.DDD), c.Circle(-.5, -20.500, 5.500, m.LL)))
		}
		clip(40, 54, -24, r, "red")
		clip(92, 60, 6, b, "black")
		clip(168, 60, -6, b, "black")
		clip(220, 54, 24, r, "red")
	},
}

var brakeDisc = kit.Piece{
	Name: "brake-disc", Cm: 32, Palette: "disc #b4bdc9 steel rotor; caliper #e5404a red; hub #7c8694 metal; bolts #dfe5ec",
	Draw: func(c *kit.Canvas) {
		d, k, h, b := c.Tones("disc"), c.Tones("caliper"), c.Tones("hub"), c.Tones("bolts")
		c.Part("disc", c.Circle(124, 132, 120, d.DDD).Move(5, 3), c.Circle(128, 130, 120, d.DDD), c.Mask(kit.Of(c.Circle(124, 130, 119, kit.White), c.Around(12, 124, 130, kit.Of(c.Circle(124, 28, 4.500, kit.Black), c.Circle(132, 46, 4.500, kit.Black), c.Circle(140, 64, 4.500, kit.Black)))), c.Circle(124, 130, 119, kit.Lin(40, 30, 210, 230, kit.White, d.L, d.M, d.LL, d.M, d.DD)), c.Circle(124, 130, 104, kit.None).Stroke(d.D, 1.600), c.Circle(124, 130, 88, kit.None).Stroke(d.D, 1.600)))
		c.Part("hub", c.Circle(124, 132, 58, h.DDD), c.Circle(124, 130, 56, kit.Lin(80, 86, 168, 176, h.LL, h.M, h.DD)), c.Circle(124, 130, 24, h.DDD), sheen.Ball(c, 124, 129, 20, h))
		c.Part("bolts", c.Around(5, 124, 130, kit.Of(c.Circle(124, 91, 8.500, h.DDD), c.Circle(123.500, 90.500, 7, kit.Lin(118, 84, 130, 97, b.LL, b.M, b.DD)))))
		cal := "M184 54C226 66 256 104 256 146C254 168 244 178 228 176L196 168Q184 164 186 148C186 126 176 110 158 102Q148 96 150 84L158 62Q166 50 184 54Z"
		c.Part("caliper", c.Path(cal, k.DDD).Move(1, 3), sheen.Body(c, cal, k, 14, c.Line("M178 76C208 84 230 112 232 146", k.DD, 4).Opacity(.6)), sheen.Screw(c, 176, 72, 8, b), sheen.Screw(c, 236, 156, 8, b), c.Circle(216, 108, 10, k.DDD), c.Circle(215, 107, 8, k.L))
	},
}

var oilCan = kit.Piece{
	Name: "oil-can", Cm: 26, Facing: kit.Left, Palette: "can #d8392f red tin; spout #c9a24a brass; handle #3f4654 black; oil #c98a1e drop yellow; trim #f2c65a gold", States: "plain -oil",
	Draw: func(c *kit.Canvas) {
		b, s, h, o, t := c.Tones("can"), c.Tones("spout"), c.Tones("handle"), c.Tones("oil"), c.Tones("trim")
		c.Part("handle", c.Path("M168 108C226 70 256 110 240 158C232 184 214 200 196 208", kit.None).Stroke(h.DDD, 17), c.Path("M168 108C226 70 256 110 240 158C232 184 214 200 196 208", kit.None).Stroke(h.M, 12), c.Path("M172 102C222 70 250 108 236 152", kit.None).Stroke(h.LL, 3))
		c.Part("spout", c.Path("M128 96L118 84L2 24L-2 32L104 108Z", s.DDD).Move(0, 2), c.Form("M128 96L118 84L2 24L-2 32L104 108Z", kit.Lin(60, 40, 50, 76, s.LL, s.M, s.DD)))
		d := "M60 168C64 130 92 106 132 100C172 106 200 130 204 168V230Q204 244 190 244H74Q60 244 60 230Z"
		c.Part("can", c.Path(d, b.DDD).Move(0, 2), sheen.Body(c, d, b, 16, c.Path("M56 166H208V182H56Z", t.M), c.Path("M132 188C144 202 150 210 146 222Q142 230 132 230Q122 230 118 222C115 211 124 203 132 188Z", t.L)), sheen.Body(c, kit.RoundRect(52, 232, 160, 16, 6), b, 5))
		c.Part("spout", sheen.Body(c, "M104 106Q132 84 160 106L154 116Q132 104 110 116Z", s, 5), sheen.Body(c, kit.RoundRect(118, 78, 28, 18, 6), s, 5))
		c.Part("oil", c.Path("M-4 36C8 52 12 60 8 70Q4 78 -4 78Q-12 78 -16 70C-19 60 -12 52 -4 36Z", kit.Lin(-14, 40, 8, 78, o.LL, o.M, o.D)), c.Ellipse(-8, 64, 2.600, 5, kit.White).Opacity(.8))
		c.Anchor("ground", 132, 248)
	},
}

var airFreshener = kit.Piece{
	Name: "air-freshener", Cm: 12, Palette: "tree #3fa85a green pine; base #2f7a45 <tree; string #e5dcc8 cord; lettering #ffffff white",
	Draw: func(c *kit.Canvas) {
		t, b, s, l := c.Tones("tree"), c.Tones("base"), c.Tones("string"), c.Tones("lettering")
		c.Part("string", c.Path("M128 30C104 0 100 -36 128 -42C156 -36 152 0 128 30", kit.None).Stroke(s.DDD, 6), c.Path("M128 30C104 0 100 -36 128 -42C156 -36 152 0 128 30", kit.None).Stroke(s.LL, 3.400))
		d := "M128 12L166 66Q168 74 158 74L196 124Q198 132 186 132L232 192Q236 204 224 204H150V232H172Q178 246 170 252H86Q78 246 84 232H106V204H32Q20 204 24 192L70 132Q58 132 60 124L98 74Q88 74 90 66Z"
		c.Part("tree", c.Path(d, t.DDD).Move(3, 4), sheen.Body(c, d, t, 14, c.Line("M128 40L112 64M128 40L144 64M104 100L86 124M152 100L170 124M90 160L66 190M166 160L190 190", t.LL, 5).Opacity(.45)))
		c.Part("base", sheen.Body(c, kit.RoundRect(88, 214, 80, 38, 6), b, 5))
		c.Part("string", c.Circle(128, 30, 6, t.DDD), c.Circle(128, 30, 3.600, s.M))
		text := c.Text()
		if text == "" {
			text = "FRESH"
		}
		c.Part("lettering", c.Letters(text, kit.Box{X0: 78, Y0: 148, X1: 178, Y1: 184}, "display", l.M))
		c.AnchorBox("print", 128, 166, 100, 36, 0)
		c.Anchor("tie", 128, -42)
	},
}

// turnSin is the sine of a share of a full turn.
func turnSin(turn float64) float64 { return math.Sin(2 * math.Pi * turn) }
