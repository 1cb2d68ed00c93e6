package reptiles

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var frog = kit.Piece{
	Name: "frog", Cm: 9,
	Palette: "skin #5fbf3a body; belly #eef2b4 throat; spots #3f9a34 <skin; eyes #f2b02e iris; legs #5fbf3a <skin; cheeks #f58f86",
	Draw: func(c *kit.Canvas) {
		s, b, o, e, l, q := c.Tones("skin"), c.Tones("belly"), c.Tones("spots"), c.Tones("eyes"), c.Tones("legs"), c.Tones("cheeks")
		toe := func(x, y, tx, ty float64) kit.Node {
			return p.Limb(c, p.NewTube(p.J{X: x, Y: y, R: 6}, p.J{X: (x + tx) / 2, Y: (y+ty)/2 - 2, R: 5}, p.J{X: tx, Y: ty, R: 7.4}), l, 4)
		}
		hind := kit.Of(
			toe(204, 226, 250, 236), toe(202, 226, 234, 245), toe(196, 226, 214, 248),
			p.Body(c, "M150 176C160 138 214 120 238 150C256 174 246 212 216 228C194 238 166 234 156 222C148 208 146 192 150 176Z", l, 26,
				c.Named("spots", c.Ellipse(214, 160, 14, 9, o.D).Rotate(30, 214, 160).Opacity(.75), c.Ellipse(231, 186, 6, 9, o.D).Opacity(.75))),
			p.Glint(c, "M166 158C178 142 198 136 212 140C196 142 180 150 170 166C166 170 163 164 166 158Z", .35))
		c.Part("legs", c.Both(128, hind))
		torso := p.Sym("128,100 180,116 194,170 180,222 128,238", 128)
		c.Part("skin", p.Body(c, torso, s, 26))
		c.Part("belly", c.Clip(torso, c.Blur(2, c.Ellipse(128, 192, 48, 56, s.DD)).Opacity(.3)), p.Body(c, kit.Oval(128, 190, 45, 53), b, 16, c.Blur(10, c.Ellipse(128, 146, 70, 22, s.DDD)).Opacity(.5)))
		arm := p.NewTube(p.J{X: 168, Y: 152, R: 15}, p.J{X: 174, Y: 186, R: 13.5}, p.J{X: 164, Y: 222, R: 11.5})
		front := kit.Of(c.Clip(torso, c.Blur(4, c.Path(arm.Outline(), s.DDD)).Opacity(.4)), p.Limb(c, arm, l, 11),
			toe(162, 226, 140, 240), toe(164, 228, 160, 246), toe(168, 226, 182, 240))
		c.Part("legs", c.Both(128, front))
		head := p.Sym("128,52 152,50 158,34 170,16 194,10 214,22 220,44 216,58 234,84 238,112 214,144 174,158 128,162", 128)
		jaw := p.Sym("128,124 176,118 222,100 260,100 240,150 180,176 128,182", 128)
		c.Part("head", p.Cast(c, torso, head, s, 0, 10, 6, .4),
			p.Body(c, head, s, 30,
				c.Named("belly", c.Path(jaw, kit.Lin(128, 110, 128, 166, b.LL, b.L, b.M)), c.Blur(5, c.Line("M22 100Q128 150 234 100", s.DDD, 8)).Opacity(.25)),
				c.Named("spots", c.Ellipse(128, 68, 13, 8, o.D).Opacity(.7), c.Ellipse(106, 82, 7, 5, o.D).Opacity(.7), c.Ellipse(150, 84, 8, 5.5, o.D).Opacity(.7), c.Ellipse(124, 88, 4, 3, o.D).Opacity(.7))))
		c.Part("mouth", p.If(c.Natural(), c.Line("M24 106C70 122 186 122 232 106", s.DDD, 3)), p.If(!c.Natural(), c.Line("M26 104C70 132 186 132 230 104M22 98q6 3 6 10M234 98q-6 3 -6 10", s.DDD, 4.6)), p.If(!c.Natural(), c.Line("M40 116C86 136 170 136 216 116", b.LL, 2).Opacity(.7)))
		c.Part("cheeks", c.Clip(head, p.Cheeks(c, 128, 84, 122, 17, q.M)))
		c.Add(c.Path("M117 96q2 -4 5 -1zM139 96q-2 -4 -5 -1z", s.DDD).Stroke(s.DDD, 2.4))
		eye := func(x float64) kit.Node {
			if c.Natural() {
				return kit.Of(c.Circle(x, 46, 24, s.DD), p.Eyeball(c, x, 44, 27, .88, 0, 1, e), c.Line(p.D("M%g 40A24 24 0 0 1 %g 40", x-24, x+24), s.D, 6))
			}
			return kit.Of(c.Circle(x, 46, 26, s.DD), p.Eyeball(c, x, 46, 24, .88, 0, 1, e), c.Ellipse(x, 47, 13.4, 15.4, p.Ink), c.Circle(x-8, 38, 6.6, kit.White), c.Circle(x+7, 55, 3, kit.White).Opacity(.85),
				c.Line(p.D("M%g 42A25 25 0 0 1 %g 42", x-25, x+25), s.DD, 3.4))
		}
		c.Part("eyes", eye(67), eye(189))
		c.Add(p.Glint(c, "M34 100C32 82 46 68 64 74C72 78 66 84 58 84C46 86 42 92 40 102C38 107 34 105 34 100Z", .4))
		c.AnchorBox("headTop", 128, 50, 74, 20, 0)
		c.AnchorBox("eyes", 128, 46, 200, 40, 0)
		c.Anchor("mouth", 128, 124)
		c.AnchorBox("neck", 128, 160, 110, 16, 0)
		c.Anchor("paw", 162, 230)
		c.Anchor("ground", 128, 248)
	},
}
