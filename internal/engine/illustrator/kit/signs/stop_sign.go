package signs

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var stopSign = kit.Piece{
	Name: "stop-sign", Cm: 220,
	Palette: "octagon #e0303a red sign; text #ffffff letters border; post #b3bcc7 metal pole",
	Draw: func(c *kit.Canvas) {
		o, w, p := c.Tones("octagon"), c.Tones("text"), c.Tones("post")
		oct := func(r float64) string {
			pts := make([]shape.Pt, 8)
			for i := range pts {
				pts[i] = shape.Polar(128, 96, r, 22.5+45*float64(i))
			}
			return shape.Poly(7, pts...)
		}
		c.Part("post", post(c, 128, 100, 256, 16, p))
		c.Part("octagon", c.Clip("M121 90H135V254H121Z", c.Blur(4, c.Path(oct(97), p.DDD).Move(2, 8)).Opacity(.7)), c.Path(oct(97), o.DDD).Move(0, 3), c.Path(oct(97), kit.Lin(60, 10, 200, 190, w.L, w.M, w.DD)), c.Form(oct(88), kit.Lin(60, 14, 200, 180, o.LL, o.L, o.M, o.D), sheen.Edge(c, oct(88), o, 16)),
			c.Clip(oct(88), c.Path("M20 0H150L70 200H20Z", kit.White).Opacity(.1).Shade()))
		text := c.Text()
		if text == "" {
			text = "STOP"
		}
		letters := kit.LettersPath(text, kit.Box{X0: 54, Y0: 64, X1: 202, Y1: 128}, "display")
		c.Part("text", c.Path(letters, o.DDD).Move(1.4, 2.6).Opacity(.6), c.Path(letters, kit.Lin(0, 64, 0, 128, w.L, w.M, w.D)))
		c.Part("post", bolt(c, 128, 28, p), bolt(c, 128, 164, p))
		c.Anchor("ground", 128, 256)
		c.AnchorBox("print", 128, 96, 150, 70, 0)
		c.AnchorBox("grip", 128, 220, 0, 0, 0)
		c.AnchorBox("surface", 128, 6, 70, 0, 0)
	},
}
