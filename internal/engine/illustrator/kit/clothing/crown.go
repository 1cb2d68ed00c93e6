package clothing

import "pellucid/internal/engine/illustrator/kit"

var crown = kit.Piece{
	Name: "crown", Cm: 26,
	Palette: "gold #f6b52c metal; jewels #e0314d rubies gems; sapphires #3c82e6 stones",
	Draw: func(c *kit.Canvas) {
		g, j, s := c.Tones("gold"), c.Tones("jewels"), c.Tones("sapphires")
		c.On(kit.Back)
		c.Part("points", c.Form("M50 196L34 112Q54 126 70 140Q86 112 100 88Q116 116 128 134Q140 116 156 88Q170 112 186 140Q202 126 222 112L206 196Q128 214 50 196Z",
			kit.Lin(0, 90, 0, 190, g.D, g.DD, g.DDD), c.Blur(10, c.Ellipse(128, 190, 90, 34, g.DDD).Opacity(.7))),
			ball(c, 100, 86, 7, g), ball(c, 156, 86, 7, g))
		c.On(kit.Body)
		const front = "M50 208L18 92Q36 120 58 140Q68 108 74 68Q88 106 104 132Q120 92 128 44Q136 92 152 132Q168 106 182 68Q188 108 198 140Q220 120 238 92L206 208Q128 236 50 208Z"
		c.Part("points", c.Form(front, kit.Lin(30, 70, 220, 220, kit.At(0, g.L), kit.At(.25, g.LL), kit.At(.5, g.M), kit.At(.8, g.D), kit.At(1, g.DD)),
			c.Blur(7, c.Path("M186 60L250 80L210 224L150 226Q196 170 186 60Z", g.DDD).Opacity(.4)),
			c.Blur(5, c.Path("M30 172Q128 200 226 172V190H30Z", g.DDD).Opacity(.45)),
			c.Line("M52 194L25 102Q40 122 61 148Q72 116 76 84Q90 116 105 143Q122 100 128 60Q134 100 151 143Q166 116 180 84Q184 116 195 148Q216 122 231 102L204 194", g.DD, 2).Opacity(.6),
			c.Line("M51 192L25 103Q40 123 60 147Q71 116 75.5 85Q89 116 104 142Q121 100 127.5 60Q133 100 150 142Q165 116 179.5 85Q183 116 194 147Q215 122 230 103", kit.White, 1.4).Opacity(.7),
			c.Path("M44 168L33 128Q46 142 56 150Q52 164 52 178Z", kit.White).Opacity(.35),
			c.Path("M86 166Q80 130 78 104Q88 128 98 144Q92 156 92 168Z", kit.White).Opacity(.22)),
			ball(c, 18, 88, 10, g), ball(c, 74, 62, 10, g), ball(c, 128, 36, 12, g), ball(c, 182, 62, 10, g), ball(c, 238, 88, 10, g))
		c.Part("band", c.Form("M43 184Q128 210 213 184Q217 183 216 188L211 212Q210 216 206 217Q128 240 50 217Q46 216 45 212L40 188Q39 183 43 184Z",
			across(40, 216, g), c.Blur(3, c.Path("M40 210Q128 236 216 210V230H40Z", g.DDD).Opacity(.6)),
			c.Line("M42 190Q128 215 214 190", g.DD, 1.5).Opacity(.7), c.Line("M46 210Q128 233 210 210", g.DD, 1.5).Opacity(.6),
			c.Line("M42 187Q128 212 214 187", kit.White, 2.2).Opacity(.6), c.Line("M46 212.5Q128 235 210 212.5", g.LL, 1.6).Opacity(.8)))
		c.Part("jewels", gem(c, 128, 150, 11, 15, j, g), gem(c, 79, 150, 7, 9.5, s, g), gem(c, 177, 150, 7, 9.5, s, g),
			gem(c, 41, 142, 4.5, 6.5, j, g), gem(c, 215, 142, 4.5, 6.5, j, g),
			gem(c, 128, 213, 11, 7, s, g), gem(c, 94, 210, 6, 6, j, g), gem(c, 162, 210, 6, 6, j, g), gem(c, 66, 204, 8, 5.5, s, g), gem(c, 190, 204, 8, 5.5, s, g),
			ball(c, 111, 212, 2.6, g), ball(c, 145, 212, 2.6, g), ball(c, 80, 207, 2.6, g), ball(c, 176, 207, 2.6, g), ball(c, 51, 200, 2.4, g), ball(c, 205, 200, 2.4, g))
		c.AnchorBox("fit", 128, 204, 164, 30, 0)
		c.Anchor("ground", 128, 228)
	},
}
