package office

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var stapler = kit.Piece{
	Name: "stapler", Cm: 15, Facing: kit.Right,
	Palette: "body #e23f3a red; base #4a5160 black; metal #c3ccd5",
	Draw: func(c *kit.Canvas) {
		b, k, m := c.Tones("body"), c.Tones("base"), c.Tones("metal")
		c.Part("base", sheen.Body(c, "M14 196Q12 184 26 184H228Q252 184 252 200Q252 214 238 214H26Q14 214 14 204Z", k, 10), c.Rect(206, 178, 34, 10, 3, m.M), sheen.Streak(c, "M30 190H190", 3, .5))
		c.Part("metal", sheen.Body(c, "M40 144L234 112L240 138L60 172Z", m, 8, c.Line("M60 160L236 128", m.DD, 3)))
		c.Part("base", sheen.Body(c, "M22 124H64V190H30Q18 190 18 178Z", k, 10))
		d := "M18 148C10 112 26 96 52 90C110 76 180 56 224 56C246 58 254 82 248 104C246 114 240 118 230 120L60 154Q26 166 18 148Z"
		c.Part("body", sheen.Body(c, d, b, 22, c.Line("M30 144Q130 118 246 104", b.DDD, 4).Opacity(.4)), sheen.Glint(c, "M46 110Q120 86 212 72Q224 74 212 80Q130 94 54 118Q42 120 46 110Z", .7), sheen.Ball(c, 40, 136, 9, m))
		c.Anchor("ground", 128, 214)
		c.AnchorBox("grip", 140, 110, 0, 0, 90)
	},
}

var pencilSharpener = kit.Piece{
	Name: "pencil-sharpener", Cm: 4,
	Palette: "sharpener #f2b632 yellow; blade #c9d2da metal; pencil #4f9fe0 blue; shavings #e9b36a wood",
	Draw: func(c *kit.Canvas) {
		b, m, p, s := c.Tones("sharpener"), c.Tones("blade"), c.Tones("pencil"), c.Tones("shavings")
		c.Part("pencil", c.Form("M106 180H150V254H106Z", kit.Lin(106, 0, 150, 0, p.L, p.M, p.D, p.DD), c.Rect(120, 180, 15, 80, 0, p.L).Opacity(.6)))
		fan := func(x, y, deg, k float64) kit.Node {
			d := "M0 18C-8 0 -30 -6 -42 6Q-46 -10 -32 -14Q-32 -28 -17 -25Q-12 -38 0 -31Q12 -38 17 -25Q32 -28 32 -14Q46 -10 42 6C30 -6 8 0 0 18Z"
			return kit.Of(c.Path(d, p.M).Scale(1.08, 1.12, 0, 10), c.Form(d, kit.Lin(-30, -30, 30, 20, s.LL, s.M, s.D), c.Line("M0 14L-30 -12M0 14L-14 -24M0 14V-28M0 14L14 -24M0 14L30 -12", s.DD, 2).Opacity(.5))).Scale(k, k, 0, 0).Rotate(deg, 0, 0).Move(x, y)
		}
		c.Part("shavings", fan(196, 54, 64, 1.1), fan(214, 214, 20, .8))
		d := "M70 18Q72 8 82 8H174Q184 8 186 18L190 52C178 84 184 130 206 164L210 190Q210 202 198 202H58Q46 202 46 190L50 164C72 130 78 84 66 52Z"
		c.Part("sharpener", sheen.Body(c, d, b, 20, c.Line("M62 160C78 130 84 96 76 62M74 168C90 136 96 100 88 62M194 160C178 130 172 96 180 62M182 168C166 136 160 100 168 62", b.DD, 4).Opacity(.5), c.Path("M112 202Q112 186 128 186Q144 186 144 202Z", b.DDD)))
		c.Part("blade", c.Path("M100 28L154 22L166 176L112 182Z", b.DDD).Move(2, 4).Opacity(.5), c.Form("M100 28L154 22L166 176L112 182Z", sheen.Steel(100, 22, 166, 176, m), c.Path("M154 22L166 176L156 177L144 23Z", m.LL)), sheen.Screw(c, 130, 102, 15, m))
		c.Part("sharpener", sheen.Streak(c, "M80 20H120", 5, .6))
		c.Anchor("ground", 128, 254)
	},
}

var typewriter = kit.Piece{
	Name: "typewriter", Cm: 32,
	Palette: "body #3f8f9e teal; keys #fbf3e2; paper #fffdf7; roller #3f4450; lettering #4a4f5c text",
	Draw: func(c *kit.Canvas) {
		b, k, p, r, l := c.Tones("body"), c.Tones("keys"), c.Tones("paper"), c.Tones("roller"), c.Tones("lettering")
		c.Part("paper", sheen.Body(c, "M70 4H186V104H70Z", p, 6))
		if text := c.Text(); text != "" {
			c.Part("lettering", c.Letters(text, kit.Box{X0: 80, Y0: 14, X1: 176, Y1: 76}, "display", l.M))
		} else {
			c.Part("lettering", c.Line("M84 22H172M84 36H160M84 50H168M84 64H130", l.M, 4).Opacity(.75))
		}
		c.Part("roller", c.Form(kit.RoundRect(24, 82, 208, 30, 10), kit.Lin(0, 82, 0, 112, r.L, r.M, r.DDD)), sheen.Body(c, kit.RoundRect(6, 76, 24, 42, 9), r, 8), sheen.Body(c, kit.RoundRect(226, 76, 24, 42, 9), r, 8), sheen.Tube(c, "M30 78L12 52", 7, r))
		c.Part("paper", c.Rect(70, 78, 116, 12, 0, p.M))
		c.Part("body", sheen.Body(c, "M44 104H212C226 104 228 116 230 128L238 168H18L26 128C28 116 30 104 44 104Z", b, 16, c.Path("M76 132Q128 112 180 132L176 150H80Z", b.DDD).Opacity(.85), c.Line("M90 146Q128 124 166 146", b.LL, 3).Opacity(.5)), sheen.Streak(c, "M42 118Q46 112 56 112H90", 5, .6))
		c.Part("body", sheen.Body(c, "M18 164H238L252 232Q254 250 236 250H20Q2 250 4 232Z", b, 16, c.Path("M30 176H226L236 230H20Z", b.DDD).Opacity(.55)))
		c.Part("keys", sheen.Each(3, func(row int) kit.Node {
			n := 9 - row%2
			return sheen.Each(n, func(i int) kit.Node {
				y := 186 + float64(row)*15.5
				x := 128 + (float64(i)-float64(n-1)/2)*(20.5+float64(row)*.9)
				return kit.Of(c.Circle(x, y+2.4, 8, r.DD), c.Circle(x, y, 7.6, kit.Rad(x-2, y-3, 11, k.LL, k.M, k.D)), c.Circle(x, y, 7.6, kit.None).Stroke(r.L, 1.4))
			})
		}), sheen.Body(c, kit.RoundRect(70, 231, 116, 11, 5), k, 5))
		c.AnchorBox("print", 128, 44, 96, 66, 0)
		c.Anchor("ground", 128, 250)
	},
}

var gavel = kit.Piece{
	Name: "gavel", Cm: 26,
	Palette: "wood #8f4f2a brown; bands #e3b548 gold",
	Draw: func(c *kit.Canvas) {
		w, g := c.Tones("wood"), c.Tones("bands")
		c.Part("block", c.Named("wood", sheen.Body(c, "M20 214Q20 206 30 206H138Q148 206 148 214V222H20Z", w, 6), sheen.Body(c, "M8 222H160Q168 222 168 232V240Q168 250 158 250H10Q0 250 0 240V232Q0 222 8 222Z", w, 8)), c.Named("bands", c.Rect(20, 216, 128, 7, 3, kit.Lin(20, 0, 148, 0, g.D, g.LL, g.M, g.DD))))
		hammer := kit.Of(
			c.Named("wood", sheen.Body(c, "M120 84H136L140 214Q144 244 128 244Q112 244 116 214Z", w, 8), sheen.Body(c, kit.RoundRect(64, 28, 128, 62, 8), w, 18, sheen.Grain(c, kit.Box{X0: 70, Y0: 32, X1: 186, Y1: 86}, 5, w))),
			c.Named("bands", c.Form(kit.RoundRect(82, 24, 14, 70, 3), kit.Lin(0, 24, 0, 94, g.L, g.LL, g.M, g.DD)), c.Form(kit.RoundRect(160, 24, 14, 70, 3), kit.Lin(0, 24, 0, 94, g.L, g.LL, g.M, g.DD))),
			c.Named("wood", sheen.Body(c, kit.RoundRect(44, 20, 30, 78, 12), w, 12), sheen.Body(c, kit.RoundRect(182, 20, 30, 78, 12), w, 12), sheen.Streak(c, "M100 40H154", 5, .5)),
			c.Named("bands", c.Form(kit.RoundRect(113, 216, 30, 10, 3), kit.Lin(113, 0, 143, 0, g.L, g.M, g.DD))))
		c.Add(hammer.Rotate(-52, 128, 60).Move(-22, 40))
		c.Anchor("ground", 84, 250)
		c.AnchorBox("grip", 214, 190, 0, 0, -52)
	},
}

var handcuffs = kit.Piece{
	Name: "handcuffs", Cm: 24,
	Palette: "cuffs #b4bfca metal; chain #8d98a5",
	Draw: func(c *kit.Canvas) {
		m, n := c.Tones("cuffs"), c.Tones("chain")
		ring := func(x, y, r float64) kit.Node {
			p := c.Circle(x, y, r, kit.None)
			return kit.Of(p.Stroke(m.DDD, 22), p.Stroke(kit.Lin(x-r, y-r, x+r, y+r, m.LL, m.M, m.DD, m.L, m.D), 18), c.Circle(x, y, r+6, kit.None).Stroke(m.LL, 2.4).Opacity(.8))
		}
		link := func(x, y, deg float64) kit.Node {
			return kit.Of(c.Ellipse(x, y, 16, 10, kit.None).Stroke(n.DDD, 9), c.Ellipse(x, y, 16, 10, kit.None).Stroke(n.L, 5.4)).Rotate(deg, x, y)
		}
		c.Part("cuffs", ring(74, 92, 58), ring(178, 166, 58))
		c.Part("chain", link(104, 164, 60), link(120, 178, 0), link(136, 100, 20), link(126, 122, 80), link(120, 150, 100))
		c.Part("cuffs", sheen.Body(c, "M62 132H114Q124 132 124 142V168Q124 178 114 178H88Q62 172 58 146Q56 132 62 132Z", m, 10), c.Circle(92, 154, 7, m.DDD), c.Rect(90, 154, 4, 12, 1, m.DDD), sheen.Body(c, "M126 84H180Q196 90 198 108Q198 122 190 124H136Q126 124 126 114V94Q126 84 132 84Z", m, 10), c.Circle(160, 102, 7, m.DDD), c.Rect(158, 102, 4, 12, 1, m.DDD))
		c.Anchor("ground", 128, 240)
		c.AnchorBox("grip", 120, 130, 0, 0, 90)
	},
}

var nameTag = kit.Piece{
	Name: "hello-name-tag", Cm: 9,
	Palette: "tag #e23a3a red; paper #ffffff; lettering #ffffff text; name #2f3542 print",
	Draw: func(c *kit.Canvas) {
		t, p, l, n := c.Tones("tag"), c.Tones("paper"), c.Tones("lettering"), c.Tones("name")
		c.Part("tag", sheen.Body(c, kit.RoundRect(4, 44, 248, 172, 22), t, 12))
		c.Part("lettering", c.Letters("HELLO", kit.Box{X0: 60, Y0: 54, X1: 196, Y1: 84}, "display", l.M), c.Letters("MY NAME IS", kit.Box{X0: 66, Y0: 88, X1: 190, Y1: 104}, "display", l.M))
		c.Part("paper", c.Form(kit.RoundRect(14, 112, 228, 78, 6), kit.Lin(14, 112, 200, 190, p.LL, p.M, p.D)))
		if text := c.Text(); text != "" {
			c.Part("name", c.Letters(text, kit.Box{X0: 28, Y0: 122, X1: 228, Y1: 180}, "script", n.M))
		}
		c.Part("tag", sheen.Streak(c, "M18 68Q20 56 34 54", 5, .6))
		c.AnchorBox("print", 128, 151, 210, 66, 0)
		c.Anchor("ground", 128, 216)
	},
}

var safe = kit.Piece{
	Name: "safe", Cm: 60, States: "open; closed; empty",
	Palette: "safe #6d7a8c gray; dial #e2e6ea metal; handle #e5b53e gold",
	Draw: func(c *kit.Canvas) {
		s, d, h := c.Tones("safe"), c.Tones("dial"), c.Tones("handle")
		c.Part("safe", sheen.Body(c, kit.RoundRect(34, 226, 44, 26, 6), s, 8), sheen.Body(c, kit.RoundRect(178, 226, 44, 26, 6), s, 8), sheen.Body(c, kit.RoundRect(8, 6, 240, 230, 24), s, 22))
		if c.State("open") {
			openSafe(c)
			return
		}
		c.Part("safe", c.Path(kit.RoundRect(30, 28, 196, 186, 12), s.DDD), sheen.Body(c, kit.RoundRect(34, 32, 188, 178, 10), s, 16, c.Path(kit.RoundRect(46, 44, 164, 154, 8), kit.None).Stroke(s.DD, 4).Opacity(.7)), sheen.Streak(c, "M24 40Q24 22 42 20H90", 6, .5))
		c.Part("handle", sheen.Body(c, kit.RoundRect(22, 66, 18, 34, 6), h, 6), sheen.Body(c, kit.RoundRect(22, 146, 18, 34, 6), h, 6))
		c.Part("dial", c.Circle(108, 124, 47, s.DDD), sheen.Ball(c, 107, 121, 44, d, c.Around(24, 107, 121, c.Line("M107 80V88", s.DDD, 3))), sheen.Ball(c, 107, 121, 20, s), c.Path("M107 76L101 66H113Z", h.M))
		c.Part("handle", c.Around(3, 182, 121, kit.Of(sheen.Tube(c, "M182 121V90", 9, h), sheen.Ball(c, 182, 88, 9, h))), sheen.Ball(c, 182, 121, 14, h))
		c.Anchor("ground", 128, 252)
	},
}

// openSafe draws the inside of the safe with money and gold on its shelves, and its thick door swung to the left.
func openSafe(c *kit.Canvas) {
	s, d, h := c.Tones("safe"), c.Tones("dial"), c.Tones("handle")
	c.Part("safe", sheen.Cave(c, 30, 28, 196, 186, 10, kit.TonesOf(s.D)), c.Rect(30, 118, 196, 8, 0, kit.Lin(0, 118, 0, 126, s.L, s.D)), c.Rect(30, 126, 196, 8, 0, s.DDD).Opacity(.5))
	if !c.State("empty") {
		gold, bill := kit.TonesOf(kit.Hex("#f2bb35")), kit.TonesOf(kit.Hex("#6cae5a"))
		bar := func(x, y float64) kit.Node {
			return kit.Of(c.Form(sheen.D("M%g %gl8 -10h34l8 10z", x, y-18), kit.Lin(x, y-28, x+50, y-18, gold.LL, gold.L)), c.Form(sheen.D("M%g %gh50l6 18h-62z", x, y-18), kit.Lin(x, y-18, x+50, y, gold.L, gold.M, gold.DD)))
		}
		notes := func(x, y float64) kit.Node {
			return kit.Of(sheen.Body(c, kit.RoundRect(x, y-15, 56, 15, 2), bill, 4, c.Line(sheen.D("M%g %gh56M%g %gh56", x, y-5, x, y-10), bill.DD, 1)), c.Rect(x+22, y-15, 12, 15, 0, kit.Hex("#fff3d6")))
		}
		c.Part("gold", bar(52, 212), bar(118, 212), bar(84, 186))
		c.Part("money", notes(56, 118), notes(56, 102), notes(122, 118), notes(122, 102), notes(90, 86), sheen.Each(3, func(i int) kit.Node {
			return c.Ellipse(204, 206-6*float64(i), 14, 5, kit.Lin(190, 0, 218, 0, gold.LL, gold.M, gold.DD))
		}))
	}
	c.Part("door", sheen.Leaf(c, 30, 28, 214, -42, 14, 14, s, s, c.Path("M18 50L-34 42V200L18 192Z", kit.None).Stroke(s.DDD, 3).Opacity(.6), c.Rect(-30, 60, 50, 12, 3, d.M), c.Rect(-30, 116, 50, 12, 3, d.M), c.Rect(-30, 172, 50, 12, 3, d.M)), c.Line("M-46 64h-8M-46 122h-8M-46 178h-8", d.D, 9))
	c.Part("handle", sheen.Body(c, kit.RoundRect(24, 56, 14, 30, 5), h, 5), sheen.Body(c, kit.RoundRect(24, 156, 14, 30, 5), h, 5))
	c.AnchorBox("inside", 128, 124, 170, 176, 0)
	c.Anchor("ground", 128, 252)
}
