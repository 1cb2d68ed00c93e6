package balls

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var rugbyBall = kit.Piece{
	Name: "rugby-ball", Cm: 28, Palette: "ball #f6f1e6 white leather; panels #2f62c4 blue ends; stripes #e5404a red; stitches #7a808c",
	Draw: func(c *kit.Canvas) {
		b, p, s, t := c.Tones("ball"), c.Tones("panels"), c.Tones("stripes"), c.Tones("stitches")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-28, 128, 128) }
		d := "M2 128C26 70 78 48 128 48C178 48 230 70 254 128C230 186 178 208 128 208C78 208 26 186 2 128Z"
		c.Part("ball", turn(c.Path(d, b.DDD).Move(0, 2), sheen.Body(c, d, b, 30,
			c.Named("panels", c.Path("M-4 40H52Q26 128 52 216H-4ZM260 40H204Q230 128 204 216H260Z", kit.Lin(0, 60, 256, 200, p.L, p.M, p.D))),
			c.Named("stripes", c.Line("M60 40Q34 128 60 216M196 40Q222 128 196 216", s.M, 9)),
			c.Named("stitches", c.Line("M4 128Q128 92 252 128", t.M, 2.600), sheen.Each(9, func(i int) kit.Node {
				x := 96 + 8*float64(i)
				return c.Line(sheen.D("M%g 103v12", x), t.DD, 3)
			})))), turn(sheen.Glint(c, "M52 88Q84 62 122 60Q130 64 122 68Q90 72 64 94Q54 98 52 88Z", .6)))
	},
}
