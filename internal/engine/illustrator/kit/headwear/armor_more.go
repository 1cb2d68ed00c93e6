package headwear

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var spartanHelmet = kit.Piece{
	Name: "spartan-helmet", Cm: 40, Facing: kit.Left,
	Palette: "helmet #d9a441 bronze gold metal; crest #c8252f red plume; inside #2b2530",
	Draw: func(c *kit.Canvas) {
		h, r, n := c.Tones("helmet"), c.Tones("crest"), c.Tones("inside")
		crest := "M64 40C90 -6 170 -10 214 40C248 82 252 150 240 214L206 204C214 150 208 104 184 74C158 44 110 38 78 62Z"
		c.Part("crest", c.Path(crest, r.DDD).Move(1, 3), c.Form(crest, kit.Lin(80, 0, 240, 200, r.LL, r.L, r.M, r.DD), sheen.Each(22, func(i int) kit.Node {
			k := float64(i) / 21
			x, y := 74+k*150, 30-52*k*(1-k)*2+170*k*k*k
			return c.Line(sheen.D("M%g %gl%g %g", x, y-14, 14-26*k, 42-8*k), r.DD, 2.200).Opacity(.6)
		}), sheen.Edge(c, crest, r, 8)))
		c.Part("inside", c.Path("M62 112H150V226H84Z", n.M))
		d := "M68 62C100 34 160 38 188 78C208 108 206 150 204 200L216 236Q200 250 172 248L152 214C146 196 150 180 156 168C150 150 130 140 112 142L104 150L118 226Q104 240 88 234L74 172L52 156Q44 150 48 140L56 112C54 92 58 74 68 62Z"
		c.Part("helmet", c.Path(d, h.DDD).Move(0, 3), c.Form(d, kit.Lin(50, 40, 210, 230, h.LL, h.L, h.M, h.D, h.DD), c.Line("M66 66C104 44 158 50 184 90", h.LL, 3).Opacity(.7), sheen.Edge(c, d, h, 13), c.Path("M150 52Q192 100 190 236H220V60Z", h.DDD).Opacity(.18)), c.Path(d, kit.None).Stroke(h.DD, 3))
		eye := "M66 128C84 112 118 112 142 126C150 134 152 142 150 150C134 138 116 134 104 138L92 146Q78 142 66 128Z"
		c.Part("inside", c.Form(eye, kit.Lin(66, 112, 150, 150, n.DDD, n.DD, n.M)), c.Path(eye, kit.None).Stroke(h.LL, 3).Opacity(.9))
		c.Part("helmet", c.Line("M164 182L196 178M168 200L200 198M176 220L206 220", h.DD, 3).Opacity(.6), sheen.Streak(c, "M84 74Q118 54 152 70", 6, .55))
		c.AnchorBox("fit", 130, 170, 130, 40, 0)
		c.Anchor("ground", 140, 250)
	},
}
