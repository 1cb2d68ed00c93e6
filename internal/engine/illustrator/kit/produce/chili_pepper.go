package produce

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
)

var chiliPepper = kit.Piece{
	Name: "chili-pepper", Cm: 12, States: edible.Cuts,
	Palette: "skin #e02b28; stem #5aa03a",
	Draw: func(c *kit.Canvas) {
		if (edible.Cut{Flesh: c.Tones("skin"), Skin: c.Tones("skin"), Seeds: kit.Hex("#fff3d0"), Chambers: 3}).Draw(c) {
			return
		}
		s, m := c.Tones("skin"), c.Tones("stem")
		const d = "M152 62C176 48 210 58 218 84C228 124 208 176 160 212C124 238 70 250 16 238C10 236 10 230 16 229C60 224 98 206 118 172C134 144 130 108 138 82C141 72 146 66 152 62Z"
		c.Part("skin", c.Form(d, kit.Lin(130, 90, 208, 190, kit.At(0, s.M), kit.At(.2, s.L), kit.At(.5, s.M), kit.At(1, s.DD)), c.Blur(6, c.Path("M150 70C148 110 156 150 132 180C110 208 70 226 30 232", kit.None).Stroke(s.L, 8)).Opacity(.4), edible.Shade(c, d, s, 26), c.Blur(5, c.Path("M134 60Q176 84 222 78L210 50H140Z", s.DDD)).Opacity(.55)),
			c.Path("M152 96C152 90 162 88 163 96C166 128 162 158 144 180C128 200 104 214 82 222C74 224 72 216 79 212C102 202 122 188 134 170C150 146 152 122 152 96Z", kit.White).Opacity(.55).Shade(), c.Ellipse(63, 226, 7, 3, kit.White).Rotate(-16, 63, 226).Opacity(.5).Shade())
		const cap = "M138 74C140 56 158 44 182 46C206 46 224 60 224 84C216 78 210 84 206 92C200 84 194 80 186 86C182 92 180 96 176 92C170 84 164 80 158 86C154 88 150 80 138 74Z"
		c.Part("stem", c.Clip(d, c.Blur(4, c.Path(cap, s.DDD).Move(1, 7)).Opacity(.6)), c.Form("M168 52C166 34 172 16 192 2C200 -2 212 6 206 14C194 26 190 36 194 52Z", kit.Lin(168, 10, 200, 40, m.L, m.M, m.DD), c.Line("M184 46C182 30 188 18 200 8", m.LL, 2.5).Opacity(.6)), c.Ellipse(201.5, 7, 7.5, 4.5, m.LL).Rotate(40, 201, 7),
			c.Form(cap, kit.Lin(144, 46, 214, 96, m.LL, m.L, m.M, m.DD), edible.Shade(c, cap, m, 9)), c.Path("M152 66C158 56 170 52 180 52C186 53 185 58 179 58C170 59 163 63 159 70C155 74 149 72 152 66Z", kit.White).Opacity(.45).Shade())
		c.Anchor("ground", 100, 242)
		c.AnchorBox("grip", 196, 24, 0, 0, 20)
	},
}
