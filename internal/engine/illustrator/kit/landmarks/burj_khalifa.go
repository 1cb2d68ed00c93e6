package landmarks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var burjKhalifa = kit.Piece{
	Name: "burj-khalifa", Cm: 82800,
	Palette: "tower #9fb8cc steel; windows #5f8fb8 glass; base #d9c9a8 podium; palms #5aa845 trees",
	Draw: func(c *kit.Canvas) {
		t, w, b, p := c.Tones("tower"), c.Tones("windows"), c.Tones("base"), c.Tones("palms")
		c.Part("spire", c.Form("M124.500 70L127.200 -10Q128 -14 128.800 -10L131.500 70Z", kit.Lin(124, 0, 132, 0, t.L, t.M, t.DD)), c.Rect(124.5, 56, 7, 40, 1.5, gloss.Column(t, 124, 132)))
		// Bars to the right of the middle stand in shade.
		bar := func(x, top, wd float64) kit.Node {
			n := c.Form(pd("M%g 236V%gQ%g %g %g %gQ%g %g %g %gV236Z", x, top+wd*.5, x, top, x+wd*.5, top, x+wd, top, x+wd, top+wd*.5), kit.Lin(x, 0, x+wd, 0, kit.At(0, w.M), kit.At(.25, t.LL), kit.At(.5, t.M), kit.At(.8, w.M), kit.At(1, w.DD)))
			var floors []kit.Node
			for y := top + 8; y < 234; y += 6 {
				floors = append(floors, c.Line(pd("M%g %gh%g", x+.8, y, wd-1.6), w.DDD, 1.6).Opacity(.4))
			}
			for y := top + 20; y < 230; y += 36 {
				floors = append(floors, c.Rect(x, y, wd, 3.4, 0, w.DDD).Opacity(.6))
			}
			shade := kit.Node{}
			if x > 128 {
				shade = c.Path(pd("M%g 236V%gQ%g %g %g %gQ%g %g %g %gV236Z", x, top+wd*.5, x, top, x+wd*.5, top, x+wd, top, x+wd, top+wd*.5), w.DDD).Opacity((x - 120) / 110)
			}
			return kit.Of(n, kit.Of(floors...), shade, c.Line(pd("M%g %gV236M%g %gV236", x+wd*.36, top+wd*.4, x+wd*.66, top+wd*.4), w.DD, .8).Opacity(.6), c.Line(pd("M%g %gV236", x+wd*.2, top+wd*.5), kit.White, 1.1).Opacity(.6))
		}
		for i, v := range [][2]float64{{84, 196}, {92, 166}, {100, 134}, {107, 106}} {
			c.Part("tower", bar(v[0], v[1], 13), bar(256-v[0]-13, v[1]+12+float64(i)*2, 13))
		}
		c.Part("tower", bar(114, 78, 12), bar(131, 92, 12), bar(121, 62, 14))
		c.Part("tower", bar(104, 176, 15), bar(138, 190, 15), bar(119.5, 150, 17))
		c.Part("base", c.Form("M70 234H186Q190 234 192 238L196 248H60L64 238Q66 234 70 234Z", kit.Lin(60, 0, 196, 0, b.L, b.LL, b.M, b.DD)), c.Line("M66 241H190", w.DD, 3.6).Dash(5, 3).Butt(), c.Form("M44 246H212Q218 246 218 251Q218 256 212 256H44Q38 256 38 251Q38 246 44 246Z", kit.Lin(0, 246, 0, 256, b.LL, b.M, b.DD)))
		for _, x := range []float64{52, 66, 190, 204} {
			c.Part("palms", tree(c, x, 248, 6, p))
		}
		c.Anchor("ground", 128, 256)
	},
}
