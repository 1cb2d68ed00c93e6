package food

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
)

var steak = kit.Piece{
	Name: "steak", Cm: 24,
	Palette: "meat #c8433f beef; fat #ffe9d2; bone #fff6e4",
	Draw: func(c *kit.Canvas) {
		m, f, b := c.Tones("meat"), c.Tones("fat"), c.Tones("bone")
		const d = "20,116 34,64 84,34 140,30 196,44 236,84 244,136 222,178 182,190 158,214 112,232 66,220 34,180"
		const in = "34,118 46,74 90,48 140,44 190,57 224,92 230,134 212,166 176,176 150,200 112,216 74,206 46,174"
		c.Part("fat", c.Path(d, kit.Lin(40, 120, 220, 240, f.D, f.DD)).Move(2, 18), c.Path(d, kit.Lin(40, 60, 220, 240, m.M, m.D, m.DD)).Move(1, 11), c.Form(d, kit.Lin(40, 40, 220, 230, f.LL, f.M, f.D), edible.Shade(c, d, f, 10)))
		c.Part("meat", c.Form(in, kit.Rad(100, 96, 150, kit.At(0, m.L), kit.At(.4, m.M), kit.At(1, m.D)), c.Blur(4, c.Path(in, kit.None).Stroke(m.DD, 10)).Opacity(.45),
			c.Line("M158 56Q182 66 186 88Q190 108 214 112M186 88Q200 84 208 90M60 100Q76 108 78 130Q80 146 92 152M78 130Q66 138 58 150M198 132Q184 146 166 142M104 206Q112 190 134 190Q152 188 160 172", f.M, 4.6).Opacity(.9),
			c.Line("M172 68Q182 58 194 62M84 66Q96 78 116 72M214 146Q200 156 186 152M64 174Q80 180 84 200M134 190Q138 202 130 212M176 164Q168 172 172 180M70 82Q80 86 84 94M92 152Q102 160 98 174M214 112Q222 116 224 124M116 60Q128 54 138 60M148 152Q156 150 160 156", f.M, 2.6).Opacity(.85),
			c.Line("M158 55Q182 65 186 87M60 99Q76 107 78 129M198 131Q184 145 166 141M104 205Q112 189 134 189", f.LL, 1.6).Opacity(.9), c.Blur(8, c.Path("M230 120Q220 180 150 204L230 210Z", m.DDD)).Opacity(.5), edible.Shade(c, in, m, 12)),
			c.Path("M48 104C54 82 72 66 92 60C101 59 101 67 93 70C78 76 66 88 62 106C59 115 46 114 48 104Z", kit.White).Opacity(.4).Shade())
		const out, marrow = "70,112 78,88 104,78 130,86 138,108 128,130 102,138 78,132", "84,110 92,96 108,92 122,100 124,112 114,123 98,126 88,120"
		c.Part("bone", c.Blur(4, c.Path(out, m.DDD).Move(2, 5)).Opacity(.5), c.Path(out, f.D).Stroke(f.D, 5), c.Form(out, kit.Lin(74, 80, 136, 136, kit.White, b.M, b.D), edible.Shade(c, out, b, 8)),
			c.Form(marrow, kit.Rad(98, 102, 34, kit.Hex("#f7c9a0"), kit.Hex("#e8a878"), kit.Hex("#b86a4a")), c.Blur(2, c.Path(marrow, kit.None).Stroke(b.DDD, 4)).Opacity(.6), edible.Scatter(c, 86, 94, 124, 124, 16, 6, edible.Everywhere, func(i int, x, y float64) kit.Node { return c.Circle(x, y, 1.5, kit.Hex("#fff0dc")).Opacity(.7) })),
			c.Line("M78 104Q82 90 98 84", kit.White, 4).Opacity(.8))
		c.Anchor("ground", 128, 246)
	},
}
