package tools

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/handle"
)

var screwdriver = kit.Piece{
	Name: "screwdriver", Cm: 25,
	Palette: "handle #f5b82e; blade #b9c3ce shaft steel; stripes #3d434f",
	Draw: func(c *kit.Canvas) {
		h, b, s := c.Tones("handle"), c.Tones("blade"), c.Tones("stripes")
		const deg = 45
		c.Part("blade", handle.Lean(deg, c.Form("M119 0H137V168H119Z", gloss.Barrel(b, 119, 0, 137, 0), gloss.Dim(c, 4, .6, "M112 140H144V168H112Z", b)), c.Form("M118 -44H138L142 -10L137 8H119L114 -10Z", kit.Lin(114, 0, 142, 0, kit.At(0, b.D), kit.At(.2, b.LL), kit.At(.5, b.M), kit.At(1, b.DD)), c.Path("M118 -44H138L138.6 -38H117.4Z", kit.White).Opacity(.7), c.Path("M114 -10L119 8H137L142 -10Q128 0 114 -10Z", b.DD).Opacity(.5))))
		c.Part("handle", handle.Lean(deg, c.Form("M112 150H144Q148 160 146 170C144 180 158 186 160 206C162 240 160 268 156 286Q152 302 128 302Q104 302 100 286C96 268 94 240 96 206C98 186 112 180 110 170Q108 160 112 150Z", kit.Lin(96, 0, 160, 0, kit.At(0, h.D), kit.At(.12, h.M), kit.At(.28, h.LL), kit.At(.5, h.M), kit.At(.85, h.D), kit.At(1, h.DD)),
			c.Named("stripes", c.Path("M104 202Q110 196 114 204V280Q110 290 105 280Q100 240 104 202ZM123 200Q128 194 133 200V286Q128 294 123 286ZM142 204Q146 196 152 202Q156 240 151 280Q146 290 142 280Z", kit.Lin(100, 0, 156, 0, s.L, s.M, s.LL, s.D, s.DD))), gloss.Dim(c, 4, .5, "M100 146H156V160H100Z", h), gloss.Dim(c, 5, .4, "M90 284H166V304H90Z", h), c.Path("M108 168Q128 176 148 168L147 174Q128 182 109 174Z", h.DDD).Opacity(.35)),
			gloss.Glint(c, "M100 214Q102 200 108 194L104 218V272Q101 250 100 214Z", .6), gloss.Glint(c, "M115 154H122V166H114Z", .5)))
		handle.GripAt(c, 128, 230, deg)
	},
}
