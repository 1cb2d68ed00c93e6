package kitchen

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var frenchPress = kit.Piece{
	Name: "french-press", Cm: 24, Facing: kit.Left,
	Palette: "coffee #5a3320 brown; frame #c3ccd4 metal steel; handle #343a44 black; glass #e4f2fa",
	States:  "full; empty -coffee",
	Draw: func(c *kit.Canvas) {
		k, f, h, g := c.Tones("coffee"), c.Tones("frame"), c.Tones("handle"), c.Tones("glass")
		c.Part("handle", c.Line("M176 98H208Q228 98 228 118V190Q228 212 206 212H178", h.DDD, 19), c.Line("M176 96H208Q226 96 226 116V188Q226 208 206 208H178", h.M, 13), c.Line("M178 93H206Q222 93 222 112V186", h.LL, 3).Opacity(.8))
		d := kit.RoundRect(62, 78, 118, 162, 12)
		c.Part("glass", c.Form(d, kit.Lin(62, 0, 180, 0, g.M.Alpha(.75), kit.White.Alpha(.35), g.D.Alpha(.6))))
		c.Part("coffee", c.Form("M66 118H176V226Q176 236 166 236H76Q66 236 66 226Z", kit.Lin(66, 0, 176, 0, k.L, k.M, k.D, k.DDD), c.Path("M66 118H176V126H66Z", k.LL).Opacity(.8), c.Blur(6, c.Path("M74 130H92V232H74Z", k.LL)).Opacity(.45)))
		c.Part("plunger", sheen.Tube(c, "M121 18V182", 5, f), c.Form(kit.RoundRect(68, 178, 106, 12, 4), sheen.Steel(68, 0, 174, 0, f)), c.Line("M70 194H172", f.DD, 3))
		c.Part("glass", c.Form(d, kit.Lin(62, 0, 180, 0, kit.White.Alpha(.3), kit.White.Alpha(0), g.DD.Alpha(.25))), c.Line("M76 92V222", kit.White, 7).Opacity(.7), c.Line("M90 92V150", kit.White, 3).Opacity(.5))
		c.Part("frame", c.Form("M58 92L34 76V70Q34 66 40 66H60Z", kit.Lin(34, 66, 60, 92, f.LL, f.M, f.DD)), c.Form(kit.RoundRect(56, 80, 130, 14, 5), sheen.Steel(56, 0, 186, 0, f)), c.Form(kit.RoundRect(56, 206, 130, 12, 5), sheen.Steel(56, 0, 186, 0, f)), sheen.Each(3, func(i int) kit.Node {
			x := 60 + float64(i)*56
			return c.Form(kit.RoundRect(x, 90, 8, 152, 3), sheen.Round(x, 0, x+8, 0, f))
		}), c.Form("M52 240H190L194 250Q194 254 188 254H54Q48 254 48 250Z", sheen.Steel(48, 0, 194, 0, f)))
		c.Part("lid", c.Form("M54 82Q58 56 121 52Q184 56 188 82Z", sheen.Steel(54, 0, 188, 0, f), c.Line("M66 76Q80 62 112 59", kit.White, 4).Opacity(.7)), sheen.Body(c, kit.RoundRect(112, 42, 18, 14, 4), f, 3), sheen.Ball(c, 121, 18, 17, h))
		c.AnchorBox("grip", 226, 152, 0, 0, 0)
		c.Anchor("ground", 121, 254)
	},
}

var coffeeMaker = kit.Piece{
	Name: "coffee-maker", Cm: 36,
	Palette: "body #3f4652 black; trim #d5dce3 chrome; coffee #5a3320 brown; glass #e4f2fa pot; light #58d68d",
	States:  "full; empty -coffee",
	Draw: func(c *kit.Canvas) {
		b, t, k, g, l := c.Tones("body"), c.Tones("trim"), c.Tones("coffee"), c.Tones("glass"), c.Tones("light")
		c.Part("body", sheen.Body(c, "M40 40H216V250H40Z", b, 12), c.Path("M62 96H194V226H62Z", b.DDD), c.Blur(8, c.Path("M62 96H194V120H62Z", kit.Black)).Opacity(.4))
		c.Part("glass", c.Form("M88 130H166L174 142Q186 182 172 222H80Q68 182 80 142Z", kit.Lin(72, 0, 182, 0, g.M.Alpha(.7), kit.White.Alpha(.3), g.D.Alpha(.55))))
		c.Part("coffee", c.Form("M74 168H179Q181 196 172 220H80Q71 196 74 168Z", kit.Lin(74, 0, 180, 0, k.L, k.M, k.DD), c.Path("M72 168H182V175H72Z", k.LL).Opacity(.8)))
		c.Part("glass", c.Line("M86 148Q78 180 86 212", kit.White, 6).Opacity(.75), c.Form(kit.RoundRect(82, 122, 90, 12, 4), sheen.Steel(82, 0, 172, 0, t)), c.Path("M82 128L68 138L82 142Z", t.D), c.Line("M172 134H198Q212 134 212 150V186Q212 200 196 200H176", b.DDD, 15), c.Line("M172 132H198Q210 132 210 148V184Q210 197 196 197H178", b.L, 9), c.Line("M174 129H198Q206 129 206 146", b.LL, 2.4))
		c.Part("body", sheen.Body(c, kit.RoundRect(30, 222, 196, 32, 10), b, 8, c.Form(kit.Oval(128, 228, 56, 5), sheen.Steel(72, 0, 184, 0, t))), sheen.Body(c, "M34 22Q34 8 48 8H208Q222 8 222 22V96Q222 104 214 104H42Q34 104 34 96Z", b, 12, c.Line("M50 17H190", b.LL, 4).Opacity(.6)), sheen.Body(c, "M104 102H152L142 120H114Z", b, 5))
		c.Part("trim", c.Form(kit.RoundRect(34, 84, 188, 8, 2), sheen.Steel(34, 0, 222, 0, t)), c.Path(kit.RoundRect(56, 34, 72, 34, 6), b.DDD), c.Form(kit.RoundRect(59, 37, 66, 28, 4), kit.Lin(59, 37, 125, 65, l.D, l.DD, l.DDD), c.Line("M70 44V58M84 44H92V51H84V58H92M100 44H108V58H100ZM77 47V48M77 54V55", l.LL, 2.6)), sheen.Ball(c, 156, 51, 13, t), c.Line("M156 51L162 42", b.DDD, 3), sheen.Ball(c, 192, 51, 9, l))
		c.Anchor("ground", 128, 254)
	},
}

var woodenSpoon = kit.Piece{
	Name: "wooden-spoon", Cm: 32,
	Palette: "wood #d39a5a spoon brown bowl; handle #d39a5a <wood; band #b5714a",
	Draw: func(c *kit.Canvas) {
		w, h, b := c.Tones("wood"), c.Tones("handle"), c.Tones("band")
		t := func(nodes ...kit.Node) kit.Node { return kit.Of(nodes...).Rotate(40, 128, 128) }
		d := "M120 92L116 238Q116 256 128 256Q140 256 140 238L136 92C168 82 178 40 164 8C154 -16 102 -16 92 8C78 40 88 82 120 92Z"
		c.Part("wood", t(c.Path(d, w.DDD).Move(2, 2), c.Form(d, kit.Lin(86, 0, 172, 60, w.LL, w.L, w.M, w.DD), sheen.Grain(c, kit.Box{X0: 118, Y0: 96, X1: 138, Y1: 252}, 3, w), sheen.Edge(c, d, w, 9)), c.Form("M128 2C154 2 160 24 156 46C152 68 140 78 128 78C116 78 104 68 100 46C96 24 102 2 128 2Z", kit.Lin(104, 0, 154, 76, w.DD, w.M, w.L), sheen.Grain(c, kit.Box{X0: 100, Y0: 4, X1: 156, Y1: 76}, 5, w), c.Blur(5, c.Path("M96 0H164V20Q128 8 104 40Z", w.DDD)).Opacity(.5), c.Line("M150 40Q146 62 132 70", w.LL, 4).Opacity(.7))))
		grip := "M118.400 136L116 238Q116 256 128 256Q140 256 140 238L137.600 136Q128 142 118.400 136Z"
		c.Part("handle", t(c.Form(grip, kit.Lin(116, 0, 140, 0, h.LL, h.L, h.M, h.DD), sheen.Grain(c, kit.Box{X0: 118, Y0: 136, X1: 138, Y1: 252}, 3, h))))
		c.Part("band", t(c.Form("M117 216H139L139.5 230H116.500Z", kit.Lin(116, 0, 140, 0, b.L, b.M, b.DD)), c.Circle(128, 246, 3.4, b.DDD)))
		c.AnchorBox("grip", 80, 184, 0, 0, 40)
	},
}

var corkscrew = kit.Piece{
	Name: "corkscrew", Cm: 17,
	Palette: "metal #c3ccd4 steel; handle #b5443f red; cork #d8a56a",
	Draw: func(c *kit.Canvas) {
		m, h, k := c.Tones("metal"), c.Tones("handle"), c.Tones("cork")
		arm := kit.Of(sheen.Body(c, "M110 62C92 70 76 66 62 52C48 38 40 18 26 8Q12 2 6 14Q2 26 12 36C28 52 36 78 58 92C78 104 100 100 114 92Z", m, 7, c.Line("M30 26C42 44 50 62 70 74C84 80 96 80 106 76", m.DD, 3).Opacity(.5)), c.Circle(20, 21, 6, m.DDD), sheen.Ball(c, 104, 78, 9, m))
		c.Part("metal", arm, arm.Mirror(128))
		c.Part("screw", sheen.Each(6, func(i int) kit.Node {
			y := 150 + float64(i)*15
			r := 13 - float64(i)*1.3
			return kit.Of(c.Line(sheen.D("M%g %gQ128 %g %g %g", 128-r, y+6, y+16, 128+r, y+2), m.DDD, 6), c.Line(sheen.D("M%g %gQ128 %g %g %g", 128-r, y+5, y+15, 128+r, y+1), m.L, 3.6))
		}), c.Line("M134 236L128 252", m.DD, 4))
		c.Part("metal", c.Form("M108 56H148V132Q148 140 142 140H114Q108 140 108 132Z", sheen.Steel(108, 0, 148, 0, m), sheen.Each(5, func(i int) kit.Node { return c.Line(sheen.D("M112 %dH144", 66+i*9), m.DDD, 2).Opacity(.6) })), c.Form(kit.RoundRect(98, 136, 60, 18, 7), sheen.Steel(98, 0, 158, 0, m)), sheen.Tube(c, "M128 34V58", 11, m))
		c.Part("handle", sheen.Body(c, "M84 12Q84 2 94 2H162Q172 2 172 12V24Q172 36 160 36H96Q84 36 84 24Z", h, 8, c.Line("M94 9H150", kit.White, 4).Opacity(.6)))
		c.Part("cork", kit.Of(sheen.Body(c, kit.RoundRect(176, 204, 40, 50, 6), k, 6, sheen.Each(9, func(i int) kit.Node { return c.Circle(183+float64(i*11%27), 210+float64(i*23%38), 1.8, k.DD) }))).Rotate(24, 196, 228))
	},
}
