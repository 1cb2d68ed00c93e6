package headwear

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
)

var crown = kit.Piece{
	Name: "crown", Cm: 26,
	Palette: "gold #f6b52c metal; jewels #e0314d rubies gems; sapphires #3c82e6 stones <jewels",
	Draw: func(c *kit.Canvas) {
		g, j, s := c.Tones("gold"), c.Tones("jewels"), c.Tones("sapphires")
		if c.Variant(2) == 1 {
			royal(c)
			return
		}
		c.On(kit.Back)
		c.Part("points", c.Form("M50 196L34 112Q54 126 70 140Q86 112 100 88Q116 116 128 134Q140 116 156 88Q170 112 186 140Q202 126 222 112L206 196Q128 214 50 196Z",
			kit.Lin(0, 90, 0, 190, g.D, g.DD, g.DDD), c.Blur(10, c.Ellipse(128, 190, 90, 34, g.DDD).Opacity(.7))),
			fabric.Ball(c, 100, 86, 7, g), fabric.Ball(c, 156, 86, 7, g))
		c.On(kit.Body)
		const front = "M50 208L18 92Q36 120 58 140Q68 108 74 68Q88 106 104 132Q120 92 128 44Q136 92 152 132Q168 106 182 68Q188 108 198 140Q220 120 238 92L206 208Q128 236 50 208Z"
		c.Part("points", c.Form(front, kit.Lin(30, 70, 220, 220, kit.At(0, g.L), kit.At(.25, g.LL), kit.At(.5, g.M), kit.At(.8, g.D), kit.At(1, g.DD)),
			c.Blur(7, c.Path("M186 60L250 80L210 224L150 226Q196 170 186 60Z", g.DDD).Opacity(.4)),
			c.Blur(5, c.Path("M30 172Q128 200 226 172V190H30Z", g.DDD).Opacity(.45)),
			c.Line("M52 194L25 102Q40 122 61 148Q72 116 76 84Q90 116 105 143Q122 100 128 60Q134 100 151 143Q166 116 180 84Q184 116 195 148Q216 122 231 102L204 194", g.DD, 2).Opacity(.6),
			c.Line("M51 192L25 103Q40 123 60 147Q71 116 75.5 85Q89 116 104 142Q121 100 127.5 60Q133 100 150 142Q165 116 179.5 85Q183 116 194 147Q215 122 230 103", kit.White, 1.4).Opacity(.7),
			c.Path("M44 168L33 128Q46 142 56 150Q52 164 52 178Z", kit.White).Opacity(.35),
			c.Path("M86 166Q80 130 78 104Q88 128 98 144Q92 156 92 168Z", kit.White).Opacity(.22)),
			fabric.Ball(c, 18, 88, 10, g), fabric.Ball(c, 74, 62, 10, g), fabric.Ball(c, 128, 36, 12, g), fabric.Ball(c, 182, 62, 10, g), fabric.Ball(c, 238, 88, 10, g))
		c.Part("band", c.Form("M43 184Q128 210 213 184Q217 183 216 188L211 212Q210 216 206 217Q128 240 50 217Q46 216 45 212L40 188Q39 183 43 184Z",
			fabric.Across(40, 216, g), c.Blur(3, c.Path("M40 210Q128 236 216 210V230H40Z", g.DDD).Opacity(.6)),
			c.Line("M42 190Q128 215 214 190", g.DD, 1.5).Opacity(.7), c.Line("M46 210Q128 233 210 210", g.DD, 1.5).Opacity(.6),
			c.Line("M42 187Q128 212 214 187", kit.White, 2.2).Opacity(.6), c.Line("M46 212.5Q128 235 210 212.5", g.LL, 1.6).Opacity(.8)))
		c.Part("jewels", fabric.Gem(c, 128, 150, 11, 15, j, g), fabric.Gem(c, 79, 150, 7, 9.5, s, g), fabric.Gem(c, 177, 150, 7, 9.5, s, g),
			fabric.Gem(c, 41, 142, 4.5, 6.5, j, g), fabric.Gem(c, 215, 142, 4.5, 6.5, j, g),
			fabric.Gem(c, 128, 213, 11, 7, s, g), fabric.Gem(c, 94, 210, 6, 6, j, g), fabric.Gem(c, 162, 210, 6, 6, j, g), fabric.Gem(c, 66, 204, 8, 5.5, s, g), fabric.Gem(c, 190, 204, 8, 5.5, s, g),
			fabric.Ball(c, 111, 212, 2.6, g), fabric.Ball(c, 145, 212, 2.6, g), fabric.Ball(c, 80, 207, 2.6, g), fabric.Ball(c, 176, 207, 2.6, g), fabric.Ball(c, 51, 200, 2.4, g), fabric.Ball(c, 205, 200, 2.4, g))
		c.AnchorBox("fit", 128, 204, 164, 30, 0)
		c.Anchor("ground", 128, 228)
	},
}

// royal is a crown with arches over a velvet cap.
func royal(c *kit.Canvas) {
	g, j, s := c.Tones("gold"), c.Tones("jewels"), c.Tones("sapphires")
	c.On(kit.Body)
	const velvet = "M44 196C30 130 56 86 96 72C110 66 120 74 128 84C136 74 146 66 160 72C200 86 226 130 212 196Z"
	c.Part("velvet", c.Form(velvet, kit.Rad(96, 104, 140, j.L, j.M, j.DD, j.DDD), fabric.Crease(c, j, 7, "M74 100Q62 140 70 190"), fabric.Crease(c, j, 7, "M182 100Q194 140 186 190"), fabric.Crease(c, j, 6, "M112 84Q104 130 108 190"), fabric.Crease(c, j, 6, "M144 84Q152 130 148 190")))
	arch := func(d string) kit.Node {
		return kit.Of(c.Line(d, g.DDD, 19).Butt(), c.Line(d, g.M, 16).Butt().Move(-.6, -.6), c.Line(d, g.LL, 4).Butt().Move(-4, -3).Opacity(.8))
	}
	c.Part("points", arch("M48 192C30 120 60 74 128 62"), arch("M208 192C226 120 196 74 128 62"), arch("M128 196V62"))
	for _, v := range [][2]float64{{41, 150}, {50, 116}, {74, 88}, {215, 150}, {206, 116}, {182, 88}, {128, 100}, {128, 130}, {128, 160}} {
		c.Part("points", fabric.Ball(c, v[0], v[1], 6.5, kit.TonesOf(kit.Hex("#f6efe6"))))
	}
	c.Part("points", fabric.Ball(c, 128, 48, 17, g), c.Form("M120 34H114V22H122V14H134V22H142V34H134V40H122V34Z", kit.Lin(114, 14, 142, 40, g.LL, g.M, g.DD)))
	lily := c.Form("M0 30C-10 18 -22 16 -24 4C-26 -8 -12 -10 -10 2C-8 -10 -6 -22 0 -32C6 -22 8 -10 10 2C12 -10 26 -8 24 4C22 16 10 18 0 30Z", kit.Lin(-20, -30, 20, 30, g.LL, g.M, g.DD))
	c.Part("points", lily.Move(128, 172), lily.Scale(.8, .9, 0, 0).Move(66, 168), lily.Scale(.8, .9, 0, 0).Move(190, 168))
	c.Part("band", c.Form("M36 188Q128 214 220 188Q226 187 225 194L219 222Q218 228 212 229Q128 252 44 229Q38 228 37 222L31 194Q30 187 36 188Z", fabric.Across(31, 225, g), c.Line("M36 194Q128 220 220 194M42 222Q128 246 214 222", g.DD, 1.8).Opacity(.7), c.Line("M36 191Q128 217 220 191", kit.White, 2.2).Opacity(.6)))
	c.Part("jewels", fabric.Gem(c, 128, 221, 12, 8, s, g), fabric.Gem(c, 92, 217, 8, 7, j, g), fabric.Gem(c, 164, 217, 8, 7, j, g), fabric.Gem(c, 62, 210, 8, 6.5, s, g), fabric.Gem(c, 194, 210, 8, 6.5, s, g))
	c.AnchorBox("fit", 128, 212, 176, 30, 0)
	c.Anchor("ground", 128, 240)
}
