package headwear

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
)

var santaHat = kit.Piece{
	Name: "santa-hat", Cm: 38,
	Palette: "hat #e0263a cloth; trim #fbf4ea fur; pom-pom #fbf4ea ball <trim",
	Draw: func(c *kit.Canvas) {
		h, t, p := c.Tones("hat"), c.Tones("trim"), c.Tones("pom-pom")
		c.On(kit.Back)
		c.Part("trim", c.Ellipse(122, 192, 96, 20, kit.Lin(0, 170, 0, 214, t.D, t.DD)))
		c.On(kit.Body)
		// The cone leans back, and its tip folds over and hangs down to the ball.
		const hat = "M36 188C40 132 62 74 104 44C130 26 160 30 178 52C200 84 208 140 210 192Q122 216 36 188Z"
		const tip = "M88 58C108 20 158 6 196 34C226 58 240 100 238 148L206 150C202 124 192 104 172 98C144 92 110 88 88 58Z"
		c.Part("hat", c.Form(hat,
			kit.Lin(50, 40, 210, 190, kit.At(0, h.L), kit.At(.2, h.LL), kit.At(.5, h.M), kit.At(1, h.DD)),
			c.Blur(9, c.Path("M84 66C110 96 150 100 174 108C190 114 200 130 204 156L226 150V60H90Z", h.DDD).Opacity(.65)),
			c.Blur(10, c.Path("M168 100C184 140 186 170 178 206H226V100Z", h.DDD).Opacity(.45)),
			c.Blur(7, c.Path("M26 172Q122 208 220 174V206H26Z", h.DDD).Opacity(.5)),
			fabric.Crease(c, h, 6, "M70 112C92 124 120 128 146 124"), fabric.Crease(c, h, 5, "M62 142C84 152 104 154 122 152"),
			c.Path("M50 168C54 128 68 92 88 72C78 98 72 132 74 170Z", kit.White).Opacity(.3)),
			c.Form(tip, kit.Lin(110, 20, 220, 150, kit.At(0, h.LL), kit.At(.3, h.L), kit.At(.6, h.M), kit.At(1, h.DD)),
				c.Blur(7, c.Path("M88 58C110 88 144 92 172 98C192 104 202 124 206 150L190 154L80 90Z", h.DDD).Opacity(.55)), c.Blur(8, c.Path("M206 40C232 74 244 110 240 154H226C226 110 218 70 196 40Z", h.DDD).Opacity(.4)),
				fabric.Crease(c, h, 5, "M206 132C202 108 190 88 168 80"), fabric.Crease(c, h, 4, "M150 62C172 62 192 72 204 86"),
				c.Path("M112 46C134 24 166 22 188 40C166 34 140 36 122 54C116 58 108 52 112 46Z", kit.White).Opacity(.42)))
		c.Part("trim", c.Clip(hat, c.Blur(5, c.Path("M30 170Q122 196 214 170V186H30Z", h.DDD).Opacity(.5))),
			c.Form(fabric.Fluff(122, 186, 106, 24, 14, 44), kit.Lin(30, 160, 200, 230, kit.At(0, t.LL), kit.At(.45, t.M), kit.At(1, t.D)),
				c.Blur(7, c.Path("M10 200Q122 232 236 196V250H10Z", t.DDD).Opacity(.5)), c.Blur(6, c.Path("M196 150L240 160V230H190Z", t.DD).Opacity(.6)),
				fabric.Tufts(c, 122, 186, 100, 22, 14, 46, t.D), fabric.Tufts(c, 122, 182, 100, 18, 14, 30, kit.White)))
		c.Part("pom-pom", c.Clip(hat, c.Blur(4, c.Circle(214, 160, 32, h.DDD).Opacity(.5))),
			kit.Of(c.Form(fabric.Fluff(222, 134, 30, 30, 0, 16), kit.Rad(210, 120, 50, p.LL, p.M, p.D), c.Blur(6, c.Path("M200 150Q230 160 252 130V172H200Z", p.DDD).Opacity(.5)),
				fabric.Tufts(c, 222, 134, 26, 26, 0, 16, p.D), fabric.Tufts(c, 216, 128, 20, 20, 0, 9, kit.White))).Move(0, 32))
		c.AnchorBox("fit", 122, 200, 176, 30, 0)
		c.Anchor("ground", 122, 226)
	},
}
