package food

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var chipsBag = kit.Piece{
	Name: "potato-chips", Cm: 26,
	Palette: "bag #f2b51f yellow packet; label #e0362e; foil #d5dbe0; chips #f6cf6a crisps",
	Draw: func(c *kit.Canvas) {
		b, l, f, k := c.Tones("bag"), c.Tones("label"), c.Tones("foil"), c.Tones("chips")
		d := "M56 22L200 22C194 60 208 84 208 128C208 172 194 196 200 236H56C62 196 48 172 48 128C48 84 62 60 56 22Z"
		c.Part("bag", c.Form(d, kit.Lin(48, 0, 208, 0, kit.At(0, b.D), kit.At(.2, b.LL), kit.At(.45, b.M), kit.At(.8, b.D), kit.At(1, b.DD)), c.Blur(5, c.Path("M60 30C90 60 70 90 64 120L52 100Z", kit.White)).Opacity(.5), c.Blur(6, c.Path("M196 30C170 60 188 100 202 130L206 60Z", b.DDD)).Opacity(.4), c.Blur(5, c.Line("M70 226C90 196 80 180 62 160M186 226C166 196 176 184 196 168M110 30Q118 48 112 62M150 30Q144 44 148 56", b.DDD, 6)).Opacity(.45), c.Blur(3, c.Line("M80 222C98 200 92 186 74 170", b.LL, 5)).Opacity(.8), edible.Shade(c, d, b, 16)))
		crimp := func(y float64) kit.Node {
			p := sheen.D("M52 %gH204V%gH52Z", y, y+18)
			return c.Form(p, kit.Lin(52, 0, 204, 0, f.D, f.LL, f.M, f.L, f.DD), sheen.Each(26, func(i int) kit.Node { return c.Line(sheen.D("M%d %gv18", 55+i*6, y), f.DD, 1.8).Opacity(.6) }))
		}
		c.Part("foil", crimp(10), crimp(230))
		c.Part("label", c.Form("M50 92Q128 62 206 92L208 134Q128 104 48 134Z", kit.Lin(50, 0, 206, 0, l.D, l.L, l.M, l.DD)), c.Path(kit.LettersPath("CHIPS", kit.Box{X0: 76, Y0: 84, X1: 180, Y1: 112}, "display"), kit.White))
		crisp := func(x, y, a, q float64) kit.Node {
			o := "M-36 4C-40 -20 -12 -34 14 -28C38 -24 44 0 32 16C18 32 -30 30 -36 4Z"
			return kit.Of(c.Blur(3, c.Path(o, b.DDD).Move(2, 5)).Opacity(.5), c.Form(o, kit.Lin(-30, -26, 30, 26, k.LL, k.L, k.M, k.D), c.Blur(4, c.Path("M-30 6C-10 -10 12 -12 34 0C20 20 -16 22 -30 6Z", k.D)).Opacity(.7), edible.Scatter(c, -34, -26, 36, 24, 14, 10, edible.Everywhere, func(i int, x, y float64) kit.Node { return c.Circle(x, y, 1.5, k.DD).Opacity(.5) }), edible.Shade(c, o, k, 8)), c.Line("M-26 -6C-22 -18 -6 -24 10 -22", kit.White, 3).Opacity(.7)).Scale(q, q, 0, 0).Rotate(a, 0, 0).Move(x, y)
		}
		c.Part("chips", crisp(104, 166, -24, 1), crisp(154, 162, 30, 1), crisp(128, 192, 4, 1.1))
		c.Anchor("ground", 128, 248)
		c.AnchorBox("print", 128, 100, 130, 44, 0)
		c.AnchorBox("grip", 128, 150, 0, 0, 0)
	},
}

var springRoll = kit.Piece{
	Name: "spring-roll", Cm: 14,
	Palette: "wrapper #dd9a3c crust; cabbage #b9d77c; carrot #f0862e; sauce #d8382a chili dip; dish #f3f0ea bowl",
	Draw: func(c *kit.Canvas) {
		w, g, k, s, d := c.Tones("wrapper"), c.Tones("cabbage"), c.Tones("carrot"), c.Tones("sauce"), c.Tones("dish")
		one := func(x, y, a float64, cut bool) kit.Node {
			o := "M-84 -24C-60 -32 60 -32 88 -26Q96 0 88 28C60 34 -60 34 -84 26Q-96 0 -84 -24Z"
			n := kit.Of(c.Form(o, kit.Lin(0, -30, 0, 32, w.L, w.LL, w.M, w.DD), edible.Scatter(c, -88, -28, 88, 30, 34, 12, edible.Everywhere, func(i int, x, y float64) kit.Node {
				r := 2 + float64(i%4)*1.4
				return kit.Of(c.Circle(x+.6, y+1, r, w.DDD).Opacity(.3), c.Circle(x-.4, y-.5, r*.7, w.LL).Opacity(.75))
			}), c.Blur(2, c.Line("M-30 -32C-10 -8 -8 14 -22 34M40 -32C60 -8 62 12 48 34", w.DDD, 4)).Opacity(.5), c.Line("M-34 -32C-14 -8 -12 14 -26 34", w.LL, 2.4).Opacity(.9), edible.Shade(c, o, w, 14)), c.Line("M-74 -16C-30 -24 20 -24 60 -20", kit.White, 5).Opacity(.45).Shade())
			if cut {
				n = kit.Of(n, c.Form(kit.Oval(88, 1, 15, 27), kit.Lin(74, -26, 102, 28, w.LL, w.M, w.D)), c.Form(kit.Oval(88, 1, 11.5, 22), g.DD, sheen.Each(16, func(i int) kit.Node {
					x, y := 80+float64(i*7%16), -16+float64(i*11%34)
					return c.Line(sheen.D("M%g %gq6 -6 10 2", x-2, y), []kit.Color{g.M, k.M, g.LL, k.L, g.L}[i%5], 4)
				})))
			}
			return n.Rotate(a, 0, 0).Move(x, y)
		}
		c.Part("wrapper", one(102, 74, -22, true), one(138, 122, -14, true), one(106, 164, -24, true))
		back, front := dish(c, 196, 186, 104, 20, 50, d, d)
		c.Part("dish", back)
		c.Part("sauce", c.Form(kit.Oval(196, 190, 44, 13), kit.Lin(150, 176, 240, 204, s.LL, s.M, s.D), edible.Crumbs(c, 154, 180, 238, 202, 16, 2.6, 1.6, s.DDD, kit.Hex("#f6c25a"))))
		c.Part("dish", front)
		c.Anchor("ground", 128, 236)
	},
}

var oyster = kit.Piece{
	Name: "oyster", Cm: 10,
	Palette: "shell #8d8a86 gray; inside #eee6e4 nacre; meat #c9bdae; pearl #fbf4ef",
	Draw: func(c *kit.Canvas) {
		s, n, m, p := c.Tones("shell"), c.Tones("inside"), c.Tones("meat"), c.Tones("pearl")
		shell := func(o string, seed float64) kit.Node {
			return c.Form(o, kit.Lin(30, 20, 220, 240, s.L, s.M, s.DD), sheen.Each(7, func(i int) kit.Node {
				return c.Path(edible.Wavy(128, 128, 112-9*float64(i), 92-8*float64(i), 36, func(u float64) float64 {
					return .95 + .05*math.Sin(u*2*math.Pi*9+float64(i)+seed)
				}), kit.None).Stroke([]kit.Color{s.LL, s.DDD}[i%2], 3).Opacity(.6)
			}), edible.Shade(c, o, s, 14))
		}
		top := edible.Wavy(128, 84, 112, 72, 40, func(u float64) float64 {
			return .95 + .04*math.Sin(u*2*math.Pi*7) + .03*math.Sin(u*2*math.Pi*11)
		})
		c.Part("shell", shell(top, 1))
		lid := edible.Wavy(128, 92, 98, 58, 40, func(u float64) float64 { return .97 + .03*math.Sin(u*2*math.Pi*7) })
		c.Part("inside", c.Form(lid, kit.Lin(40, 40, 220, 140, n.LL, kit.Hex("#f6e3f0"), kit.Hex("#dfeef2"), n.D), c.Blur(8, c.Ellipse(128, 120, 90, 24, s.DD)).Opacity(.6)))
		low := edible.Wavy(128, 174, 118, 68, 44, func(u float64) float64 {
			return .95 + .04*math.Sin(u*2*math.Pi*8+1) + .03*math.Sin(u*2*math.Pi*13)
		})
		c.Part("shell", shell(low, 3))
		cup := edible.Wavy(128, 166, 101, 52, 40, func(u float64) float64 { return .97 + .03*math.Sin(u*2*math.Pi*8) })
		c.Part("inside", c.Form(cup, kit.Lin(30, 120, 226, 214, n.D, n.M, kit.Hex("#e9dcf0"), n.LL)))
		soft := edible.Wavy(124, 168, 80, 36, 30, func(u float64) float64 {
			return .92 + .06*math.Sin(u*2*math.Pi*5) + .03*math.Sin(u*2*math.Pi*9)
		})
		c.Part("meat", c.Blur(3, c.Path(soft, n.DDD).Move(2, 5)).Opacity(.5), c.Form(soft, kit.Rad(96, 150, 110, m.LL, m.L, m.M, m.DD), c.Line("M58 170C84 190 150 194 188 172M70 158C96 148 140 148 176 158", m.DD, 3).Opacity(.5), c.Blur(2, c.Ellipse(92, 156, 26, 6, kit.White)).Opacity(.8), edible.Shade(c, soft, m, 12)))
		c.Part("pearl", c.Blur(4, c.Ellipse(140, 178, 26, 10, m.DDD)).Opacity(.6), c.Form(kit.Oval(136, 156, 26, 26), kit.Rad(126, 144, 46, kit.White, p.LL, p.M, kit.Hex("#d9c4d6"), p.DD), c.Blur(3, c.Ellipse(144, 172, 14, 5, kit.Hex("#cfe6ee"))).Opacity(.8)), c.Ellipse(127, 146, 8, 5.4, kit.White).Rotate(-36, 127, 146).Opacity(.95).Shade())
		c.Anchor("ground", 128, 240)
	},
}
