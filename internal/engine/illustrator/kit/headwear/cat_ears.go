package headwear

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
)

var catEars = kit.Piece{
	Name: "cat-ears", Cm: 20,
	Palette: "ears #3d3a48 fur black; inner-ears #f59fb5 inside pink; headband #3d3a48 band <ears; bows #e8436f bow", States: "with bows; without bows -bows",
	Draw: func(c *kit.Canvas) {
		e, n, h, b := c.Tones("ears"), c.Tones("inner-ears"), c.Tones("headband"), c.Tones("bows")
		d := "M34 178C22 118 26 66 44 34Q50 26 58 34C88 58 112 92 122 142Q90 136 64 152Q44 164 34 178Z"
		ear := kit.Of(c.Path(d, e.DDD).Move(1, 1.5), c.Form(d, kit.Lin(30, 40, 110, 160, kit.At(0, e.LL), kit.At(.45, e.M), kit.At(1, e.D)), c.Blur(7, c.Path("M60 30C96 60 124 110 126 150H150V20Z", e.DDD).Opacity(.5)),
			c.Named("inner-ears", c.Form("M48 150C40 116 42 84 52 60C72 80 88 102 96 130Q70 132 48 150Z", kit.Lin(46, 70, 90, 150, n.L, n.M, n.D), c.Blur(5, c.Path("M52 56Q44 110 50 154H36V50Z", n.DDD).Opacity(.5)))),
			c.Line("M34 150C28 110 32 70 46 42", kit.White, 3).Opacity(.45)),
			fabric.Tufts(c, 64, 140, 26, 12, 0, 9, e.LL), c.Path("M44 162Q46 146 56 134Q58 144 64 132Q68 140 76 126Q80 136 88 126Q92 134 104 130Q80 142 62 154Q50 160 44 162Z", e.L))
		ear = ear.Scale(1.080, .74, 34, 172).Move(2, 8)
		c.Part("ears", ear, ear.Mirror(128))
		c.Part("headband", c.Line("M26 248C28 124 228 124 230 248", h.DDD, 17), c.Line("M26 247C28 123 228 123 230 247", kit.Lin(28, 150, 228, 250, h.L, h.M, h.D, h.DD), 14.5), c.Line("M26 240C30 123 222 119 229 232", h.LL, 2.600).Move(-3, -2).Opacity(.6))
		tie := kit.Of(c.Form("M0 0C-6 -14 -22 -18 -26 -8C-28 2 -24 12 -16 11C-8 10 -3 4 0 0Z", kit.Lin(-26, -14, 0, 10, b.LL, b.M, b.DD)), c.Form("M0 0C6 -14 22 -18 26 -8C28 2 24 12 16 11C8 10 3 4 0 0Z", kit.Lin(0, -14, 26, 10, b.L, b.M, b.DD)), fabric.Ball(c, 0, 0, 6, b))
		c.Part("bows", tie.Rotate(-34, 0, 0).Move(46, 172), tie.Rotate(34, 0, 0).Move(210, 172))
		c.AnchorBox("fit", 128, 230, 190, 0, 0)
		c.Anchor("ground", 128, 255)
	},
}
