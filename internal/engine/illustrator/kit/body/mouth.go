package body

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var mouth = kit.Piece{
	Name: "mouth", Cm: 6,
	Palette: "lips #e8506a; teeth #ffffff; tongue #f77f8d; inside #6b1428",
	Draw: func(c *kit.Canvas) {
		l, t, g, o := c.Tones("lips"), c.Tones("teeth"), c.Tones("tongue"), c.Tones("inside")
		const in = "M34 96Q128 116 222 96C234 96 238 106 234 118C222 176 182 214 128 214C74 214 34 176 22 118C18 106 22 96 34 96Z"
		const out = "M28 78C60 70 92 72 112 68Q122 66 128 74Q134 66 144 68C164 72 196 70 228 78C250 82 256 102 250 124C238 190 190 232 128 232C66 232 18 190 6 124C0 102 6 82 28 78Z"
		c.Part("lips", p.Body(c, out, l, 16, c.Blur(4, c.Path(in, kit.None).Stroke(l.DDD, 8)).Opacity(.5)))
		c.Part("inside", c.Form(in, kit.Lin(128, 96, 128, 214, o.DD, o.M, o.L)))
		c.Part("tongue", c.Clip(in, p.Body(c, "M70 196C74 160 104 152 128 162C152 152 182 160 186 196C186 226 70 226 70 196Z", g, 14), c.Line("M128 166Q126 186 128 206", g.DD, 3).Opacity(.6), c.Ellipse(100, 176, 12, 6, kit.White).Rotate(-26, 100, 176).Opacity(.4)))
		top := p.Each(8, func(i int) kit.Node {
			x := 34 + float64(i)*23.6
			h := 44 - (float64(i)-3.5)*(float64(i)-3.5)*1.2
			return c.Form(kit.RoundRect(x, 84, 23.4, h, 8), kit.Lin(x, 84, x+24, 84+h, t.D, t.M, t.M, t.DD), c.Rect(x+3, 100, 4, h-26, 2, kit.White))
		})
		bottom := p.Each(6, func(i int) kit.Node {
			x := 70 + float64(i)*19.4
			return c.Form(kit.RoundRect(x, 196-(float64(i)-2.5)*(float64(i)-2.5)*1.6, 19, 30, 7), kit.Lin(x, 196, x+19, 220, t.M, t.D))
		})
		c.Part("teeth", c.Clip(in, bottom, top, c.Blur(5, c.Path("M10 80H246V108Q128 124 10 108Z", o.DDD)).Opacity(.4)))
		c.Add(c.Path(in, kit.None).Stroke(l.DDD, 2).Opacity(.6), p.Glint(c, "M30 86C50 80 80 82 104 80C112 80 112 86 104 87C82 88 56 88 34 94C24 96 22 89 30 86Z", .55), c.Clip(out, p.Glint(c, "M72 216Q100 226 140 226Q106 230 72 220Z", .6)))
		c.Anchor("mouth", 128, 150)
		c.Anchor("ground", 128, 232)
	},
}
