package tools

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// cigarette glows at its upper end.
var cigarette = kit.Piece{
	Name: "cigarette", Cm: 8.4, Facing: kit.Right,
	Palette: "paper #fbf8f1 white; filter #e3a155 orange cork; ember #ff7a2e glow; ash #8d8a94 gray; smoke #b9c0cc",
	States:  "burning; unlit -ember -ash -smoke",
	Draw: func(c *kit.Canvas) {
		p, f, e, a, s := c.Tones("paper"), c.Tones("filter"), c.Tones("ember"), c.Tones("ash"), c.Tones("smoke")
		lean := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-28, 128, 168) }
		across := func(t kit.Tones) kit.Gradient {
			return kit.Lin(0, 151, 0, 185, kit.At(0, t.M), kit.At(.2, t.LL), kit.At(.45, t.L), kit.At(.7, t.M), kit.At(1, t.DD))
		}
		for i, d := range []string{"M222 92C196 70 244 54 216 30C202 18 218 4 210 -6", "M226 94C214 76 250 62 240 40C234 28 244 18 242 8"} {
			c.Part("smoke", c.Blur(2.4, c.Line(d, s.M, 9-3*float64(i))).Opacity(.75))
		}
		c.Part("ash", lean(c.Form("M232 151.500Q250 150 258 156Q264 168 258 179Q250 186 232 184.500Z", kit.Lin(232, 150, 262, 186, a.LL, a.M, a.DD), sheen.Each(16, func(int) kit.Node {
			return c.Circle(232+30*c.Rand().Float64(), 150+36*c.Rand().Float64(), 2.2, a.DDD).Opacity(.5)
		}))))
		c.Part("ember", lean(c.Form("M228 151H240Q236 158 242 164Q236 172 241 178Q238 183 240 185H228Z", kit.Lin(226, 0, 242, 0, e.M, e.LL, e.D)), c.Blur(4, c.Rect(222, 152, 16, 32, 4, e.M)).Opacity(.6)))
		c.Part("paper", lean(c.Form("M84 151H232V185H84Z", across(p), c.Line("M228 150V186", e.DDD, 4).Opacity(.5)), c.Path("M84 151H232V185H84Z", kit.None).Stroke(p.DDD, 1.4).Opacity(.5)))
		c.Part("filter", lean(c.Form("M8 151H96V185H8Q0 168 8 151Z", across(f), sheen.Each(26, func(int) kit.Node {
			return c.Ellipse(8+84*c.Rand().Float64(), 151+34*c.Rand().Float64(), 2.6, 1.2, f.DD).Opacity(.45)
		})), c.Line("M94 151V185", f.DD, 2.4), c.Line("M98.500 151.500V184.500", f.L, 1.6), c.Ellipse(7, 168, 5, 17, kit.Hex("#f6ecd6")), c.Ellipse(7, 168, 3.4, 13.5, kit.Hex("#e3d2ae"))))
		c.AnchorBox("grip", 66, 200, 0, 0, 62)
	},
}

// smokingPipe is a bent briar pipe; its bit, at the left, goes between the lips.
var smokingPipe = kit.Piece{
	Name: "smoking-pipe", Cm: 15, Facing: kit.Right,
	Palette: "bowl #8a4a2b wood brown; bit #2f2a30 stem mouthpiece; band #d9b25a ring gold; ember #ff8a3a glow tobacco; smoke #b9c0cc",
	States:  "burning; unlit -smoke",
	Draw: func(c *kit.Canvas) {
		b, m, r, e, s := c.Tones("bowl"), c.Tones("bit"), c.Tones("band"), c.Tones("ember"), c.Tones("smoke")
		for i, d := range []string{"M196 74C176 54 214 38 194 14C184 2 196 -8 192 -16", "M206 76C220 58 196 46 210 26"} {
			c.Part("smoke", c.Blur(2.4, c.Line(d, s.M, 10-3*float64(i))).Opacity(.7))
		}
		const stem = "M4 98Q2 88 14 88L60 92Q92 96 112 130L138 174L122 190L92 148Q78 120 54 112L14 106Q5 105 4 98Z"
		c.Part("bit", c.Form(stem, kit.Lin(0, 84, 30, 170, m.L, m.M, m.DD), c.Line("M16 93L60 97Q86 102 106 134", m.LL, 3).Opacity(.7)))
		const bowl = "M148 96Q196 84 244 96Q250 150 232 192Q216 222 176 222Q138 218 112 184L132 162Q152 176 152 150Z"
		c.Part("bowl", c.Form(bowl, kit.Lin(140, 90, 246, 216, b.L, b.M, b.DD),
			c.Blur(7, c.Path("M232 96H256V230H150Q220 220 232 96Z", b.DDD)).Opacity(.5),
			c.Line("M170 112Q176 160 158 190M190 114Q196 168 182 206M212 112Q214 160 204 196", b.DD, 2.6).Opacity(.4),
			c.Blur(3, c.Line("M164 112Q168 150 160 172", b.LL, 8)).Opacity(.7)))
		c.Part("band", c.Form("M104 176L128 152L142 170L120 194Z", kit.Lin(104, 160, 142, 186, r.LL, r.M, r.DD)))
		c.Part("bowl", c.Ellipse(196, 96, 49, 13, kit.Lin(148, 84, 244, 108, b.LL, b.L, b.D)), c.Ellipse(196, 97, 39, 9, b.DDD))
		c.Part("ember", c.Ellipse(196, 99, 32, 6.5, kit.Rad(192, 97, 30, e.L, e.M, b.DD)))
		c.Anchor("tip", 6, 98)
		c.AnchorBox("grip", 190, 190, 0, 0, 20)
	},
}
