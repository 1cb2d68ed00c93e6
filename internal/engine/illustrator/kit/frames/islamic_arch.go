package frames

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// islamicArch is a pointed window arch within a tall panel whose corners carry stars.
var islamicArch = kit.Piece{
	Name: "islamic-arch", Cm: 60,
	Palette: "arch #1d5c5c green panel; lines #e0b04a gold; field #fff8e8",
	Draw: func(c *kit.Canvas) {
		a, g, f := c.Tones("arch"), c.Tones("lines"), c.Tones("field")
		const outer = "M40 252V64C40 40 62 36 84 34C110 30 120 18 128 4C136 18 146 30 172 34C194 36 216 40 216 64V252Z"
		const inner = "M66 236V118C66 96 78 92 90 84C108 74 120 62 128 44C136 62 148 74 166 84C178 92 190 96 190 118V236Z"
		c.Part("arch", c.Form(outer, kit.Lin(40, 0, 216, 256, a.L, a.M, a.D)))
		c.Part("lines", c.Path(outer, kit.None).Stroke(g.DD, 5), c.Path(outer, kit.None).Stroke(g.M, 3.4))
		var stars []kit.Node
		for y := 30.0; y < 260; y += 24 {
			for x := 44.0; x < 230; x += 24 {
				stars = append(stars, c.Path(shape.Star(x, y, 8, 9, 6.4, 0), kit.None).Stroke(g.M, .9), c.Circle(x, y, 2, g.M), c.Line(lineText(x, y), g.M, .7))
			}
		}
		c.Part("lines", c.Clip(outer, stars...).Opacity(.75))
		c.Part("field", c.Path(inner, a.DDD).Scale(1.05, 1.03, 128, 150).Opacity(.55), c.Form(inner, kit.Lin(66, 40, 190, 240, f.LL, f.M, f.D)))
		c.Part("lines", c.Path(inner, kit.None).Stroke(g.DD, 6), c.Path(inner, kit.None).Stroke(g.L, 3.6), c.Path(inner, kit.None).Stroke(g.M, 1.4).Scale(.9, .93, 128, 160))
		c.Part("lines", c.Form(kit.RoundRect(34, 242, 188, 11, 3), kit.Lin(34, 0, 222, 0, g.L, g.M, g.D)), c.Circle(128, 20, 4.6, g.LL))
		c.AnchorBox("inside", 128, 168, 96, 118, 0)
		c.AnchorBox("print", 128, 168, 96, 90, 0)
	},
}

// lineText is the small cross between two stars of a lattice.
func lineText(x, y float64) string {
	return shape.Poly(0, shape.Pt{X: x + 9, Y: y}, shape.Pt{X: x + 15, Y: y}) + shape.Poly(0, shape.Pt{X: x, Y: y + 9}, shape.Pt{X: x, Y: y + 15})
}
