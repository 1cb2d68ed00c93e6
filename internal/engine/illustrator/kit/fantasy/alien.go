package fantasy

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var alien = kit.Piece{
	Name: "alien", Cm: 120,
	Palette: "skin #8fd84a; eyes #3a2f55; suit #7a66d6; antennae #8fd84a <skin; badge #ffc93c belt; boots #4f4a6a",
	Draw: func(c *kit.Canvas) {
		s, e, u, a, g, b := c.Tones("skin"), c.Tones("eyes"), c.Tones("suit"), c.Tones("antennae"), c.Tones("badge"), c.Tones("boots")
		boot := "M134 226H164C176 228 184 238 182 250Q182 254 176 254H140Q134 254 134 248Z"
		c.Part("boots", c.Both(128, p.Body(c, boot, b, 9)))
		c.Part("suit", c.Both(128, p.Limb(c, p.NewTube(p.J{X: 146, Y: 206, R: 17}, p.J{X: 149, Y: 226, R: 15}), u, 10)))
		wave := p.NewTube(p.J{X: 166, Y: 164, R: 13}, p.J{X: 200, Y: 172, R: 11}, p.J{X: 220, Y: 144, R: 10})
		rest := p.NewTube(p.J{X: 92, Y: 164, R: 13}, p.J{X: 66, Y: 184, R: 11}, p.J{X: 62, Y: 206, R: 10})
		palm := func(x, y, turn float64) kit.Node {
			return kit.Of(p.Limb(c, p.NewTube(p.J{X: -4, Y: 0, R: 5}, p.J{X: -12, Y: -14, R: 4.4}), s, 4), p.Limb(c, p.NewTube(p.J{X: 0, Y: 0, R: 5}, p.J{X: 0, Y: -20, R: 4.6}), s, 4), p.Limb(c, p.NewTube(p.J{X: 4, Y: 0, R: 5}, p.J{X: 12, Y: -14, R: 4.4}), s, 4), p.Body(c, kit.Oval(0, 0, 10, 9), s, 6)).Rotate(turn, 0, 0).Move(x, y)
		}
		c.Part("hands", palm(224, 134, 16), palm(62, 216, 180))
		c.Part("suit", p.Limb(c, wave, u, 9), p.Limb(c, rest, u, 9), p.Limb(c, p.NewTube(p.J{X: 213, Y: 148, R: 11.5}, p.J{X: 228, Y: 143, R: 11.5}).Part(.2, .8), g, 6), p.Limb(c, p.NewTube(p.J{X: 56, Y: 205, R: 5}, p.J{X: 69, Y: 207, R: 5}), g, 4))
		const torso = "M92 152C100 142 156 142 164 152C176 172 178 196 172 214C164 224 92 224 84 214C78 196 80 172 92 152Z"
		c.Part("suit", p.Body(c, torso, u, 18, c.Blur(6, c.Ellipse(128, 148, 52, 14, u.DDD)).Opacity(.6), c.Line("M128 150V204", u.DDD, 2).Opacity(.5)))
		c.Part("badge", c.Clip(torso, c.Path("M70 196Q128 210 186 196V210Q128 224 70 210Z", kit.Lin(80, 196, 176, 212, g.LL, g.M, g.DD))), c.Rect(116, 199, 24, 17, 5, kit.Lin(116, 199, 140, 216, b.L, b.M, b.DD)), c.Circle(128, 207.5, 5, g.L), p.Body(c, kit.Oval(148, 174, 9, 9), g, 5), c.Path("M148 168l1.700 4l4.300 .3l-3.3 2.800l1.100 4.200l-3.8 -2.300l-3.8 2.300l1.100 -4.200l-3.3 -2.800l4.300 -.3z", kit.White))
		feeler := p.NewTube(p.J{X: 152, Y: 30, R: 4.4}, p.J{X: 162, Y: 12, R: 3.6}, p.J{X: 180, Y: 2, R: 3.4})
		c.Part("antennae", c.Both(128, p.Limb(c, feeler, a, 4), p.Body(c, kit.Oval(184, 1, 10, 10), g, 6), c.Ellipse(180.6, -2.6, 3, 2.4, kit.White).Opacity(.8)))
		head := p.Sym("128,14 180,24 216,60 218,96 196,130 160,156 128,164", 128)
		c.Part("skin", p.If(c.Has("suit"), p.Cast(c, torso, head, u, 0, 6, 5, .5)), p.Body(c, head, s, 28, c.Ellipse(74, 50, 8, 6, s.D).Opacity(.6), c.Ellipse(88, 38, 5, 4, s.D).Opacity(.6), c.Ellipse(186, 54, 6, 5, s.D).Opacity(.6), c.Ellipse(196, 66, 4, 3.4, s.D).Opacity(.6)),
			p.Glint(c, "M52 88C48 58 70 36 104 28C115 26 116 34 106 38C82 46 66 62 64 88C63 98 53 98 52 88Z", .5))
		eye := "M140 104C146 80 172 66 194 74C208 82 204 108 186 122C168 132 136 128 140 104Z"
		lens := kit.Of(c.Path(eye, s.DD).Stroke(s.DD, 4), c.Form(eye, kit.Rad(166, 88, 54, e.L, e.M, e.DD), c.Blur(4, c.Ellipse(168, 122, 24, 10, kit.Hex("#8a7ae8"))).Opacity(.8)))
		c.Part("eyes", c.Both(128, lens), c.Ellipse(82, 90, 9, 11, kit.White).Rotate(40, 82, 90), c.Circle(101, 112, 4, kit.White).Opacity(.8), c.Ellipse(164, 90, 9, 11, kit.White).Rotate(40, 164, 90), c.Circle(183, 110, 4, kit.White).Opacity(.8))
		c.Part("mouth", c.Line("M110 138Q128 152 146 138M107 136q3 0 4 4M149 136q-3 0 -4 4", s.DDD, 4))
		c.AnchorBox("headTop", 128, 16, 120, 16, 0)
		c.AnchorBox("eyes", 128, 98, 176, 54, 0)
		c.Anchor("mouth", 128, 144)
		c.AnchorBox("neck", 128, 158, 60, 14, 0)
		c.Anchor("paw", 226, 126)
		c.Anchor("ground", 128, 254)
	},
}
