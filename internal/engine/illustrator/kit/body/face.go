package body

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var face = kit.Piece{
	Name: "face", Cm: 24,
	Palette: "skin #f6c8a2; hair #6b3f2a; eyes #4f8a4a; mouth #d6495c lips; nose #e09a7c; cheeks #f58a80; brows #5a3424 <hair",
	Draw: func(c *kit.Canvas) {
		s, h, e, m, n, q, b := c.Tones("skin"), c.Tones("hair"), c.Tones("eyes"), c.Tones("mouth"), c.Tones("nose"), c.Tones("cheeks"), c.Tones("brows")
		const back = "M128 4C196 2 240 46 240 112C240 150 250 176 244 210C236 244 196 248 172 236H84C60 248 20 244 12 210C6 176 16 150 16 112C16 46 60 2 128 4Z"
		c.On(kit.Back)
		c.Part("hair", p.Body(c, back, kit.TonesOf(h.D), 24))
		c.On(kit.Body)
		neck := "M98 190H158V224Q170 236 182 240Q128 262 74 240Q86 236 98 224Z"
		c.Part("skin", p.Flat(c, neck, s, 12, c.Blur(7, c.Ellipse(128, 204, 52, 24, s.DDD)).Opacity(.55)))
		c.Part("ears", c.Both(128, p.Body(c, kit.Oval(212, 134, 15, 20), s, 9), c.Line("M208 124q10 4 6 16", s.DDD, 2.4).Opacity(.5)))
		head := p.Sym("128,30 184,44 210,92 210,140 190,186 156,216 128,224", 128)
		c.Part("skin", p.Body(c, head, s, 24, c.Blur(8, c.Path("M30 70C60 110 190 60 226 100L220 60L128 20L40 40Z", s.DDD)).Opacity(.4)))
		c.Part("cheeks", c.Clip(head, p.Cheeks(c, 128, 54, 162, 20, q.M)))
		eye := func(x float64) kit.Node {
			return kit.Of(c.Ellipse(x, 132, 20, 17, kit.White), c.Clip(kit.Oval(x, 132, 20, 17), c.Circle(x, 132, 14.4, e.DDD), c.Circle(x, 132, 13.4, kit.Lin(x, 118, x, 146, e.DD, e.M, e.LL)), c.Circle(x, 132, 7, p.Ink), c.Blur(3, c.Ellipse(x, 116, 24, 8, kit.Hex("#3a2f4a"))).Opacity(.5)), c.Circle(x-5, 126, 4.8, kit.White), c.Circle(x+5, 138, 2.2, kit.White).Opacity(.85))
		}
		lash := kit.Of(c.Path(p.NewTube(p.J{X: 146, Y: 134, R: 1}, p.J{X: 158, Y: 116, R: 3}, p.J{X: 174, Y: 114, R: 3.6}, p.J{X: 192, Y: 122, R: 3}, p.J{X: 200, Y: 116, R: .8}).Outline(), p.Ink), c.Line("M186 117l8 -8M178 113l5 -9", p.Ink, 2.4), c.Line("M154 106Q172 98 190 106", s.DDD, 2).Opacity(.4), c.Line("M156 148Q170 152 184 146", s.DDD, 2).Opacity(.4))
		c.Part("eyes", eye(84), eye(172), c.Both(128, lash))
		c.Part("brows", c.Both(128, c.Path("M148 96C160 84 182 82 198 94C182 90 164 92 150 101Z", b.M).Stroke(b.M, 2)))
		c.Part("nose", c.Line("M120 166Q128 174 137 166", n.DD, 3.4), c.Blur(3, c.Ellipse(130, 160, 10, 7, n.M)).Opacity(.6), c.Ellipse(126, 153, 3.6, 5, kit.White).Opacity(.55))
		c.Part("mouth", c.Form("M96 184Q112 180 120 180Q128 184 136 180Q144 180 160 184C154 202 142 208 128 208C114 208 102 202 96 184Z", kit.Lin(100, 180, 150, 208, m.L, m.M, m.DD), c.Path("M102 186Q128 194 154 186Q146 196 128 196Q110 196 102 186Z", kit.White)), c.Ellipse(122, 203, 9, 2.4, kit.White).Opacity(.5))
		const bangs = "M128 4C196 2 240 46 240 112C240 140 232 150 222 150C216 120 206 94 186 76C160 84 120 78 94 58C90 80 62 96 44 108C40 122 38 138 34 150C24 150 16 140 16 112C16 46 60 2 128 4Z"
		strands := []string{"M94 58C120 30 170 22 210 60", "M94 58C80 36 60 46 36 84", "M94 58C130 44 180 50 214 92", "M100 52C150 30 190 40 228 100", "M92 54C66 30 40 50 24 100", "M88 62C76 84 56 96 42 102", "M110 66C140 78 166 78 186 72", "M186 76C206 92 218 116 224 144"}
		c.Part("hair", p.Cast(c, head, bangs, s, 0, 6, 5, .4), p.Body(c, bangs, h, 18, p.Each(len(strands), func(i int) kit.Node {
			return kit.Of(c.Line(strands[i], h.DDD, 2.4).Opacity(.5), c.Line(strands[i], h.LL, 1.6).Move(1.6, 2).Opacity(.5))
		})), p.Glint(c, "M132 24C164 22 190 36 206 60C190 46 164 36 134 36Q124 28 132 24ZM70 34Q54 44 44 62Q58 50 76 44Q80 34 70 34Z", .3),
			c.Both(128, p.Flat(c, "M222 146C236 150 240 132 240 112C244 150 252 180 244 210C240 226 226 230 216 222C230 204 228 172 222 146Z", h, 9)))
		c.AnchorBox("headTop", 128, 10, 180, 20, 0)
		c.AnchorBox("eyes", 128, 132, 184, 36, 0)
		c.Anchor("mouth", 128, 192)
		c.AnchorBox("neck", 128, 226, 62, 16, 0)
		c.Anchor("ground", 128, 248)
	},
}
