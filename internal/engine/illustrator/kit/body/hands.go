package body

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

// cuff is a sleeve's end with a seam, w wide between x0 and x1 at the top, from y down.
func cuff(c *kit.Canvas, x0, x1, y, h float64, t kit.Tones) kit.Node {
	d := p.D("M%g %gQ%g %g %g %gL%g %gQ%g %g %g %gZ", x0, y, (x0+x1)/2, y-9, x1, y, x1+4, y+h, (x0+x1)/2, y+h+7, x0-4, y+h)
	return kit.Of(c.Form(d, kit.Lin(x0, y, x1, y+h*.4, t.LL, t.L, t.M, t.DD), p.Edge(c, d, t, 14)), c.Line(p.D("M%g %gQ%g %g %g %g", x0, y+7, (x0+x1)/2, y-2, x1, y+7), t.LL, 2).Dash(6, 4).Opacity(.8))
}

var hand = kit.Piece{
	Name: "hand", Cm: 19,
	Palette: "skin #f2bc94; nails #f7a3a8; sleeve #4a7fd0 cuff",
	Draw: func(c *kit.Canvas) {
		s, n, v := c.Tones("skin"), c.Tones("nails"), c.Tones("sleeve")
		const d = "M88 222C88 204 80 192 66 176L24 132A15.5 15.5 0 0 1 46 110L80 138Q82 134 81 128L66 50A15.5 15.5 0 0 1 96 43L110 104Q112 106 113 102L112 24A16.5 16.5 0 0 1 145 23L147 102Q148 106 150 103L164 38A15.5 15.5 0 0 1 194 43L183 114Q184 118 187 115L207 72A14 14 0 0 1 233 83L212 148C204 176 190 190 182 204Q178 212 178 224Q132 236 88 222Z"
		nail := func(x, y, w, turn float64) kit.Node {
			return c.Path(p.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x-w, y+10, x-w, y-8, x-w*.5, y-12, x, y-12, x+w*.5, y-12, x+w, y-8, x+w, y+10), kit.Lin(x-w, y-10, x+w, y+4, n.LL, n.M, n.D)).Rotate(turn, x, y)
		}
		c.Part("sleeve", cuff(c, 78, 188, 212, 40, v))
		c.Part("nails", nail(33, 118, 10, -46), nail(79, 40, 10, -12), nail(128.5, 14, 11, 0), nail(180, 33, 10, 11), nail(222, 72, 9, 22))
		c.Part("skin", p.Body(c, d, s, 17,
			c.Blur(7, c.Ellipse(92, 176, 24, 30, s.L).Rotate(-30, 92, 176)).Opacity(.8), c.Blur(8, c.Ellipse(186, 166, 17, 34, s.L).Rotate(18, 186, 166)).Opacity(.7), c.Blur(7, c.Ellipse(138, 168, 22, 22, s.DD)).Opacity(.28),
			c.Line("M84 142Q112 158 108 216", s.DDD, 2.6).Opacity(.55), c.Line("M86 140Q130 150 172 178M112 132Q150 122 196 138", s.DDD, 2.4).Opacity(.45),
			c.Line("M82 108q13 5 26 -2M76 80q13 4 24 -3M113 98q17 5 34 0M113 66q16 4 32 0M152 102q16 6 32 6M157 74q14 5 29 5M186 118q13 6 25 6M197 96q11 5 22 7M42 128q7 0 12 -10", s.DDD, 2.2).Opacity(.4),
			c.Blur(4, c.Path("M80 208Q132 224 186 208V240H80Z", s.DDD)).Opacity(.45)),
			p.Glint(c, "M73 58Q70 46 78 44Q83 46 83 52L88 74Q86 82 80 76ZM119 30Q118 18 126 18Q131 20 130 28L131 54Q128 62 121 56ZM168 46Q170 36 178 38Q182 40 181 46L176 68Q172 74 165 66Z", .3))
		c.Part("sleeve", p.Cast(c, d, "M70 216Q132 204 196 216V260H70Z", s, 0, -3, 3, .4), cuff(c, 78, 188, 216, 36, v))
		c.AnchorBox("paw", 130, 160, 0, 0, 0)
		c.Anchor("ground", 128, 256)
	},
}

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
		c.Part("nails", c.Clip(d, c.Path("M124 24C128 14 148 14 152 30C154 42 150 54 146 56C136 58 126 50 122 44Q121 32 124 24Z", kit.None)),
			c.Form("M131 22C138 16 150 20 153 32C155 42 153 52 150 56C146 52 136 38 131 22Z", kit.Lin(134, 20, 150, 56, n.LL, n.M, n.D), c.Line("M136 24Q142 36 148 46", kit.White, 2.6).Opacity(.8)))
		c.Add(c.Line("M124 128Q142 122 154 104", s.DDD, 3).Opacity(.5), p.Glint(c, "M116 66C120 48 118 38 126 26C131 22 132 28 130 34C126 46 126 60 122 74C119 80 114 76 116 66Z", .5))
		const band = "M20 112Q40 104 66 112Q72 180 66 244Q40 252 20 244Q12 180 20 112Z"
		c.Part("cuff", p.Cast(c, d, band, s, 7, 3, 4, .5), p.Flat(c, band, v, 16), c.Line("M57 118Q62 180 57 238", v.LL, 2.4).Dash(6, 4).Opacity(.85), c.Circle(38, 222, 7, v.DDD), c.Circle(37.4, 221.2, 6.2, kit.Rad(35, 218, 9, kit.White, kit.Hex("#dfe5f0"), kit.Hex("#9aa5bd"))))
		c.AnchorBox("grip", 172, 140, 0, 0, 0)
		c.Anchor("ground", 128, 248)
	},
}
