package headwear

import "pellucid/internal/engine/illustrator/kit"

var graduationCap = kit.Piece{
	Name: "graduation-cap", Cm: 27,
	Palette: "board #454c66 cap; tassel #f5b93a; button #f5b93a <tassel",
	Draw: func(c *kit.Canvas) {
		b, t, u := c.Tones("board"), c.Tones("tassel"), c.Tones("button")
		c.On(kit.Back)
		c.Part("base", c.Ellipse(128, 162, 62, 24, b.DDD))
		c.On(kit.Body)
		c.Part("base", c.Form("M64 108L66 172Q70 180 80 184Q128 204 176 184Q186 180 190 172L192 108Z", kit.Lin(64, 0, 192, 0, kit.At(0, b.M), kit.At(.25, b.L), kit.At(.55, b.D), kit.At(1, b.DDD)),
			c.Blur(8, c.Path("M56 110L128 144L200 110V136L128 168L56 136Z", b.DDD).Opacity(.85)), c.Path("M72 138L74 170L86 176L84 142Z", kit.White).Opacity(.16), c.Line("M66 168Q128 200 190 168", b.L, 1.6).Opacity(.5)))
		c.Part("board", c.Path("M8 86L128 138L248 86V93Q248 96 245 97L132 147Q128 149 124 147L11 97Q8 96 8 93Z", kit.Lin(8, 0, 248, 0, kit.At(0, b.L), kit.At(.5, b.M), kit.At(.501, b.DD), kit.At(1, b.DDD))),
			c.Form("M124 31Q128 29 132 31L246 83Q250 86 246 89L132 141Q128 143 124 141L10 89Q6 86 10 83Z", kit.Lin(60, 40, 200, 130, kit.At(0, b.LL), kit.At(.35, b.L), kit.At(.7, b.M), kit.At(1, b.D)),
				c.Blur(8, c.Path("M128 143L252 88L200 60Q200 100 110 130Z", b.DDD).Opacity(.3)), c.Path("M26 86L124 41L150 53L54 99Z", kit.White).Opacity(.14), c.Path("M62 102.5L158 56.5L166 60L70 106.5Z", kit.White).Opacity(.1)),
			c.Line("M9 87L126 138.5Q128 139.5 130 138.5L247 87", b.LL, 1.8).Opacity(.75), c.Line("M11 84L126 32.5Q128 31.5 130 32.5L245 84", b.LL, 1.2).Opacity(.5))
		const cord = "M128 82C160 84 196 92 212 104C216 108 216 116 216 126V160"
		c.Part("tassel", c.Line(cord, b.DDD, 5).Move(1.5, 3).Opacity(.45), c.Line(cord, t.DD, 5), c.Line(cord, t.M, 3.6), c.Line(cord, t.LL, 1.4).Dash(2, 3).Move(-.5, -.5),
			c.Form("M208 170Q216 164 224 170L232 226Q228 230 225 227Q222 231 218 228Q215 232 211 228Q207 231 205 227Q201 229 200 225Z", kit.Lin(200, 0, 232, 0, t.L, t.LL, t.M, t.DD),
				c.Line("M212 176L206 228M216 176V230M220 176L225 228", t.DDD, 1.4).Opacity(.5), c.Blur(3, c.Rect(200, 166, 34, 12, 0, t.DDD).Opacity(.6)), c.Line("M209 180L204 222", kit.White, 1.8).Opacity(.6)),
			c.Rect(207, 160, 18, 13, 6, t.DD), c.Rect(207, 159, 17, 12, 6, kit.Lin(207, 0, 225, 0, t.L, t.LL, t.M, t.DD)), c.Line("M208 167H223", t.DDD, 1.3).Opacity(.5))
		c.Part("button", c.Ellipse(129, 84, 10, 6, b.DDD).Opacity(.6), c.Ellipse(128, 81, 9.5, 6, u.DD), c.Ellipse(127.7, 79.8, 9, 5.4, kit.Rad(124, 77, 13, u.LL, u.M, u.D)), c.Ellipse(125, 77.8, 3.5, 1.5, kit.White).Opacity(.8))
		c.AnchorBox("fit", 128, 170, 124, 36, 0)
		c.Anchor("ground", 128, 196)
	},
}
