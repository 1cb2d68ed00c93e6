package headwear

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
)

var bunnyEars = kit.Piece{
	Name: "bunny-ears", Cm: 32,
	Palette: "ears #f6efe8 fur; inner-ears #f59fb5 inside; headband #f59fb5 band <inner-ears",
	Draw: func(c *kit.Canvas) {
		e, n, h := c.Tones("ears"), c.Tones("inner-ears"), c.Tones("headband")
		ear := c.Form("M66 190C40 150 34 60 62 18Q70 6 80 16C110 50 116 140 102 186Q84 200 66 190Z", kit.Lin(46, 40, 112, 180, kit.At(0, e.LL), kit.At(.5, e.M), kit.At(1, e.D)),
			c.Blur(6, c.Path("M88 20C116 70 116 150 96 196L124 180L116 40Z", e.DDD).Opacity(.45)), c.Blur(5, c.Path("M60 176Q84 190 110 172V210H56Z", e.DDD).Opacity(.5)),
			c.Named("inner-ears", c.Form("M74 174C54 140 50 76 68 40Q72 32 77 39C98 76 104 138 92 172Q84 182 74 174Z", kit.Lin(56, 50, 100, 170, kit.At(0, n.L), kit.At(.45, n.M), kit.At(1, n.D)), c.Blur(5, c.Path("M60 30Q50 110 72 180H50V30Z", n.DDD).Opacity(.55)), c.Blur(5, c.Ellipse(84, 120, 7, 40, n.LL).Opacity(.6)))),
			c.Line("M52 66L46 62M48 96L42 94M50 128L44 130M58 156L52 160", e.D, 1.8), c.Path("M50 118C46 80 52 44 66 26C58 60 56 90 60 130Z", kit.White).Opacity(.8))
		c.Part("ears", ear.Rotate(-7, 84, 190), ear.Mirror(128).Rotate(7, 172, 190))
		c.Part("headband", c.Line("M28 248C32 150 224 150 228 248", h.DDD, 17), c.Line("M28 247C32 149 224 149 228 247", kit.Lin(28, 170, 228, 250, h.L, h.M, h.D, h.DD), 14.5), c.Line("M27 236C36 152 176 142 212 206", h.LL, 3).Opacity(.85))
		fur := func(x float64) kit.Node {
			return kit.Of(c.Form(fabric.Fluff(x, 184, 26, 15, 0, 15), kit.Lin(x-20, 170, x+20, 200, e.LL, e.M, e.D), c.Blur(4, c.Path("M0 196H256V216H0Z", e.DDD).Opacity(.4)), fabric.Tufts(c, x, 184, 24, 12, 0, 9, e.D)))
		}
		c.Part("ears", fur(82), fur(174))
		c.AnchorBox("fit", 128, 230, 190, 0, 0)
		c.Anchor("ground", 128, 256)
	},
}
