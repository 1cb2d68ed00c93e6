package linen

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var sleepingBag = kit.Piece{
	Name: "sleeping-bag", Cm: 200,
	Palette: "bag #f07b2e orange; lining #ffd28a inside; zipper #cfd6dd; pillow #fbf6ec",
	Draw: func(c *kit.Canvas) {
		b, l, z, p := c.Tones("bag"), c.Tones("lining"), c.Tones("zipper"), c.Tones("pillow")
		const bag = "M128 0C172 0 200 30 202 74C206 128 194 190 172 238Q158 258 128 258Q98 258 84 238C62 190 50 128 54 74C56 30 84 0 128 0Z"
		const open = "M128 18C158 18 180 38 182 70C184 92 178 104 172 112Q128 132 84 112C78 104 72 92 74 70C76 38 98 18 128 18Z"
		all := kit.Of(
			c.Named("bag", sheen.Body(c, bag, b, 18, sheen.Each(7, func(i int) kit.Node {
				y := 52 + float64(i)*32
				return kit.Of(c.Blur(2, c.Line(sheen.D("M40 %gQ128 %g 216 %g", y, y+18, y), b.DDD, 7)).Opacity(.35), c.Line(sheen.D("M40 %gQ128 %g 216 %g", y, y+18, y), b.DD, 2.4).Opacity(.8), c.Line(sheen.D("M40 %gQ128 %g 216 %g", y+5, y+23, y+5), b.LL, 4).Opacity(.5))
			}))),
			c.Named("lining", c.Path(open, b.DDD).Stroke(b.DD, 9), c.Form(open, kit.Lin(80, 14, 160, 150, l.L, l.M, l.DD), c.Blur(6, c.Path(open, kit.None).Stroke(l.DDD, 12)).Opacity(.5))),
			c.Named("pillow", sheen.Body(c, "M96 40Q128 28 160 40Q170 58 160 78Q128 88 96 78Q86 58 96 40Z", p, 11)),
			c.Named("lining", sheen.Body(c, "M78 104Q128 132 178 104Q186 116 180 126Q128 156 76 126Q70 116 78 104Z", l, 7)),
			c.Named("zipper", c.Line("M176 116C180 150 174 196 156 240", z.DD, 5.5), c.Line("M176 116C180 150 174 196 156 240", z.LL, 4.5).Dash(2, 4).Butt(), sheen.Body(c, kit.RoundRect(171, 128, 13, 24, 4), z, 4)))
		all = all.Rotate(-14, 128, 128)
		c.On(kit.Back)
		c.Add(all)
		c.On(kit.Fore)
		c.Add(c.Clip("M-60 -60V320H320V-60ZM92 -16C152 -31 195 18 203 49L171 93Q129 132 74 117L25 94C17 63 36 -2 92 -16Z", all))
		c.Anchor("ground", 140, 250)
		c.AnchorBox("inside", 118, 100, 96, 60, 0)
	},
}

var doormat = kit.Piece{
	Name: "doormat", Cm: 75, Palette: "mat #b98a52 fibers coir; border #7a5230 trim; hearts #c8413f red; paws #5f4632 lettering",
	Draw: func(c *kit.Canvas) {
		m, b, h, p := c.Tones("mat"), c.Tones("border"), c.Tones("hearts"), c.Tones("paws")
		d := "M34 74H222Q230 74 233 82L254 184Q256 194 246 194H10Q0 194 2 184L23 82Q26 74 34 74Z"
		c.Part("mat", c.Path(d, m.DDD).Move(0, 8), c.Path(d, m.DD).Move(0, 4))
		r := c.Rand()
		fibers := kit.Of()
		for range 260 {
			x, y := 4+248*r.Float64(), 72+124*r.Float64()
			t := m.LL
			if r.Float64() < .5 {
				t = m.DD
			}
			fibers = kit.Of(fibers, c.Line(sheen.D("M%.1f %.1fl%.1f %.1f", x, y, 3*r.Float64()-1.500, 3+2*r.Float64()), t, 1.400).Opacity(.6))
		}
		c.Part("mat", sheen.Body(c, d, m, 10, fibers))
		c.Part("border", c.Path("M44 86H212L232 182H24Z", kit.None).Stroke(b.M, 5), c.Path("M44 86H212L232 182H24Z", kit.None).Stroke(b.L, 1.600))
		heart := func(x, y, k float64) kit.Node {
			return c.Form("M0 12C-18 -2 -12 -14 -4 -12Q0 -11 0 -7Q0 -11 4 -12C12 -14 18 -2 0 12Z", kit.Lin(-10, -12, 10, 12, h.L, h.M, h.D)).Scale(k, k*.85, 0, 0).Move(x, y)
		}
		c.Part("hearts", heart(56, 134, 1.100), heart(200, 134, 1.100))
		paw := func(x, y, k, turn float64) kit.Node {
			return kit.Of(c.Path("M0 -2C10 -2 16 8 14 14C10 20 4 15 0 15C-4 15 -10 20 -14 14C-16 8 -10 -2 0 -2Z", p.M), c.Ellipse(-14, -4, 4.500, 7, p.M).Rotate(-24, -14, -4), c.Ellipse(14, -4, 4.500, 7, p.M).Rotate(24, 14, -4), c.Ellipse(-5, -12, 4.500, 7.500, p.M).Rotate(-6, -5, -12), c.Ellipse(5, -12, 4.500, 7.500, p.M).Rotate(6, 5, -12)).Scale(k, k*.85, 0, 0).Rotate(turn, 0, 0).Move(x, y)
		}
		c.Part("paws", paw(104, 136, 1.250, -12), paw(154, 128, 1.250, 12))
		c.AnchorBox("print", 128, 134, 170, 70, 0)
		c.AnchorBox("surface", 128, 134, 170, 0, 0)
		c.Anchor("ground", 128, 200)
	},
}

var pillow = kit.Piece{
	Name: "pillow", Cm: 60,
	Palette: "fabric #8fb9ee pillow; piping #fbf7ee trim; buttons #fbf7ee <piping",
	Draw: func(c *kit.Canvas) {
		f, p, u := c.Tones("fabric"), c.Tones("piping"), c.Tones("buttons")
		const d = "M18 72C10 50 26 42 46 50C98 64 158 64 210 50C230 42 246 50 238 72C224 108 224 150 238 186C246 208 230 216 210 208C158 194 98 194 46 208C26 216 10 208 18 186C32 150 32 108 18 72Z"
		c.Part("piping", c.Path(d, p.D).Stroke(p.DD, 9), c.Path(d, kit.None).Stroke(p.M, 7).Move(-.6, -.8))
		c.Part("fabric", c.Form(d, kit.Rad(104, 96, 150, f.LL, f.L, f.M, f.D), c.Blur(6, c.Line("M30 62Q64 84 92 92M226 62Q192 84 164 92M30 196Q64 176 92 166M226 196Q192 176 164 166", f.DD, 9)).Opacity(.4), c.Blur(3, c.Line("M28 74Q54 92 78 98M222 184Q196 170 174 164", f.LL, 5)).Opacity(.6), sheen.Edge(c, d, f, 26)))
		c.Part("buttons", c.Blur(9, c.Circle(130, 132, 17, f.DDD)).Opacity(.5), c.Line("M128 128L104 104M128 128L152 104M128 128L104 152M128 128L152 152", f.DD, 3).Opacity(.5), sheen.Ball(c, 128, 128, 9, u), c.Circle(126, 128, 1.4, u.DDD), c.Circle(130, 128, 1.4, u.DDD), sheen.Glint(c, "M52 74Q84 86 112 86Q86 98 60 94Q46 86 52 74Z", .4))
		c.AnchorBox("print", 128, 128, 140, 90, 0)
		c.AnchorBox("surface", 128, 80, 150, 0, 0)
		c.Anchor("ground", 128, 208)
	},
}

var rug = kit.Piece{
	Name: "rug", Cm: 200,
	Palette: "rug #c8414b carpet; border #274a78 band; pattern #f6dfae motif; fringe #f3e6c8 tassels",
	Draw: func(c *kit.Canvas) {
		r, b, p, g := c.Tones("rug"), c.Tones("border"), c.Tones("pattern"), c.Tones("fringe")
		c.Part("fringe", sheen.Each(23, func(i int) kit.Node {
			u := float64(i) / 22
			return kit.Of(c.Line(sheen.D("M%g 206L%g 222", 6+244*u, 3+250*u), g.DD, 5), c.Line(sheen.D("M%g 206L%g 221", 6+244*u-.6, 3+250*u-.6), g.L, 3), c.Line(sheen.D("M%g 74L%g 64", 54+148*u, 56+144*u), g.D, 3.4), c.Line(sheen.D("M%g 74L%g 64", 54+148*u-.4, 56+144*u-.4), g.L, 2))
		}))
		q := func(k float64) string { // the rug's rectangle, shrunk by a share of its half sides, in perspective
			y0, y1 := 72+k*58, 208-k*78
			l := func(y float64) float64 { return 52 - 48*(y-72)/136 + k*(76+46*(y-72)/136) }
			return sheen.D("M%g %gH%gL%g %gH%gZ", l(y0), y0, 256-l(y0), 256-l(y1), y1, l(y1))
		}
		c.Part("border", c.Form(q(0), kit.Lin(60, 72, 200, 208, b.L, b.M, b.D)), c.Path(q(.05), kit.None).Stroke(p.M, 3))
		c.Part("rug", c.Form(q(.17), kit.Lin(70, 90, 190, 200, r.L, r.M, r.D)), c.Path(q(.17), kit.None).Stroke(p.D, 4))
		lozenge := func(x, y, w, h float64, a, z kit.Color) kit.Node {
			return kit.Of(c.Path(sheen.D("M%g %gL%g %gL%g %gL%g %gZ", x, y-h, x+w, y, x, y+h, x-w, y), a), c.Path(sheen.D("M%g %gL%g %gL%g %gL%g %gZ", x, y-h*.6, x+w*.6, y, x, y+h*.6, x-w*.6, y), z))
		}
		c.Part("pattern", lozenge(128, 137, 54, 34, p.M, b.M), lozenge(128, 137, 24, 15, p.L, r.M), lozenge(64, 138, 17, 14, p.M, b.L), lozenge(192, 138, 17, 14, p.D, b.M), sheen.Each(9, func(i int) kit.Node {
			u := float64(i) / 8
			return kit.Of(lozenge(24+208*u, 197, 7, 5, p.M, r.M), lozenge(62+132*u, 79, 5, 3, p.M, r.M))
		}), sheen.Each(4, func(i int) kit.Node {
			u := float64(i)
			return kit.Of(lozenge(48-8*u, 100+26*u, 4, 6, p.M, r.M), lozenge(208+8*u, 100+26*u, 4, 6, p.D, r.M))
		}))
		c.Part("rug", c.Clip(q(0), c.Path("M50 70H110L20 210H-10Z", kit.White).Opacity(.12).Shade(), sheen.Dim(c, 12, .3, "M190 60H256V220H120L220 190Z", b), sheen.Each(17, func(i int) kit.Node {
			return c.Line(sheen.D("M0 %gH256", 76+8*float64(i)), r.DDD, 1).Opacity(.13)
		})))
		c.Anchor("ground", 128, 160)
		c.AnchorBox("surface", 128, 150, 170, 0, 0)
	},
}
