package hardware

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var gasCan = kit.Piece{
	Name: "gas-can", Cm: 40,
	Palette: "can #dd3a32 body red; cap #f4bf3c spout yellow; handle #dd3a32 <can",
	Draw: func(c *kit.Canvas) {
		t, p, h := c.Tones("can"), c.Tones("cap"), c.Tones("handle")
		c.Part("handle", sheen.Tube(c, "M112 66V38Q112 26 124 26H190Q202 26 202 38V66", 17, h))
		c.Part("cap", c.Form("M50 44L84 22L98 46L62 68Z", kit.Lin(52, 30, 90, 60, p.LL, p.M, p.DD)), c.Form("M40 36Q36 28 44 24L74 6Q82 2 86 10L92 20Q96 28 88 32L60 50Q50 54 46 46Z", kit.Lin(42, 10, 90, 48, p.LL, p.L, p.M, p.D), c.Line("M52 22L62 44M62 16L72 38M72 10L82 32", p.DD, 2.4).Opacity(.6)), sheen.Glint(c, "M46 30L76 12Q80 12 78 16L52 33Z", .6))
		d := "M30 92Q28 78 38 70L60 54Q66 50 74 52L96 60H206Q228 60 228 82V224Q228 248 204 248H54Q30 248 30 224Z"
		c.Part("can", sheen.Body(c, d, t, 24, c.Line("M30 92Q120 84 228 92", t.DD, 3).Opacity(.5), c.Line("M30 95Q120 87 228 95", t.LL, 2).Opacity(.5)),
			c.Line("M66 116L192 222M192 116L66 222", t.DD, 26), c.Line("M66 116L192 222M192 116L66 222", t.L, 20).Move(-1, -2), c.Line("M66 116L192 222M192 116L66 222", t.M, 15), sheen.Streak(c, "M44 110V206", 8, .5), sheen.Streak(c, "M92 68H150", 5, .45))
		c.Anchor("ground", 128, 248)
		c.AnchorBox("grip", 157, 26, 0, 0, 90)
		c.AnchorBox("print", 129, 170, 120, 80, 0)
	},
}

var milkCan = kit.Piece{
	Name: "milk-can", Cm: 60,
	Palette: "can #b9c4ce metal steel tin; lid #b9c4ce <can; handles #8d99a6 handle; band #9aa7b4 <can",
	Draw: func(c *kit.Canvas) {
		t, l, h, b := c.Tones("can"), c.Tones("lid"), c.Tones("handles"), c.Tones("band")
		c.Part("handles", sheen.Tube(c, "M82 74C40 70 34 116 60 124", 12, h), sheen.Tube(c, "M174 74C216 70 222 116 196 124", 12, h))
		d := "M88 60H168Q166 86 186 100Q208 114 208 142V236A80 14 0 0 1 48 236V142Q48 114 70 100Q90 86 88 60Z"
		c.Part("can", c.Form(d, kit.Lin(48, 0, 208, 0, kit.At(0, t.D), kit.At(.14, t.M), kit.At(.28, t.LL), kit.At(.42, t.L), kit.At(.7, t.M), kit.At(.9, t.DD), kit.At(1, t.D)), gloss.Dim(c, 5, .5, "M60 56H196V72H60Z", t), gloss.Dim(c, 6, .4, "M44 226Q128 248 212 226V260H44Z", t)),
			sheen.Streak(c, "M78 134V214", 7, .75), sheen.Streak(c, "M100 72Q98 88 86 100", 4, .6))
		for _, y := range []float64{138, 222} {
			band := sheen.D("M48 %gA80 13 0 0 0 208 %gv11A80 13 0 0 1 48 %gZ", y, y, y+11)
			c.Part("band", c.Path(band, t.DDD).Move(0, 2).Opacity(.5), c.Form(band, kit.Lin(48, 0, 208, 0, b.D, b.LL, b.L, b.D, b.DD)))
		}
		lip := "M80 50A48 9 0 0 0 176 50V62A48 9 0 0 1 80 62Z"
		c.Part("lid", c.Path(lip, t.DDD).Move(0, 2.500).Opacity(.5), c.Form(lip, kit.Lin(80, 0, 176, 0, l.D, l.LL, l.L, l.D, l.DD)), c.Form("M84 34Q86 22 128 20Q170 22 172 34V51A44 8 0 0 1 84 51Z", kit.Lin(84, 0, 172, 0, l.D, l.LL, l.M, l.DD)), c.Ellipse(128, 32, 43, 9, kit.Lin(86, 24, 170, 40, l.LL, l.L, l.D)),
			sheen.Tube(c, "M106 30C106 4 150 4 150 30", 9, h))
		c.Anchor("ground", 128, 248)
		c.AnchorBox("surface", 128, 28, 70, 0, 0)
		c.AnchorBox("print", 128, 182, 96, 60, 0)
		c.AnchorBox("grip", 128, 12, 0, 0, 90)
	},
}

var tackleBox = kit.Piece{
	Name: "tackle-box", Cm: 42,
	Palette: "box #3f8a5c body green; tray #e9dcc0 compartments; latch #f2c24a; lures #ef5b3c bobber bait",
	Draw: func(c *kit.Canvas) {
		b, t, l, r := c.Tones("box"), c.Tones("tray"), c.Tones("latch"), c.Tones("lures")
		lid := "M22 30Q24 14 40 14H216Q232 14 234 30L242 104H14Z"
		c.Part("box", sheen.Body(c, lid, b, 14), c.Form("M36 32Q37 25 44 25H212Q219 25 220 32L227 98H29Z", kit.Lin(36, 25, 220, 98, b.DD, b.D, b.M), c.Line("M36 62H222", b.DDD, 3).Opacity(.5)))
		c.Part("tray", c.Form("M16 92H240L246 128H10Z", kit.Lin(0, 92, 0, 128, t.D, t.M, t.L)), c.Form("M22 98H234L238 122H18Z", t.DD), sheen.Each(5, func(i int) kit.Node {
			x := 22 + 43.600*float64(i)
			return c.Form(sheen.D("M%g 98h38l1 24h-40z", x), kit.Lin(0, 98, 0, 122, t.D, t.M))
		}))
		bob := func(x, y, k float64) kit.Node {
			return kit.Of(c.Line(sheen.D("M%g %gv-24", x, y), t.DDD, 4), c.Form(kit.Oval(x, y, k, k), kit.Lin(x-k, y-k, x+k, y+k, kit.White, kit.Hex("#d6dde6")), c.Rect(x-k, y-k, 2*k, k, 0, kit.Lin(x-k, 0, x+k, 0, r.L, r.M, r.D)), c.Line(sheen.D("M%g %gh%g", x-k, y, 2*k), r.DDD, 2)), c.Circle(x-k*.4, y-k*.45, k*.2, kit.White).Opacity(.8))
		}
		fish := func(x, y float64, col kit.Tones) kit.Node {
			return kit.Of(c.Line(sheen.D("M%g %gv14q0 8 -8 6", x, y+4), kit.Hex("#7b8794"), 3), c.Form(sheen.D("M%g %gq18 -20 40 0l12 -10v22l-12 -10q-22 18 -40 -2z", x-20, y), kit.Lin(x, y-12, x, y+12, col.L, col.M, col.D)), c.Circle(x-9, y-2, 3.4, kit.White), c.Circle(x-9, y-2, 1.7, kit.Hex("#20242e")))
		}
		c.Part("lures", bob(42, 96, 15), fish(92, 98, kit.TonesOf(kit.Hex("#f4b73f"))), bob(132, 100, 12), fish(176, 96, kit.TonesOf(kit.Hex("#4aa3df"))), bob(218, 97, 14))
		front := "M8 124Q8 120 12 120H244Q248 120 248 124L240 230Q239 242 226 242H30Q17 242 16 230Z"
		c.Part("box", sheen.Body(c, front, b, 20, c.Line("M14 200H242", b.DD, 3).Opacity(.6), c.Line("M14 203H242", b.LL, 2).Opacity(.5)), c.Line("M14 124H242", b.LL, 3).Opacity(.8), sheen.Streak(c, "M26 140L32 190", 6, .4))
		c.Part("box", sheen.Tube(c, "M96 172V160Q96 152 104 152H152Q160 152 160 160V172", 10, kit.TonesOf(kit.Hex("#3b404c"))))
		for _, x := range []float64{50, 186} {
			c.Part("latch", sheen.Body(c, kit.RoundRect(x, 114, 22, 32, 5), l, 6), c.Rect(x+6, 134, 10, 6, 2, l.DD))
		}
		c.Anchor("ground", 128, 242)
		c.AnchorBox("print", 128, 206, 120, 50, 0)
		c.AnchorBox("grip", 128, 154, 0, 0, 90)
	},
}
