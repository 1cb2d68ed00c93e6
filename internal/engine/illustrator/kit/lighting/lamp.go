package lighting

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var lamp = kit.Piece{
	Name: "lamp", Cm: 50, States: "unlit -bulb",
	Palette: "shade #f6d58c lampshade; base #2f9c95 ceramic <shade; bulb #fff3b8 light; trim #d9a13b gold stand",
	Draw: func(c *kit.Canvas) {
		s, b, u, t := c.Tones("shade"), c.Tones("base"), c.Tones("bulb"), c.Tones("trim")
		c.Part("bulb", c.Glow(7, c.Path("M62 122L40 206H216L194 122Z", kit.Lin(0, 122, 0, 206, u.M.Alpha(.6), u.M.Alpha(.0)))))
		c.Part("base", sheen.Tube(c, "M128 100V140", 8, t), c.Form(kit.RoundRect(114, 132, 28, 12, 5), sheen.Steel(114, 0, 142, 0, t)))
		const d = "M112 142C112 152 84 158 82 188C80 212 96 226 108 234H148C160 226 176 212 174 188C172 158 144 152 144 142Z"
		c.Part("base", c.Form(d, kit.Lin(82, 0, 174, 0, kit.At(0, b.M), kit.At(.2, b.LL), kit.At(.36, b.L), kit.At(.58, b.M), kit.At(.85, b.D), kit.At(1, b.DDD)), c.Blur(5, c.Path("M90 222Q128 244 166 222V240H90Z", b.DDD)).Opacity(.5), c.Blur(6, c.Ellipse(128, 146, 30, 12, u.M)).Opacity(.6), c.Line("M82 182Q128 198 174 182M83 194Q128 210 173 194", t.M, 2.600), sheen.Edge(c, d, b, 14)), sheen.Glint(c, "M94 182C95 172 102 164 110 160C115 160 115 165 111 167C105 171 102 176 101 184C100 191 93 190 94 182Z", .65),
			c.Form("M92 234H164Q174 234 174 242V248Q174 253 168 253H88Q82 253 82 248V242Q82 234 92 234Z", sheen.Steel(82, 0, 174, 0, t), c.Line("M86 237H170", kit.White, 1.800).Opacity(.6)))
		c.Part("bulb", c.Glow(3, c.Ellipse(128, 118, 26, 12, u.L)))
		const shade = "M82 14Q128 4 174 14L222 116Q128 142 34 116Z"
		c.Part("shade", c.Form("M34 116Q128 90 222 116Q128 142 34 116Z", kit.Lin(0, 100, 0, 130, s.DD, u.M)), c.Form(shade, kit.Lin(34, 0, 222, 0, kit.At(0, s.D), kit.At(.2, s.M), kit.At(.45, s.LL), kit.At(.7, s.M), kit.At(1, s.DD)), c.Blur(12, c.Ellipse(122, 98, 50, 30, kit.Hex("#fffbe0"))).Opacity(.85), sheen.Each(15, func(i int) kit.Node {
			k := float64(i-7) / 7
			l := sheen.D("M%.1f 8L%.1f 134", 128+46*k, 128+94*k)
			return kit.Of(c.Line(l, s.DDD, 1.300).Opacity(.28), c.Line(l, kit.White, 1.200).Move(1.600, 0).Opacity(.3))
		}), c.Path("M30 106Q128 132 226 106V124Q128 150 30 124Z", kit.Lin(34, 0, 222, 0, t.M, t.LL, t.M, t.DD)), c.Line("M33 107Q128 133 223 107", t.DDD, 1.400).Opacity(.6), c.Path("M80 8Q128 0 176 8V20Q128 12 80 20Z", kit.Lin(80, 0, 176, 0, t.M, t.LL, t.M, t.DD)), sheen.Edge(c, shade, s, 12)),
			c.Form("M122 10V2Q122 -4 128 -4Q134 -4 134 2V10Z", sheen.Round(122, 0, 134, 0, t)))
		c.Part("cord", c.Line("M160 122V158", t.DD, 1.600).Dash(2, 2), sheen.Ball(c, 160, 162, 4, t))
		c.Anchor("ground", 128, 253)
	},
}
