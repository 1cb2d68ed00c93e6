package tools

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/handle"
)

var hammer = kit.Piece{
	Name: "hammer", Cm: 33,
	Palette: "handle #e23b34 grip; head #aab4c0 steel metal; shaft #c98b4f wood",
	Draw: func(c *kit.Canvas) {
		h, m, w := c.Tones("handle"), c.Tones("head"), c.Tones("shaft")
		const deg = 40
		c.Part("shaft", handle.Lean(deg, c.Form("M116 20H140L143 190H113Z", gloss.Barrel(w, 113, 0, 143, 0), handle.Grain(c, 114, 142, 40, 190, 5, w), gloss.Dim(c, 6, .7, "M100 30H156V62H100Z", w))))
		c.Part("handle", handle.Lean(deg, c.Form("M110 160Q128 152 146 160C150 190 144 220 150 262Q152 282 128 284Q104 282 106 262C112 220 106 190 110 160Z", gloss.Barrel(h, 106, 0, 150, 0), c.Line("M104 184Q128 192 152 184M104 200Q128 208 152 200M104 216Q128 224 152 216M104 232Q128 240 152 232M104 248Q128 256 152 248", h.DDD, 3.4).Opacity(.5), c.Line("M104 187Q128 195 152 187M104 203Q128 211 152 203M104 219Q128 227 152 219M104 235Q128 243 152 235M104 251Q128 259 152 251", h.LL, 1.3).Opacity(.5), gloss.Dim(c, 4, .45, "M100 270H156V290H100Z", h), gloss.Glint(c, "M116 166C118 196 113 226 115 262Q111 240 113 206Q114 186 112 168Z", .55))))
		c.Part("head", handle.Lean(deg, c.Form("M108 8Q108 2 114 2H142Q148 2 148 8V56Q148 60 144 60H112Q108 60 108 56Z", kit.Lin(0, 2, 0, 60, kit.At(0, m.L), kit.At(.25, m.LL), kit.At(.5, m.M), kit.At(1, m.DDD))),
			c.Form("M146 8L176 12H188Q194 12 194 18V50Q194 56 188 56H176L146 52Z", kit.Lin(0, 8, 0, 56, kit.At(0, m.M), kit.At(.25, m.LL), kit.At(.5, m.M), kit.At(1, m.DD))), c.Form(kit.RoundRect(190, 6, 18, 56, 6), kit.Lin(0, 6, 0, 62, kit.At(0, m.L), kit.At(.25, m.LL), kit.At(.5, m.M), kit.At(1, m.DDD))), c.Rect(192, 9, 3, 50, 1.5, m.DD).Opacity(.5),
			c.Form("M110 6C84 4 58 18 38 50Q36 56 42 54C62 36 84 34 110 52Z", kit.Lin(0, 6, 0, 56, kit.At(0, m.L), kit.At(.25, m.LL), kit.At(.5, m.M), kit.At(1, m.DD)), c.Path("M104 28C80 24 58 34 42 54L60 44C76 34 90 32 104 34Z", m.DDD).Opacity(.5)),
			gloss.Glint(c, "M52 30C68 14 88 9 108 10H142Q144 10 144 13H110C90 13 72 20 52 30Z", .65), c.Ellipse(128, 6, 10, 3, w.L), c.Ellipse(128, 5.5, 10, 2.6, w.DD).Opacity(.4)))
		handle.GripAt(c, 128, 225, deg)
	},
}
