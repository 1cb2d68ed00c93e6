package hands

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var thumbsUp = kit.Piece{
	Name: "thumbs-up", Cm: 12,
	Palette: "skin #f6bf8f; cuff #3f7fe0 sleeve; nails #ffdcc8",
	Draw: func(c *kit.Canvas) {
		s, v, n := c.Tones("skin"), c.Tones("cuff"), c.Tones("nails")
		const d = "M62 124C84 118 96 98 104 74C110 54 108 34 120 18C130 6 154 10 160 30C166 52 158 82 152 104L214 108C236 112 240 138 224 150C236 160 234 180 220 188C226 202 218 216 204 220C206 236 194 246 178 246H108C90 246 78 240 62 236Z"
		c.Part("skin", p.Body(c, d, s, 22, c.Blur(8, c.Ellipse(104, 150, 26, 40, s.L)).Opacity(.6)))
		finger := func(x, y, w float64) kit.Node {
			f := kit.RoundRect(x, y, w, 36, 18)
			return kit.Of(p.Cast(c, d, f, s, -3, 5, 4, .55), p.Body(c, f, s, 11), p.Glint(c, p.D("M%g %gq2 -8 12 -8h%gq7 0 5 3t-8 3h-14q-6 0 -9 4t-6 -2z", x+7, y+14, w*.3), .45))
		}
		c.Part("skin", finger(126, 212, 74), finger(130, 179, 92), finger(134, 144, 98), finger(136, 107, 94))
		c.Part("nails", c.Form("M131 22C138 16 150 20 153 32C155 42 153 52 150 56C146 52 136 38 131 22Z", kit.Lin(134, 20, 150, 56, n.LL, n.M, n.D), c.Line("M136 24Q142 36 148 46", kit.White, 2.6).Opacity(.8)))
		c.Add(c.Line("M124 128Q142 122 154 104", s.DDD, 3).Opacity(.5), p.Glint(c, "M116 66C120 48 118 38 126 26C131 22 132 28 130 34C126 46 126 60 122 74C119 80 114 76 116 66Z", .5))
		const band = "M20 112Q40 104 66 112Q72 180 66 244Q40 252 20 244Q12 180 20 112Z"
		c.Part("cuff", p.Cast(c, d, band, s, 7, 3, 4, .5), p.Flat(c, band, v, 16), c.Line("M57 118Q62 180 57 238", v.LL, 2.4).Dash(6, 4).Opacity(.85), c.Circle(38, 222, 7, v.DDD), c.Circle(37.4, 221.2, 6.2, kit.Rad(35, 218, 9, kit.White, kit.Hex("#dfe5f0"), kit.Hex("#9aa5bd"))))
		c.AnchorBox("grip", 172, 140, 0, 0, 0)
		c.Anchor("ground", 128, 248)
	},
}
