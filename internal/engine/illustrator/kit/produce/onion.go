package produce

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
)

var onion = kit.Piece{
	Name: "onion", Cm: 10, States: "single -layers; " + edible.Cuts,
	Palette: "skin #d68f3e; layers #fbf3d8 flesh; roots #c9a878",
	Draw: func(c *kit.Canvas) {
		if (edible.Cut{Flesh: c.Tones("layers"), Skin: c.Tones("skin"), Rings: true}).Draw(c) {
			return
		}
		s, l, r := c.Tones("skin"), c.Tones("layers"), c.Tones("roots")
		const d = "M96 16C100 34 98 50 118 64C156 78 196 102 196 148C196 192 156 218 106 218C56 218 16 192 16 148C16 102 56 78 88 62C100 52 92 34 88 20Z"
		c.Part("roots", c.Line("M96 214q-4 12 -12 16M104 216q-1 12 -4 20M112 216q3 10 10 16M88 212q-6 8 -16 10M120 214q6 8 14 8", r.DD, 3.5), c.Line("M96 214q-4 12 -12 16M104 216q-1 12 -4 20M112 216q3 10 10 16", r.L, 1.5))
		c.Part("skin", c.Form("M92 60C88 40 84 24 74 10C88 12 94 22 98 30C100 18 106 8 114 4C110 22 112 44 118 62Z", kit.Lin(80, 10, 118, 60, s.L, s.M, s.DD), c.Line("M84 16Q96 34 100 60M108 12Q102 36 106 60", s.DD, 2).Opacity(.6)),
			c.Form(d, kit.Rad(76, 122, 140, kit.At(0, s.LL), kit.At(.3, s.L), kit.At(.62, s.M), kit.At(1, s.DD)),
				c.Line("M100 50C60 84 36 120 52 186M102 50C84 90 74 140 92 218M106 50C126 90 140 140 122 218M108 54C150 84 180 120 164 190M98 54C40 90 20 120 26 170M110 58C170 90 190 120 186 172", s.DD, 2.2).Opacity(.55),
				c.Blur(2, c.Line("M98 56C66 88 48 130 66 196M104 60C106 100 110 150 104 214M108 58C138 88 160 130 146 204", s.LL, 4)).Opacity(.5), edible.Shade(c, d, s, 30)),
			c.Path("M36 146C34 114 56 94 76 86C86 83 88 91 80 95C64 103 52 120 51 146C50 157 36 157 36 146Z", kit.White).Opacity(.5).Shade())
		const half = "M186 122C226 122 250 152 250 184C250 220 222 246 186 246C150 246 122 220 122 184C122 152 146 122 186 122Z"
		c.Part("layers", c.Clip(d, c.Blur(6, c.Path(half, s.DDD).Move(-4, -2)).Opacity(.55)), c.Form(half, kit.Lin(124, 124, 250, 246, s.L, s.M, s.DD)),
			c.Form(kit.Oval(185, 183, 59, 57), kit.Rad(170, 160, 90, l.LL, l.M, l.M, l.D),
				c.Ellipse(185, 183, 51, 49, kit.None).Stroke(kit.Hex("#b9c27a"), 2.2).Opacity(.7), c.Ellipse(185, 183, 41, 39, kit.None).Stroke(kit.Hex("#b9c27a"), 2.2).Opacity(.75), c.Ellipse(185, 184, 30, 29, kit.None).Stroke(kit.Hex("#b9c27a"), 2.2).Opacity(.8), c.Ellipse(180, 184, 12, 17, kit.Hex("#dfe6a8")), c.Ellipse(193, 185, 9, 14, kit.Hex("#e9edc0")), c.Ellipse(186, 184, 21, 20, kit.None).Stroke(kit.Hex("#b9c27a"), 2.2).Opacity(.85),
				c.Ellipse(183, 181, 46, 44, kit.None).Stroke(kit.White, 3).Opacity(.8), c.Ellipse(183, 181, 35, 34, kit.None).Stroke(kit.White, 3).Opacity(.8), c.Ellipse(184, 182, 25, 24, kit.None).Stroke(kit.White, 2.6).Opacity(.8), edible.Shade(c, kit.Oval(185, 183, 59, 57), l, 10)),
			c.Path("M136 178C138 156 152 140 170 135C177 134 177 141 171 143C157 148 147 160 145 179C144 187 136 187 136 178Z", kit.White).Opacity(.7).Shade())
		c.Anchor("ground", 140, 246)
	},
}
