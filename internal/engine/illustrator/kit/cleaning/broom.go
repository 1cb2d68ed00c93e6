package cleaning

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var broom = kit.Piece{
	Name: "broom", Cm: 130, Facing: kit.Right,
	Palette: "bristles #e0ae4f straw; handle #9a5f34 wood stick; cord #b8363f band rope",
	Draw: func(c *kit.Canvas) {
		b, h, k := c.Tones("bristles"), c.Tones("handle"), c.Tones("cord")
		lean := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(38, 128, 128) }
		const stick = "M121 -46Q121 -52 128 -52Q135 -52 135 -46L138 160H118Z"
		c.Part("handle", lean(c.Form(stick, sheen.Round(118, 0, 138, 0, h), sheen.Grain(c, kit.Box{X0: 120, Y0: -48, X1: 136, Y1: 158}, 3, h)), c.Ellipse(128, -47, 7, 4.500, h.LL), c.Ellipse(128, -47, 4, 2.400, h.D), sheen.Streak(c, "M124 -30V110", 2, .45)))
		r := c.Rand()
		const d = "M112 152C108 170 84 190 76 222C70 244 66 262 60 288L70 282L78 294L90 286L100 298L112 288L126 300L140 288L154 298L164 286L176 294L184 282L196 288C190 262 186 244 180 222C172 190 148 170 144 152Z"
		straws := sheen.Each(70, func(i int) kit.Node {
			u := float64(i)/69*2 - 1
			e := u + .1*(r.Float64()-.5)
			tone := []kit.Color{b.DDD, b.DD, b.D, b.LL, b.L, b.LL}[i%6]
			return c.Line(sheen.D("M%.1f 150C%.1f 190 %.1f 230 %.1f %.1f", 128+14*u, 128+40*e, 128+54*e, 128+66*e, 284+12*r.Float64()), tone, 1.900).Opacity(.75)
		})
		c.Part("bristles", lean(c.Form(d, kit.Lin(70, 0, 190, 0, kit.At(0, b.M), kit.At(.25, b.L), kit.At(.55, b.M), kit.At(1, b.DD)), straws, c.Blur(8, c.Path("M150 160C180 190 196 250 200 300H160Q170 220 150 160Z", b.DDD)).Opacity(.5), c.Blur(5, c.Path("M70 200H190V222H70Z", b.DDD)).Opacity(.35))))
		band := func(y, w float64) kit.Node {
			o := kit.RoundRect(128-w/2, y, w, 10, 5)
			return kit.Of(c.Path(o, k.DDD).Move(0, 1.500), c.Form(o, sheen.Round(128-w/2, 0, 128+w/2, 0, k), sheen.Each(14, func(i int) kit.Node {
				return c.Line(sheen.D("M%g %gl5 10", 128-w/2+w/13*float64(i)-3, y), k.DDD, 1.300).Opacity(.6)
			})))
		}
		c.Part("cord", lean(band(150, 38), band(159, 44), band(168, 52)))
		at := func(y float64) (float64, float64) {
			s, q := math.Sincos(38 * math.Pi / 180)
			return 128 - (y-128)*s, 128 + (y-128)*q
		}
		x, y := at(20)
		c.AnchorBox("grip", x, y, 0, 0, 38)
		c.Anchor("handNear", x, y)
		x, y = at(0)
		c.Anchor("handFar", x, y)
		x, y = at(96)
		c.Anchor("seat", x, y)
	},
}
