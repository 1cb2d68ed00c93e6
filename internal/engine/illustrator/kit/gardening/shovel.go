package gardening

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/handle"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var shovel = kit.Piece{
	Name: "shovel", Cm: 110,
	Palette: "blade #9fb0c0 steel metal; shaft #c98b4f wood; handle #e2483c grip",
	Draw: func(c *kit.Canvas) {
		b, s, h := c.Tones("blade"), c.Tones("shaft"), c.Tones("handle")
		const deg = 40
		c.Part("handle", handle.Lean(deg, c.Line("M128 6L102 -34M128 6L154 -34", h.DDD, 12), c.Line("M128 5L102 -34M128 5L154 -34", h.M, 9.5), c.Line("M124 -3L103 -34M150 -34L129 -2", h.LL, 2.4).Opacity(.8), c.Line("M96 -38H160", h.DDD, 17), c.Line("M96 -38.500H160", kit.Lin(0, -46, 0, -30, h.LL, h.M, h.D), 14), c.Line("M96 -42H158", kit.White, 2.6).Opacity(.55)))
		c.Part("shaft", handle.Lean(deg, c.Form("M119 0H137L139 196H117Z", gloss.Barrel(s, 117, 0, 139, 0), handle.Grain(c, 118, 138, 20, 180, 4, s), gloss.Dim(c, 4, .5, "M110 -4H146V10H110Z", s))))
		c.Part("blade", handle.Lean(deg, c.Form("M84 186Q84 180 90 180H166Q172 180 172 186C180 224 166 270 132 304Q128 307 124 304C90 270 76 224 84 186Z", kit.Lin(80, 190, 176, 230, kit.At(0, b.L), kit.At(.2, b.LL), kit.At(.48, b.M), kit.At(.55, b.D), kit.At(.8, b.M), kit.At(1, b.DD)), gloss.Dim(c, 7, .5, "M176 190Q176 260 124 310L190 310V190Z", b), c.Path("M128 180C118 220 120 260 128 304C136 260 138 220 128 180Z", b.DD).Opacity(.35), c.Line("M126 200V280", b.LL, 2).Opacity(.6), gloss.Glint(c, "M90 190Q88 222 102 252Q96 216 98 190Z", .65), c.Path("M84 186Q84 180 90 180H166Q172 180 172 186V188H84Z", kit.White).Opacity(.5)),
			c.Form("M116 140H140L146 200Q128 214 110 200Z", gloss.Barrel(b, 110, 0, 146, 0), c.Path("M110 192Q128 206 146 192V204Q128 216 110 204Z", b.DDD).Opacity(.35)), c.Rect(113, 136, 30, 9, 4, gloss.Barrel(b, 113, 0, 143, 0)), sheen.Screw(c, 128, 162, 4, b)))
		handle.GripAt(c, 128, 80, deg)
	},
}
