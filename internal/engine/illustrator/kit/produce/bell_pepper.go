package produce

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
)

var bellPepper = kit.Piece{
	Name: "bell-pepper", Cm: 11, States: edible.Cuts,
	Palette: "skin #e5332b; stem #5fa83c",
	Draw: func(c *kit.Canvas) {
		if (edible.Cut{Flesh: c.Tones("skin"), Skin: c.Tones("skin"), Seeds: kit.Hex("#fff3d0"), Chambers: 3}).Draw(c) {
			return
		}
		s, m := c.Tones("skin"), c.Tones("stem")
		const d = "M128 72C140 54 170 52 186 62C220 58 240 88 236 124C234 164 218 206 198 232C184 250 162 252 152 242C142 252 116 252 106 242C94 252 72 250 58 232C38 206 22 164 20 124C16 88 36 58 70 62C86 52 116 54 128 72Z"
		const mid = "M128 76C154 58 178 84 176 130C176 180 164 226 150 243C140 251 116 251 106 243C92 226 80 180 80 130C78 84 102 58 128 76Z"
		c.Part("skin", c.Form(d, kit.Rad(80, 106, 190, kit.At(0, s.L), kit.At(.3, s.M), kit.At(.7, s.D), kit.At(1, s.DDD)),
			c.Blur(6, c.Path(mid, kit.None).Stroke(s.DDD, 14)).Opacity(.75), edible.Shade(c, d, s, 32),
			c.Form(mid, kit.Rad(112, 120, 130, kit.At(0, s.L), kit.At(.35, s.M), kit.At(.75, s.D), kit.At(1, s.DD)), edible.Shade(c, mid, s, 20)),
			c.Blur(6, c.Ellipse(128, 74, 66, 15, s.DDD)).Opacity(.6)),
			c.Path("M34 124C34 100 44 84 58 78C66 76 68 84 62 89C52 96 48 110 49 126C51 152 58 176 66 196C69 206 59 208 55 199C44 176 35 150 34 124Z", kit.White).Opacity(.55).Shade(),
			c.Path("M94 122C94 106 100 96 108 92C115 90 117 97 112 102C106 108 105 118 106 132C107 158 111 176 116 192C118 201 109 203 106 195C99 172 94 146 94 122Z", kit.White).Opacity(.5).Shade(),
			c.Path("M206 92C218 104 222 124 218 144C215 152 208 149 209 142C212 126 209 112 200 100C196 92 201 87 206 92Z", kit.White).Opacity(.3).Shade())
		const cap = "M70 76C84 62 104 60 116 60H144C156 60 174 64 188 76C176 74 168 80 162 90C156 82 148 80 142 84C136 90 132 96 128 98C122 94 118 88 112 84C104 80 96 84 92 92C86 80 80 76 70 76Z"
		c.Part("stem", c.Clip(d, c.Blur(4, c.Path(cap, s.DDD).Move(1, 7)).Opacity(.6)), c.Form(cap, kit.Lin(80, 60, 170, 96, m.L, m.M, m.D), c.Line("M128 70Q108 74 92 86M128 70Q150 74 164 86M128 70V94", m.LL, 2).Opacity(.5), edible.Shade(c, cap, m, 7)), c.Form("M114 72C116 52 112 36 116 20C122 12 138 12 144 18C148 34 144 52 146 72Q130 80 114 72Z", kit.Lin(112, 0, 148, 0, m.LL, m.L, m.M, m.DD), c.Line("M124 24Q122 48 124 70M136 24Q136 50 136 70", m.DD, 2.2).Opacity(.5)), c.Ellipse(130, 19, 14, 5.5, kit.Lin(116, 14, 144, 24, m.LL, m.L, m.M)))
		c.Anchor("ground", 128, 249)
		c.AnchorBox("grip", 128, 160, 0, 0, 0)
	},
}
