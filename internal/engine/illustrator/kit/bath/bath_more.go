package bath

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var showerHead = kit.Piece{
	Name: "shower-head", Cm: 25, States: "running; off -water",
	Palette: "head #c3ccd4 chrome metal silver; water #7cc8f2 drops blue",
	Draw: func(c *kit.Canvas) {
		h, w := c.Tones("head"), c.Tones("water")
		for i := range 7 {
			x0, x1 := 74+17*float64(i), 26+33*float64(i)
			c.Part("water", c.Line(sheen.D("M%g 134L%g 250", x0, x1), w.L, 5).Dash(22, 14, 9, 12), c.Line(sheen.D("M%g 134L%g 250", x0, x1), kit.White, 1.600).Dash(22, 14, 9, 12).Opacity(.7))
		}
		c.Part("head", sheen.Tube(c, "M226 8V30Q226 48 204 48H140Q126 48 126 62V78", 17, h), c.Form(kit.RoundRect(206, 4, 40, 12, 4), sheen.Steel(206, 0, 246, 0, h)), c.Form("M108 74H144L150 88H102Z", sheen.Steel(102, 0, 150, 0, h)), c.Form("M102 88H150C172 92 196 104 202 118H50C56 104 80 92 102 88Z", sheen.Steel(50, 0, 202, 0, h)), c.Form("M46 116H206V124A80 12 0 0 1 46 124Z", sheen.Steel(46, 0, 206, 0, h)), c.Ellipse(126, 126, 76, 9, h.DDD), sheen.Each(9, func(i int) kit.Node { return c.Circle(66+15*float64(i), 127, 3, h.L) }))
		c.Anchor("hang", 226, 4)
	},
}

// waxMelts are six cubes of scented wax that break off a tray, one of them loose.
var waxMelts = kit.Piece{
	Name: "wax-melts", Cm: 12, Palette: "wax #f2a0c0 pink melts; tray #eef3f7 clear plastic",
	Draw: func(c *kit.Canvas) {
		w, t := c.Tones("wax"), c.Tones("tray")
		d := "M40 70Q42 60 52 60H204Q214 60 216 70L236 196Q238 210 224 210H32Q18 210 20 196Z"
		c.Part("tray", c.Path(d, t.DDD).Move(0, 4).Opacity(.6), c.Path(d, t.M).Opacity(.75), c.Path(d, kit.None).Stroke(t.DD, 3), c.Path(d, kit.None).Stroke(kit.White, 2).Scale(.97, .96, 128, 135).Opacity(.8))
		cube := func(x, y, k float64) kit.Node {
			top := sheen.D("M%g %gH%gQ%g %g %g %gL%g %gH%gL%g %gQ%g %g %g %gZ", x-20*k, y-20*k, x+20*k, x+25*k, y-20*k, x+25*k, y-15*k, x+27*k, y+14*k, x-27*k, x-25*k, y-15*k, x-25*k, y-20*k, x-20*k, y-20*k)
			side := sheen.D("M%g %gH%gL%g %gQ%g %g %g %gH%gQ%g %g %g %gZ", x-27*k, y+14*k, x+27*k, x+25*k, y+27*k, x+24*k, y+31*k, x+18*k, y+31*k, x-18*k, x-24*k, y+31*k, x-25*k, y+27*k)
			return kit.Of(c.Path(side, w.DDD).Move(0, 2).Opacity(.5), c.Form(side, kit.Lin(x-27*k, y, x+27*k, y+30*k, w.M, w.D, w.DD)), c.Form(top, kit.Lin(x-25*k, y-20*k, x+25*k, y+14*k, w.LL, w.L, w.M), c.Path(top, kit.None).Stroke(w.LL, 3)), c.Ellipse(x-10*k, y-10*k, 8*k, 3*k, kit.White).Opacity(.6))
		}
		for i := range 6 {
			x, y, k := 70+58*float64(i%3), 92+0.0, .92
			if i > 2 {
				x, y, k = 64+64*float64(i-3), 158, 1.060
			}
			if i == 5 {
				continue
			}
			c.Part("wax", cube(x, y, k))
		}
		c.Part("wax", cube(198, 206, 1.150).Rotate(14, 198, 206))
	},
}
