package headwear

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
)

var baseballCap = kit.Piece{
	Name: "baseball-cap", Cm: 24,
	Palette: "crown #2f6fd0 cap; visor #e6423f bill peak; logo #fff1d6 patch; button #e6423f <visor",
	Draw: func(c *kit.Canvas) {
		k, v, l, b := c.Tones("crown"), c.Tones("visor"), c.Tones("logo"), c.Tones("button")
		c.On(kit.Back)
		c.Part("crown", c.Path("M34 168Q128 130 222 168L214 190H42Z", k.DDD))
		c.On(kit.Body)
		c.Part("crown", c.Form("M34 176C26 96 64 40 128 40C192 40 230 96 222 176Q128 132 34 176Z", kit.Lin(56, 50, 210, 170, kit.At(0, k.LL), kit.At(.25, k.L), kit.At(.55, k.M), kit.At(1, k.DD)),
			c.Blur(8, c.Path("M180 40Q220 90 206 180H240V60Z", k.DDD).Opacity(.5)), c.Blur(6, c.Path("M24 172Q128 130 232 172V150Q128 108 24 150Z", k.DDD).Opacity(.45)),
			c.Line("M128 40C92 50 70 92 66 162M128 40C164 50 186 92 190 162", k.DDD, 2).Opacity(.6), c.Line("M128 40C92 50 70 92 66 162M128 40C164 50 186 92 190 162", k.LL, 1.2).Move(-1.5, 0).Opacity(.7),
			fabric.Stitches(c, k.LL, "M126 44C96 56 75 96 71 160"), fabric.Stitches(c, k.LL, "M130 44C160 56 181 96 185 160"),
			c.Path("M44 150C42 104 62 66 94 52C74 76 64 108 60 146Z", kit.White).Opacity(.32), c.Ellipse(56, 98, 3, 4, k.DDD), c.Ellipse(201, 98, 3, 4, k.DDD)))
		c.Part("button", c.Ellipse(128.5, 42, 14, 8, k.DDD).Opacity(.5), c.Ellipse(128, 39, 13, 8, b.DD), c.Ellipse(127.5, 37.8, 12.3, 7.2, kit.Rad(123, 34, 18, b.LL, b.M, b.D)), c.Ellipse(123, 35, 4.5, 2, kit.White).Opacity(.7))
		c.Part("logo", c.Blur(2.5, c.Circle(129, 106, 29, k.DDD).Opacity(.6)), c.Circle(128, 103, 28, kit.Lin(106, 82, 150, 126, l.LL, l.M, l.D)), c.Circle(128, 103, 24.5, kit.None).Stroke(v.M, 1.8).Dash(4, 3),
			c.Path("M128 83L133.8 96.6L148.5 98L137.4 107.7L140.7 122.1L128 114.5L115.3 122.1L118.6 107.7L107.5 98L122.2 96.6Z", kit.Lin(110, 84, 146, 122, v.L, v.M, v.DD)))
		const visor = "M32 176Q128 128 224 176C252 192 252 222 234 228C214 232 178 204 128 204C78 204 42 232 22 228C4 222 4 192 32 176Z"
		c.Part("visor", c.Clip("M34 176C26 96 64 40 128 40C192 40 230 96 222 176Q128 132 34 176Z", c.Blur(4, c.Path("M30 162Q128 118 226 162V176Q128 132 30 176Z", k.DDD).Opacity(.7))),
			c.Path(visor, v.DDD).Move(0, 5), c.Form(visor, kit.Lin(40, 150, 220, 232, kit.At(0, v.LL), kit.At(.3, v.L), kit.At(.6, v.M), kit.At(1, v.DD)),
				c.Blur(7, c.Path("M120 206Q190 200 262 240V190L226 160Q210 190 120 190Z", v.DDD).Opacity(.4)), c.Blur(5, c.Line("M30 178Q128 128 226 178", v.DDD, 9)).Opacity(.4), fabric.Stitches(c, v.LL, "M28 190Q128 144 228 190"), fabric.Stitches(c, v.LL, "M22 202Q128 160 234 202"), fabric.Stitches(c, v.LL, "M20 214Q128 176 236 214"),
				c.Path("M40 178Q84 156 126 155Q80 170 40 206Q20 214 20 202Q24 188 40 178Z", kit.White).Opacity(.35)))
		c.AnchorBox("fit", 128, 172, 184, 30, 0)
		c.AnchorBox("print", 128, 104, 60, 56, 0)
		c.Anchor("ground", 128, 232)
	},
}
