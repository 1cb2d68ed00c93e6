package buildings

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var mosque = kit.Piece{
	Name: "mosque", Cm: 4000,
	Palette: "walls #fbf2e0; dome #2f9fa0; minarets #fbf2e0 <walls; door #8f5534; windows #3f6fae; gold #f0b83f crescent",
	Draw: func(c *kit.Canvas) {
		w, d, m, k, n, g := c.Tones("walls"), c.Tones("dome"), c.Tones("minarets"), c.Tones("door"), c.Tones("windows"), c.Tones("gold")
		crescent := func(x, y, r float64) kit.Node {
			return kit.Of(c.Line("M"+gloss.Num(x)+" "+gloss.Num(y+r)+"V"+gloss.Num(y+r*3.2), g.D, r*.5), c.Circle(x, y+r*2, r*.55, g.M), c.Path("M"+gloss.Num(x+r*.5)+" "+gloss.Num(y-r*.9)+"A"+gloss.Num(r)+" "+gloss.Num(r)+" 0 1 0 "+gloss.Num(x+r*.5)+" "+gloss.Num(y+r*.9)+"A"+gloss.Num(r*.95)+" "+gloss.Num(r*.95)+" 0 0 1 "+gloss.Num(x+r*.5)+" "+gloss.Num(y-r*.9)+"Z", kit.Lin(x-r, y-r, x+r, y+r, g.LL, g.M, g.D)).Rotate(-50, x, y))
		}
		onion := func(x, y, r float64) kit.Node {
			p := func(dx, dy float64) string { return gloss.Num(x+dx*r) + " " + gloss.Num(y+dy*r) }
			return kit.Of(c.Form("M"+p(-.8, 0)+"C"+p(-1.3, -.5)+" "+p(-.95, -1.1)+" "+p(-.4, -1.35)+"C"+p(-.15, -1.48)+" "+p(-.04, -1.62)+" "+p(0, -1.8)+"C"+p(.04, -1.62)+" "+p(.15, -1.48)+" "+p(.4, -1.35)+"C"+p(.95, -1.1)+" "+p(1.3, -.5)+" "+p(.8, 0)+"Z",
				kit.Lin(x-r, y-r, x+r, y-r*.6, kit.At(0, d.M), kit.At(.25, d.LL), kit.At(.5, d.M), kit.At(1, d.DD)), c.Line("M"+p(0, -1.8)+"C"+p(-.5, -1.2)+" "+p(-.6, -.5)+" "+p(-.35, 0)+"M"+p(0, -1.8)+"C"+p(.5, -1.2)+" "+p(.6, -.5)+" "+p(.35, 0), d.DDD, r*.035).Opacity(.45),
				gloss.Dim(c, r*.12, .5, "M"+p(.5, -1.3)+"Q"+p(1.1, -.6)+" "+p(.5, .1)+"L"+p(1.5, .1)+"V"+gloss.Num(y-r*1.4)+"Z", d), gloss.Glint(c, "M"+p(-.78, -.3)+"C"+p(-.9, -.75)+" "+p(-.6, -1.1)+" "+p(-.3, -1.26)+"C"+p(-.58, -1)+" "+p(-.7, -.7)+" "+p(-.62, -.3)+"Z", .55)),
				c.Rect(x-r*.84, y-r*.06, r*1.68, r*.14, r*.06, kit.Lin(x-r, 0, x+r, 0, g.M, g.LL, g.M, g.DD)))
		}
		minaret := kit.Of(crescent(30, 14, 6), c.Form("M18 62Q20 46 30 34Q40 46 42 62Z", kit.Lin(18, 0, 42, 0, d.L, d.LL, d.M, d.DD)), c.Rect(16, 60, 28, 5, 2, kit.Lin(16, 0, 44, 0, g.M, g.LL, g.DD)),
			c.Form("M20 65H40V96H20Z", gloss.Column(m, 20, 40)), c.Path(shape.Arched(26, 72, 8, 20), n.DD), c.Form("M12 96H48L44 106H16Z", gloss.Column(m, 12, 48)), c.Rect(10, 92, 40, 6, 2, kit.Lin(10, 0, 50, 0, g.M, g.LL, g.M, g.DD)),
			c.Form("M18 106H42V244H18Z", gloss.Column(m, 18, 42), gloss.Dim(c, 3, .5, "M14 102H46V114H14Z", m)), c.Path(shape.Arched(26, 124, 8, 18), n.DD), c.Path(shape.Arched(26, 176, 8, 18), n.DD), c.Rect(16, 156, 28, 5, 1.5, gloss.Column(g, 16, 44)), c.Rect(14, 226, 32, 18, 2, gloss.Column(m, 14, 46)))
		c.Part("minarets", minaret, minaret.Move(196, 0))
		c.Part("dome", crescent(128, 16, 8.5), onion(128, 106, 46))
		c.Part("walls", c.Form("M86 108H170V140H86Z", kit.Lin(86, 0, 170, 0, w.M, w.LL, w.M, w.DD), gloss.Dim(c, 3, .45, "M80 104H176V116H80Z", w)))
		for i := range 5 {
			c.Part("windows", c.Path(shape.Arched(94+15*float64(i), 117, 8, 18), n.D), c.Path(shape.Arched(94+15*float64(i), 117, 3.5, 18), n.L).Opacity(.5))
		}
		c.Part("dome", onion(70, 152, 22), onion(186, 152, 22))
		c.Part("walls", c.Form("M46 152H210V244H46Z", kit.Lin(60, 150, 190, 246, w.LL, w.M, w.D), gloss.Dim(c, 5, .4, "M40 146H216V164H40Z", w), gloss.Dim(c, 6, .35, "M190 150H216V246H196Z", w)), c.Rect(42, 148, 172, 8, 2, kit.Lin(0, 148, 0, 156, w.LL, w.DD)), c.Rect(44, 156, 168, 5, 0, kit.Lin(44, 0, 212, 0, d.L, d.M, d.DD)), c.Rect(42, 234, 172, 10, 2, kit.Lin(0, 234, 0, 244, w.L, w.DDD)))
		ogee := func(x, y, wd, h float64) string {
			a, b := gloss.Num(x-wd/2), gloss.Num(x+wd/2)
			return "M" + a + " " + gloss.Num(y+h) + "V" + gloss.Num(y+wd*.75) + "C" + a + " " + gloss.Num(y+wd*.4) + " " + gloss.Num(x-wd*.1) + " " + gloss.Num(y+wd*.3) + " " + gloss.Num(x) + " " + gloss.Num(y) + "C" + gloss.Num(x+wd*.1) + " " + gloss.Num(y+wd*.3) + " " + b + " " + gloss.Num(y+wd*.4) + " " + b + " " + gloss.Num(y+wd*.75) + "V" + gloss.Num(y+h) + "Z"
		}
		for _, x := range []float64{70, 186} {
			c.Part("windows", c.Path(ogee(x, 174, 32, 52), kit.Lin(x-16, 174, x+16, 226, g.LL, g.M, g.DD)), c.Form(ogee(x, 181, 23, 42), kit.Lin(x-12, 181, x+12, 223, n.DD, n.M, n.L), c.Line("M"+gloss.Num(x)+" 178V226M"+gloss.Num(x-14)+" 204H"+gloss.Num(x+14)+"M"+gloss.Num(x-14)+" 192L"+gloss.Num(x+14)+" 216M"+gloss.Num(x+14)+" 192L"+gloss.Num(x-14)+" 216", g.L, 1.3).Opacity(.8)))
		}
		c.Part("door", c.Form("M96 244V146H160V244Z", kit.Lin(96, 146, 160, 244, w.LL, w.M, w.D), c.Path(kit.RoundRect(100, 150, 56, 94, 1), kit.None).Stroke(d.M, 3)), c.Rect(92, 140, 72, 8, 2, kit.Lin(92, 0, 164, 0, g.M, g.LL, g.M, g.DD)), c.Path(ogee(128, 160, 44, 84), kit.Lin(106, 160, 150, 244, g.LL, g.M, g.DD)), c.Path(ogee(128, 166, 38, 78), d.DD), c.Form(ogee(128, 176, 32, 68), kit.Lin(112, 176, 144, 244, k.L, k.M, k.DD), c.Line("M128 174V246M120 180V246M136 180V246", k.DDD, 1.3).Opacity(.6), gloss.Dim(c, 3, .5, "M108 170H150V190L128 180L108 192Z", k)), c.Circle(124.5, 218, 2, g.L), c.Circle(131.5, 218, 2, g.L))
		c.Part("steps", c.Rect(88, 243, 80, 5, 1.5, kit.Lin(0, 243, 0, 248, w.LL, w.DD)), c.Rect(6, 247, 244, 8, 3, kit.Lin(0, 247, 0, 255, w.M, w.DDD)))
		c.Anchor("ground", 128, 255)
	},
}
