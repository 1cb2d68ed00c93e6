package food

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	solid "pellucid/internal/engine/illustrator/kit/sheen"
)

var artichoke = kit.Piece{
	Name: "artichoke", Cm: 14,
	Palette: "leaves #7fae5a green; tips #a86f9a purple; stem #8fb765",
	Draw: func(c *kit.Canvas) {
		l, t, s := c.Tones("leaves"), c.Tones("tips"), c.Tones("stem")
		c.Part("stem", c.Form("M112 208H144L150 252Q128 260 106 252Z", solid.Round(106, 0, 150, 0, s), c.Line("M120 214L116 252M136 214L140 252", s.DD, 2).Opacity(.6)))
		leaf := func(x, y, w, h, turn float64) kit.Node {
			d := solid.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gQ%g %g %g %gZ", x-w*.34, y, x-w*.72, y-h*.42, x-w*.34, y-h*.84, x, y-h, x+w*.34, y-h*.84, x+w*.72, y-h*.42, x+w*.34, y, x, y+h*.1, x-w*.34, y)
			return kit.Of(c.Path(d, l.DDD).Move(1.5, 2.6).Opacity(.6), c.Form(d, kit.Lin(x-w*.4, y-h, x+w*.4, y, kit.At(0, t.M), kit.At(.16, t.L), kit.At(.34, l.L), kit.At(.55, l.M), kit.At(1, l.DD)), c.Line(solid.D("M%g %gQ%g %g %g %g", x, y-h*.9, x-w*.02, y-h*.5, x, y-h*.1), l.LL, 1.8).Opacity(.6), solid.Edge(c, d, l, 6))).Rotate(turn, x, y)
		}
		c.Part("leaves", solid.Each(3, func(i int) kit.Node { return leaf(128+float64(i-1)*22, 82, 50, 70, float64(i-1)*12) }),
			solid.Each(4, func(i int) kit.Node { return leaf(128+(float64(i)-1.5)*36, 120, 56, 80, (float64(i)-1.5)*15) }),
			solid.Each(5, func(i int) kit.Node { return leaf(128+float64(i-2)*36, 156, 58, 76, float64(i-2)*14) }),
			solid.Each(4, func(i int) kit.Node { return leaf(128+(float64(i)-1.5)*40, 190, 60, 74, (float64(i)-1.5)*15) }),
			solid.Each(5, func(i int) kit.Node { return leaf(128+float64(i-2)*27, 220, 54, 66, float64(i-2)*17) }),
			solid.Each(2, func(i int) kit.Node { return leaf(128+(float64(i)-.5)*32, 230, 48, 46, (float64(i)-.5)*26) }))
		c.Anchor("ground", 128, 254)
	},
}

var pumpkinPie = kit.Piece{
	Name: "pumpkin-pie", Cm: 26,
	Palette: "filling #d9772b pumpkin orange; crust #dda258 pastry; cream #fff6e6 whipped; plate #e9eef4 dish",
	Draw: func(c *kit.Canvas) {
		f, k, w, p := c.Tones("filling"), c.Tones("crust"), c.Tones("cream"), c.Tones("plate")
		c.Part("plate", c.Form("M16 178Q128 206 240 178L212 214Q128 236 44 214Z", kit.Lin(16, 176, 240, 230, p.LL, p.M, p.DDD)), c.Ellipse(128, 172, 124, 40, kit.Lin(8, 140, 248, 210, p.L, p.M, p.D)))
		c.Part("crust", c.Form("M18 128Q28 190 48 196Q128 218 208 196Q228 190 238 128Z", kit.Lin(18, 0, 238, 0, k.L, k.M, k.DD), solid.Each(18, func(i int) kit.Node {
			x := 30 + float64(i)*11.6
			return c.Line(solid.D("M%g 140L%g 206", x, 128+(x-128)*.82), k.DD, 2.4).Opacity(.4)
		})))
		c.Part("crust", c.Ellipse(128, 126, 116, 56, k.DD), solid.Each(30, func(i int) kit.Node {
			y, x := math.Sincos(float64(i) * math.Pi / 15)
			return c.Form(kit.Oval(128+112*x, 124+52*y, 13, 10), kit.Rad(124+112*x, 119+52*y, 18, k.LL, k.L, k.M, k.DD))
		}))
		c.Part("filling", c.Form(kit.Oval(128, 124, 100, 43), kit.Rad(96, 100, 150, f.LL, f.L, f.M, f.D), c.Blur(5, c.Ellipse(128, 124, 100, 43, kit.None).Stroke(f.DDD, 12)).Opacity(.45), c.Ellipse(80, 112, 12, 4, f.LL).Opacity(.5), c.Line("M52 132Q70 150 100 156", f.LL, 3).Opacity(.5), solid.Each(26, func(i int) kit.Node {
			return c.Circle(44+float64(i*67%170), 98+float64(i*29%56), 1.3, f.DD).Opacity(.6)
		})))
		puff := func(x, y, s float64) kit.Node {
			return kit.Of(c.Blur(4, c.Ellipse(x+3, y+4, s*1.05, s*.5, f.DDD)).Opacity(.45), c.Form(kit.Oval(x, y, s, s*.5), kit.Lin(x-s, y-s*.5, x+s, y+s*.5, w.LL, w.M, w.DD)), c.Form(kit.Oval(x-1, y-s*.34, s*.76, s*.42), kit.Lin(x-s, y-s, x+s, y+s*.2, w.LL, w.M, w.DD)), c.Form(kit.Oval(x-1, y-s*.64, s*.5, s*.32), kit.Lin(x-s, y-s, x+s*.6, y, w.LL, w.M, w.DD)), c.Form(solid.D("M%g %gQ%g %g %g %gQ%g %g %g %gZ", x-s*.26, y-s*.8, x-s*.06, y-s*1.02, x+s*.1, y-s*1.3, x+s*.2, y-s, x+s*.22, y-s*.78), kit.Lin(x-s*.3, 0, x+s*.3, 0, w.LL, w.D)))
		}
		c.Part("cream", puff(128, 124, 34))
		c.AnchorBox("surface", 128, 92, 120, 20, 0)
		c.Anchor("ground", 128, 226)
	},
}

var snowCone = kit.Piece{
	Name: "snow-cone", Cm: 20,
	Palette: "syrup #ef3f5c red; second #3f8ff0 blue; third #ffd24a yellow; cone #fdfdfb paper; stripes #4f9fe8",
	Draw: func(c *kit.Canvas) {
		s, u, y, k, st := c.Tones("syrup"), c.Tones("second"), c.Tones("third"), c.Tones("cone"), c.Tones("stripes")
		r := c.Rand()
		c.Part("cone", c.Form("M58 116H198L132 250Q128 256 124 250Z", kit.Lin(58, 0, 198, 0, k.L, kit.White, k.M, k.DD), solid.Each(6, func(i int) kit.Node {
			x := 64 + float64(i)*24
			return c.Path(solid.D("M%g 116H%gL128 256Z", x, x+11), st.M).Opacity(.8)
		}), c.Blur(6, c.Path("M150 110H204L130 256Z", k.DDD)).Opacity(.35)))
		d := "M44 118C30 84 48 52 74 40C90 10 128 0 154 14C184 18 206 44 208 66C222 84 220 106 210 118Q128 140 44 118Z"
		c.Part("ice", c.Form(d, kit.Lin(44, 0, 214, 0, kit.At(0, s.LL), kit.At(.16, s.M), kit.At(.36, s.L), kit.At(.46, y.L), kit.At(.6, y.M), kit.At(.72, u.L), kit.At(.9, u.M), kit.At(1, u.D)),
			solid.Each(90, func(i int) kit.Node {
				x, y0 := 36+184*r.Float64(), 4+128*r.Float64()
				return c.Circle(x, y0, 3+float64(i%4)*1.6, kit.White).Opacity(.16 + .1*float64(i%3))
			}), solid.Each(60, func(i int) kit.Node {
				x, y0 := 36+184*r.Float64(), 4+128*r.Float64()
				return c.Circle(x+1, y0+2, 2.4+float64(i%3), s.DDD).Opacity(.08)
			}), c.Blur(9, c.Path("M90 20C60 40 50 80 62 108C70 70 90 40 120 20Z", kit.White)).Opacity(.6), solid.Edge(c, d, u, 14)))
		c.Part("cone", c.Form("M50 110Q128 136 206 110L202 126Q128 150 54 126Z", kit.Lin(50, 0, 206, 0, k.M, kit.White, k.D)), c.Line("M54 113Q128 138 202 113", kit.White, 2.4))
		c.AnchorBox("grip", 128, 190, 0, 0, 0)
		c.Anchor("ground", 128, 254)
	},
}

var champagneBottle = kit.Piece{
	Name: "champagne-bottle", Cm: 32,
	Palette: "bottle #2f7a4f glass green; foil #f0c04a gold; label #fff6e2 paper; mark #c8403f",
	Draw: func(c *kit.Canvas) {
		b, g, l, m := c.Tones("bottle"), c.Tones("foil"), c.Tones("label"), c.Tones("mark")
		d := "M112 66C112 104 76 112 76 158V236Q76 254 94 254H162Q180 254 180 236V158C180 112 144 104 144 66Z"
		c.Part("bottle", c.Form(d, kit.Lin(76, 0, 180, 0, kit.At(0, b.D), kit.At(.16, b.L), kit.At(.3, b.M), kit.At(.75, b.DD), kit.At(1, b.M)), c.Blur(4, c.Path("M88 250V160C90 126 112 116 116 90L120 92C118 124 100 130 98 162V250Z", kit.White)).Opacity(.4), solid.Edge(c, d, b, 11), c.Line("M88 150V232", kit.White, 4).Opacity(.8)))
		c.Part("foil", c.Form("M108 22H148L152 92Q140 88 136 98Q128 88 120 98Q116 88 104 92Z", kit.Lin(104, 0, 152, 0, g.M, g.LL, g.M, g.DD, g.L), c.Line("M112 40Q128 46 146 40M110 56Q128 64 148 56M108 74Q128 82 150 74", g.DD, 2).Opacity(.55), c.Line("M116 28L114 86", g.LL, 3).Opacity(.7)), solid.Body(c, "M106 18Q104 0 128 0Q152 0 150 18Q152 28 146 30H110Q104 28 106 18Z", g, 6, c.Line("M108 18Q128 26 148 18M116 4L120 22M140 4L136 22", g.DDD, 2).Opacity(.6)))
		c.Part("label", c.Form("M76 160Q128 174 180 160V222Q128 236 76 222Z", kit.Lin(76, 0, 180, 0, l.D, l.LL, l.M, l.DD), c.Line("M76 168Q128 182 180 168M76 214Q128 228 180 214", g.M, 2.4), c.Path("M128 180L138 194L128 208L118 194Z", m.M), c.Line("M92 194Q100 196 108 196M148 196Q156 196 164 194", g.D, 2.4)))
		c.AnchorBox("print", 128, 194, 90, 34, 0)
		c.AnchorBox("grip", 128, 90, 0, 0, 0)
		c.Anchor("ground", 128, 254)
	},
}

var cheeseWheel = kit.Piece{
	Name: "cheese-wheel", Cm: 30,
	Palette: "cheese #ffd35a inside yellow; rind #e2902f wax orange; board #b97a43 wood",
	Draw: func(c *kit.Canvas) {
		k, r, w := c.Tones("cheese"), c.Tones("rind"), c.Tones("board")
		c.Part("board", c.Form("M4 196Q4 184 16 182L240 182Q252 184 252 196V204Q252 216 238 218H18Q4 216 4 204Z", kit.Lin(0, 182, 0, 218, w.LL, w.M, w.DD), solid.Grain(c, kit.Box{X0: 8, Y0: 184, X1: 248, Y1: 216}, 5, w)))
		c.Part("rind", c.Blur(6, c.Ellipse(132, 190, 112, 16, w.DDD)).Opacity(.5), c.Form("M22 110V160Q40 200 128 202Q216 200 234 160V110Z", kit.Lin(22, 0, 234, 0, r.L, r.LL, r.M, r.DD), c.Line("M24 132Q50 166 128 168Q206 166 232 132", r.DD, 2).Opacity(.4)))
		c.Part("cheese", c.Form(kit.Oval(128, 108, 106, 50), kit.Lin(40, 60, 210, 150, k.LL, k.L, k.M, k.D), c.Ellipse(128, 108, 106, 50, kit.None).Stroke(r.M, 7), c.Ellipse(127, 107, 103, 47, kit.None).Stroke(r.LL, 2).Opacity(.6)))
		c.Part("cheese", c.Form("M128 104L62 148V196Q94 202 128 202Z", kit.Lin(62, 0, 128, 0, k.L, k.M, k.D), c.Circle(84, 166, 8, k.DD), c.Circle(85, 168, 7, k.L), c.Circle(112, 146, 6, k.DD), c.Circle(113, 147.5, 5, k.L), c.Circle(108, 184, 9, k.DD), c.Circle(109, 186, 7.5, k.L)), c.Form("M128 104L196 147V196Q164 202 128 202Z", kit.Lin(128, 0, 196, 0, k.DD, k.D, k.M), c.Circle(146, 164, 7, k.DDD), c.Circle(147, 166, 6, k.M), c.Circle(176, 176, 9, k.DDD), c.Circle(177, 178, 7.5, k.M), c.Circle(166, 144, 4.5, k.DDD)))
		c.Part("slice", c.Form("M150 176L236 148L250 166L168 214Z", kit.Lin(150, 150, 250, 214, k.LL, k.M, k.D), c.Ellipse(196, 176, 8, 4, k.DD), c.Ellipse(222, 162, 5, 3, k.DD)), c.Form("M168 214L250 166V190L170 238Z", kit.Lin(168, 0, 250, 0, k.D, k.M, k.DD), c.Circle(204, 206, 6, k.DDD), c.Circle(230, 188, 4, k.DDD)), c.Form("M150 176L168 214L170 238L150 200Z", kit.Lin(150, 0, 170, 0, r.M, r.DD)))
		c.AnchorBox("surface", 128, 80, 120, 20, 0)
		c.Anchor("ground", 128, 218)
	},
}
