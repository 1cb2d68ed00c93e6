package office

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var abacus = kit.Piece{
	Name: "abacus", Cm: 30, Palette: "frame #b9733a wood; first #e5484f red beads; second #f5c33a yellow; third #4fae5a green; fourth #3f8fd8 blue; fifth #9a5fd0 purple; rods #c3ccd6 metal",
	Draw: func(c *kit.Canvas) {
		f, r := c.Tones("frame"), c.Tones("rods")
		c.Part("frame", sheen.Body(c, kit.RoundRect(24, 6, 18, 234, 7), f, 6), sheen.Body(c, kit.RoundRect(214, 6, 18, 234, 7), f, 6))
		for i, part := range []string{"first", "second", "third", "fourth", "fifth"} {
			t := c.Tones(part)
			y := 52 + 36*float64(i)
			c.Part("rods", sheen.Tube(c, sheen.D("M36 %gH220", y), 5, r))
			left := []int{7, 4, 6, 3, 5}[i]
			for j := range 10 {
				x := 52 + 14.500*float64(j)
				if j >= left {
					x += 22
				}
				c.Part(part, c.Form(sheen.D("M%g %gq-7 2 -7 15t7 15q7 -2 7 -15t-7 -15Z", x, y-15), kit.Lin(x-7, y-12, x+7, y+14, t.LL, t.L, t.M, t.DD), c.Line(sheen.D("M%g %gq5 2 5 14t-5 14", x+1, y-14), t.DDD, 1.600).Opacity(.4)), c.Ellipse(x-2.400, y-7, 1.600, 3.600, kit.White).Opacity(.75))
			}
		}
		c.Part("frame", sheen.Body(c, kit.RoundRect(10, 4, 236, 22, 8), f, 7, sheen.Grain(c, kit.Box{X0: 16, Y0: 6, X1: 240, Y1: 24}, 3, f)), sheen.Body(c, kit.RoundRect(6, 226, 244, 24, 8), f, 7, sheen.Grain(c, kit.Box{X0: 12, Y0: 228, X1: 244, Y1: 248}, 3, f)))
		c.Anchor("ground", 128, 250)
	},
}

var glueStick = kit.Piece{
	Name: "glue-stick", Cm: 11, Palette: "tube #f5c33a yellow body; cap #e5484f red; glue #fbf6ee white; base #e5484f <cap; print #2f5fae lettering blue",
	Draw: func(c *kit.Canvas) {
		t, k, g, b, p := c.Tones("tube"), c.Tones("cap"), c.Tones("glue"), c.Tones("base"), c.Tones("print")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(14, 110, 128) }
		c.Part("glue", turn(sheen.Body(c, "M74 70V30Q74 12 110 12Q146 12 146 30V70Z", g, 11, c.Line("M80 30Q110 20 140 30", g.D, 2).Opacity(.5))))
		c.Part("base", turn(sheen.Body(c, kit.RoundRect(66, 58, 88, 20, 4), kit.TonesOf(kit.Hex("#f7f3ea")), 5)))
		c.Part("tube", turn(c.Form(kit.RoundRect(58, 74, 104, 142, 5), sheen.Round(58, 0, 162, 0, t))))
		c.Part("print", turn(c.Path("M58 96Q110 104 162 96V104Q110 112 58 104ZM58 186Q110 194 162 186V194Q110 202 58 194Z", p.M), c.Letters("GLUE", kit.Box{X0: 70, Y0: 120, X1: 150, Y1: 174}, "display", p.M)))
		c.Part("base", turn(c.Form(kit.RoundRect(54, 212, 112, 36, 6), sheen.Round(54, 0, 166, 0, b), sheen.Each(16, func(i int) kit.Node { return c.Line(sheen.D("M%g 220V244", 58+7*float64(i)), b.DDD, 2).Opacity(.5) }))))
		cap := kit.RoundRect(0, 0, 78, 92, 10)
		c.Part("cap", kit.Of(c.Path(cap, k.DDD).Move(1, 3), c.Form(cap, sheen.Round(0, 0, 78, 0, k), sheen.Each(9, func(i int) kit.Node { return c.Line(sheen.D("M%g 60V88", 7+8*float64(i)), k.DDD, 2).Opacity(.45) }), c.Path("M-2 -2H80V12Q39 20 -2 12Z", k.LL).Opacity(.35))).Rotate(-12, 39, 46).Move(176, 156))
		c.Anchor("ground", 128, 250)
	},
}

var holePunch = kit.Piece{
	Name: "hole-punch", Cm: 14, Palette: "lever #3f7fd8 blue handle; base #4a5160 black; metal #c3ccd6 steel; paper #fdfcf8 sheet; dots #fdfcf8 confetti",
	Draw: func(c *kit.Canvas) {
		l, b, m, p, d := c.Tones("lever"), c.Tones("base"), c.Tones("metal"), c.Tones("paper"), c.Tones("dots")
		c.Part("paper", c.Path("M-4 196L60 168H190L214 210L20 236Z", p.DDD).Opacity(.6).Move(1, 3), c.Form("M-4 196L60 168H190L214 210L20 236Z", kit.Lin(0, 168, 200, 236, kit.White, p.M, p.D)), c.Line("M40 206L120 196M46 216L110 208", kit.Hex("#a9c7e8"), 2.400), c.Ellipse(148, 190, 7, 4, b.DDD), c.Ellipse(184, 186, 7, 4, b.DDD))
		c.Part("base", c.Path("M92 196H236Q250 198 250 212V222Q250 230 240 230H90Q80 230 80 220V210Q80 198 92 196Z", b.DDD).Move(0, 3), sheen.Body(c, "M92 192H236Q250 194 250 208V220Q250 228 240 228H90Q80 228 80 218V206Q80 194 92 192Z", b, 8, c.Line("M84 214H246", b.LL, 2).Opacity(.6)))
		c.Part("metal", sheen.Body(c, "M118 192V120Q118 108 130 106H214Q228 108 230 122L234 192H206V150H146V192Z", m, 8), sheen.Body(c, kit.RoundRect(140, 128, 16, 60, 4), m, 4), sheen.Body(c, kit.RoundRect(192, 128, 16, 60, 4), m, 4))
		lever := "M104 88Q100 60 124 54L214 44Q244 42 250 68L254 116Q254 130 240 132L226 120Q196 108 130 112Q110 108 104 88Z"
		c.Part("lever", c.Path(lever, l.DDD).Move(0, 3), sheen.Body(c, lever, l, 13, c.Path("M124 70Q170 56 226 60Q234 62 234 72Q180 66 126 84Q118 78 124 70Z", l.LL).Opacity(.45)), c.Circle(232, 120, 8, m.DDD), c.Circle(231.500, 119.500, 6.500, kit.Lin(226, 114, 238, 126, m.LL, m.M, m.DD)))
		for _, q := range [][3]float64{{34, 246, 6}, {58, 240, 5}, {22, 250, 5}, {80, 246, 6}, {226, 244, 5}, {204, 248, 6}, {112, 248, 5}} {
			c.Part("dots", c.Ellipse(q[0]+.6, q[1]+1.600, q[2], q[2]*.6, d.DDD).Opacity(.8), c.Ellipse(q[0], q[1], q[2], q[2]*.6, d.L))
		}
		c.Anchor("ground", 150, 250)
	},
}
