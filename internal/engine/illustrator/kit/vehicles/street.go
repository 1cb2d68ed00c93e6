package vehicles

import (
	"pellucid/internal/engine/illustrator/kit"
	solid "pellucid/internal/engine/illustrator/kit/sheen"
)

var iceCreamTruck = kit.Piece{
	Name: "ice-cream-truck", Cm: 600, Facing: kit.Right, Palette: "body #fdf3e3 cream white; stripe #f58fb5 pink; awning #f58fb5 <stripe; windows #a6dcf2 glass; cone #e0a04d waffle; scoop #f9b7cf ice; wheels #d5dce3; tires #4a4f5d; headlights #ffe9a3",
	Draw: func(c *kit.Canvas) {
		b, s, a, w, k, i, r, t, l := c.Tones("body"), c.Tones("stripe"), c.Tones("awning"), c.Tones("windows"), c.Tones("cone"), c.Tones("scoop"), c.Tones("wheels"), c.Tones("tires"), c.Tones("headlights")
		dark := kit.TonesOf(kit.Hex("#454a58"))
		c.Part("cone", solid.Body(c, "M74 44H118L98 78H94Z", k, 5, c.Line("M80 44L100 78M92 44L104 66M112 44L92 78M100 44L88 66", k.DD, 2).Opacity(.6)))
		c.Part("scoop", solid.Ball(c, 96, 26, 23, i), c.Form("M72 36Q70 48 78 48Q84 48 86 44Q90 52 96 46Q104 52 108 44Q114 50 119 44Q122 38 120 34Z", kit.Lin(0, 34, 0, 50, i.M, i.D)), solid.Ball(c, 100, 3, 8, kit.TonesOf(kit.Hex("#e2333f"))))
		const shell = "M6 88Q6 70 24 70H178Q188 70 192 78L208 120L240 132Q250 136 250 148V190Q250 200 240 200H16Q6 200 6 190Z"
		c.Part("body", c.Path(shell, b.DDD).Move(0, 2), c.Form(shell, kit.Lin(100, 70, 112, 204, kit.At(0, b.LL), kit.At(.4, b.L), kit.At(.75, b.M), kit.At(1, b.D)), c.Named("stripe", c.Path("M0 164H256V184H0Z", kit.Lin(0, 164, 0, 184, s.L, s.M, s.D)), c.Path("M0 156q8 -10 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0V166H0Z", s.M)), dim(c, 6, .4, "M0 190H256V210H0Z", dark), arch(c, 56, 198, 26, b), arch(c, 206, 198, 26, b)))
		c.Part("windows", c.Rect(28, 92, 108, 54, 5, dark.M), c.Form(kit.RoundRect(32, 96, 100, 46, 3), kit.Lin(0, 96, 0, 142, kit.Hex("#5a4350"), kit.Hex("#8a6472"))), c.Rect(22, 142, 120, 9, 3, kit.Lin(0, 142, 0, 151, b.LL, b.DD)))
		c.Part("cone", solid.Each(3, func(n int) kit.Node {
			x := 48 + 18*float64(n)
			return kit.Of(c.Path(solid.D("M%g 122h12l-5 20h-2Z", x), k.M), c.Circle(x+6, 118, 8, []kit.Color{kit.Hex("#a9e0c8"), i.M, kit.Hex("#8a5a3a")}[n]))
		}))
		c.Part("awning", solid.Each(8, func(n int) kit.Node {
			x := 20 + 15.500*float64(n)
			col := a
			if n%2 == 1 {
				col = kit.TonesOf(kit.White)
			}
			return c.Form(solid.D("M%g 82H%gL%g 104A7.800 7.800 0 0 1 %g 104Z", x+3, x+15.500, x+15.500, x), kit.Lin(0, 82, 0, 112, col.L, col.M, col.D))
		}))
		c.Part("windows", c.Path("M150 86H178Q184 86 186 92L198 124Q199 130 192 130H150Z", dark.D), glass(c, "M154 90H176Q181 90 183 95L193 122Q194 126 190 126H154Z", w, c.Line("M166 127L184 108", w.DDD, 3).Opacity(.4)))
		c.Part("body", c.Rect(160, 140, 14, 5, 2.500, dark.L), c.Line("M148 84V196", b.DD, 1.800))
		c.Part("bumper", c.Form("M228 186H252Q258 186 258 191V195Q258 201 251 201H226Z", sheen(dark, 226, 184, 258, 202)))
		c.Part("headlights", lamp(c, 243, 152, 6, 9, l, r))
		c.Part("wheels", disc(c, 56, 198, 26, t, r, 8), disc(c, 206, 198, 26, t, r, 8))
		c.Anchor("seat", 170, 138)
		c.Anchor("ground", 128, 224)
		c.AnchorBox("surface", 150, 70, 60, 0, 0)
	},
}

var tram = kit.Piece{
	Name: "tram", Cm: 1500, Facing: kit.Right, Palette: "body #d8433f red; windows #a6dcf2 glass; trim #fbeed2 cream; roof #8a93a0 gray; wheels #6d7683; headlights #ffe9a3",
	Draw: func(c *kit.Canvas) {
		b, w, t, r, k, l := c.Tones("body"), c.Tones("windows"), c.Tones("trim"), c.Tones("roof"), c.Tones("wheels"), c.Tones("headlights")
		dark := kit.TonesOf(kit.Hex("#454a58"))
		c.Part("rails", c.Rect(-4, 222, 264, 6, 3, barrel(r, 0, 222, 0, 228)))
		c.Part("pantograph", c.Line("M104 60L86 40L124 22L152 40L138 60", dark.M, 4), c.Line("M92 20H156", dark.M, 5), c.Line("M92 19H156", dark.LL, 1.600))
		c.Part("wheels", solid.Each(4, func(i int) kit.Node {
			x := []float64{50, 82, 174, 206}[i]
			return kit.Of(c.Circle(x, 208, 15, dark.DDD), c.Circle(x-.500, 207, 13.500, kit.Lin(x-12, 195, x+12, 220, k.LL, k.M, k.DD)), c.Circle(x, 208, 5, k.DDD))
		}), c.Rect(34, 192, 64, 12, 4, dark.D), c.Rect(158, 192, 64, 12, 4, dark.D))
		c.Part("roof", solid.Body(c, "M20 74Q22 58 40 58H216Q234 58 236 74Z", r, 6), solid.Body(c, kit.RoundRect(60, 50, 40, 12, 4), r, 4), solid.Body(c, kit.RoundRect(160, 50, 40, 12, 4), r, 4))
		const shell = "M10 88Q12 72 26 72H230Q244 72 246 88L252 186Q252 198 242 198H14Q4 198 4 186Z"
		c.Part("body", c.Path(shell, b.DDD).Move(0, 2), c.Form(shell, kit.Lin(100, 72, 112, 200, kit.At(0, b.LL), kit.At(.15, b.L), kit.At(.5, b.M), kit.At(1, b.DD)), c.Named("trim", c.Path("M0 80H256V138H0Z", kit.Lin(0, 80, 0, 138, t.LL, t.M, t.D)), c.Path("M0 176H256V182H0Z", t.M)), dim(c, 6, .45, "M0 184H256V206H0Z", b)))
		for i := range 4 {
			x := 64 + 33*float64(i)
			c.Part("windows", c.Rect(x-2, 86, 30, 44, 5, dark.D), glass(c, kit.RoundRect(x, 88, 26, 40, 4), w, c.Path("M"+num(x+6)+" 128v-12q0 -8 7 -8q7 0 7 8v12Z", w.DDD).Opacity(.35)))
		}
		c.Part("doors", c.Rect(20, 84, 36, 110, 4, dark.D), glass(c, kit.RoundRect(23, 88, 14, 98, 3), w), glass(c, kit.RoundRect(39, 88, 14, 98, 3), w))
		c.Part("windows", c.Path("M200 86H230Q235 86 236 92L241 132H200Z", dark.D), glass(c, "M203 89H228Q232 89 233 94L237 129H203Z", w))
		c.Part("headlights", lamp(c, 242, 160, 6, 7, l, k))
		c.Part("sign", c.Rect(202, 74, 32, 10, 3, dark.DD), c.Letters("7", kit.Box{X0: 212, Y0: 75, X1: 224, Y1: 83}, "sans", kit.Hex("#ffd75a")))
		c.AnchorBox("print", 140, 158, 120, 24, 0)
		c.AnchorBox("surface", 128, 58, 170, 0, 0)
		c.Anchor("ground", 128, 226)
	},
}

var horseCarriage = kit.Piece{
	Name: "horse-carriage", Cm: 350, Facing: kit.Right, Palette: "body #7a3fa8 coach purple; trim #f2c14a gold; wheels #e8b84a <trim; windows #bfe4f5 glass; seats #d8434f curtains; lamp #ffe08a",
	Draw: func(c *kit.Canvas) {
		b, t, w, g, s, l := c.Tones("body"), c.Tones("trim"), c.Tones("wheels"), c.Tones("windows"), c.Tones("seats"), c.Tones("lamp")
		ring := func(x, y, r float64) kit.Node {
			return kit.Of(c.Circle(x, y, r, kit.None).Stroke(w.DDD, 11), c.Circle(x, y, r, kit.None).Stroke(kit.Lin(x-r, y-r, x+r, y+r, w.LL, w.M, w.DD), 8), c.Around(10, x, y, c.Line(solid.D("M%g %gV%g", x, y, y-r), w.D, 4)), c.Around(10, x, y, c.Line(solid.D("M%g %gV%g", x-.6, y, y-r), w.L, 2)), c.Circle(x, y, r*.22, w.DD), solid.Ball(c, x, y, r*.19, w))
		}
		c.Part("wheels", ring(62, 194, 48), ring(202, 204, 38))
		c.Part("trim", solid.Tube(c, "M40 168C70 190 150 196 196 176C222 166 238 176 252 190", 8, t))
		d := "M46 60Q48 40 70 40H170Q192 40 194 60L190 122C186 160 160 172 122 172C84 172 56 160 50 122Z"
		c.Part("body", c.Path(d, b.DDD).Move(0, 3), solid.Body(c, d, b, 18))
		c.Part("trim", c.Path(d, kit.None).Stroke(t.M, 4), solid.Body(c, "M36 44C60 20 180 20 206 44Q208 50 200 50H44Q34 50 36 44Z", t, 6), c.Form("M104 24Q106 6 120 4Q134 6 136 24Z", kit.Lin(104, 4, 136, 24, t.LL, t.M, t.D)), solid.Ball(c, 120, 0, 7, t))
		win := "M86 64Q86 56 94 56H148Q156 56 156 64V104H86Z"
		c.Part("windows", c.Path(win, t.D).Stroke(t.M, 6), glass(c, win, g))
		c.Part("seats", c.Form("M86 56H106Q104 86 88 104H86Z", kit.Lin(86, 0, 106, 0, s.L, s.D)), c.Form("M156 56H136Q138 86 154 104H156Z", kit.Lin(136, 0, 156, 0, s.L, s.D)))
		c.Part("trim", c.Path("M86 112H156V150Q140 160 122 160Q102 160 86 150Z", kit.None).Stroke(t.M, 3), c.Path("M121 122C126 130 134 130 136 138C130 144 124 142 121 150C118 142 112 144 106 138C108 130 116 130 121 122Z", t.M), c.Circle(148, 132, 4, t.L))
		c.Part("body", solid.Body(c, "M196 112H232Q240 112 238 120L230 148H204Z", b, 6), c.Line("M200 148L192 172M228 148L236 178", t.D, 5))
		c.Part("seats", solid.Body(c, kit.RoundRect(194, 100, 44, 14, 6), s, 5))
		c.Part("lamp", c.Line("M194 66H208", t.D, 4), solid.Body(c, "M202 66H218L214 88H206Z", l, 4), c.Path("M200 66L210 56L220 66Z", t.M))
		c.Anchor("tow", 252, 190)
		c.Anchor("seat", 214, 100)
		c.Anchor("handNear", 244, 96)
		c.Anchor("footNear", 236, 146)
		c.Anchor("ground", 128, 244)
	},
}
