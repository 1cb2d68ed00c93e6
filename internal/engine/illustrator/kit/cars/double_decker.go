package cars

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var doubleDecker = kit.Piece{
	Name: "double-decker-bus", Cm: 1000, Facing: kit.Right,
	Palette: "body #dc3338 red; windows #a6dcf2 glass; stripe #f7d9a0; wheels #d5dce3 rims; tires #4a4f5d; headlights #ffe9a3; sign #2b2f3a destination; doors #8fd0ea",
	Draw: func(c *kit.Canvas) {
		b, w, s, r, t, l, g, d := c.Tones("body"), c.Tones("windows"), c.Tones("stripe"), c.Tones("wheels"), c.Tones("tires"), c.Tones("headlights"), c.Tones("sign"), c.Tones("doors")
		dark := kit.TonesOf(kit.Hex("#454a58"))
		const shell = "M14 34Q14 14 34 14H216Q238 14 241 34L248 152V206Q248 216 238 216H24Q14 216 14 206Z"
		c.Part("body", c.Path(shell, b.DDD).Move(0, 2), c.Form(shell, kit.Lin(100, 10, 116, 220, kit.At(0, b.LL), kit.At(.12, b.L), kit.At(.45, b.M), kit.At(.85, b.D), kit.At(1, b.DD)),
			gloss.Dim(c, 7, .5, "M0 200H256V230H0Z", b), gloss.Dim(c, 8, .4, "M238 20H266V230H234Z", b), chassis.Arch(c, 66, 212, 26, b), chassis.Arch(c, 206, 212, 26, b)), gloss.Glint(c, "M20 38Q20 20 36 20H214Q226 20 230 26H38Q27 27 25 40Z", .6))
		c.Part("stripe", c.Clip(shell, c.Path("M0 112H256V126H0Z", kit.Lin(0, 112, 0, 126, s.LL, s.M, s.D)), c.Path("M0 186H256V190H0Z", s.M)))
		row := func(y, h float64, n int, x0, step float64) {
			for i := range n {
				x := x0 + step*float64(i)
				c.Part("windows", c.Rect(x-2, y-2, step-4, h+4, 6, dark.D), chassis.Glass(c, kit.RoundRect(x, y, step-8, h, 4), w, c.Path("M"+gloss.Num(x+6)+" "+gloss.Num(y+h)+"v-14q0 -8 8 -8q8 0 8 8v14Z", w.DDD).Opacity(.35)))
			}
		}
		row(50, 46, 5, 24, 37)
		row(134, 44, 4, 24, 37)
		c.Part("windows", c.Path("M208 46H234Q238 46 239 52L243 98H208Z", dark.D), chassis.Glass(c, "M211 50H232Q235 50 236 54L239 95H211Z", w))
		c.Part("sign", c.Form(kit.RoundRect(60, 22, 110, 20, 4), kit.Lin(0, 22, 0, 42, g.L, g.D)), c.Letters("15 CITY CENTER", kit.Box{X0: 68, Y0: 26, X1: 162, Y1: 38}, "sans", kit.Hex("#ffd75a")))
		c.Part("doors", c.Rect(172, 130, 32, 82, 4, dark.M), chassis.Glass(c, kit.RoundRect(175, 134, 12, 72, 3), d), chassis.Glass(c, kit.RoundRect(189.500, 134, 12, 72, 3), d))
		c.Part("windows", c.Path("M210 132H240Q244 132 244 138L246 176H210Z", dark.D), chassis.Glass(c, "M213 136H238Q240 136 241 140L243 173H213Z", w, c.Line("M222 174L238 156", w.DDD, 3).Opacity(.5)))
		c.Part("bumper", c.Form("M226 200H246Q253 200 253 206V210Q253 217 245 217H224Z", gloss.Sheen(dark, 226, 198, 254, 218)), c.Form("M30 200H18Q9 200 9 206V210Q9 217 18 217H34Z", gloss.Sheen(dark, 8, 198, 34, 218)))
		c.Part("headlights", chassis.Lamp(c, 241, 190, 6, 8, l, r), c.Rect(13, 178, 6, 14, 3, kit.Hex("#f7b93a")))
		c.Part("wheels", chassis.Disc(c, 66, 212, 26, t, r, 8), chassis.Disc(c, 206, 212, 26, t, r, 8))
		c.AnchorBox("inside", 222, 154, 30, 36, 0)
		c.Anchor("seat", 218, 182)
		c.Anchor("handNear", 232, 160)
		c.AnchorBox("print", 108, 119, 150, 12, 0)
		c.AnchorBox("surface", 120, 14, 190, 4, 0)
		c.Anchor("ground", 128, 238)
	},
}
