package buildings

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var fountain = kit.Piece{
	Name: "fountain", Cm: 300, Palette: "stone #c3c7d2 marble gray basin; water #56b9ee blue jets; statue #d9dce4 <stone", States: "dry -water",
	Draw: func(c *kit.Canvas) {
		s, w, t := c.Tones("stone"), c.Tones("water"), c.Tones("statue")
		jet := func(d string, wd float64) kit.Node {
			return kit.Of(c.Path(d, kit.None).Stroke(w.M.Alpha(.8), wd), c.Path(d, kit.None).Stroke(w.LL, wd*.5), c.Path(d, kit.None).Stroke(kit.White, wd*.2).Opacity(.9))
		}
		basin := func(y, rx, ry, h float64) {
			d := sheen.D("M%g %gA%g %g 0 0 0 %g %gC%g %g %g %g %g %gH%gC%g %g %g %g %g %gZ", 128-rx, y, rx, ry, 128+rx, y, 128+rx, y+h*.7, 128+rx*.5, y+h, 128+rx*.22, y+h, 128-rx*.22, 128-rx*.5, y+h, 128-rx, y+h*.7, 128-rx, y)
			c.Part("stone", c.Ellipse(128, y, rx, ry, kit.Lin(128-rx, 0, 128+rx, 0, s.L, s.M, s.D)))
			c.Part("water", c.Ellipse(128, y+1, rx-7, ry-3, kit.Lin(128-rx, y-ry, 128+rx, y+ry, w.L, w.M, w.D)), c.Path(kit.Oval(128, y+1, rx*.55, ry*.5), kit.None).Stroke(w.LL, 2).Opacity(.7))
			c.Part("stone", c.Path(d, s.DDD).Move(0, 2), sheen.Body(c, d, s, 10), c.Path(sheen.D("M%g %gA%g %g 0 0 0 %g %g", 128-rx, y, rx, ry, 128+rx, y), kit.None).Stroke(s.DD, 8), c.Path(sheen.D("M%g %gA%g %g 0 0 0 %g %g", 128-rx, y-1, rx, ry, 128+rx, y-1), kit.None).Stroke(s.LL, 5))
		}
		c.Part("stone", c.Path("M4 214A124 24 0 0 1 252 214L244 246H12Z", s.DD))
		c.Part("water", c.Ellipse(128, 214, 118, 21, kit.Lin(10, 194, 246, 236, w.L, w.M, w.D)), c.Path(kit.Oval(128, 216, 80, 12), kit.None).Stroke(w.LL, 2.400).Opacity(.7))
		c.Part("stone", c.Form("M108 206L116 140H140L148 206Q128 214 108 206Z", sheen.Round(108, 0, 148, 0, s)))
		c.Part("water", c.Both(128, kit.Of(jet("M62 136C48 140 40 170 38 210", 9), jet("M86 144C74 150 70 180 70 218", 8), jet("M108 147C102 160 102 190 102 220", 7))))
		basin(128, 74, 15, 32)
		c.Part("stone", c.Form("M116 122L120 70H136L140 122Q128 126 116 122Z", sheen.Round(116, 0, 140, 0, s)))
		c.Part("water", c.Both(128, kit.Of(jet("M92 70C82 76 78 98 76 126", 7), jet("M110 74C104 84 102 104 102 128", 6))))
		basin(64, 42, 9, 22)
		c.Part("statue", sheen.Body(c, "M120 58Q116 40 128 34Q140 40 136 58Z", t, 4), sheen.Ball(c, 128, 32, 7, t))
		c.Part("water", c.Both(128, kit.Of(jet("M128 26C122 -6 98 2 92 58", 6), jet("M128 26C126 2 114 8 110 58", 5))), jet("M128 28V-8", 6), c.Circle(128, -12, 4, w.LL), c.Circle(104, -2, 3, w.L), c.Circle(152, -2, 3, w.L))
		front := "M4 214A124 24 0 0 0 252 214V232Q240 256 128 256T4 232Z"
		c.Part("stone", c.Path(front, s.DDD).Move(0, 2), sheen.Body(c, front, s, 11, sheen.Each(9, func(i int) kit.Node { return c.Line(sheen.D("M%g 222V256", 24+26*float64(i)), s.DD, 2).Opacity(.6) })), c.Path("M4 214A124 24 0 0 0 252 214", kit.None).Stroke(s.DD, 9), c.Path("M4 213A124 24 0 0 0 252 213", kit.None).Stroke(s.LL, 5.500))
		c.Anchor("ground", 128, 256)
	},
}

var greekColumn = kit.Piece{
	Name: "column", Cm: 400, Palette: "stone #e3ddd0 marble white pillar; leaves #cfc6b2 <stone",
	Draw: func(c *kit.Canvas) {
		s, l := c.Tones("stone"), c.Tones("leaves")
		c.Part("stone", sheen.Body(c, kit.RoundRect(66, 232, 124, 20, 4), s, 6), sheen.Body(c, kit.RoundRect(76, 216, 104, 18, 9), s, 6))
		shaft := "M92 76H164L170 218H86Z"
		c.Part("stone", c.Path(shaft, s.DDD), c.Form(shaft, sheen.Round(86, 0, 170, 0, s), sheen.Each(7, func(i int) kit.Node {
			x := 94 + 11.300*float64(i)
			return kit.Of(c.Line(sheen.D("M%g 84L%g 214", 128+(x-128)*.92, 128+(x-128)*1.060), s.DD, 5).Opacity(.65), c.Line(sheen.D("M%g 84L%g 214", 131.500+(x-128)*.92, 132+(x-128)*1.060), s.LL, 1.800).Opacity(.9))
		})))
		c.Part("stone", sheen.Body(c, kit.RoundRect(86, 66, 84, 14, 7), s, 5))
		c.Part("leaves", c.Both(128, kit.Of(sheen.Body(c, "M128 60C104 64 84 60 72 50C48 52 40 24 62 20C80 18 84 40 70 40C76 46 100 44 128 40Z", l, 6), c.Circle(66, 33, 5, l.DD), c.Path("M66 33C60 30 62 26 68 27", kit.None).Stroke(l.LL, 2))), sheen.Each(5, func(i int) kit.Node {
			x := 96 + 16*float64(i)
			return sheen.Body(c, sheen.D("M%g 68Q%g 54 %g 46Q%g 54 %g 68Z", x-8, x-9, x, x+9, x+8), l, 3)
		}))
		c.Part("stone", sheen.Body(c, kit.RoundRect(50, 4, 156, 18, 4), s, 5), sheen.Body(c, kit.RoundRect(60, 18, 136, 8, 3), s, 3))
		c.Anchor("ground", 128, 252)
	},
}

var cathedral = kit.Piece{
	Name: "cathedral", Cm: 6000, Palette: "walls #cfc5b4 stone beige; roof #5f7896 slate blue; glass #7a5fd0 rose_window stained purple; doors #8a5530 wood; gold #e3b84e cross; second #e5566a red; third #f2c14e yellow",
	Draw: func(c *kit.Canvas) {
		w, r, g, d, o, s, y := c.Tones("walls"), c.Tones("roof"), c.Tones("glass"), c.Tones("doors"), c.Tones("gold"), c.Tones("second"), c.Tones("third")
		lancet := func(x, top, bot, wd float64) kit.Node {
			p := sheen.D("M%g %gV%gQ%g %g %g %gQ%g %g %g %gV%gZ", x-wd, bot, top+wd*1.500, x-wd, top+wd*.4, x, top, x+wd, top+wd*.4, x+wd, top+wd*1.500, bot)
			return kit.Of(c.Named("walls", c.Path(p, w.DDD).Stroke(w.DD, 3)), c.Named("glass", c.Path(p, kit.Lin(x-wd, top, x+wd, bot, g.LL, g.M, g.DD)), c.Line(sheen.D("M%g %gV%gM%g %gH%g", x, top, bot, x-wd, (top+bot)/2, x+wd), w.DDD, 1.400)))
		}
		tower := func(x float64) {
			c.Part("roof", c.Form(sheen.D("M%g 72L%g -6L%g 72Z", x-34, x, x+34), kit.Lin(x-34, 0, x+34, 0, r.L, r.M, r.DD), c.Line(sheen.D("M%g 72L%g -6", x-10, x), r.DD, 2).Opacity(.5), c.Line(sheen.D("M%g 72L%g -6", x+12, x), r.DD, 2).Opacity(.5)))
			c.Part("gold", c.Line(sheen.D("M%g -6V-24M%g -17H%g", x, x-6, x+6), o.DD, 5), c.Line(sheen.D("M%g -6V-24M%g -17H%g", x, x-6, x+6), o.L, 3))
			c.Part("walls", sheen.Body(c, sheen.D("M%g 70H%gV250H%gZ", x-32, x+32, x-32), w, 9, sheen.Each(22, func(i int) kit.Node {
				return c.Rect(x-30+float64(i*23%54), 76+float64(i*31%168), 10, 4, 1, w.D).Opacity(.5)
			})), sheen.Body(c, kit.RoundRect(x-36, 66, 72, 9, 3), w, 3), sheen.Body(c, kit.RoundRect(x-35, 134, 70, 8, 3), w, 3), c.Form(sheen.D("M%g 68L%g 44L%g 68Z", x-34, x-30, x-26), w.M), c.Form(sheen.D("M%g 68L%g 44L%g 68Z", x+26, x+30, x+34), w.D))
			c.Add(lancet(x-12, 84, 128, 8), lancet(x+12, 84, 128, 8), lancet(x, 154, 200, 11))
			c.Part("doors", c.Path(sheen.D("M%g 250V224Q%g 212 %g 208Q%g 212 %g 224V250Z", x-13, x-13, x, x+13, x+13), d.DDD).Stroke(w.DD, 3), c.Path(sheen.D("M%g 250V224Q%g 213 %g 210Q%g 213 %g 224V250Z", x-11, x-11, x, x+11, x+11), kit.Lin(0, 210, 0, 250, d.L, d.M, d.D)))
		}
		c.Part("roof", c.Form("M84 96L128 40L172 96Z", kit.Lin(84, 0, 172, 0, r.L, r.M, r.DD)))
		c.Part("walls", sheen.Body(c, "M76 110L128 64L180 110V250H76Z", w, 10))
		tower(44)
		tower(212)
		c.Part("walls", c.Circle(128, 132, 34, w.DDD), c.Circle(127.500, 131, 32, w.LL))
		c.Part("glass", c.Circle(128, 132, 28, g.DDD), c.Around(12, 128, 132, c.Path("M128 132L121 108Q128 102 135 108Z", g.M)))
		c.Part("second", c.Around(6, 128, 132, c.Circle(128, 115, 4, s.M)))
		c.Part("third", c.Around(6, 128, 132, c.Circle(128, 121, 3, y.M)).Rotate(30, 128, 132), c.Circle(128, 132, 6, y.L))
		c.Part("walls", c.Path("M98 250V216Q98 190 128 180Q158 190 158 216V250Z", w.DD), c.Path("M103 250V217Q103 195 128 186Q153 195 153 217V250Z", w.LL), c.Path("M107 250V218Q107 199 128 191Q149 199 149 218V250Z", w.DD))
		c.Part("doors", c.Path("M110 250V219Q110 202 128 194Q146 202 146 219V250Z", kit.Lin(110, 194, 146, 250, d.LL, d.M, d.D)), c.Line("M128 194V250M118 206V250M138 206V250", d.DDD, 2), c.Circle(124, 228, 2, o.L), c.Circle(132, 228, 2, o.L))
		c.Part("walls", sheen.Body(c, kit.RoundRect(0, 246, 256, 9, 3), w, 3))
		c.Anchor("ground", 128, 255)
	},
}

var chickenCoop = kit.Piece{
	Name: "chicken-coop", Cm: 180, Palette: "walls #c8503f red wood; roof #6f5a4a brown shingles; trim #fbf4e6 white; mesh #9aa5b2 wire; ramp #c39a64 wood; straw #f0cd6a yellow",
	Draw: func(c *kit.Canvas) {
		w, r, t, m, p, s := c.Tones("walls"), c.Tones("roof"), c.Tones("trim"), c.Tones("mesh"), c.Tones("ramp"), c.Tones("straw")
		c.Part("trim", sheen.Body(c, kit.RoundRect(22, 196, 12, 52, 3), p, 4), sheen.Body(c, kit.RoundRect(132, 196, 12, 52, 3), p, 4), sheen.Body(c, kit.RoundRect(226, 110, 12, 138, 3), t, 4), c.Rect(140, 240, 96, 9, 2, t.D))
		c.Part("mesh", c.Clip("M144 122H228V242H144Z", sheen.Each(22, func(i int) kit.Node {
			o := -110 + 12*float64(i)
			return c.Line(sheen.D("M%g 120L%g 250M%g 120L%g 250", 144+o, 274+o, 228-o, 98-o), m.M, 1.500)
		})), c.Path("M144 122H228V242H144Z", kit.None).Stroke(t.D, 5))
		c.Part("walls", sheen.Body(c, "M18 106L82 50L146 106V206H18Z", w, 10, sheen.Each(8, func(i int) kit.Node { return c.Line(sheen.D("M%g 40V210", 32+16*float64(i)), w.DD, 2).Opacity(.55) })))
		c.Part("trim", c.Path("M18 206H146M22 106V206M142 106V206", kit.None).Stroke(t.M, 6), c.Rect(56, 130, 52, 64, 4, t.DD), c.Rect(55, 129, 52, 64, 4, t.M), c.Circle(82, 92, 15, t.DD), c.Circle(82, 91, 14, t.M))
		c.Part("walls", c.Path("M61 193V150Q61 136 81 135Q101 136 101 150V193Z", w.DDD), c.Circle(82, 91, 9.500, w.DDD), c.Line("M82 82V101M72 91H92", t.M, 2.600))
		c.Part("straw", sheen.Each(12, func(i int) kit.Node {
			return c.Line(sheen.D("M%g 194l%g -%g", 60+3.600*float64(i), float64(i*7%9)-4, 8+float64(i*5%9)), s.M, 2.600)
		}))
		c.Part("ramp", c.Form("M60 194H102L70 252H20Z", kit.Lin(20, 194, 102, 252, p.LL, p.M, p.D), sheen.Each(5, func(i int) kit.Node {
			return c.Line(sheen.D("M%g %gH%g", 48-8*float64(i), 203+11*float64(i), 106-7*float64(i)), p.DD, 3.600)
		})))
		c.Part("roof", c.Path("M82 26L2 98L12 112L82 52L152 112L250 112V94H166Z", r.DDD).Move(0, 3), sheen.Body(c, "M82 26L2 98L12 112L82 50L152 112L162 98Z", r, 7), sheen.Body(c, "M90 26H192L250 92V104H160L84 34Z", r, 8, sheen.Each(5, func(i int) kit.Node {
			return c.Line(sheen.D("M%g %gH%g", 88+16*float64(i), 40+13*float64(i), 260.0), r.DD, 2).Opacity(.6)
		})))
		c.Anchor("ground", 128, 250)
	},
}
