package kitchen

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var tongs = kit.Piece{
	Name: "tongs", Cm: 30,
	Palette: "metal #c3ccd6 steel; grip #e0483f handles; tips #e0483f <grip",
	Draw: func(c *kit.Canvas) {
		m, g, t := c.Tones("metal"), c.Tones("grip"), c.Tones("tips")
		arm := kit.Of(
			c.Named("metal", c.Form("M121 8C104 30 88 70 84 120C80 168 92 200 100 220L108 216C104 196 98 166 102 122C106 78 116 44 128 26V8Z", kit.Lin(80, 0, 130, 0, m.D, m.LL, m.L, m.D, m.DD), c.Line("M112 40C98 76 92 100 92 130C92 160 96 186 102 204", m.DD, 3).Opacity(.6))),
			c.Named("grip", sheen.Body(c, "M110 30C96 56 86 90 82 126C80 140 102 142 104 128C106 96 112 66 122 44C124 30 116 22 110 30Z", g, 8)),
			c.Named("tips", sheen.Body(c, "M92 204L110 200C120 214 128 226 124 240C120 254 108 254 102 246C90 234 86 218 92 204Z", t, 6, c.Line("M98 216L116 212M100 228L120 224M106 240L122 236", t.DD, 2.4).Opacity(.6))))
		all := kit.Of(arm.Mirror(128), arm, c.Named("metal", sheen.Body(c, "M112 10Q128 -6 144 10V30Q128 40 112 30Z", m, 6), c.Circle(128, 18, 5, m.DDD), c.Circle(127.4, 17.4, 3, m.LL), c.Path(kit.Oval(128, -6, 8, 8), kit.None).Stroke(m.DD, 4), c.Path(kit.Oval(127.5, -6.6, 8, 8), kit.None).Stroke(m.L, 2)))
		c.Add(all.Rotate(24, 128, 128))
		c.AnchorBox("grip", 152, 76, 0, 0, 24)
		c.Anchor("ground", 82, 240)
	},
}

var funnel = kit.Piece{
	Name: "funnel", Cm: 16,
	Palette: "body #f2994a funnel plastic; rim #e07f2c <body; handle #e07f2c <body",
	Draw: func(c *kit.Canvas) {
		b, r, h := c.Tones("body"), c.Tones("rim"), c.Tones("handle")
		c.On(kit.Back)
		c.Part("body", c.Ellipse(122, 44, 110, 32, kit.Lin(12, 0, 232, 0, b.DDD, b.DD, b.M)))
		c.On(kit.Fore)
		c.Part("handle", c.Path("M226 40H248Q256 48 250 60L234 86Q226 92 220 84L216 70", kit.None).Stroke(h.DDD, 12), c.Path("M226 40H248Q256 48 250 60L234 86Q226 92 220 84L216 70", kit.None).Stroke(h.M, 8).Move(-.6, -1), c.Path("M226 40H248Q256 48 250 60", kit.None).Stroke(h.LL, 2.4).Move(-1, -2.4))
		d := "M12 44A110 32 0 0 0 232 44C228 74 176 116 152 140L148 236L96 250L92 140C68 116 16 74 12 44Z"
		c.Part("body", c.Form(d, kit.Lin(12, 0, 232, 0, kit.At(0, b.D), kit.At(.2, b.LL), kit.At(.36, b.L), kit.At(.6, b.M), kit.At(.85, b.D), kit.At(1, b.DD)), c.Form("M88 138H156L150 252H94Z", kit.Lin(92, 0, 152, 0, b.D, b.LL, b.M, b.DD)), c.Blur(3, c.Line("M86 136Q122 152 158 136", b.DDD, 7)).Opacity(.5), sheen.Edge(c, d, b, 18)), c.Path("M42 76C52 92 70 110 86 126C92 134 84 138 78 132C60 116 42 98 32 82C28 74 36 68 42 76Z", kit.White).Opacity(.5).Shade(), c.Line("M104 154V232", kit.White, 5).Opacity(.45).Shade())
		rim := c.Path("M12 44A110 32 0 0 0 232 44", kit.None)
		c.Part("rim", rim.Stroke(r.DD, 9), rim.Stroke(kit.Lin(12, 0, 232, 0, r.M, r.LL, r.L, r.D), 6).Move(0, -1))
		c.On(kit.Back)
		c.Part("rim", c.Ellipse(122, 44, 110, 32, kit.None).Stroke(r.L, 6))
		c.AnchorBox("inside", 122, 44, 190, 50, 0)
		c.Anchor("ground", 122, 250)
	},
}

var waffleIron = kit.Piece{
	Name: "waffle-iron", Cm: 30,
	States:  "full; empty -waffle",
	Palette: "body #d8473f iron; plates #4a4d57 grid; waffle #e8ae58; handle #2f333c black; metal #c3ccd6",
	Draw: func(c *kit.Canvas) {
		b, p, w, h, m := c.Tones("body"), c.Tones("plates"), c.Tones("waffle"), c.Tones("handle"), c.Tones("metal")
		grid := func(x, y, rx, ry float64, t kit.Tones) kit.Node {
			d := kit.Oval(x, y, rx, ry)
			return c.Clip(d, sheen.Each(9, func(i int) kit.Node {
				u := (float64(i) - 4) / 4.5
				return kit.Of(c.Line(sheen.D("M%g %gV%g", x+u*rx, y-ry, y+ry), t.DDD, 4).Opacity(.7), c.Line(sheen.D("M%g %gH%g", x-rx, y+u*ry, x+rx), t.DDD, 4*ry/rx+1).Opacity(.7), c.Line(sheen.D("M%g %gV%g", x+u*rx+3, y-ry, y+ry), t.LL, 1.6).Opacity(.6), c.Line(sheen.D("M%g %gH%g", x-rx, y+u*ry+2.4, x+rx), t.LL, 1.4).Opacity(.6))
			}))
		}
		lid := "M36 104C30 40 70 6 128 6C186 6 226 40 220 104C216 140 180 152 128 152C76 152 40 140 36 104Z"
		c.Part("handle", sheen.Body(c, kit.RoundRect(94, -14, 68, 18, 9), h, 6), sheen.Body(c, "M104 0H114V14H104ZM142 0H152V14H142Z", m, 2))
		c.Part("body", sheen.Body(c, lid, b, 14), c.Path("M52 96C50 62 66 38 92 26C100 24 101 32 95 35C76 46 64 66 64 94C62 104 52 104 52 96Z", kit.White).Opacity(.3).Shade())
		o := kit.Oval(128, 82, 78, 62)
		c.Part("plates", c.Ellipse(128, 82, 82, 66, m.DD), c.Form(o, kit.Rad(104, 60, 110, p.L, p.M, p.DD), grid(128, 82, 78, 62, p), sheen.Edge(c, o, p, 10)))
		c.Part("metal", sheen.Body(c, kit.RoundRect(78, 142, 28, 20, 5), m, 4), sheen.Body(c, kit.RoundRect(150, 142, 28, 20, 5), m, 4))
		base := "M22 184C22 158 70 148 128 148C186 148 234 158 234 184V214C234 236 186 244 128 244C70 244 22 236 22 214Z"
		c.Part("body", sheen.Body(c, base, b, 18, c.Blur(3, c.Line("M20 196Q128 234 236 196", b.DDD, 5)).Opacity(.5)))
		top := kit.Oval(128, 184, 100, 30)
		c.Part("plates", c.Ellipse(128, 184, 104, 33, m.DD), c.Form(top, kit.Lin(28, 154, 228, 214, p.L, p.M, p.DD), grid(128, 184, 100, 30, p)))
		wd := "M40 174C40 154 80 148 128 148C176 148 216 154 216 174V184C216 204 176 210 128 210C80 210 40 204 40 184Z"
		c.Part("waffle", c.Blur(3, c.Path(wd, kit.Black).Move(0, 4)).Opacity(.4), c.Form(wd, kit.Lin(40, 0, 216, 0, w.D, w.L, w.M, w.DD)), c.Form(kit.Oval(128, 174, 88, 26), kit.Lin(50, 150, 206, 198, w.LL, w.L, w.M, w.D), grid(128, 174, 88, 26, w)))
		c.Part("handle", sheen.Body(c, kit.RoundRect(90, 236, 76, 18, 9), h, 6))
		c.Part("light", c.Circle(206, 218, 6, h.DDD), c.Circle(206, 218, 4.4, kit.Hex("#7ff06a")), c.Circle(204.6, 216.6, 1.5, kit.White), c.Circle(50, 218, 8, h.M), c.Line("M50 218L54 212", m.LL, 2))
		c.Anchor("ground", 128, 250)
	},
}

var saltShaker = kit.Piece{
	Name: "salt-shaker", Cm: 10,
	Palette: "lid #c3ccd6 cap metal; glass #bfe0ee; salt #fbfcfd",
	States:  "full; empty -salt",
	Draw: func(c *kit.Canvas) {
		l, g, s := c.Tones("lid"), c.Tones("glass"), c.Tones("salt")
		d := "M74 92H182L206 226Q208 250 186 250H70Q48 250 50 226Z"
		c.Part("glass", c.Form(d, kit.Lin(50, 0, 206, 0, g.M.Alpha(.75), kit.White.Alpha(.5), g.L.Alpha(.35), g.M.Alpha(.5), g.DD.Alpha(.8))))
		in := "M72 138Q100 130 128 138Q158 146 186 136L197 222Q198 238 182 238H74Q58 238 60 222Z"
		c.Part("salt", c.Form(in, kit.Lin(60, 0, 198, 0, s.D, kit.White, s.L, s.D, s.DD), sheen.Each(44, func(i int) kit.Node {
			r := c.Rand()
			return c.Rect(64+130*r.Float64(), 142+94*r.Float64(), 3, 3, .6, []kit.Color{s.DD, kit.White, s.D}[i%3]).Opacity(.7)
		}), c.Line("M66 138Q100 130 128 138Q158 146 190 136", kit.White, 4)))
		c.Part("glass", c.Clip(d, c.Line("M92 92L78 250M128 92V250M164 92L178 250", g.DD, 2.4).Opacity(.4), c.Line("M96 92L82 250M131 92V250M160 92L174 250", kit.White, 2).Opacity(.6), sheen.Edge(c, d, g, 14)), c.Path("M70 128L62 216C62 226 72 226 73 216L82 128C82 118 71 118 70 128Z", kit.White).Opacity(.7).Shade(), c.Form("M56 236H200Q202 250 186 250H70Q54 250 56 236Z", kit.Lin(56, 0, 200, 0, g.D, kit.White, g.M, g.DD)).Opacity(.8))
		cap := "M70 60C70 20 96 6 128 6C160 6 186 20 186 60V94Q186 100 180 100H76Q70 100 70 94Z"
		c.Part("lid", c.Form(cap, sheen.Steel(70, 0, 186, 0, l), sheen.Edge(c, cap, l, 10)), c.Path("M68 84H188V100H68Z", l.DDD).Opacity(.15), sheen.Each(14, func(i int) kit.Node {
			return c.Line(sheen.D("M%g 80V98", 74+float64(i)*8.3), l.DDD, 2).Opacity(.4)
		}), c.Line("M70 76H186", l.DDD, 2.4).Opacity(.6), c.Line("M72 79H184", kit.White, 1.6).Opacity(.8), sheen.Each(7, func(i int) kit.Node {
			x, y := []float64{128, 108, 148, 94, 162, 118, 138}[i], []float64{24, 30, 30, 46, 46, 44, 44}[i]
			return c.Ellipse(x, y, 4.6, 3.6, l.DDD)
		}))
		c.AnchorBox("grip", 128, 170, 0, 0, 0)
		c.Anchor("ground", 128, 250)
	},
}

var sugarCube = kit.Piece{
	Name: "sugar-cube", Cm: 4,
	Palette: "sugar #e3e9f2 white cube",
	Draw: func(c *kit.Canvas) {
		s := c.Tones("sugar")
		cube := func(x, y, k float64) kit.Node {
			face := func(d string, a, b kit.Color, n int, in func(u, v float64) (float64, float64)) kit.Node {
				return c.Form(d, kit.Lin(x-50*k, y-50*k, x+50*k, y+50*k, a, b), sheen.Each(n, func(i int) kit.Node {
					r := c.Rand()
					px, py := in(r.Float64(), r.Float64())
					return c.Rect(px, py, 4*k, 4*k, 1, []kit.Color{kit.White, s.D, kit.White, s.DD}[i%4]).Rotate(40*r.Float64(), px, py).Opacity(.6)
				}))
			}
			top := sheen.D("M%g %gL%g %gL%g %gL%g %gZ", x, y-58*k, x+54*k, y-34*k, x, y-8*k, x-54*k, y-34*k)
			left := sheen.D("M%g %gL%g %gV%gL%g %gZ", x-54*k, y-34*k, x, y-8*k, y+54*k, x-54*k, y+26*k)
			right := sheen.D("M%g %gL%g %gV%gL%g %gZ", x+54*k, y-34*k, x, y-8*k, y+54*k, x+54*k, y+26*k)
			return kit.Of(face(left, s.LL, s.M, 60, func(u, v float64) (float64, float64) { return x - 54*k*u, y - 8*k - 26*k*u + 62*k*v }), face(right, s.D, s.DD, 60, func(u, v float64) (float64, float64) { return x + 54*k*u, y - 8*k - 26*k*u + 62*k*v }), face(top, kit.White, s.M, 50, func(u, v float64) (float64, float64) { return x + 54*k*(u-v), y - 58*k + 25*k*(u+v) }), c.Line(sheen.D("M%g %gL%g %gL%g %gM%g %gV%g", x-54*k, y-34*k, x, y-8*k, x+54*k, y-34*k, x, y-8*k, y+54*k), kit.White, 3).Opacity(.9), c.Path(sheen.D("M%g %gL%g %gL%g %gV%gL%g %gL%g %gV%gZ", x-54*k, y-34*k, x, y-58*k, x+54*k, y-34*k, y+26*k, x, y+54*k, x-54*k, y+26*k, y-34*k), kit.None).Stroke(s.DD, 2.4).Opacity(.5))
		}
		c.Part("sugar", cube(70, 180, 1.12), cube(190, 184, 1.1), cube(130, 92, 1.14), sheen.Each(16, func(i int) kit.Node {
			r := c.Rand()
			return c.Rect(20+210*r.Float64(), 236+10*r.Float64(), 4, 4, 1, []kit.Color{s.L, s.D}[i%2])
		}))
		c.Anchor("ground", 128, 246)
	},
}

var paperTowel = kit.Piece{
	Name: "paper-towel", Cm: 30,
	Palette: "paper #fbf8f2 roll towel; core #c9a070 cardboard; holder #b97a45 wood stand; print #7fb8d8 pattern",
	Draw: func(c *kit.Canvas) {
		p, k, h, q := c.Tones("paper"), c.Tones("core"), c.Tones("holder"), c.Tones("print")
		c.Part("holder", sheen.Ball(c, 118, 0, 12, h), c.Form(kit.RoundRect(112, 6, 12, 40, 4), kit.Lin(112, 0, 124, 0, h.L, h.LL, h.D)), c.Form("M36 232C36 222 74 216 118 216C162 216 200 222 200 232V242C200 252 162 256 118 256C74 256 36 252 36 242Z", kit.Lin(36, 0, 200, 0, h.L, h.LL, h.M, h.DD)), c.Ellipse(118, 232, 82, 16, kit.Lin(40, 220, 196, 246, h.LL, h.M, h.D)))
		d := "M44 44V220A74 18 0 0 0 192 220V44Z"
		sheet := "M184 36C206 34 226 40 230 52V236C214 242 198 236 186 228Z"
		dots := func(x0, step float64, n int) kit.Node {
			return sheen.Each(6*n, func(i int) kit.Node {
				x, y := x0+float64(i%n)*step+float64(i/n%2)*step/2, 66+float64(i/n)*28
				return c.Path(sheen.D("M%g %gq4 -6 8 0q6 4 0 8q-4 6 -8 0q-6 -4 0 -8z", x, y), q.L).Opacity(.6)
			})
		}
		c.Part("paper", c.Form(sheet, kit.Lin(184, 0, 232, 0, p.DD, p.L, p.M, p.D), c.Named("print", dots(192, 24, 2))), c.Form(d, kit.Lin(44, 0, 192, 0, p.D, kit.White, p.L, p.M, p.DDD), c.Named("print", dots(48, 28, 5)), c.Line("M44 130A74 18 0 0 0 192 130", p.DD, 1.8).Dash(4, 4).Opacity(.8), c.Line("M186 40V228", p.DDD, 3).Opacity(.4)))
		c.Part("paper", c.Form(kit.Oval(118, 44, 74, 20), kit.Lin(50, 26, 186, 64, kit.White, p.M, p.D), sheen.Each(6, func(i int) kit.Node {
			r := 68 - float64(i)*7
			return c.Ellipse(118, 44, r, r*.27, kit.None).Stroke(p.DD, 1.2).Opacity(.6)
		})))
		c.Part("core", c.Ellipse(118, 44, 27, 8.4, k.D), c.Ellipse(118, 45, 22, 6.4, k.DDD))
		c.Part("holder", c.Form("M112 8H124V46Q118 49 112 46Z", kit.Lin(112, 0, 124, 0, h.L, h.LL, h.D)), sheen.Ball(c, 118, 0, 12, h))
		c.Anchor("ground", 118, 254)
	},
}
