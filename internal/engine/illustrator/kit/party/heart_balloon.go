package party

import "pellucid/internal/engine/illustrator/kit"

var heartBalloon = kit.Piece{
	Name: "heart-balloon", Cm: 50,
	Palette: "balloon #ee3d6b heart; string #c9b08a cord; shine #ffffff",
	Draw: func(c *kit.Canvas) {
		b, s, w := c.Tones("balloon"), c.Tones("string"), c.Tones("shine")
		const o = "M128 178C96 158 28 118 24 66C22 32 46 10 76 10C100 10 120 26 128 46C136 26 156 10 180 10C210 10 234 32 232 66C228 118 160 158 128 178Z"
		c.Part("string", cord(c, s, "M128 186C136 202 116 210 124 226C130 240 140 242 130 256"))
		c.Part("balloon", c.Form("M123 174C123 181 117 187 114 190Q128 196 142 190C139 187 133 181 133 174Z", kit.Lin(114, 174, 142, 192, b.M, b.D, b.DDD)),
			c.Form(o, kit.Rad(84, 52, 170, kit.At(0, b.LL), kit.At(.22, b.L), kit.At(.5, b.M), kit.At(.82, b.D), kit.At(1, b.DD)),
				c.Blur(11, c.Path("M236 50C240 120 170 160 110 190L160 196L260 100Z", b.DDD).Opacity(.5)), c.Blur(6, c.Path("M128 36C122 60 122 80 126 96C134 80 136 60 128 36Z", b.DDD).Opacity(.55)), c.Blur(8, c.Ellipse(176, 52, 26, 20, b.LL).Opacity(.55)),
				c.Blur(4, c.Path("M216 74C210 112 170 142 138 160C176 146 222 116 224 72Z", b.LL).Opacity(.6)), c.Path(o, kit.None).Stroke(b.LL, 3).Opacity(.3)),
			c.Form("M121 172Q128 178 135 172Q137 177 133 180Q128 183 123 180Q119 177 121 172Z", kit.Lin(121, 172, 135, 182, b.L, b.M, b.DD)))
		c.Part("shine", c.Path("M44 66C42 44 54 28 76 24C62 36 56 50 58 68C60 80 46 80 44 66Z", w.M).Opacity(.65), c.Ellipse(58, 96, 5, 9, w.M).Opacity(.5).Rotate(-26, 58, 96), c.Path("M162 28Q174 22 188 26Q176 28 168 34Z", w.M).Opacity(.6))
		c.Anchor("tie", 130, 256)
		c.AnchorBox("print", 128, 84, 120, 60, 0)
	},
}
