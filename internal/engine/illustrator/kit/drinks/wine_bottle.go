package drinks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
)

var wineBottle = kit.Piece{
	Name: "wine-bottle", Cm: 31,
	Palette: "bottle #2f5a40 glass; label #fff1d6; foil #a31f36 cap; cork #d9a868",
	Draw: func(c *kit.Canvas) {
		b, l, f, k := c.Tones("bottle"), c.Tones("label"), c.Tones("foil"), c.Tones("cork")
		c.Part("cork", c.Form(kit.RoundRect(115, 2, 26, 26, 4), kit.Lin(115, 0, 141, 0, k.L, k.M, k.DD), c.Line("M120 8h5M130 12h4M118 16h3M126 19h6", k.DD, 1.6).Opacity(.6), c.Rect(115, 2, 26, 3, 1, k.LL)))
		const d = "M112 16H144V78C144 96 176 104 176 140V240Q176 254 162 254H94Q80 254 80 240V140C80 104 112 96 112 78Z"
		c.Part("bottle", c.Form(d, kit.Lin(80, 0, 176, 0, kit.At(0, b.D), kit.At(.12, b.L), kit.At(.3, b.M), kit.At(.65, b.D), kit.At(.9, b.DD), kit.At(1, b.D)),
			c.Blur(7, c.Path("M150 130H172V250H150Z", b.LL)).Opacity(.4), c.Blur(5, c.Rect(76, 240, 104, 18, 0, b.DDD)).Opacity(.7), edible.Shade(c, d, b, 14)),
			c.Path("M90 144C90 126 102 118 114 108C119 104 123 109 119 114C108 124 101 130 101 146V158H90Z", kit.White).Opacity(.55).Shade(), c.Path("M90 224H101V238Q101 244 96 244Q90 244 90 238Z", kit.White).Opacity(.4).Shade(), c.Line("M168 142V158M168 226V238", kit.White, 3).Opacity(.4).Shade())
		c.Part("foil", c.Form("M110 22H146V76Q128 82 110 76Z", kit.Lin(110, 0, 146, 0, kit.At(0, f.D), kit.At(.2, f.LL), kit.At(.4, f.M), kit.At(1, f.DDD)), c.Line("M106 70Q128 77 150 70", kit.Hex("#f0c460"), 3)), c.Form(kit.RoundRect(108, 18, 40, 14, 4), kit.Lin(108, 0, 148, 0, kit.At(0, f.M), kit.At(.2, f.LL), kit.At(.45, f.M), kit.At(1, f.DDD)), c.Rect(108, 28, 40, 5, 0, f.DDD).Opacity(.35)))
		const label = "M80 160Q128 168 176 160V222Q128 230 80 222Z"
		c.Part("label", c.Form(label, kit.Lin(80, 0, 176, 0, kit.At(0, l.D), kit.At(.2, l.LL), kit.At(.55, l.M), kit.At(1, l.DD)),
			c.Line("M80 165Q128 173 176 165M80 217Q128 225 176 217", kit.Hex("#c9962e"), 2),
			c.Named("emblem", c.Circle(121, 184, 4.6, f.M), c.Circle(130, 184, 4.6, f.D), c.Circle(139, 184, 4.6, f.M), c.Circle(125.5, 191.5, 4.6, f.D), c.Circle(134.5, 191.5, 4.6, f.M), c.Circle(130, 199, 4.6, f.D), edible.Leaf(c, kit.TonesOf(kit.Hex("#5a9a3e")), 130, 180, 17, -30)),
			c.Line("M104 209Q128 213 152 209", l.DDD, 2.5).Opacity(.5)), c.Line("M82 161Q128 169 174 161", kit.White, 1.5).Opacity(.7))
		c.Anchor("ground", 128, 254)
		c.AnchorBox("print", 128, 194, 80, 44, 0)
		c.AnchorBox("grip", 128, 150, 0, 0, 0)
	},
}
