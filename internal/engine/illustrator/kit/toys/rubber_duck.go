package toys

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var rubberDuck = kit.Piece{
	Name: "rubber-duck", Cm: 10, Facing: kit.Right,
	Palette: "body #ffcf2e duck; beak #f5822a bill; eyes #3a2f3a",
	Draw: func(c *kit.Canvas) {
		b, k, e := c.Tones("body"), c.Tones("beak"), c.Tones("eyes")
		const d = "M10 140C4 124 14 112 24 124C38 140 60 140 84 134C110 128 124 134 140 138C170 132 210 134 226 158C246 192 224 246 150 248H104C46 248 22 208 16 172C14 160 12 150 10 140Z"
		c.Part("body", c.Form(d, kit.Rad(96, 148, 150, kit.At(0, b.LL), kit.At(.25, b.L), kit.At(.5, b.M), kit.At(.82, b.D), kit.At(1, b.DD)), sheen.Dim(c, 9, .5, "M20 218Q120 266 236 200V260H20Z", b), sheen.Dim(c, 9, .5, "M108 134Q160 164 226 142V110H108Z", b), sheen.Edge(c, d, b, 28)))
		c.Part("body", c.Path("M56 180C52 168 62 160 76 162C106 166 138 160 156 150C166 146 170 156 166 168C158 200 122 218 92 214C70 211 58 198 56 180Z", b.DDD).Opacity(.22).Move(2, 4), c.Form("M56 176C52 164 62 156 76 158C106 162 138 156 156 146C166 142 170 152 166 164C158 196 122 214 92 210C70 207 58 194 56 176Z", kit.Lin(70, 150, 140, 212, b.LL, b.L, b.M, b.D),
			sheen.Edge(c, "M56 176C52 164 62 156 76 158C106 162 138 156 156 146C166 142 170 152 166 164C158 196 122 214 92 210C70 207 58 194 56 176Z", b, 14), c.Line("M78 186Q96 194 122 184M90 198Q106 202 126 194", b.DD, 3).Opacity(.5)), sheen.Glint(c, "M72 168Q100 172 130 162Q112 174 78 175Z", .5))
		const head = "M96 76C96 36 126 10 162 10C200 10 226 38 226 76C226 116 198 142 162 142C124 142 96 114 96 76Z"
		lower := "M196 96C214 102 230 106 244 104C250 106 248 116 240 120C222 128 202 124 188 112Z"
		c.Part("body", c.Form("M150 8Q144 -8 158 -6Q170 -4 172 12Z", kit.Lin(146, -8, 170, 10, b.L, b.M)), c.Form(head, kit.Rad(136, 46, 120, kit.At(0, b.LL), kit.At(.22, b.L), kit.At(.52, b.M), kit.At(.85, b.D), kit.At(1, b.DD)), sheen.Edge(c, head, b, 26)))
		const upper = "M186 82C196 72 210 78 222 84C234 90 246 90 254 92C258 96 254 106 244 108C224 112 200 110 188 104C178 98 180 88 186 82Z"
		c.Part("beak", c.Clip(head, sheen.Dim(c, 5, .5, "M178 84Q196 74 216 84L236 124L184 124Z", b)), sheen.Body(c, lower, k, 9, c.Path(lower, k.DD).Opacity(.4)), sheen.Body(c, upper, k, 11), c.Ellipse(208, 86, 3, 1.8, k.DDD).Rotate(20, 208, 86).Opacity(.7), sheen.Glint(c, "M194 83Q202 79 212 85Q204 84 197 89Z", .55))
		c.Part("eyes", c.Ellipse(168, 60, 13, 16, kit.White), c.Ellipse(168, 60, 13, 16, kit.None).Stroke(b.DD, 1.6).Opacity(.6), c.Ellipse(171, 62, 9.500, 12, kit.Rad(168, 58, 14, e.L, e.M, e.DD)), c.Circle(167, 56, 4, kit.White), c.Circle(174, 68, 2, kit.White).Opacity(.7), c.Line("M156 36Q166 28 176 34", b.DDD, 3.4).Opacity(.6))
		c.Part("body", sheen.Glint(c, "M110 66C114 42 128 26 146 22C154 21 155 28 148 31C134 36 125 48 121 68C119 76 109 75 110 66Z", .65), c.Ellipse(113, 88, 5, 6.5, kit.White).Opacity(.5).Shade(), c.Blur(5, c.Ellipse(190, 112, 14, 9, kit.Hex("#ff9a5a"))).Opacity(.4).Shade())
		c.Anchor("ground", 126, 248)
		c.AnchorBox("fit", 160, 16, 104, 0, 0)
		c.Anchor("seat", 70, 140)
	},
}
