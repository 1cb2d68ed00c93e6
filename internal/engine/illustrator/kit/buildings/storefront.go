package buildings

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// storefront is a shop of any trade: what it sells is printed on the round sign above its awning.
var storefront = kit.Piece{
	Name: "storefront", Cm: 600, Palette: "walls #f3dfc1 cream; awning #d8505a red; stripes #fff6ea white; windows #cfeaf5 glass; door #3f8f86 teal wood; trim #7d4a30 brown frame; sign #fff8e6 cream; plants #5fa84f green",
	Draw: func(c *kit.Canvas) {
		w, a, s, g, d, t, n, p := c.Tones("walls"), c.Tones("awning"), c.Tones("stripes"), c.Tones("windows"), c.Tones("door"), c.Tones("trim"), c.Tones("sign"), c.Tones("plants")
		c.Part("walls", sheen.Body(c, kit.RoundRect(22, 92, 212, 158, 4), w, 10, bricks(c, 22, 92, 234, 250, 16, 9, .18, w)))
		c.Part("trim", sheen.Body(c, kit.RoundRect(12, 84, 232, 14, 5), t, 5), sheen.Body(c, kit.RoundRect(16, 98, 13, 148, 3), t, 4), sheen.Body(c, kit.RoundRect(227, 98, 13, 148, 3), t, 4))
		glow := kit.Lin(0, 150, 0, 222, kit.Hex("#fff0c2"), kit.Hex("#f9d795"), kit.Hex("#e0a868"))
		c.Part("windows", c.Rect(38, 148, 112, 82, 4, t.DD), c.Rect(37, 146, 112, 80, 4, kit.Lin(38, 146, 150, 226, t.L, t.M, t.D)), c.Form(kit.RoundRect(43, 152, 100, 68, 2), glow,
			sheen.Each(7, func(i int) kit.Node { // goods in the window
				q := kit.TonesOf(kit.Hex([]string{"#e2604f", "#5b8fe0", "#f5c33a", "#6fb85a", "#9a6fd0"}[i%5]))
				x, h := 48+13.400*float64(i), 16+5*float64((i*2)%3)
				return kit.Of(c.Form(kit.RoundRect(x, 220-h, 11, h, 2), kit.Lin(x, 0, x+11, 0, q.L, q.M, q.DD)), c.Rect(x, 220-h*.66, 11, h*.3, 0, kit.White).Opacity(.75))
			}), c.Path("M43 152h40l-40 62Z", g.LL).Opacity(.5), c.Path("M96 152h16l-46 68h-16Z", g.LL).Opacity(.35)), c.Line("M93 152V220", t.M, 3))
		c.Part("door", c.Rect(163, 146, 54, 104, 3, t.DD), c.Rect(162, 144, 54, 104, 3, kit.Lin(162, 0, 216, 0, t.L, t.D)), sheen.Body(c, kit.RoundRect(167, 149, 44, 99, 2), d, 6), c.Form(kit.RoundRect(173, 155, 32, 50, 3), kit.Lin(173, 155, 205, 205, g.L, g.M, g.DD), c.Path("M173 196L199 155H206L182 205Z", kit.White).Opacity(.35)), c.Rect(174, 213, 30, 28, 3, d.DD), c.Rect(176, 215, 26, 24, 2, d.M), sheen.Ball(c, 203, 209, 3.500, kit.TonesOf(kit.Hex("#f2c14a"))))
		c.Part("trim", sheen.Body(c, kit.RoundRect(8, 244, 240, 12, 3), t, 5))
		aw := "M28 104H228L250 142H6Z"
		c.Part("awning", c.Path("M22 140H234V156H22Z", w.DDD).Opacity(.4), sheen.Body(c, aw, a, 6, c.Named("stripes", sheen.Each(5, func(i int) kit.Node {
			x0, x1 := 48+40*float64(i), 30.400+48.800*float64(i)
			return c.Path(sheen.D("M%g 100H%gL%g 146H%gZ", x0, x0+20, x1+24.400, x1), kit.Lin(0, 104, 0, 142, s.LL, s.M, s.D))
		}))), sheen.Each(10, func(i int) kit.Node {
			q := a
			if i%2 == 1 {
				q = s
			}
			return c.Form(sheen.D("M%g 142h24.400v4a12.200 10 0 0 1 -24.400 0Z", 6+24.400*float64(i)), kit.Lin(0, 142, 0, 158, q.M, q.D, q.DD))
		}))
		c.Part("sign", c.Rect(104, 74, 48, 20, 3, t.DD), c.Circle(129, 58, 51, t.DDD).Opacity(.35), sheen.Ball(c, 128, 56, 50, t), c.Circle(128, 56, 43, n.DD), c.Circle(127.500, 55.500, 42, kit.Lin(96, 20, 160, 96, n.LL, n.L, n.M)), c.Circle(128, 56, 37.500, kit.None).Stroke(t.M, 1.8).Opacity(.7), c.Line("M94 36A40 40 0 0 1 116 19", kit.White, 4).Opacity(.6))
		pot := func(x float64) kit.Node {
			return kit.Of(sheen.Each(5, func(i int) kit.Node { return bead(c, x-14+7*float64(i), 226-6*float64(i%2), 8, p) }), bead(c, x, 214, 9, p), sheen.Body(c, sheen.D("M%g 230h30l-4 24h-22Z", x-15), kit.TonesOf(kit.Hex("#c9683f")), 4))
		}
		c.Part("plants", pot(22), pot(236))
		c.AnchorBox("print", 128, 56, 58, 58, 0)
		c.Anchor("ground", 128, 256)
	},
}

// stall is a stand at a market: what it sells is printed on the front of its counter.
var stall = kit.Piece{
	Name: "market-stall", Cm: 240, Palette: "awning #f2a93c orange; stripes #fffaf0 white; wood #b9783f counter brown; posts #8a5430 wood_posts <wood; panel #fff4dc sign cream; bunting #4fa8d8 flags",
	Draw: func(c *kit.Canvas) {
		a, s, w, o, n, b := c.Tones("awning"), c.Tones("stripes"), c.Tones("wood"), c.Tones("posts"), c.Tones("panel"), c.Tones("bunting")
		far := kit.TonesOf(o.D)
		c.Part("posts", sheen.Body(c, kit.RoundRect(44, 70, 9, 90, 2), far, 3), sheen.Body(c, kit.RoundRect(203, 70, 9, 90, 2), far, 3))
		c.Part("bunting", c.Line("M24 92Q128 124 232 92", far.M, 2), sheen.Each(9, func(i int) kit.Node {
			u := float64(i)/8*2 - 1
			x, y := 128+u*96, 92.0+15*(1-u*u)
			q := b
			if i%2 == 1 {
				q = kit.TonesOf(kit.Hex("#f0698a"))
			}
			return c.Form(sheen.D("M%g %gh18l-9 17Z", x-9, y), kit.Lin(x-9, y, x+6, y+16, q.L, q.M, q.DD))
		}))
		c.Part("posts", sheen.Body(c, kit.RoundRect(18, 66, 12, 184, 3), o, 4), sheen.Body(c, kit.RoundRect(226, 66, 12, 184, 3), o, 4))
		plank := func(y, h float64) kit.Node {
			d := kit.RoundRect(24, y, 208, h, 3)
			return sheen.Body(c, d, w, 6, sheen.Grain(c, kit.Box{X0: 24, Y0: y, X1: 232, Y1: y + h}, 4, w))
		}
		c.Part("wood", plank(166, 29), plank(195, 29), plank(224, 28), c.Path("M24 166H232V176H24Z", w.DDD).Opacity(.35))
		c.Part("wood", c.Rect(10, 150, 236, 20, 5, w.DDD).Opacity(.35).Move(1, 3), sheen.Body(c, kit.RoundRect(8, 148, 240, 19, 5), w, 6, sheen.Grain(c, kit.Box{X0: 8, Y0: 148, X1: 248, Y1: 167}, 3, w)))
		c.Part("panel", c.Rect(74, 176, 110, 72, 8, w.DDD).Opacity(.5), sheen.Body(c, kit.RoundRect(72, 173, 112, 72, 8), n, 6, c.Path(kit.RoundRect(77, 178, 102, 62, 5), kit.None).Stroke(w.M, 2).Opacity(.7)))
		aw := "M34 22H222L252 74H4Z"
		c.Part("awning", sheen.Body(c, aw, a, 8, c.Named("stripes", sheen.Each(4, func(i int) kit.Node {
			x0, x1 := 54.900+41.780*float64(i), 31.560+55.110*float64(i)
			return c.Path(sheen.D("M%g 18H%gL%g 80H%gZ", x0, x0+20.900, x1+27.560, x1), kit.Lin(0, 22, 0, 74, s.LL, s.M, s.D))
		}))), sheen.Each(9, func(i int) kit.Node {
			q := a
			if i%2 == 1 {
				q = s
			}
			return c.Form(sheen.D("M%g 73h27.560v4a13.780 12 0 0 1 -27.560 0Z", 4+27.560*float64(i)), kit.Lin(0, 73, 0, 92, q.M, q.D, q.DD))
		}), sheen.Body(c, kit.RoundRect(30, 15, 196, 11, 4), a, 4))
		c.AnchorBox("print", 128, 209, 96, 56, 0)
		c.AnchorBox("surface", 128, 150, 200, 0, 0)
		c.AnchorBox("inside", 128, 120, 190, 60, 0)
		c.Anchor("ground", 128, 253)
	},
}
