package furniture

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// topAbove draws a wooden table top as it is seen from above, round or with corners, in its part's name.
func topAbove(c *kit.Canvas, part string, t kit.Tones, round bool) {
	d, planks := kit.RoundRect(4, 44, 248, 168, 12), 5
	b := kit.Box{X0: 4, Y0: 44, X1: 252, Y1: 212}
	if round {
		d, b, planks = kit.Oval(128, 128, 124, 124), kit.Box{X0: 4, Y0: 4, X1: 252, Y1: 252}, 6
	}
	var seams []kit.Node
	for i := 1; i < planks; i++ {
		y := b.Y0 + b.H()*float64(i)/float64(planks)
		seams = append(seams, c.Line(sheen.D("M0 %gH256", y), t.DD, 1.8).Opacity(.6), c.Line(sheen.D("M0 %gH256", y+1.4), t.LL, 1).Opacity(.6))
	}
	c.Part(part, c.Path(d, kit.Lin(0, b.Y0, 0, b.Y1+6, t.D, t.DDD)).Move(0, 4), c.Form(d, kit.Lin(20, b.Y0, 236, b.Y1, t.LL, t.L, t.M, t.M), sheen.Grain(c, b, 26, t), kit.Of(seams...), c.Path(sheen.D("M30 0H110L40 256H-40Z"), kit.White).Opacity(.12).Shade(), sheen.Edge(c, d, t, 8)))
	w, h := 210.0, 132.0
	if round {
		w, h = 176, 176
	}
	c.AnchorBox("laid", 128, 128, w, h, 0)
}

// roundTable draws a round table on one foot, from the side and a little from above.
func roundTable(c *kit.Canvas, t, l kit.Tones) {
	c.Part("legs", c.Form("M64 232Q66 218 104 214L116 206H140L152 214Q190 218 192 232Q192 238 184 238H72Q64 238 64 232Z", kit.Lin(64, 206, 192, 238, l.L, l.M, l.DD)), c.Form("M116 110H140L137 160Q136 190 146 212H110Q120 190 119 160Z", sheen.Round(112, 0, 144, 0, l)), c.Blur(4, c.Rect(96, 104, 64, 18, 0, l.DDD)).Opacity(.6))
	top := kit.Oval(128, 88, 122, 32)
	c.Part("top", c.Path("M6 88A122 32 0 0 0 250 88V97A122 32 0 0 1 6 97Z", kit.Lin(6, 0, 250, 0, t.D, t.M, t.D, t.DDD)), c.Form(top, kit.Lin(40, 58, 210, 122, t.LL, t.L, t.M, t.M), sheen.Grain(c, kit.Box{X0: 6, Y0: 58, X1: 250, Y1: 120}, 13, t), c.Path("M70 50H130L90 124H30Z", kit.White).Opacity(.14).Shade(), sheen.Edge(c, top, t, 6)))
	c.Anchor("ground", 128, 236)
	c.AnchorBox("surface", 128, 84, 180, 0, 0)
}
