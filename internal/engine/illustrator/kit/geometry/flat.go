package geometry

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var circle = kit.Piece{
	Name: "circle", Cm: 20,
	Palette: "fill #3f8cf0 dot; outline #1f56b0 <fill",
	Draw: func(c *kit.Canvas) {
		t, o := c.Tones("fill"), c.Tones("outline")
		c.AnchorBox("print", 128, 128, 150, 110, 0)
		switch c.Variant(2) {
		case 1: // flat with a line
			c.Part("outline", c.Circle(128, 128, 122, o.D))
			c.Part("fill", c.Circle(128, 128, 112, t.M))
		default:
			c.Part("outline", c.Circle(128, 131, 122, o.DD))
			c.Part("fill", shape.Disc(c, 128, 127, 121, t))
		}
	},
}

var triangle = kit.Piece{
	Name: "triangle", Cm: 20,
	Palette: "fill #21b5a3; outline #0f7a72 <fill",
	Draw: func(c *kit.Canvas) {
		t, o := c.Tones("fill"), c.Tones("outline")
		tri := func(k float64) string {
			return shape.Poly(18*k, shape.Pt{X: 128, Y: 140 - 130*k}, shape.Pt{X: 128 + 130*k, Y: 140 + 96*k}, shape.Pt{X: 128 - 130*k, Y: 140 + 96*k})
		}
		switch c.Variant(2) {
		case 1:
			c.Part("outline", c.Path(tri(1), o.D))
			c.Part("fill", c.Path(tri(.88), t.M))
		default:
			c.Part("outline", c.Path(tri(1), o.DD).Move(0, 5))
			c.Part("fill", shape.Plump(c, tri(1), t), c.Line("M118 36L34 198", kit.White, 7).Opacity(.5))
		}
	},
}
