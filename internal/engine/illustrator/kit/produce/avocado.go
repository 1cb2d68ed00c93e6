package produce

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
)

var avocado = kit.Piece{
	Name: "avocado", Cm: 12, States: edible.Cuts,
	Palette: "skin #466b33; flesh #d9e57a; pit #8a5230 seed stone",
	Draw: func(c *kit.Canvas) {
		if !c.State("sliced") && (edible.Cut{Flesh: c.Tones("flesh"), Skin: c.Tones("skin"), Hollow: true}).Draw(c) { // its slices are not round
			return
		}
		s, f, p := c.Tones("skin"), c.Tones("flesh"), c.Tones("pit")
		const d = "M128 6C156 6 172 34 182 70C194 108 216 130 216 172C216 222 178 252 128 252C78 252 40 222 40 172C40 130 62 108 74 70C84 34 100 6 128 6Z"
		const in = "M127 18C149 18 162 42 171 74C182 112 204 132 204 170C204 214 172 240 127 240C82 240 51 214 51 170C51 132 74 112 84 74C92 42 105 18 127 18Z"
		all := func(part string, n ...kit.Node) { c.Part(part, kit.Of(n...).Rotate(12, 128, 128)) }
		all("skin", c.Form(d, kit.Lin(50, 20, 200, 240, s.L, s.M, s.DD),
			edible.Scatter(c, 40, 6, 216, 252, 90, 9, edible.Everywhere, func(i int, x, y float64) kit.Node { return c.Circle(x, y, 1.6, s.LL).Opacity(.55) }), edible.Shade(c, d, s, 10)))
		all("flesh", c.Form(in, kit.Rad(118, 150, 130, kit.Hex("#fffbd0"), f.LL, f.L, f.M, f.D), c.Blur(3, c.Path(in, kit.None).Stroke(kit.TonesOf(kit.Hex("#86b840")).M, 14)).Opacity(.9),
			c.Blur(9, c.Path(in, kit.None).Stroke(f.D, 20).Move(-5, -6)).Opacity(.5)),
			c.Path("M92 98C100 78 102 44 122 34C130 32 130 40 125 43C112 54 112 80 102 102C98 110 88 108 92 98Z", kit.White).Opacity(.65).Shade())
		all("pit", c.Ellipse(127, 176, 49, 51, kit.Lin(90, 130, 160, 226, f.DD, f.L)).Opacity(.8), c.Blur(4, c.Ellipse(134, 188, 45, 44, f.DDD)).Opacity(.6),
			c.Form(kit.Oval(127, 174, 44, 46), kit.Rad(110, 154, 66, kit.At(0, p.LL), kit.At(.3, p.L), kit.At(.6, p.M), kit.At(1, p.DDD)),
				c.Line("M100 200Q92 170 112 140M150 208Q160 176 146 142M124 216Q118 190 126 170", p.DD, 2).Opacity(.4), edible.Shade(c, kit.Oval(127, 174, 44, 46), p, 14)),
			edible.Glint(c, 127, 174, 32, 34, 190, 262, 7))
		c.Anchor("ground", 124, 250)
	},
}
