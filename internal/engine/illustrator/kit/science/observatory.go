package science

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var telescope = kit.Piece{
	Name: "telescope", Cm: 130, Facing: kit.Right,
	Palette: "tube #3f66c4 body blue; trim #f2bd45 brass gold; legs #8a5a34 wood tripod; lens #a6dcf2 glass",
	Draw: func(c *kit.Canvas) {
		b, g, w, l := c.Tones("tube"), c.Tones("trim"), c.Tones("legs"), c.Tones("lens")
		c.Part("legs", c.Form("M116 140H126L122 252H112Z", sheen.Round(112, 0, 126, 0, w)), c.Form("M106 138L118 142L66 250L54 246Z", kit.Lin(70, 180, 90, 190, w.LL, w.M, w.DD)), c.Form("M126 142L138 138L188 246L176 250Z", kit.Lin(150, 200, 168, 192, w.L, w.M, w.DDD)), c.Line("M84 206Q118 216 158 206", g.DD, 5), c.Line("M84 205Q118 215 158 205", g.L, 2), sheen.Body(c, "M52 244L68 250L64 256H50Z", g, 2), sheen.Body(c, "M174 250L190 244L194 256H180Z", g, 2))
		c.Part("mount", sheen.Body(c, "M104 134H140L134 150H110Z", g, 5), sheen.Ball(c, 122, 128, 17, g))
		t := func(nodes ...kit.Node) kit.Node { return kit.Of(nodes...).Rotate(-28, 122, 112) }
		bar := func(x0, y0, x1, y1 float64, k kit.Tones) kit.Node {
			return c.Form(kit.RoundRect(x0, y0, x1-x0, y1-y0, 5), kit.Lin(0, y0, 0, y1, kit.At(0, k.L), kit.At(.2, k.LL), kit.At(.45, k.M), kit.At(.85, k.DD), kit.At(1, k.D)))
		}
		c.Part("trim", t(bar(-8, 98, 10, 126, g)))
		c.Part("tube", t(bar(6, 94, 48, 130, b)))
		c.Part("trim", t(bar(44, 88, 56, 136, g)))
		c.Part("tube", t(bar(54, 84, 132, 140, b)))
		c.Part("trim", t(bar(128, 78, 142, 146, g)))
		c.Part("tube", t(bar(140, 74, 232, 150, b), c.Line("M148 90H222", kit.White, 6).Opacity(.45), c.Path(kit.RoundRect(84, 64, 70, 18, 8), b.DDD), bar(84, 62, 154, 80, b), bar(98, 78, 106, 88, g), bar(132, 74, 140, 84, g)))
		c.Part("lens", t(bar(226, 66, 244, 158, g), c.Form(kit.Oval(243, 112, 11, 44), kit.Lin(232, 70, 254, 156, l.LL, l.M, l.DDD), c.Ellipse(240, 92, 4, 16, kit.White).Opacity(.8))))
		c.Part("mount", sheen.Ball(c, 122, 116, 9, g))
		c.Anchor("ground", 122, 254)
	},
}

var pillBottle = kit.Piece{
	Name: "pill-bottle", Cm: 9,
	Palette: "bottle #f08c2e orange; cap #f7f9fb lid; label #fdfdfb paper; pills #5aa9e6 capsules; cross #e2433c mark",
	Draw: func(c *kit.Canvas) {
		b, k, l, p, x := c.Tones("bottle"), c.Tones("cap"), c.Tones("label"), c.Tones("pills"), c.Tones("cross")
		d := kit.RoundRect(62, 66, 132, 184, 22)
		c.Part("bottle", c.Form(d, kit.Lin(62, 0, 194, 0, b.M, b.LL.Alpha(.95), b.L, b.M, b.DD)))
		c.Part("pills", c.Clip(kit.RoundRect(68, 70, 120, 176, 18), sheen.Each(16, func(i int) kit.Node {
			x0, y0 := 78+float64(i%5)*25+float64(i/5%2)*9, 236-float64(i/5)*19
			return kit.Of(c.Form(kit.RoundRect(x0-13, y0-7, 26, 14, 7), kit.Lin(0, y0-7, 0, y0+7, p.LL, p.M, p.DD)), c.Form(sheen.D("M%g %gH%gA7 7 0 0 1 %g %gH%gZ", x0, y0-7, x0+6, x0+6, y0+7, x0), kit.Lin(0, y0-7, 0, y0+7, kit.White, l.M, l.D))).Rotate(float64(i*53%90)-45, x0, y0)
		})))
		c.Part("bottle", c.Path(d, kit.Lin(62, 0, 194, 0, b.D.Alpha(.5), b.LL.Alpha(.15), b.M.Alpha(.2), b.DD.Alpha(.7))), c.Clip(d, sheen.Edge(c, d, b, 10)), c.Line("M74 92V238", kit.White, 6).Opacity(.75))
		c.Part("label", c.Form("M62 112Q128 124 194 112V198Q128 210 62 198Z", kit.Lin(62, 0, 194, 0, l.D, l.L, l.M, l.DD), c.Line("M112 140Q140 144 180 139M112 156Q140 160 180 155M112 172Q130 176 158 173M76 188Q128 198 180 188", l.DDD, 4).Opacity(.6)))
		c.Part("cross", c.Form("M80 142H88V134H98V142H106V152H98V160H88V152H80Z", kit.Lin(80, 134, 106, 160, x.L, x.M, x.D)))
		c.Part("cap", c.Form(kit.RoundRect(50, 14, 156, 58, 12), kit.Lin(50, 0, 206, 0, k.D, k.LL, k.L, k.M, k.DD), sheen.Each(19, func(i int) kit.Node { return c.Line(sheen.D("M%d 26V68", 56+i*8), k.DDD, 2).Opacity(.45) }), c.Path("M50 14H206V26H50Z", k.LL).Opacity(.8)), c.Line("M60 70H196", b.DDD, 3).Opacity(.5))
		c.AnchorBox("print", 128, 156, 100, 60, 0)
		c.Anchor("ground", 128, 250)
	},
}

var satellite = kit.Piece{
	Name: "satellite", Cm: 600,
	Palette: "body #d9b24a foil gold; panels #2f5fb8 solar; dish #eef2f6 antenna; metal #b3bcc6",
	Draw: func(c *kit.Canvas) {
		b, p, d, m := c.Tones("body"), c.Tones("panels"), c.Tones("dish"), c.Tones("metal")
		t := func(nodes ...kit.Node) kit.Node { return kit.Of(nodes...).Rotate(-24, 128, 128) }
		panel := func(x float64) kit.Node {
			return kit.Of(c.Path(kit.RoundRect(x-2, 90, 88, 74, 4), m.DD), c.Form(kit.RoundRect(x, 92, 84, 70, 3), kit.Lin(x, 92, x+84, 162, p.L, p.M, p.DD), sheen.Each(6, func(i int) kit.Node { return c.Line(sheen.D("M%g 90V166", x+14*float64(i)), m.L, 1.4).Opacity(.8) }), sheen.Each(3, func(i int) kit.Node { return c.Line(sheen.D("M%g %dH%g", x, 92+i*23, x+84), m.L, 1.4).Opacity(.8) }), c.Path(sheen.D("M%g 92h26l-30 70h-26Z", x+30), kit.White).Opacity(.22)))
		}
		c.Part("panels", t(sheen.Tube(c, "M74 127H182", 9, m), panel(-14), panel(186)))
		c.Part("dish", t(sheen.Tube(c, "M128 172V206", 7, m), c.Form("M78 200Q128 176 178 200Q170 236 128 238Q86 236 78 200Z", kit.Lin(90, 190, 160, 240, d.LL, d.M, d.DD), c.Ellipse(128, 201, 49, 13, kit.Lin(80, 196, 176, 206, d.DD, d.M, d.LL))), sheen.Tube(c, "M128 204V236", 3.5, m), sheen.Ball(c, 128, 240, 6, b)))
		box := kit.RoundRect(88, 78, 80, 98, 8)
		c.Part("body", t(c.Form(box, kit.Lin(88, 78, 168, 176, b.LL, b.L, b.M, b.DD), c.Line("M88 96L112 84L136 100L168 82M88 128L104 118L132 136L168 116M88 160L120 148L142 166L168 150M112 84L104 118L120 148M136 100L132 136L142 166", b.DD, 1.6).Opacity(.6), c.Line("M90 98L112 86L136 102M90 130L104 120L132 138", b.LL, 1.6).Opacity(.8), sheen.Edge(c, box, b, 9))))
		c.Part("antenna", t(sheen.Tube(c, "M108 78L94 34", 4, m), sheen.Tube(c, "M148 78L166 40", 4, m), sheen.Ball(c, 94, 34, 6, d), sheen.Ball(c, 166, 40, 6, d), sheen.Body(c, kit.RoundRect(112, 66, 32, 14, 4), m, 4)))
	},
}
