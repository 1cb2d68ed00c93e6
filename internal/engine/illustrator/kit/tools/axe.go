package tools

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/handle"
)

var axe = kit.Piece{
	Name: "axe", Cm: 75,
	Palette: "handle #b5703a wood; head #d8423a metal; edge #d5dde5 blade steel; wrap #5b4438 grip",
	Draw: func(c *kit.Canvas) {
		h, m, e, w := c.Tones("handle"), c.Tones("head"), c.Tones("edge"), c.Tones("wrap")
		const deg = 40
		const shaft = "M118 -36Q130 -42 140 -34C142 20 136 70 138 120C140 180 150 230 158 276Q160 292 146 296Q128 300 124 284C118 240 116 180 116 120C116 70 120 20 118 -36Z"
		c.Part("handle", handle.Lean(deg, c.Form(shaft, kit.Lin(114, 0, 152, 0, kit.At(0, h.D), kit.At(.2, h.L), kit.At(.4, h.LL), kit.At(.65, h.M), kit.At(1, h.DD)), c.Line("M124 50C122 100 124 160 130 220M131 40C128 100 130 150 138 230M126 110C126 150 128 180 132 206", h.DD, 1.2).Opacity(.5), gloss.Dim(c, 6, .6, "M100 40H156V64H100Z", h), gloss.Dim(c, 5, .4, "M110 284H170V304H110Z", h))))
		c.Part("wrap", handle.Lean(deg, c.Form("M118 186L144 184C146 206 150 226 153 246L126 250C122 230 119 208 118 186Z", kit.Lin(118, 0, 150, 0, w.M, w.LL, w.M, w.DD), c.Line("M112 196L152 188M112 208L154 199M114 220L156 210M116 232L158 221M118 244L160 232", w.DDD, 2.4).Opacity(.6), c.Line("M112 198.5L152 190.5M112 210.5L154 201.5M114 222.500L156 212.5M116 234.5L158 223.5", w.LL, 1.1).Opacity(.6))))
		c.Part("head", handle.Lean(deg, c.Form("M104 -14Q104 -20 110 -20H146Q150 -20 150 -16C170 -18 196 -28 210 -42Q216 -46 219 -40C236 -8 238 34 226 68Q223 74 217 70C200 54 176 44 150 40V42Q150 46 146 46H110Q104 46 104 40Z", kit.Lin(120, -30, 150, 74, kit.At(0, m.LL), kit.At(.25, m.L), kit.At(.55, m.M), kit.At(1, m.DD)), gloss.Dim(c, 6, .5, "M100 34H160Q200 40 226 74L180 90H100Z", m),
			c.Form("M196 -34L219 -46C238 -8 240 36 224 76L200 60C210 30 208 -4 196 -34Z", kit.Lin(196, -20, 236, 40, kit.At(0, e.M), kit.At(.5, e.LL), kit.At(1, e.D)), c.Path("M206 -40L219 -46C238 -8 240 36 224 76L214 70C226 36 224 -6 206 -40Z", kit.White).Opacity(.6)), c.Line("M196 -32C208 -4 210 30 200 59", m.DDD, 2).Opacity(.4)),
			gloss.Glint(c, "M109 -10Q109 -15 114 -15H148C168 -15 182 -20 192 -26C184 -14 168 -8 150 -7H115L112 20H109Z", .55), c.Line("M150 -16V40", m.DDD, 2).Opacity(.3)))
		handle.GripAt(c, 134, 216, deg)
	},
}
