package office

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var pieChart = kit.Piece{
	Name: "pie-chart", Cm: 30, Palette: "first #3f8fe8 blue; second #f0564f red; third #f7c23a yellow; fourth #4fba7a green",
	Draw: func(c *kit.Canvas) {
		from := -90.0
		shares := []float64{.38, .27, .2, .15}
		slice := func(x, y, a, z float64, t kit.Tones, part string) {
			p := func(d float64) (float64, float64) {
				s, k := math.Sincos(d * math.Pi / 180)
				return x + 112*k, y + 84*s
			}
			x0, y0 := p(a)
			x1, y1 := p(z)
			large := 0
			if z-a > 180 {
				large = 1
			}
			top := sheen.D("M%.1f %.1fL%.1f %.1fA112 84 0 %d 1 %.1f %.1fZ", x, y, x0, y0, large, x1, y1)
			c.Part(part, sheen.Each(14, func(i int) kit.Node {
				return c.Path(top, []kit.Color{t.DDD, t.DD}[min(1, i/2)]).Move(0, 28-2*float64(i))
			}), c.Form(top, kit.Lin(x-90, y-80, x+90, y+80, t.LL, t.L, t.M), c.Path(top, kit.None).Stroke(kit.White, 3).Opacity(.5)))
		}
		type cut struct {
			a, z float64
			part string
		}
		var cuts []cut
		for i, s := range shares {
			cuts = append(cuts, cut{from, from + 360*s, []string{"first", "second", "third", "fourth"}[i]})
			from += 360 * s
		}
		for _, i := range []int{3, 0, 2, 1} {
			k := cuts[i]
			s, q := math.Sincos((k.a + k.z) / 2 * math.Pi / 180)
			off := 4.0
			if i == 1 {
				off = 18
			}
			slice(128+off*q, 112+off*.8*s, k.a, k.z, c.Tones(k.part), k.part)
		}
	},
}

var barChart = kit.Piece{
	Name: "bar-chart", Cm: 30, Palette: "first #3f8fe8 blue; second #4fba7a green; third #f7b83a yellow; fourth #f0564f red; axis #7a8698 gray; arrow #7a4fd8 purple", States: "plain -arrow",
	Draw: func(c *kit.Canvas) {
		x, a := c.Tones("axis"), c.Tones("arrow")
		c.Part("axis", sheen.Each(5, func(i int) kit.Node {
			return c.Line(sheen.D("M24 %gH244", 40+40*float64(i)), x.L.Alpha(.7), 2).Dash(6, 5)
		}))
		for i, part := range []string{"first", "second", "third", "fourth"} {
			t := c.Tones(part)
			h, l := []float64{66, 104, 136, 184}[i], 36+54*float64(i)
			c.Part(part, c.Form(sheen.D("M%g %gl10 -9v%gl-10 9Z", l+36, 232-h, h), kit.Lin(0, 232-h, 0, 232, t.D, t.DDD)), c.Form(sheen.D("M%g %gl10 -9h36l-10 9Z", l, 232-h), kit.Lin(l, 0, l+46, 0, t.LL, t.L)), c.Form(sheen.D("M%g %gh36v%gh-36Z", l, 232-h, h), kit.Lin(l, 232-h, l+36, 232, t.L, t.M, t.D)), c.Rect(l+5, 238-h, 6, h-14, 3, kit.White).Opacity(.3))
		}
		c.Part("axis", c.Line("M20 6V234H252", x.DDD, 10), c.Line("M20 6V233H252", x.M, 7))
		c.Part("arrow", c.Line("M40 138L96 100L136 112L204 28", a.DDD, 12), c.Line("M40 137L96 99L136 111L204 27", a.M, 8.500), c.Path("M226 2L218 44L184 18Z", a.M).Stroke(a.DDD, 2), c.Circle(96, 99, 7, a.LL), c.Circle(136, 111, 7, a.LL))
	},
}

var whiteboard = kit.Piece{
	Name: "whiteboard", Cm: 150, Palette: "board #fafbfc white; frame #aeb8c4 metal; stand #5a6475 legs gray; marker #e5404a red; second #3f7fe8 blue; third #3fa86a green", States: "empty -marker -second -third",
	Draw: func(c *kit.Canvas) {
		b, f, s, m, n, g := c.Tones("board"), c.Tones("frame"), c.Tones("stand"), c.Tones("marker"), c.Tones("second"), c.Tones("third")
		c.Part("stand", sheen.Tube(c, "M56 160L34 246", 9, s), sheen.Tube(c, "M200 160L222 246", 9, s), sheen.Ball(c, 33, 248, 8, s), sheen.Ball(c, 223, 248, 8, s), c.Line("M44 214H212", s.DD, 6))
		c.Part("frame", c.Rect(-2, 14, 260, 176, 8, f.DDD).Move(0, 3), sheen.Body(c, kit.RoundRect(-2, 14, 260, 176, 8), f, 5))
		c.Part("board", c.Form(kit.RoundRect(8, 24, 240, 156, 3), kit.Lin(8, 24, 248, 180, b.LL, b.M, b.D)))
		c.Part("second", c.Path("M24 44H92M24 60H80M24 76H88", kit.None).Stroke(n.M, 5), c.Path("M116 46H160V78H116Z", kit.None).Stroke(n.M, 4.500))
		c.Part("marker", c.Path("M26 158L60 128L84 140L118 100", kit.None).Stroke(m.M, 6), c.Path("M124 92L121 112L106 98Z", m.M), c.Path("M182 46C182 38 230 36 232 62C232 88 184 86 182 62Q182 52 190 46", kit.None).Stroke(m.M, 4.500))
		c.Part("third", c.Path("M160 62H178M138 78V104M138 104H206M206 104V88", kit.None).Stroke(g.M, 4.500), c.Path("M162 130l8 9 15 -18M162 156l8 9 15 -18", kit.None).Stroke(g.M, 5), c.Path("M194 134H234M194 160H226", kit.None).Stroke(g.M, 4.500))
		c.Part("board", c.Path("M8 24H90L40 180H8Z", kit.White).Opacity(.35))
		c.Part("frame", sheen.Body(c, kit.RoundRect(56, 184, 144, 12, 4), f, 4))
		for i, k := range []struct {
			t    kit.Tones
			part string
		}{{m, "marker"}, {n, "second"}, {g, "third"}} {
			x := 68 + 38*float64(i)
			c.Part(k.part, c.Rect(x, 177, 30, 9, 4, k.t.DDD), c.Rect(x, 176, 30, 8, 4, k.t.M), c.Rect(x+22, 176, 8, 8, 3, k.t.DD))
		}
		c.AnchorBox("print", 128, 102, 220, 136, 0)
		c.Anchor("ground", 128, 254)
	},
}

var bulletinBoard = kit.Piece{
	Name: "bulletin-board", Cm: 90, Palette: "cork #d6a368 board brown; frame #8f5a32 wood; first #ffe27a yellow note; second #f7a3bd pink note; third #9fd4f5 blue note; paper #fbfaf5 white; pins #e5404a red", States: "empty -first -second -third -paper -pins",
	Draw: func(c *kit.Canvas) {
		k, f, n := c.Tones("cork"), c.Tones("frame"), c.Tones("pins")
		c.Part("frame", c.Rect(-2, 26, 260, 204, 8, f.DDD).Move(0, 4), sheen.Body(c, kit.RoundRect(-2, 26, 260, 204, 8), f, 8, c.Line("M-2 26L14 42M258 26L242 42M-2 230L14 214M258 230L242 214", f.DDD, 2)))
		in := kit.RoundRect(14, 42, 228, 172, 3)
		r := c.Rand()
		c.Part("cork", c.Path(in, f.DDD).Stroke(f.DDD, 4), c.Form(in, kit.Lin(14, 42, 242, 214, k.LL, k.L, k.M, k.D), sheen.Each(150, func(int) kit.Node {
			return c.Ellipse(14+228*r.Float64(), 42+172*r.Float64(), 1+2.400*r.Float64(), 1+r.Float64(), []kit.Color{k.DD, k.D, k.LL}[r.IntN(3)]).Opacity(.7)
		})))
		note := func(part string, x, y, w, h, a float64, lines int) {
			t := c.Tones(part)
			c.Part(part, kit.Of(c.Rect(x+3, y+5, w, h, 2, k.DDD).Opacity(.4), c.Rect(x, y, w, h, 2, kit.Lin(x, y, x+w, y+h, t.LL, t.M, t.D)), sheen.Each(lines, func(i int) kit.Node {
				return c.Line(sheen.D("M%g %gH%g", x+9, y+22+11*float64(i), x+w-10-float64(i*17%24)), t.DDD, 3).Opacity(.55)
			})).Rotate(a, x+w/2, y))
		}
		note("paper", 92, 56, 74, 96, 2, 6)
		note("first", 26, 58, 56, 56, -5, 3)
		note("second", 178, 62, 54, 54, 6, 2)
		note("third", 34, 136, 58, 56, 4, 3)
		note("first", 172, 140, 56, 56, -4, 2)
		note("second", 108, 160, 46, 44, -3, 2)
		for _, q := range [][2]float64{{54, 62}, {129, 60}, {205, 66}, {63, 140}, {200, 144}, {131, 164}} {
			c.Part("pins", c.Ellipse(q[0]+3, q[1]+4, 5, 3.500, k.DDD).Opacity(.5), sheen.Ball(c, q[0], q[1], 6, n))
		}
		c.AnchorBox("print", 129, 104, 64, 80, 2)
	},
}

var waterCooler = kit.Piece{
	Name: "water-cooler", Cm: 130, Palette: "bottle #8fcdf2 blue water jug; body #f1f4f7 white machine; hot #e5404a red tap; cold #3f8fe8 blue tap; tray #4a5262 black; cup #ffffff white", States: "empty; plain -cup",
	Draw: func(c *kit.Canvas) {
		w, b, h, k, t, u := c.Tones("bottle"), c.Tones("body"), c.Tones("hot"), c.Tones("cold"), c.Tones("tray"), c.Tones("cup")
		jug := "M82 22Q82 8 98 8H158Q174 8 174 22V78Q174 92 150 96V106H106V96Q82 92 82 78Z"
		c.Part("bottle", c.Path(jug, w.M.Alpha(.8)).Stroke(w.DD, 2.400))
		if !c.State("empty") {
			c.Part("bottle", c.Clip(jug, c.Path("M70 30Q98 22 128 30T186 30V110H70Z", kit.Lin(82, 0, 174, 0, w.D, w.L, w.M, w.DD))))
		}
		c.Part("bottle", c.Clip(jug, c.Line("M80 44H176M80 62H176M80 80H176", w.DD, 2).Opacity(.6)), sheen.Glint(c, "M92 18H106V86Q94 84 92 76Z", .6), c.Circle(140, 56, 4, kit.White).Opacity(.7), c.Circle(150, 72, 3, kit.White).Opacity(.7), c.Circle(134, 76, 2.600, kit.White).Opacity(.7))
		d := "M70 112Q70 102 82 102H174Q186 102 186 112V240Q186 250 176 250H80Q70 250 70 240Z"
		c.Part("body", c.Path(d, b.DDD).Move(0, 2), sheen.Body(c, d, b, 13, c.Line("M70 196H186", b.DD, 2.600)))
		c.Part("tray", c.Rect(86, 122, 84, 60, 8, t.DD), c.Rect(88, 124, 80, 56, 7, kit.Lin(88, 124, 168, 180, t.DDD, t.D)), sheen.Body(c, kit.RoundRect(82, 176, 92, 12, 4), t, 4))
		c.Part("hot", sheen.Body(c, "M98 120H118V138L112 148H104L98 138Z", h, 5))
		c.Part("cold", sheen.Body(c, "M138 120H158V138L152 148H144L138 138Z", k, 5))
		c.Part("cup", c.Path("M136 156H160L156 178H140Z", u.DDD), c.Form("M136 155H160L156 177H140Z", sheen.Round(136, 0, 160, 0, u)))
		c.Part("body", c.Rect(96, 208, 64, 30, 4, b.D), c.Rect(98, 210, 60, 26, 4, b.L))
		c.Anchor("ground", 128, 250)
	},
}
