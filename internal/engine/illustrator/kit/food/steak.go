package food

import "pellucid/internal/engine/illustrator/kit"

var steak = kit.Piece{
	Name: "steak", Cm: 24,
	Palette: "meat #c8433f beef; fat #ffe9d2; bone #fff6e4",
	Draw: func(c *kit.Canvas) {
		m, f, b := c.Tones("meat"), c.Tones("fat"), c.Tones("bone")
		const d = "20,116 34,64 84,34 140,30 196,44 236,84 244,136 222,178 182,190 158,214 112,232 66,220 34,180"
		const in = "34,118 46,74 90,48 140,44 190,57 224,92 230,134 212,166 176,176 150,200 112,216 74,206 46,174"
		c.Part("fat", c.Path(d, kit.Lin(40, 60, 220, 240, f.DD, f.DDD)).Move(2, 13), c.Path(d, kit.Lin(40, 60, 220, 240, m.D, m.DD)).Move(2, 10).Scale(.985, .985, 128, 130), c.Form(d, kit.Lin(40, 40, 220, 230, f.LL, f.M, f.D), shade(c, d, f, 10)))
		c.Part("meat", c.Form(in, kit.Rad(100, 96, 150, kit.At(0, m.L), kit.At(.4, m.M), kit.At(1, m.D)), c.Blur(4, c.Path(in, kit.None).Stroke(m.DD, 10)).Opacity(.45),
			c.Line("M158 56Q182 66 186 88Q190 108 214 112M186 88Q200 84 208 90M60 100Q76 108 78 130Q80 146 92 152M78 130Q66 138 58 150M198 132Q184 146 166 142M104 206Q112 190 134 190Q152 188 160 172", f.M, 4.6).Opacity(.9),
			c.Line("M172 68Q182 58 194 62M84 66Q96 78 116 72M214 146Q200 156 186 152M64 174Q80 180 84 200M134 190Q138 202 130 212M176 164Q168 172 172 180M70 82Q80 86 84 94M92 152Q102 160 98 174M214 112Q222 116 224 124M116 60Q128 54 138 60M148 152Q156 150 160 156", f.M, 2.6).Opacity(.85),
			c.Line("M158 55Q182 65 186 87M60 99Q76 107 78 129M198 131Q184 145 166 141M104 205Q112 189 134 189", f.LL, 1.6).Opacity(.9), c.Blur(8, c.Path("M230 120Q220 180 150 204L230 210Z", m.DDD)).Opacity(.5), shade(c, in, m, 12)),
			c.Path("M48 104C54 82 72 66 92 60C101 59 101 67 93 70C78 76 66 88 62 106C59 115 46 114 48 104Z", kit.White).Opacity(.4).Shade())
		const t = "M92 84C96 78 108 80 112 88C122 98 138 96 150 88C158 84 168 92 164 100C154 112 136 112 128 122C124 138 128 156 124 172C120 182 106 180 106 170C108 152 110 136 102 122C94 110 84 96 92 84Z"
		c.Part("bone", c.Blur(3, c.Path(t, m.DDD).Move(1, 4)).Opacity(.5), c.Path(t, f.M).Stroke(f.M, 7), c.Form(t, kit.Lin(90, 80, 150, 180, kit.White, b.M, b.D, b.DD), c.Line("M112 100q8 20 4 60M136 104q-12 6 -18 14", b.DDD, 3).Opacity(.35), scatter(c, 90, 80, 166, 180, 18, 9, everywhere, func(i int, x, y float64) kit.Node { return c.Circle(x, y, 1.3, kit.Hex("#c98a6a")).Opacity(.6) }), shade(c, t, b, 8)))
		c.Anchor("ground", 128, 246)
	},
}
