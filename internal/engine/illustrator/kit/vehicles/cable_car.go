package vehicles

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var cableCar = kit.Piece{
	Name: "cable-car", Cm: 320, Palette: "cabin #e23d3d body red; roof #f4f1ea white; windows #9fd8f0 glass; hanger #6b7482 arm metal; cable #4c5361 rope wire; stripe #f7d24a yellow",
	Draw: func(c *kit.Canvas) {
		b, r, w, h, k, s := c.Tones("cabin"), c.Tones("roof"), c.Tones("windows"), c.Tones("hanger"), c.Tones("cable"), c.Tones("stripe")
		c.Part("cable", c.Line("M-10 44L266 14", k.DDD, 6), c.Line("M-10 43L266 13", k.L, 3.500), c.Line("M-10 43L266 13", k.LL, 1.600).Dash(4, 4))
		c.Part("hanger", sheen.Tube(c, "M128 84V58Q128 50 120 50H112V32", 10, h), sheen.Body(c, "M84 28Q84 20 92 19L158 12Q166 12 166 20V26Q166 32 158 33L94 40Q84 40 84 34Z", h, 5), sheen.Each(3, func(i int) kit.Node {
			x, y := 98+27*float64(i), 25-3*float64(i)
			return kit.Of(c.Circle(x, y, 9, h.DDD), c.Circle(x-.4, y-.6, 7.800, kit.Lin(x-7, y-7, x+7, y+7, h.LL, h.M, h.DD)), c.Circle(x, y, 2.800, h.DDD))
		}), sheen.Body(c, kit.RoundRect(92, 78, 72, 14, 6), h, 5))
		shell := "M40 116Q42 92 70 90H186Q214 92 216 116L226 212Q226 236 202 238H54Q30 236 30 212Z"
		c.Part("cabin", c.Path(shell, b.DDD).Move(0, 2), sheen.Body(c, shell, b, 18, c.Named("stripe", c.Path("M20 194H236V206H20Z", s.M), c.Path("M20 210H236V213H20Z", s.L))))
		c.Part("roof", sheen.Body(c, "M34 116Q36 86 70 84H186Q220 86 222 116Q128 106 34 116Z", r, 8))
		c.Part("windows", chassis.Glass(c, "M44 122Q60 120 78 119V186H38Z", w), chassis.Glass(c, "M86 118.500Q128 116 170 118.500V186H86Z", w), chassis.Glass(c, "M178 119Q196 120 212 122L218 186H178Z", w))
		c.Part("cabin", c.Line("M128 118V236", b.DDD, 3), c.Line("M126 118V236", b.LL, 1.200).Opacity(.7), sheen.Tube(c, "M116 196V220", 4, h), sheen.Tube(c, "M140 196V220", 4, h), sheen.Body(c, kit.RoundRect(50, 234, 156, 12, 6), h, 4))
		c.AnchorBox("inside", 128, 160, 84, 50, 0)
		c.AnchorBox("print", 128, 222, 60, 14, 0)
		c.Anchor("ground", 128, 246)
	},
}
