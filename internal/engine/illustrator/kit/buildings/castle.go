package buildings

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var castle = kit.Piece{
	Name: "castle", Cm: 4000,
	Palette: "walls #d9cfe6 stone; towers #e6def0 <walls; roofs #6a6fd8 spires; flags #f2606f; gate #8a5638 door; windows #5b5690; trim #f3bf4e gold",
	Draw: func(c *kit.Canvas) {
		w, t, r, f, g, n, m := c.Tones("walls"), c.Tones("towers"), c.Tones("roofs"), c.Tones("flags"), c.Tones("gate"), c.Tones("windows"), c.Tones("trim")
		slit := func(x, y, wd, h float64) kit.Node {
			return kit.Of(c.Path(shape.Arched(x-wd/2-2, y-2, wd+4, h+4), t.DD), c.Path(shape.Arched(x-wd/2, y, wd, h), kit.Lin(x, y, x, y+h, n.DD, n.M)), c.Path(shape.Arched(x-wd/2, y, wd*.4, h), kit.White).Opacity(.2))
		}
		tower := func(x, top, wd, bottom, cone float64) kit.Node {
			l := x - wd/2
			spire := fmt.Sprintf("M%g %gQ%g %g %g %gQ%g %g %g %gZ", l-9, top, x-4, top-cone*.35, x, top-cone, x+4, top-cone*.35, l+wd+9, top)
			tip := top - cone
			if !c.Has("roofs") {
				tip = top // the flags stand on the towers
			}
			return kit.Of(c.Named("flags", banner(c, x, tip-16, 18, f, m)),
				c.Form(fmt.Sprintf("M%g %gH%gV%gH%gZ", l, top, l+wd, bottom, l), gloss.Column(t, l, l+wd), bricks(c, l, top, l+wd, bottom, 11, 8, .13, t), gloss.Dim(c, 4, .5, fmt.Sprintf("M%g %gH%gV%gH%gZ", l-4, top-4, l+wd+4, top+10, l-4), t)),
				c.Rect(l-4, top+14, wd+8, 5, 2, gloss.Column(t, l-4, l+wd+4)),
				c.Form(spire, kit.Lin(l-9, 0, l+wd+9, 0, kit.At(0, r.M), kit.At(.28, r.LL), kit.At(.5, r.M), kit.At(1, r.DD)), shingles(c, l-12, top-cone+14, l+wd+12, top, 9, 8, r)), c.Line(fmt.Sprintf("M%g %gH%g", l-8, top+.5, l+wd+8), m.DD, 4.5), c.Line(fmt.Sprintf("M%g %gH%g", l-8, top, l+wd+8), m.L, 2.4))
		}
		crenels := func(x0, x1, y, wd float64, tone kit.Tones) kit.Node {
			var all []kit.Node
			for x := x0; x+wd*.62 <= x1+.1; x += wd {
				all = append(all, c.Rect(x, y-9, wd*.62, 13, 1.5, kit.Lin(x, y-9, x+wd*.6, y+3, tone.LL, tone.M, tone.D)))
			}
			return kit.Of(append(all, c.Rect(x0-1, y, x1-x0+2, 8, 1.5, kit.Lin(0, y, 0, y+8, tone.L, tone.D)))...)
		}
		c.Part("towers", tower(128, 92, 46, 200, 58), slit(128, 118, 12, 20), tower(84, 110, 26, 210, 42), tower(172, 110, 26, 210, 42), slit(84, 138, 8, 14), slit(172, 138, 8, 14))
		c.Part("walls", crenels(38, 218, 160, 15, w), c.Form("M38 164H218V246H38Z", kit.Lin(60, 160, 180, 250, w.LL, w.M, w.D), bricks(c, 38, 168, 218, 246, 14, 9, .16, w), gloss.Dim(c, 5, .45, "M30 160H226V176H30Z", w), gloss.Dim(c, 5, .4, "M206 160H226V250H200Z", w), gloss.Dim(c, 5, .4, "M52 164H66V250H52Z", w)))
		c.Part("towers", tower(32, 142, 44, 248, 56), tower(224, 142, 44, 248, 56), slit(32, 176, 11, 20), slit(224, 176, 11, 20), slit(32, 212, 11, 16), slit(224, 212, 11, 16))
		c.Part("windows", archedPane(c, 66, 184, 16, 24, n, m), archedPane(c, 174, 184, 16, 24, n, m))
		c.Part("gate", c.Path(shape.Arched(92, 170, 72, 78), w.DDD).Opacity(.4), c.Path(shape.Arched(93, 172, 70, 76), kit.Lin(93, 172, 163, 248, t.LL, t.M, t.DD)),
			c.Form(shape.Arched(101, 180, 54, 68), kit.Lin(101, 180, 155, 248, g.L, g.M, g.DD), c.Line("M110 178V250M119 178V250M137 178V250M146 178V250", g.DDD, 1.6).Opacity(.6), c.Rect(100, 204, 56, 6, 0, m.DD), c.Rect(100, 204, 56, 3.5, 0, m.L), c.Rect(100, 230, 56, 6, 0, m.DD), c.Rect(100, 230, 56, 3.5, 0, m.L), gloss.Dim(c, 4, .5, "M96 174H160V194Q128 176 96 200Z", g)),
			c.Line("M128 180V248", g.DDD, 2.4), c.Circle(122, 219, 3, m.LL).Stroke(m.DD, 1), c.Circle(134, 219, 3, m.LL).Stroke(m.DD, 1))
		c.Part("base", c.Form("M4 244H252L256 252Q256 256 250 256H6Q0 256 0 252Z", kit.Lin(0, 244, 0, 256, w.L, w.D, w.DD)))
		c.Anchor("ground", 128, 256)
		c.AnchorBox("inside", 128, 218, 50, 56, 0)
	},
}
