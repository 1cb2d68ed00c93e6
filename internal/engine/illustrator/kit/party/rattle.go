package party

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var rattle = kit.Piece{
	Name: "rattle", Cm: 18,
	Palette: "ball #7cc8f2 blue; stripe #ffd766 yellow; handle #ff9db8 pink; dots #ffffff",
	Draw: func(c *kit.Canvas) {
		b, s, h, d := c.Tones("ball"), c.Tones("stripe"), c.Tones("handle"), c.Tones("dots")
		t := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(32, 128, 128) }
		c.Part("handle", t(c.Circle(128, 228, 26, kit.None).Stroke(h.DD, 17), c.Circle(127, 227, 26, kit.None).Stroke(h.M, 13), c.Line("M106 216A25 25 0 0 1 130 201", h.LL, 4), sheen.Body(c, "M116 136H140L144 204Q128 212 112 204Z", h, 6), sheen.Body(c, kit.RoundRect(106, 150, 44, 14, 7), s, 4)))
		c.Part("ball", t(sheen.Ball(c, 128, 70, 76, b, c.Form("M46 52Q128 88 210 52V84Q128 122 46 84Z", kit.Lin(46, 50, 210, 110, s.LL, s.M, s.D)), sheen.Each(9, func(i int) kit.Node {
			return c.Circle(66+float64(i%5)*31, 30-float64(i/5)*16+float64(i%2)*6, 7, d.M).Opacity(.95)
		}), sheen.Each(5, func(i int) kit.Node { return c.Circle(74+float64(i)*27, 124+float64(i%2)*5, 6.5, d.M).Opacity(.95) }), c.Path(shape.Star(128, 87, 5, 15, 7, 3), h.M))))
		c.Part("ball", t(sheen.Gloss(c, 128, 70, 60, 60, 200, 250, 9)))
		c.AnchorBox("grip", 86, 196, 0, 0, 32)
	},
}
