package sport

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var skateboard = kit.Piece{
	Name: "skateboard", Cm: 80, Facing: kit.Right,
	Palette: "deck #e8453c board; wheels #ffd24a <deck; trucks #b9c2cc metal; grip #474c58 tape; wood #e3a963",
	Draw: func(c *kit.Canvas) {
		d, w, t, g, o := c.Tones("deck"), c.Tones("wheels"), c.Tones("trucks"), c.Tones("grip"), c.Tones("wood")
		far := func(x float64) kit.Node {
			return kit.Of(c.Circle(x, 160, 19, w.DDD), c.Circle(x-1, 159, 17, w.DD))
		}
		c.Part("wheels", far(76), far(202))
		truck := func(x float64) kit.Node {
			return kit.Of(c.Form(sheen.D("M%g 134H%gL%g 152Q%g 172 %g 174Q%g 172 %g 152Z", x-25, x+25, x+16, x+14, x, x-14, x-16), sheen.Steel(x-24, 134, x+24, 160, t), sheen.Dim(c, 4, .7, sheen.D("M%g 128H%gV146H%gZ", x-30, x+30, x-30), t)), c.Rect(x-27, 136, 54, 6, 2, t.DD))
		}
		c.Part("trucks", truck(62), truck(188))
		side := "M4 92C0 88 2 82 8 84C26 92 40 122 66 126C104 131 152 131 190 126C216 122 230 92 248 84C254 82 256 88 252 92C240 112 226 136 196 141C150 147 106 147 60 141C30 136 16 112 4 92Z"
		top := "M6 84C30 70 46 100 72 106C108 110 148 110 184 106C210 100 226 70 250 84C238 100 224 124 192 128C150 133 106 133 64 128C32 124 18 100 6 84Z"
		c.Part("deck", c.Form(side, kit.Lin(10, 86, 30, 150, d.L, d.M, d.DD), c.Path(side, kit.None).Stroke(d.DDD, 5).Opacity(.5)),
			c.Line("M8 92C20 108 36 130 64 134C106 139 150 139 192 134C220 130 236 108 248 92", o.DD, 4.6), c.Line("M8 91C20 107 36 129 64 133C106 138 150 138 192 133C220 129 236 107 248 91", o.L, 2.4))
		c.Part("grip", c.Form(top, kit.Lin(20, 76, 236, 140, kit.At(0, g.L), kit.At(.2, g.LL), kit.At(.34, g.M), kit.At(.62, g.D), kit.At(.85, g.L), kit.At(1, g.M)),
			sheen.Each(230, func(i int) kit.Node {
				return c.Circle(256*c.Rand().Float64(), 76+58*c.Rand().Float64(), .9, g.LL).Opacity(.5)
			}), sheen.Dim(c, 5, .4, "M40 120Q128 150 216 120V140H40Z", g)),
			c.Named("deck", c.Clip(top, c.Path("M0 60H52L66 150H0Z", kit.Lin(6, 80, 60, 120, d.LL, d.L, d.M)), c.Path("M256 60H204L190 150H256Z", kit.Lin(196, 80, 250, 120, d.L, d.M, d.D)), c.Path("M56 60H62L76 150H70ZM200 60H194L180 150H186Z", d.M), c.Path("M0 60H256V92Q128 118 0 92Z", kit.White).Opacity(.12).Shade())),
			c.Line("M8 84C30 72 46 101 72 107C108 111 148 111 184 107C210 101 226 72 248 84", g.LL, 1.6).Opacity(.7))
		for _, x := range []float64{66, 190} {
			for i := range 4 {
				c.Part("trucks", c.Circle(x-8+float64(i%2)*16, 112.500+float64(i/2)*8, 2.1, t.DDD), c.Circle(x-8.4+float64(i%2)*16, 112+float64(i/2)*8, 1.5, t.LL))
			}
		}
		for _, x := range []float64{62, 188} {
			ring := kit.Oval(x, 168, 26, 26)
			c.Part("wheels", sheen.Body(c, ring, w, 13), c.Circle(x, 168, 13, w.DD), c.Circle(x-.6, 167.4, 11.500, kit.Lin(x-10, 158, x+10, 178, w.LL, w.L, w.M)), sheen.Gloss(c, x, 168, 20, 20, 190, 245, 4))
			c.Part("trucks", c.Circle(x, 168, 6.5, t.DDD), c.Circle(x-.4, 167.500, 5.4, kit.Lin(x-5, 163, x+5, 173, t.LL, t.M, t.DD)), c.Circle(x, 168, 2, t.DDD))
		}
		c.Anchor("ground", 125, 194)
		c.AnchorBox("surface", 128, 116, 130, 0, 0)
		c.Anchor("footNear", 176, 118)
		c.Anchor("footFar", 84, 116)
		c.AnchorBox("grip", 128, 124, 0, 0, 90)
	},
}
