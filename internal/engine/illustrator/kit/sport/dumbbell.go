package sport

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var dumbbell = kit.Piece{
	Name: "dumbbell", Cm: 32,
	Palette: "weights #4d5362 plates; handle #c3ccd6 metal bar; caps #e8453c accent",
	Draw: func(c *kit.Canvas) {
		w, h, k := c.Tones("weights"), c.Tones("handle"), c.Tones("caps")
		lean := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-28, 128, 128) }
		plate := func(x, hgt, wd float64) kit.Node {
			d := kit.RoundRect(x, 128-hgt/2, wd, hgt, 11)
			return c.Form(d, kit.Lin(0, 128-hgt/2, 0, 128+hgt/2, kit.At(0, w.L), kit.At(.13, w.LL), kit.At(.3, w.L), kit.At(.52, w.M), kit.At(.8, w.DD), kit.At(.93, w.DDD), kit.At(1, w.D)), c.Blur(2, c.Line(sheen.D("M%g %gV%g", x+wd-2, 128-hgt/2+4, 128+hgt/2-4), w.DDD, 6)).Opacity(.6), c.Line(sheen.D("M%g %gV%g", x+2.5, 128-hgt/2+10, 128+hgt/2-10), w.LL, 2).Opacity(.7), sheen.Edge(c, d, w, 10))
		}
		c.Part("handle", lean(c.Form("M84 116Q128 108 172 116V140Q128 148 84 140Z", sheen.Steel(0, 110, 0, 148, h), sheen.Each(13, func(i int) kit.Node {
			x := 90 + 6.4*float64(i)
			return kit.Of(c.Line(sheen.D("M%g 106L%g 150M%g 150L%g 106", x-4, x+6, x-4, x+6), h.DDD, 1).Opacity(.5))
		}), sheen.Dim(c, 5, .7, "M78 100H94V156H78ZM162 100H178V156H162Z", h), sheen.Dim(c, 4, .4, "M80 136H176V154H80Z", h))))
		for _, side := range []bool{false, true} {
			x := 0.0
			if side {
				x = 174
			}
			a := []kit.Node{plate(x+36, 124, 40), plate(x+8, 100, 32)}
			ring := c.Rect(x+74, 106, 12, 44, 4, sheen.Steel(0, 106, 0, 150, h))
			if side {
				a = []kit.Node{plate(x+6, 124, 40), plate(x+42, 100, 32)}
				ring = c.Rect(x-4, 106, 12, 44, 4, sheen.Steel(0, 106, 0, 150, h))
			}
			c.Part("handle", lean(ring))
			c.Part("weights", lean(a...))
			end, band := x-4, x+50.0
			if side {
				end, band = x+72, x+20
			}
			c.Part("caps", lean(c.Form(kit.RoundRect(end, 106, 14, 44, 6), kit.Lin(0, 106, 0, 150, k.L, k.LL, k.M, k.DD), sheen.Edge(c, kit.RoundRect(end, 106, 14, 44, 6), k, 5)), c.Rect(band, 66.5, 12, 123, 2, kit.Lin(0, 66, 0, 190, kit.At(0, k.L), kit.At(.13, k.LL), kit.At(.3, k.L), kit.At(.55, k.M), kit.At(1, k.DDD)))))
		}
		c.Part("weights", lean(sheen.Streak(c, "M42 77H68M14 88H32M186 77H212M222 88H240", 4, .5)))
		c.AnchorBox("grip", 128, 128, 0, 0, 62)
		c.Anchor("ground", 96, 214)
	},
}
