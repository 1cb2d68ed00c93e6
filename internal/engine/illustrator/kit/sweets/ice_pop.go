package sweets

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
)

var icePop = kit.Piece{
	Name: "ice-pop", Cm: 16,
	Palette: "ice #f2405e popsicle; middle #ffb02e <ice; bottom #ffe14a <ice; stick #e3bb80 wood",
	Draw: func(c *kit.Canvas) {
		a, m, b, w := c.Tones("ice"), c.Tones("middle"), c.Tones("bottom"), c.Tones("stick")
		all := func(part string, n ...kit.Node) { c.Part(part, kit.Of(n...).Rotate(12, 128, 128)) }
		const stick = "M114 176H142V240Q142 254 128 254Q114 254 114 240Z"
		all("stick", c.Form(stick, kit.Lin(114, 0, 142, 0, w.L, w.M, w.D), c.Line("M120 180V240M128 180V248M136 180V242", w.D, 1.6).Opacity(.6), c.Blur(4, c.Rect(108, 178, 40, 20, 0, w.DDD)).Opacity(.7), edible.Shade(c, stick, w, 7)))
		const d = "M66 74C66 32 92 4 128 4C164 4 190 32 190 74V178C190 190 184 194 176 194V206C176 217 162 217 161 206V194H104V200C104 209 91 209 90 200V194H80C70 194 66 188 66 178Z"
		all("ice", c.Form(d, kit.Lin(66, 0, 190, 0, kit.At(0, a.L), kit.At(.35, a.M), kit.At(.8, a.D), kit.At(1, a.DD)),
			c.Named("middle", c.Path("M50 80C80 94 96 70 128 80C160 92 180 70 210 80V220H50Z", kit.Lin(66, 0, 190, 0, m.L, m.M, m.D))),
			c.Named("bottom", c.Path("M50 140C80 154 96 130 128 140C160 152 180 130 210 140V220H50Z", kit.Lin(66, 0, 190, 0, b.L, b.M, b.D))),
			c.Blur(5, c.Line("M50 82C80 96 96 72 128 82C160 94 180 72 210 82M50 142C80 156 96 132 128 142C160 154 180 132 210 142", a.M, 5)).Opacity(.5),
			c.Blur(2, c.Rect(94, 38, 19, 130, 9.5, a.DD)).Opacity(.35), c.Blur(2, c.Rect(143, 38, 19, 130, 9.5, a.DD)).Opacity(.35), c.Blur(1.5, c.Line("M111 48V158M160 48V158", kit.White, 3)).Opacity(.6),
			edible.Scatter(c, 66, 10, 190, 190, 40, 12, edible.Everywhere, func(i int, x, y float64) kit.Node { return c.Circle(x, y, 1+float64(i%3)*.6, kit.White).Opacity(.45) }),
			edible.Shade(c, d, a, 18)),
			c.Path("M76 76C76 48 88 28 106 20C114 17 117 24 111 29C96 40 90 56 90 78V132C90 141 76 141 76 132Z", kit.White).Opacity(.55).Shade(), c.Ellipse(83, 152, 5, 7, kit.White).Opacity(.5).Shade(), c.Line("M169 196V206M97 190V200", kit.White, 2.4).Opacity(.6).Shade())
		c.AnchorBox("grip", 106, 234, 0, 0, 12)
		c.Anchor("ground", 102, 252)
	},
}
