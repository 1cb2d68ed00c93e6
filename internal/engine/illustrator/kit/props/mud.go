package props

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var mudPuddle = kit.Piece{
	Name: "mud-puddle", Cm: 110,
	Palette: "mud #7d5434 puddle dirt",
	Draw: func(c *kit.Canvas) {
		m := c.Tones("mud")
		const d = "M6 152C-2 122 40 116 66 112C88 94 132 104 156 104C190 92 228 104 246 126C268 148 234 172 206 172C178 190 122 190 96 180C60 190 14 180 6 152Z"
		clod := func(x, y, r float64) kit.Node { return sheen.Ball(c, x, y, r, m) }
		c.Part("mud", c.Path(d, m.DDD).Move(0, 5), c.Form(d, kit.Lin(0, 100, 0, 188, m.L, m.M, m.D), c.Blur(4, c.Path("M36 138Q92 112 168 124Q112 132 64 150Z", m.LL)).Opacity(.7), c.Blur(5, c.Ellipse(176, 154, 54, 12, m.DD)).Opacity(.5),
			c.Ellipse(92, 152, 26, 7, kit.None).Stroke(m.DD, 3).Opacity(.6), c.Ellipse(180, 136, 20, 5, m.LL).Opacity(.5)), c.Path(d, kit.None).Stroke(m.DD, 3).Opacity(.6))
		c.Part("mud", clod(24, 104, 8), clod(8, 118, 5), clod(232, 96, 9), clod(252, 108, 5), clod(212, 84, 5), clod(52, 88, 5), clod(128, 192, 6))
		c.Anchor("ground", 128, 184)
		c.AnchorBox("surface", 128, 146, 180, 0, 0)
	},
}

var laserDot = kit.Piece{
	Name: "laser-dot", Cm: 12,
	Palette: "dot #ff2d3f red laser; glow #ff8a94 <dot",
	Draw: func(c *kit.Canvas) {
		d, g := c.Tones("dot"), c.Tones("glow")
		c.Part("glow", c.Glow(6, c.Circle(128, 128, 110, kit.Rad(128, 128, 110, kit.At(0, g.M.Alpha(.75)), kit.At(.45, g.M.Alpha(.34)), kit.At(1, g.M.Alpha(0))))))
		c.Part("dot", c.Circle(128, 128, 46, kit.Rad(120, 120, 52, kit.At(0, kit.White), kit.At(.3, d.LL), kit.At(.6, d.M), kit.At(1, d.D))))
		c.Anchor("ground", 128, 172)
	},
}

var iceFloe = kit.Piece{
	Name: "ice-floe", Cm: 260,
	Palette: "ice #e4f3fb white; water #6fb9e4 sea",
	Draw: func(c *kit.Canvas) {
		i, w := c.Tones("ice"), c.Tones("water")
		c.Part("water", c.Ellipse(128, 186, 126, 32, kit.Lin(0, 154, 256, 218, w.L, w.M, w.D)), c.Ellipse(128, 190, 112, 24, kit.None).Stroke(w.LL, 2.4).Opacity(.7))
		side := "M22 150L44 178L92 194L150 198L206 184L236 152L236 166L208 200L150 214L90 210L42 194L20 166Z"
		top := "M22 150L58 132L112 126L176 130L236 152L206 184L150 198L92 194L44 178Z"
		c.Part("ice", c.Form(side, kit.Lin(0, 150, 0, 214, i.DD, i.DDD)), c.Form(top, kit.Lin(40, 126, 210, 198, i.LL, i.M, i.D), c.Line("M60 150L104 162L150 152M120 182L150 170L196 168", i.DD, 2).Opacity(.6), c.Line("M66 138Q120 130 178 136", kit.White, 4).Opacity(.9)), c.Line("M22 150L44 178L92 194L150 198L206 184L236 152", kit.White, 2.4).Opacity(.8))
		c.Anchor("ground", 128, 214)
		c.AnchorBox("surface", 128, 164, 190, 0, 0)
	},
}

var fishBone = kit.Piece{
	Name: "fish-bone", Cm: 18, Facing: kit.Right,
	Palette: "bones #f3ead6 white skeleton; head #e6d9bd <bones",
	Draw: func(c *kit.Canvas) {
		b, h := c.Tones("bones"), c.Tones("head")
		rib := func(x, l float64) kit.Node {
			d := sheen.D("M%g %gQ%g 128 %g %g", x-12, 128-l, x+12, x-12, 128+l)
			return kit.Of(c.Line(d, b.DDD, 13), c.Line(d, b.M, 9), c.Line(d, b.LL, 3).Move(-1, -2))
		}
		c.Part("bones", rib(96, 34), rib(122, 44), rib(148, 48), c.Line("M44 128H190", b.DDD, 15), c.Line("M44 128H190", b.M, 11), c.Line("M48 125H186", b.LL, 3))
		tail := "M52 128L10 84Q24 128 10 172Z"
		c.Part("bones", c.Path(tail, b.DDD).Stroke(b.DDD, 4), sheen.Body(c, tail, b, 8, c.Line("M46 128L20 104M46 128L20 152M46 128H20", b.D, 2.4)))
		skull := "M172 84C214 82 250 108 252 132C248 160 214 176 172 172C162 146 162 110 172 84Z"
		c.Part("head", c.Path(skull, h.DDD).Stroke(h.DDD, 4), sheen.Body(c, skull, h, 14, c.Line("M252 136Q232 144 214 140", h.DDD, 4)), c.Circle(206, 116, 13, h.DDD), c.Line("M198 108L214 124M214 108L198 124", h.LL, 4))
		c.Anchor("ground", 128, 176)
		c.AnchorBox("grip", 120, 128, 0, 0, 90)
	},
}
