package hands

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var hand = kit.Piece{
	Name: "hand", Cm: 19,
	States:  "6-fingers; 5-fingers; holding",
	Palette: "skin #f2bc94; nails #f7a3a8; sleeve #4a7fd0 cuff",
	Draw: func(c *kit.Canvas) {
		s, n, v := c.Tones("skin"), c.Tones("nails"), c.Tones("sleeve")
		if c.State("holding") {
			grip(c, s, n, v)
			return
		}
		const d = "M88 222C88 204 80 192 66 176L24 132A15.5 15.5 0 0 1 46 110L80 138Q82 134 81 128L66 50A15.5 15.5 0 0 1 96 43L110 104Q112 106 113 102L112 24A16.5 16.5 0 0 1 145 23L147 102Q148 106 150 103L164 38A15.5 15.5 0 0 1 194 43L183 114Q184 118 187 115L207 72A14 14 0 0 1 233 83L212 148C204 176 190 190 182 204Q178 212 178 224Q132 236 88 222Z"
		nail := func(x, y, w, turn float64) kit.Node {
			return c.Path(p.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x-w, y+10, x-w, y-8, x-w*.5, y-12, x, y-12, x+w*.5, y-12, x+w, y-8, x+w, y+10), kit.Lin(x-w, y-10, x+w, y+4, n.LL, n.M, n.D)).Rotate(turn, x, y)
		}
		c.Part("sleeve", cuff(c, 78, 188, 212, 40, v))
		if c.State("6-fingers") {
			c.Part("nails", nail(246, 117, 9, 52))
			c.Part("skin", p.Body(c, "M190 196L178 152L228 104A14 14 0 0 1 250 122L206 176Z", s, 12, c.Line("M206 120q8 8 16 12M222 106q8 8 15 12", s.DDD, 2.2).Opacity(.4)))
		}
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
