package produce

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// handful is three nuts of a kind, two of them behind.
func handful(name, palette string, one func(c *kit.Canvas) kit.Node) kit.Piece {
	return kit.Piece{Name: name, Cm: 5, States: "single", Palette: palette, Draw: func(c *kit.Canvas) {
		if c.State("single") {
			c.Part("nut", one(c))
			c.Anchor("ground", 128, 236)
			return
		}
		at := func(x, y, turn float64) kit.Node {
			n := one(c)
			return kit.Of(c.Blur(5, c.Ellipse(128, 214, 54, 20, kit.Hex("#3a2416"))).Opacity(.25), n).Scale(.62, .62, 128, 128).Rotate(turn, 128, 128).Move(x, y)
		}
		c.Part("nut", at(-58, -34, -38), at(58, -40, 32), at(2, 44, -6))
		c.Anchor("ground", 128, 240)
	}}
}

var almond = handful("almond", "nut #b0682f skin", func(c *kit.Canvas) kit.Node {
	n := c.Tones("nut")
	d := "M128 18C172 62 200 118 192 168C186 210 160 236 128 236C96 236 70 210 64 168C56 118 84 62 128 18Z"
	return kit.Of(c.Path(d, n.DDD).Move(0, 3), sheen.Body(c, d, n, 22, c.Line("M128 34C118 90 112 160 120 228M128 34C140 90 146 160 138 228M118 52C90 104 82 160 92 212M138 52C166 104 174 160 164 212M104 84C84 124 76 160 78 186M152 84C172 124 180 160 178 186", n.DD, 4).Opacity(.55), c.Line("M122 50C98 100 90 150 98 200M132 40C132 100 130 160 129 220", n.LL, 2.5).Opacity(.6)), sheen.Glint(c, "M92 150Q90 110 110 78Q104 118 106 154Q98 162 92 150Z", .35))
})

var cashew = handful("cashew", "nut #ecd3a0", func(c *kit.Canvas) kit.Node {
	n := c.Tones("nut")
	d := "M82 44C112 26 142 46 136 84C130 122 146 146 178 142C210 138 226 160 218 186C206 222 160 232 118 216C66 196 42 148 48 96C52 70 64 54 82 44Z"
	return kit.Of(c.Path(d, n.DDD).Move(0, 3), sheen.Body(c, d, n, 24, c.Line("M96 52C72 96 86 168 150 196C172 204 194 204 208 194", n.DD, 3).Opacity(.5), c.Blur(5, c.Ellipse(134, 150, 18, 12, n.DD)).Opacity(.3)), sheen.Glint(c, "M62 100Q62 74 82 60Q74 82 76 108Q66 116 62 100Z", .8))
})

var pistachio = handful("pistachio-nut", "nut #e8d3a6 shell; kernel #8fb24a", func(c *kit.Canvas) kit.Node {
	n, k := c.Tones("nut"), c.Tones("kernel")
	left := "M120 22C78 60 54 116 64 170C70 208 96 236 122 236C98 190 92 100 120 22Z"
	right := "M132 22C178 60 202 116 192 170C186 208 160 236 130 236C150 190 156 100 132 22Z"
	seed := "M126 30C150 90 154 180 126 232C98 180 98 90 126 30Z"
	return kit.Of(c.Path(left+right, n.DDD).Move(0, 3), sheen.Body(c, seed, k, 10, c.Line("M126 44C134 100 134 160 126 220", k.DD, 4).Opacity(.6), c.Blur(4, c.Ellipse(118, 150, 8, 40, kit.Hex("#8a3f62"))).Opacity(.5)), sheen.Body(c, left, n, 14), sheen.Body(c, right, n, 16), sheen.Glint(c, "M76 140Q78 100 98 70Q90 110 90 146Q82 156 76 140Z", .75))
})

var hazelnut = handful("hazelnut", "nut #a8602f; base #d9b483 cap", func(c *kit.Canvas) kit.Node {
	n, b := c.Tones("nut"), c.Tones("base")
	d := "M128 26C140 40 206 62 210 134C212 190 176 226 128 226C80 226 44 190 46 134C50 62 116 40 128 26Z"
	return kit.Of(c.Path(d, n.DDD).Move(0, 3), sheen.Body(c, d, n, 26, c.Line("M128 40C104 90 100 150 108 220M128 40C152 90 156 150 148 220M112 52C70 96 62 150 76 200M144 52C186 96 194 150 180 200", n.DD, 3.5).Opacity(.45), c.Path("M40 176C80 158 176 158 216 176V236H40Z", kit.Lin(60, 0, 200, 0, b.LL, b.M, b.DD)), c.Line("M48 176C84 160 172 160 208 176", n.DDD, 3).Opacity(.5), sheen.Each(18, func(i int) kit.Node {
		return c.Circle(62+float64(i*37%134), 182+float64(i*17%36), 2, b.DD)
	})), sheen.Glint(c, "M70 120Q78 84 106 66Q92 94 88 126Q76 136 70 120Z", .55))
})

var chestnut = handful("chestnut", "nut #6e3419 shell; base #d8b07a", func(c *kit.Canvas) kit.Node {
	n, b := c.Tones("nut"), c.Tones("base")
	d := "M128 26C138 56 208 72 218 142C224 200 180 222 128 222C76 222 32 200 38 142C48 72 118 56 128 26Z"
	return kit.Of(c.Path(d, n.DDD).Move(0, 3), sheen.Body(c, d, n, 26, c.Line("M128 50C96 100 88 150 94 210M128 50C160 100 168 150 162 210M112 70C72 104 56 146 60 190M144 70C184 104 200 146 196 190", n.DD, 4).Opacity(.6), c.Path("M30 190C80 168 176 168 226 190V240H30Z", kit.Lin(40, 0, 216, 0, b.LL, b.M, b.DD)), c.Line("M40 189C84 170 172 170 216 189", n.DDD, 3).Opacity(.5)), c.Form("M122 34Q128 4 134 34Q140 52 128 56Q116 52 122 34Z", b.M), sheen.Glint(c, "M64 132Q74 96 106 80Q88 108 84 138Q70 150 64 132Z", .7))
})

var cranberry = kit.Piece{
	Name: "cranberry", Cm: 4, Palette: "berry #b3172f red; leaves #4f8f46; stem #7d5a36",
	Draw: func(c *kit.Canvas) {
		b, l, s := c.Tones("berry"), c.Tones("leaves"), c.Tones("stem")
		leaf := func(x, y, turn float64) kit.Node {
			d := sheen.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x, y, x-22, y-20, x-18, y-62, x, y-78, x+18, y-62, x+22, y-20, x, y)
			return kit.Of(sheen.Body(c, d, l, 6, c.Line(sheen.D("M%g %gV%g", x, y, y-66), l.DD, 2.5))).Rotate(turn, x, y)
		}
		c.Part("leaves", leaf(122, 96, -70), leaf(126, 92, -24), leaf(132, 92, 22), leaf(136, 98, 66))
		c.Part("stem", sheen.Tube(c, "M128 112Q124 60 140 24", 6, s))
		ball := func(x, y, r float64) kit.Node {
			return kit.Of(c.Blur(4, c.Circle(x+2, y+6, r, b.DDD)).Opacity(.35), c.Circle(x, y+2, r, b.DDD), sheen.Ball(c, x, y, r, b), c.Form(kit.Oval(x+r*.1, y+r*.55, r*.22, r*.14), b.DDD), c.Ellipse(x-r*.36, y-r*.42, r*.22, r*.14, kit.White).Opacity(.85))
		}
		c.Part("berry", ball(84, 128, 46), ball(174, 130, 46), ball(60, 196, 46), ball(196, 198, 46), ball(128, 192, 52))
		c.Anchor("ground", 128, 244)
	},
}

var grapefruit = kit.Piece{
	Name: "grapefruit", Cm: 12, Palette: "peel #f5a04a skin; flesh #ee6a63 inside; pith #fdeedd",
	Draw: func(c *kit.Canvas) {
		p, f, w := c.Tones("peel"), c.Tones("flesh"), c.Tones("pith")
		c.Part("peel", c.Circle(104, 111, 94, p.DDD), sheen.Ball(c, 104, 108, 94, p, c.Blur(12, c.Circle(140, 150, 50, f.M)).Opacity(.35), sheen.Each(50, func(i int) kit.Node {
			return c.Circle(24+float64(i*41%166), 24+float64(i*67%170), 1.8, p.DD).Opacity(.5)
		})), c.Ellipse(70, 66, 22, 13, kit.White).Rotate(-32, 70, 66).Opacity(.6), c.Circle(108, 22, 5, p.DDD))
		x, y, r := 176.0, 178.0, 74.0
		c.Part("flesh", c.Blur(6, c.Circle(x+2, y+6, r, p.DDD)).Opacity(.4), c.Circle(x, y+2, r, p.DD), c.Circle(x, y, r, kit.Lin(x-r, y-r, x+r, y+r, p.L, p.M)), c.Circle(x, y, r-6, kit.Lin(x-r, y-r, x+r, y+r, w.LL, w.M)), c.Around(10, x, y, c.Form(sheen.D("M%g %gC%g %g %g %g %g %gQ%g %g %g %gC%g %g %g %g %g %gZ", x, y-7, x-7, y-26, x-18, y-48, x-16, y-55, x, y-64, x+16, y-55, x+18, y-48, x+7, y-26, x, y-7), kit.Lin(x, y-62, x, y-6, f.M, f.L, f.D), c.Line(sheen.D("M%g %gl-4 -14M%g %gl5 -12M%g %gl0 -12", x-3, y-34, x+4, y-38, x, y-20), f.LL, 3).Opacity(.7))), c.Circle(x, y, 5, w.M))
		c.Anchor("ground", 140, 252)
	},
}

var zucchini = kit.Piece{
	Name: "zucchini", Cm: 22, Palette: "skin #3f7f38 green; flesh #eef2c4 inside; stem #8fae5a",
	Draw: func(c *kit.Canvas) {
		s, f, m := c.Tones("skin"), c.Tones("flesh"), c.Tones("stem")
		d := "M60 222C28 222 12 194 30 168L156 44Q178 26 200 44Q218 62 200 86L92 206Q78 222 60 222Z"
		c.Part("stem", sheen.Body(c, "M170 52L196 16Q204 8 214 14L236 30Q244 38 238 46L204 80Z", m, 8, c.Line("M186 58L212 22M196 66L226 32", m.DD, 3).Opacity(.6)))
		c.Part("skin", c.Path(d, s.DDD).Move(0, 3), sheen.Body(c, d, s, 20, c.Line("M40 176L168 54M60 200L186 80M84 212L204 92", s.L, 4).Opacity(.55).Dash(26, 9), sheen.Each(34, func(i int) kit.Node {
			return c.Circle(36+float64(i*43%160), 50+float64(i*59%168), 2, s.LL).Opacity(.6)
		})), sheen.Glint(c, "M48 168L150 70Q158 66 156 76L62 176Q48 182 48 168Z", .45))
		coin := func(x, y float64) kit.Node {
			return kit.Of(c.Blur(4, c.Ellipse(x+2, y+8, 40, 36, s.DDD)).Opacity(.4), c.Ellipse(x, y+7, 40, 36, s.DD), c.Ellipse(x, y, 40, 36, s.M), c.Form(kit.Oval(x, y, 35, 31), kit.Lin(x-30, y-30, x+30, y+30, f.LL, f.M, f.D)), c.Around(7, x, y, c.Form(sheen.D("M%g %gQ%g %g %g %gQ%g %g %g %gZ", x, y-10, x-4, y-17, x, y-23, x+4, y-17, x, y-10), f.DD)))
		}
		c.Part("flesh", coin(206, 196), coin(150, 212))
		c.Anchor("ground", 128, 250)
	},
}

var starAnise = kit.Piece{
	Name: "star-anise", Cm: 4, Palette: "pods #8a4a22 spice; seeds #d98b3a",
	Draw: func(c *kit.Canvas) {
		p, s := c.Tones("pods"), c.Tones("seeds")
		c.Part("pods", c.Around(8, 128, 128, kit.Of(c.Path("M128 128C96 108 96 60 128 8C160 60 160 108 128 128Z", p.DDD).Move(1, 3), sheen.Body(c, "M128 128C96 108 96 60 128 8C160 60 160 108 128 128Z", p, 10), c.Form("M128 112C114 92 114 62 128 30C142 62 142 92 128 112Z", p.DDD))))
		c.Part("seeds", c.Around(8, 128, 128, kit.Of(sheen.Body(c, kit.Oval(128, 80, 9, 17), s, 5), c.Ellipse(125, 73, 2.4, 5, kit.White).Opacity(.8))))
		c.Part("pods", sheen.Ball(c, 128, 128, 12, p))
		c.Anchor("ground", 128, 246)
	},
}
