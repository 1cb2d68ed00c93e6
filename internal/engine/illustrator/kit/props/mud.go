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
