package kitchen

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var airFryer = kit.Piece{
	Name: "air-fryer", Cm: 35, States: "full; empty -fries",
	Palette: "body #44505e; chrome #c9d1d8 metal trim; fries #f2b63c food; display #49e0d0 screen light; handle #59636f",
	Draw: func(c *kit.Canvas) {
		b, m, f, s, h := c.Tones("body"), c.Tones("chrome"), c.Tones("fries"), c.Tones("display"), c.Tones("handle")
		const d = "M44 74Q48 8 128 8Q208 8 212 74L222 212Q224 240 198 240H58Q32 240 34 212Z"
		c.Part("body", c.Rect(56, 236, 34, 12, 5, b.DDD), c.Rect(166, 236, 34, 12, 5, b.DDD), sheen.Body(c, d, b, 26, c.Path("M30 112H226V117H30Z", b.DDD), c.Path("M30 117H226V119.500H30Z", b.L)), sheen.Glint(c, "M58 72Q62 26 112 20Q84 32 76 70L72 100H56Z", .4))
		c.Part("chrome", c.Path("M42 108Q128 120 214 108L214.500 114Q128 126 41.500 114Z", kit.Lin(42, 0, 214, 0, m.D, m.LL, m.M, m.LL, m.DD)))
		const panel = "M84 52Q86 30 128 30Q170 30 172 52L174 88Q174 96 166 96H90Q82 96 82 88Z"
		c.Part("display", c.Form(panel, kit.Lin(84, 30, 172, 96, kit.Hex("#2a323d"), kit.Hex("#12161c"))), c.Path(panel, kit.None).Stroke(b.LL, 1.6).Opacity(.7), c.Glow(3, c.Line("M104 46H114V54H104V62H114M122 46H132V62H122ZM140 46H150V62H140Z", s.M, 3)).Opacity(.6), c.Line("M104 46H114V54H104V62H114M122 46H132V62H122ZM140 46H150V62H140Z", s.L, 2.6), c.Circle(155.500, 46, 2.2, s.L),
			sheen.Each(4, func(i int) kit.Node { return c.Circle(101+float64(i)*18, 81, 4.6, kit.None).Stroke(s.D, 2) }))
		window := kit.RoundRect(66, 132, 124, 46, 12)
		fry := sheen.Each(17, func(i int) kit.Node {
			x, r := 72+float64(i)*6.8, float64(i*47%70)-35
			y := 158 + float64(i*29%13)
			return kit.Of(c.Rect(x-4, y-16, 9, 40, 2, f.DD), c.Rect(x-4, y-16, 7.500, 40, 2, kit.Lin(x-4, 0, x+4, 0, f.LL, f.M))).Rotate(r, x, y)
		})
		c.Part("window", c.Path(window, b.DDD).Stroke(m.M, 5), c.Form(window, kit.Lin(0, 132, 0, 178, kit.Hex("#3a2418"), kit.Hex("#8a4d1e")), c.Ellipse(128, 176, 66, 26, kit.Hex("#ffb347").Alpha(.35))))
		c.Part("fries", c.Clip(window, fry))
		c.Part("window", c.Path("M76 132H104L90 178H66V142Z", kit.White).Opacity(.22))
		const grip = "M96 190H160Q168 190 168 198L164 226Q163 234 154 234H102Q93 234 92 226L88 198Q88 190 96 190Z"
		c.Part("handle", c.Blur(5, c.Path(grip, b.DDD).Move(3, 6)).Opacity(.7), sheen.Body(c, grip, h, 10, c.Path("M100 204H156L153 214H103Z", h.DDD)), c.Line("M98 195H156", m.LL, 3))
		c.Anchor("ground", 128, 248)
		c.AnchorBox("inside", 128, 155, 110, 40, 0)
	},
}
