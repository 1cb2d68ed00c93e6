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
		switch c.Variant(3) {
		case 1: // a ring
			c.Part("fill", c.Path(shape.Ring(128, 131, 122, 84), o.DD), shape.Solid(c, t, 1.2, c.Path(shape.Ring(128, 127, 122, 84), kit.Lin(40, 20, 210, 230, t.L, t.M, t.D))), c.Path(shape.Ribbon(shape.Sample(shape.Arc(128, 127, 110, 110, 195, 285, 12), 40), shape.Taper(8, .1)), kit.White).Opacity(.55))
			c.AnchorBox("inside", 128, 128, 116, 116, 0)
		case 2: // flat with a line
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
		switch c.Variant(3) {
		case 1:
			hole := tri(.5)
			c.Part("fill", c.Mask(kit.Of(c.Rect(0, 0, 256, 256, 0, kit.White), c.Path(hole, kit.Black)), shape.Raised(c, tri(1), t, 5)), c.Path(hole, kit.None).Stroke(o.D, 5))
		case 2:
			c.Part("outline", c.Path(tri(1), o.D))
			c.Part("fill", c.Path(tri(.88), t.M))
		default:
			c.Part("outline", c.Path(tri(1), o.DD).Move(0, 5))
			c.Part("fill", shape.Plump(c, tri(1), t), c.Line("M118 36L34 198", kit.White, 7).Opacity(.5))
		}
	},
}
