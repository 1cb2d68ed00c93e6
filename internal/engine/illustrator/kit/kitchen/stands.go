package kitchen

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var cottonCandyMachine = kit.Piece{
	Name: "cotton-candy-machine", Cm: 110,
	Palette: "body #f27fae pink; bowl #d5dce4 metal steel; candy #ffb3d6 sugar floss; sign #fff4e0; wheels #3a404c",
	Draw: func(c *kit.Canvas) {
		b, w, k, s, r := c.Tones("body"), c.Tones("bowl"), c.Tones("candy"), c.Tones("sign"), c.Tones("wheels")
		c.Part("wheels", c.Circle(76, 238, 15, r.DD), c.Circle(76, 238, 8, r.LL), c.Circle(180, 238, 15, r.DD), c.Circle(180, 238, 8, r.LL))
		c.Part("body", sheen.Body(c, kit.RoundRect(46, 142, 164, 94, 12), b, 14, sheen.Each(4, func(i int) kit.Node {
			return c.Rect(60+41*float64(i), 142, 20, 94, 0, s.M).Opacity(.85)
		})), sheen.Streak(c, "M56 156V220", 5, .5))
		c.Part("sign", c.Path(kit.RoundRect(66, 168, 124, 44, 14), b.DDD).Move(0, 2), sheen.Body(c, kit.RoundRect(66, 168, 124, 44, 14), s, 6), c.Path(kit.LettersPath("Cotton Candy", kit.Box{X0: 76, Y0: 178, X1: 180, Y1: 204}, "display"), b.D))
		c.Part("bowl", c.Ellipse(128, 104, 112, 22, w.DD), c.Ellipse(128, 103, 106, 18, kit.Lin(20, 90, 236, 118, w.DDD, w.D, w.M)), c.Form(kit.Oval(128, 104, 22, 9), sheen.Steel(106, 0, 150, 0, w)))
		puff := func(x, y, q float64) kit.Node {
			n := kit.Of()
			for _, p := range [][3]float64{{0, 14, 30}, {-22, 2, 24}, {22, 2, 24}, {-14, -20, 23}, {15, -20, 23}, {0, -36, 20}, {0, -6, 30}} {
				n = kit.Of(n, c.Circle(x+p[0]*q, y+p[1]*q, p[2]*q, kit.Rad(x+(p[0]-8)*q, y+(p[1]-10)*q, p[2]*1.500*q, k.LL, k.L, k.M, k.D)))
			}
			return kit.Of(n, c.Line(sheen.D("M%g %gq%g -16 %g 0M%g %gq%g -12 %g -4", x-20*q, y+4*q, 14*q, 26*q, x-8*q, y-24*q, 10*q, 18*q), k.LL, 3).Opacity(.8))
		}
		c.Part("candy", c.Path("M122 118L128 66L134 118Z", kit.Hex("#f4ead8")), puff(128, 56, 1.180), c.Blur(4, c.Line("M30 100Q128 74 226 100", k.L, 7)).Opacity(.6))
		front := "M16 104A112 22 0 0 0 240 104L216 140Q128 162 40 140Z"
		c.Part("bowl", c.Form(front, sheen.Steel(16, 0, 240, 0, w), c.Line("M22 112Q128 142 234 112", w.DD, 2).Opacity(.6)), c.Line("M17 106A112 22 0 0 0 239 106", w.LL, 3))
		c.Anchor("ground", 128, 253)
	},
}

var popcornMachine = kit.Piece{
	Name: "popcorn-machine", Cm: 160,
	Palette: "body #d8303a red; glass #d8eef5 window; popcorn #ffe9a8 corn; trim #f0c04a gold; wheels #3a404c",
	Draw: func(c *kit.Canvas) {
		b, g, p, t, r := c.Tones("body"), c.Tones("glass"), c.Tones("popcorn"), c.Tones("trim"), c.Tones("wheels")
		roof := "M62 34Q66 18 82 18H174Q190 18 194 34L206 52H50Z"
		c.Part("body", c.Path("M112 18V6H144V18Z", b.D), sheen.Body(c, roof, b, 10), c.Path(kit.LettersPath("POPCORN", kit.Box{X0: 84, Y0: 26, X1: 172, Y1: 44}, "display"), t.L))
		c.Part("glass", c.Form("M58 52H198V150H58Z", kit.Lin(58, 52, 198, 150, g.LL, g.M.Alpha(.8), g.L)))
		var corn []kit.Node
		for i := range 70 {
			x, y := 64+128*c.Rand().Float64(), 112+40*c.Rand().Float64()
			if i > 58 {
				y = 84 + 26*c.Rand().Float64()
			}
			corn = append(corn, c.Circle(x-4, y, 6, p.D), c.Circle(x+4, y+1, 6, p.M), c.Circle(x, y-4, 6.500, p.L), c.Circle(x-1, y-5, 3, kit.White).Opacity(.9), c.Circle(x+1, y+2, 1.800, p.DD))
		}
		c.Part("trim", c.Form("M104 60H152L146 88Q128 96 110 88Z", sheen.Steel(104, 0, 152, 0, kit.TonesOf(kit.Hex("#c3ccd4")))), c.Line("M128 52V62", r.M, 5))
		c.Part("popcorn", c.Clip("M58 52H198V152H58Z", corn...))
		c.Part("glass", c.Path("M72 52H104L76 150H62Z", kit.White).Opacity(.35).Shade(), c.Path("M58 52H198V150H58Z", kit.None).Stroke(b.M, 7), c.Line("M128 100V150", b.D, 3), c.Circle(122, 128, 3, t.M), c.Circle(134, 128, 3, t.M))
		c.Part("body", sheen.Body(c, "M44 148H212V162H44Z", b, 5), sheen.Body(c, "M56 162H200V208H56Z", b, 12, sheen.Each(4, func(i int) kit.Node { return c.Rect(66+36*float64(i), 162, 16, 46, 0, kit.Hex("#fff6e6")) })), sheen.Tube(c, "M206 172H238V166", 7, t))
		spoke := func(x, y, q float64) kit.Node {
			return kit.Of(c.Around(8, x, y, c.Line(sheen.D("M%g %gV%g", x, y, y-q+3), t.D, 3)), c.Circle(x, y, q, kit.None).Stroke(r.DDD, 8), c.Circle(x, y, q, kit.None).Stroke(b.M, 5), c.Circle(x, y, 6, t.M))
		}
		c.Part("wheels", sheen.Tube(c, "M190 206V248", 8, r), spoke(90, 216, 34))
		c.Anchor("ground", 128, 253)
	},
}

var cocktailShaker = kit.Piece{
	Name: "cocktail-shaker", Cm: 25, Palette: "shaker #c9d2dc steel metal silver; cap #c9d2dc <shaker",
	Draw: func(c *kit.Canvas) {
		s, k := c.Tones("shaker"), c.Tones("cap")
		g := kit.Lin(70, 0, 186, 0, kit.At(0, s.D), kit.At(.14, s.LL), kit.At(.3, s.L), kit.At(.48, s.D), kit.At(.6, s.M), kit.At(.75, s.LL), kit.At(1, s.DD))
		d := "M72 104H184L168 240Q166 250 156 250H100Q90 250 88 240Z"
		c.Part("shaker", c.Form(d, g, sheen.Dim(c, 4, .5, "M70 100H186V112H70Z", s)), sheen.Streak(c, "M94 116L102 232", 6, .8), c.Form("M76 102Q78 66 106 52H150Q178 66 180 102Z", g, sheen.Dim(c, 4, .4, "M100 48H156V60H100Z", s)), c.Form(kit.RoundRect(68, 96, 120, 12, 5), sheen.Steel(68, 0, 188, 0, s)))
		c.Part("cap", c.Form("M104 52L108 12Q109 4 117 4H139Q147 4 148 12L152 52Q128 60 104 52Z", sheen.Steel(104, 0, 152, 0, k)), c.Line("M104 51Q128 59 152 51", k.DDD, 2), sheen.Streak(c, "M114 14L112 44", 4, .8))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("print", 128, 170, 70, 70, 0)
		c.AnchorBox("grip", 128, 150, 0, 0, 0)
	},
}

var cleaver = kit.Piece{
	Name: "cleaver", Cm: 30, Facing: kit.Left, Palette: "blade #c3ccd6 steel metal; handle #6a4030 wood",
	Draw: func(c *kit.Canvas) {
		b, h := c.Tones("blade"), c.Tones("handle")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-28, 128, 128) }
		d := "M-10 74Q-12 66 -4 66H150Q158 66 158 74V126Q158 134 150 136L0 168Q-10 168 -10 158Z"
		c.Part("blade", turn(c.Path(d, b.DDD).Move(0, 3), c.Form(d, kit.Lin(0, 66, 60, 170, b.LL, b.L, b.M, b.D), c.Path("M-12 148L160 116V140L-12 174Z", kit.Lin(0, 120, 0, 170, kit.White, b.LL)).Opacity(.9), c.Path("M40 60H70L30 170H0Z", kit.White).Opacity(.4), c.Line("M-8 70H156", kit.White, 3).Opacity(.8)), c.Circle(14, 88, 9, b.DDD), c.Circle(14, 88, 7, kit.Hex("#ffffff")).Opacity(0)))
		g := "M158 78Q170 72 184 80Q220 72 262 76Q276 82 274 98Q272 114 256 112Q220 108 190 118Q170 124 158 118Z"
		c.Part("handle", turn(sheen.Body(c, g, h, 8, sheen.Grain(c, kit.Box{X0: 160, Y0: 78, X1: 272, Y1: 116}, 6, h)), sheen.Screw(c, 184, 98, 5, b), sheen.Screw(c, 216, 95, 5, b), sheen.Screw(c, 248, 94, 5, b)))
		c.AnchorBox("grip", 206, 60, 0, 0, 62)
	},
}

var cerealBox = kit.Piece{
	Name: "cereal-box", Cm: 30, Palette: "box #f4a52c orange yellow; text #ffffff white; bowl #3f8cf0 blue; rings #d98a3a cereal; burst #e5394a red",
	Draw: func(c *kit.Canvas) {
		b, t, o, r, u := c.Tones("box"), c.Tones("text"), c.Tones("bowl"), c.Tones("rings"), c.Tones("burst")
		c.Part("box", c.Form("M196 16L232 30V242L196 250Z", kit.Lin(196, 0, 232, 0, b.DD, b.D, b.DDD), c.Line("M204 60H226M204 72H224M204 84H226M204 96H220", b.LL, 3).Opacity(.6)), c.Form("M30 14L62 4H230L232 30L196 16Z", kit.Lin(30, 4, 230, 30, b.LL, b.L, b.D)))
		sheetD := "M30 14H196V250H30Z"
		c.Part("box", sheen.Body(c, sheetD, b, 12, c.Path("M30 14L120 140L30 60ZM30 140L120 140L30 200ZM196 14L120 140L196 80ZM196 150L120 140L196 214Z", b.LL).Opacity(.45)))
		c.Part("text", c.Path(kit.LettersPath("CEREAL", kit.Box{X0: 40, Y0: 36, X1: 186, Y1: 84}, "display"), u.DD).Stroke(u.DD, 9).Move(0, 2), c.Path(kit.LettersPath("CEREAL", kit.Box{X0: 40, Y0: 36, X1: 186, Y1: 84}, "display"), t.M))
		ring := func(x, y, a float64) kit.Node {
			return kit.Of(c.Ellipse(x, y+1.500, 9, 8, kit.None).Stroke(r.DD, 8), c.Ellipse(x, y, 9, 8, kit.None).Stroke(r.M, 6.500), c.Path(sheen.D("M%g %ga9 8 0 0 1 9 -8", x-9, y), kit.None).Stroke(r.LL, 2.400)).Rotate(a, x, y)
		}
		c.Part("bowl", c.Ellipse(113, 160, 68, 16, o.LL), c.Ellipse(113, 161, 62, 12, kit.Hex("#fffaf0")))
		for i, p := range [][2]float64{{74, 158}, {96, 150}, {118, 156}, {140, 150}, {156, 160}, {88, 166}, {108, 168}, {132, 167}, {104, 112}, {128, 124}, {84, 126}, {150, 118}} {
			c.Part("rings", ring(p[0], p[1], 20*float64(i)))
		}
		c.Part("bowl", c.Form("M45 162A68 16 0 0 0 181 162C178 202 156 226 136 228H90C70 226 48 202 45 162Z", kit.Lin(45, 0, 181, 0, o.L, o.LL, o.M, o.DD)), c.Line("M46 165A68 16 0 0 0 180 165", o.LL, 2.400))
		c.Anchor("ground", 124, 250)
		c.AnchorBox("print", 113, 60, 150, 60, 0)
	},
}
