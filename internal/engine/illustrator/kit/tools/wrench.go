package tools

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/handle"
)

var wrench = kit.Piece{
	Name: "wrench", Cm: 25,
	Palette: "handle #aeb9c6 steel metal; jaw #aeb9c6 <handle; grip #3f7fd0",
	Draw: func(c *kit.Canvas) {
		h, j, g := c.Tones("handle"), c.Tones("jaw"), c.Tones("grip")
		const deg = 42
		c.Part("handle", handle.Lean(deg, c.Form("M112 50H144V230H112Z", kit.Lin(112, 0, 144, 0, kit.At(0, h.M), kit.At(.16, h.LL), kit.At(.5, h.M), kit.At(1, h.DD)))))
		c.Part("grip", handle.Lean(deg, c.Form("M106 92Q106 84 114 84H142Q150 84 150 92V206Q150 214 142 214H114Q106 214 106 206Z", gloss.Barrel(g, 106, 0, 150, 0), c.Path("M116 100H140Q142 100 142 104V194Q142 198 140 198H116Q114 198 114 194V104Q114 100 116 100Z", g.DD).Opacity(.5), c.Path("M118 104H141V196H118Z", g.D).Opacity(.5)), gloss.Glint(c, "M110 94Q110 88 116 88L113 96V204Q110 202 110 198Z", .55)))
		c.Part("jaw", handle.Lean(deg, c.Form("M108 70C86 62 74 42 78 16C80 -2 90 -16 104 -22Q110 -24 110 -18V14L128 24L146 14V-18Q146 -24 152 -22C166 -16 176 -2 178 16C182 42 170 62 148 70L144 92H112Z", kit.Lin(78, -10, 176, 70, kit.At(0, j.LL), kit.At(.3, j.L), kit.At(.55, j.M), kit.At(1, j.DD)), gloss.Dim(c, 6, .5, "M178 0Q186 60 140 78V96H190V0Z", j), c.Path("M104 -22Q110 -24 110 -18V14L128 24L146 14V-18Q146 -24 152 -22L148 -18V17L128 29L108 17V-18Z", j.DDD).Opacity(.4), gloss.Glint(c, "M86 22C84 4 92 -10 102 -16C94 -6 90 6 91 22C92 36 96 46 104 54C92 48 86 36 86 22Z", .7)),
			c.Form("M112 206H144L146 222C164 230 172 246 168 262C164 282 148 294 128 294C108 294 92 282 88 262C84 246 92 230 110 222ZM128 244A18 18 0 1 0 128.010 280A18 18 0 1 0 128 244Z", kit.Lin(90, 210, 166, 290, kit.At(0, j.LL), kit.At(.35, j.L), kit.At(.6, j.M), kit.At(1, j.DDD))), c.Circle(128, 262, 18.5, kit.None).Stroke(j.DDD, 3).Opacity(.55), c.Line(gloss.Arc(128, 262, 33, 170, 250), kit.White, 3.4).Opacity(.65), c.Line(gloss.Arc(128, 262, 21, 10, 100), kit.White, 2).Opacity(.6)))
		handle.GripAt(c, 128, 150, deg)
	},
}
