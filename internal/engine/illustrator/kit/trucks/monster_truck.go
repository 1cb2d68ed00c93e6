package trucks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var monsterTruck = kit.Piece{
	Name: "monster-truck", Cm: 550, Facing: kit.Right,
	Palette: "body #5b4bd0 paint; tires #4a4f5d; wheels #f6c13a rims; flames #ff8a2b; windows #a6dcf2 glass; chrome #b9c2cb springs exhaust; headlights #ffe9a3; tips #ffd24a <flames",
	Draw: func(c *kit.Canvas) {
		b, t, r, f, w, m, l, y := c.Tones("body"), c.Tones("tires"), c.Tones("wheels"), c.Tones("flames"), c.Tones("windows"), c.Tones("chrome"), c.Tones("headlights"), c.Tones("tips")
		dark := kit.TonesOf(kit.Hex("#545a68"))
		big := func(x, y0, n float64, lit bool) kit.Node {
			rim := r
			if !lit {
				rim = dark
			}
			return kit.Of(c.Named("tires", c.Around(16, x, y0, c.Form("M"+gloss.Num(x-7)+" "+gloss.Num(y0-n+6)+"L"+gloss.Num(x-5)+" "+gloss.Num(y0-n-5)+"H"+gloss.Num(x+3)+"L"+gloss.Num(x+6)+" "+gloss.Num(y0-n+6)+"Z", t.D)), c.Around(16, x, y0, c.Rect(x-4.5, y0-n-4.5, 7, 4, 1, t.L)),
				chassis.Tire(c, x, y0, n, t), c.Around(16, x, y0, c.Line("M"+gloss.Num(x-3)+" "+gloss.Num(y0-n+3)+"l2 7", t.DD, 3))),
				c.Circle(x, y0, n*.58, kit.Lin(x-n*.5, y0-n*.5, x+n*.5, y0+n*.5, rim.LL, rim.M, rim.DD)), c.Circle(x, y0, n*.46, kit.Lin(x-n*.4, y0-n*.4, x+n*.4, y0+n*.4, rim.DDD, rim.D, rim.L)),
				c.Around(6, x, y0, c.Circle(x, y0-n*.33, n*.075, rim.DDD)), c.Circle(x, y0, n*.24, kit.Lin(x-n*.2, y0-n*.2, x+n*.2, y0+n*.2, m.LL, m.M, m.DD)), c.Circle(x, y0, n*.1, m.DDD), c.Line(gloss.Arc(x, y0, n*.52, 200, 270), kit.White, n*.04).Opacity(.8))
		}
		c.Part("wheels", big(72, 178, 44, false).Move(14, -8), big(192, 178, 44, false).Move(10, -8))
		c.Part("chassis", c.Rect(40, 132, 180, 10, 4, kit.Lin(0, 132, 0, 142, dark.L, dark.DD)), gloss.Tube(c, "M66 178L124 138M190 178L134 138", 7, dark))
		c.Part("springs", c.Line("M56 128L60 172M200 128L196 172", m.DDD, 12), c.Line("M56 128L60 172M200 128L196 172", f.M, 9).Dash(4, 3).Butt(), c.Line("M54 128L58 172M198 128L194 172", kit.White, 2).Opacity(.4))
		c.Part("exhaust", gloss.Tube(c, "M106 66V36Q106 30 100 28", 7, m), gloss.Tube(c, "M94 70V44Q94 38 88 36", 7, m))
		const shell = "M14 92Q14 84 22 84H100V66Q100 46 120 46H146C162 46 172 58 182 80Q226 82 240 96Q248 108 246 132Q246 140 238 140H24Q14 140 14 132Z"
		c.Part("body", c.Form(shell, kit.Lin(100, 46, 112, 148, kit.At(0, b.LL), kit.At(.2, b.L), kit.At(.5, b.M), kit.At(1, b.DD)),
			c.Named("flames", c.Path("M256 96Q230 88 206 96Q190 100 172 96Q186 104 198 104Q168 112 138 104Q152 116 172 116Q148 124 112 118Q132 130 166 128Q150 136 128 138H256Z", kit.Lin(120, 0, 250, 0, f.M, f.M, y.M)), c.Path("M256 104Q232 98 214 104Q200 108 186 108Q204 114 214 113Q190 122 164 120Q182 128 206 125Q192 134 176 138H256Z", y.L)),
			gloss.Dim(c, 6, .5, "M0 128H256V150H0Z", b), gloss.Dim(c, 7, .4, "M236 80H262V150H226Z", b), gloss.Dim(c, 4, .4, "M92 60H102V140H94Z", b), c.Path("M44 150A34 34 0 0 1 100 150ZM164 150A34 34 0 0 1 224 150Z", dark.DD)),
			c.Rect(12, 81, 90, 7, 3.5, kit.Lin(0, 81, 0, 88, b.LL, b.M, b.DD)), gloss.Glint(c, "M105 66Q106 51 121 51H145Q155 51.5 162 60Q154 56 145 56H122Q111 57 109 68Z", .55), gloss.Glint(c, "M188 84Q224 86 236 97Q220 90 190 88Z", .5))
		c.Part("windows", c.Path("M116 56H144C154 57 162 66 170 82H110V62Q110 56 116 56Z", b.DDD), chassis.Glass(c, "M117 58.5H143C152 60 158 68 165 80H112.5V63Q112.5 58.5 117 58.5Z", w, c.Path("M120 82V70Q120 62 127 62Q134 62 134 70V82Z", w.DDD).Opacity(.5), c.Line("M156 80L150 68M144 73L157 65", w.DDD, 2.8).Opacity(.55)))
		c.Part("lights", chassis.Lamp(c, 120, 42, 6, 6, l, m), chassis.Lamp(c, 136, 42, 6, 6, l, m), c.Rect(112, 46, 34, 4, 2, dark.M))
		c.Part("doors", c.Line("M106 86V134M106 135H168M168 135Q176 110 174 86", b.DDD, 1.6).Opacity(.6), c.Rect(114, 92, 15, 5, 2.5, gloss.Sheen(m, 114, 91, 129, 98)))
		c.Part("headlights", chassis.Lamp(c, 240, 112, 6, 8, l, m), c.Rect(12, 98, 7, 16, 3, kit.Hex("#e23328")))
		c.Part("bumper", c.Rect(222, 132, 30, 11, 5, gloss.Barrel(m, 0, 132, 0, 143)), c.Rect(6, 132, 26, 11, 5, gloss.Barrel(m, 0, 132, 0, 143)))
		c.Part("wheels", big(62, 184, 46, true), big(194, 184, 46, true))
		c.AnchorBox("inside", 138, 70, 44, 22, 0)
		chassis.Driver(c, 128, 104, 150, 70, 164, 128)
		c.AnchorBox("print", 60, 108, 60, 28, 0)
		c.Anchor("ground", 128, 234)
	},
}
