package sea

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var lobster = kit.Piece{
	Name: "lobster", Cm: 35,
	Palette: "shell #dd3b2b body; claws #dd3b2b <shell; tail #dd3b2b <shell; antennae #b3281f <shell; legs #c8331f <shell; eyes #3a2f45",
	Draw: func(c *kit.Canvas) {
		s, k, t, a, l, e := c.Tones("shell"), c.Tones("claws"), c.Tones("tail"), c.Tones("antennae"), c.Tones("legs"), c.Tones("eyes")
		j := func(x, y, r float64) p.J { return p.J{X: x, Y: y, R: r} }
		c.Part("antennae", c.Both(128, c.Path(p.NewTube(j(134, 80, 2.6), j(150, 48, 2.2), j(146, 14, 1.8), j(160, -14, .8)).Outline(), kit.Lin(130, 80, 160, -10, a.M, a.L)), c.Path(p.NewTube(j(132, 80, 2), j(136, 54, 1.7), j(133, 30, .8)).Outline(), a.L)))
		leg := func(y, dx, dy float64) kit.Node {
			return p.Limb(c, p.NewTube(j(148, y, 5), j(148+dx*.55, y-4+dy*.2, 4.6), j(148+dx, y+dy, 1.6)), l, 4)
		}
		c.Part("legs", c.Both(128, leg(118, 50, 10), leg(132, 54, 24), leg(146, 48, 36)))
		arm := p.NewTube(j(148, 104, 10), j(178, 96, 10), j(192, 70, 10))
		c.Part("claws", c.Both(128, p.Limb(c, arm, k, 7)), pincer(c, k, .94).Rotate(14, 0, 0).Move(196, 66), pincer(c, k, .8).Mirror(0).Rotate(-14, 0, 0).Move(60, 66))
		fan := func(turn, l, w float64) kit.Node {
			d := p.D("M-4 0C%g %g %g %g %g %gQ0 %g %g %gC%g %g %g %g 4 0Z", -w*1.2, l*.4, -w*1.3, l*.8, -w*.7, l, l*1.1, w*.7, l, w*1.3, l*.8, w*1.2, l*.4)
			return kit.Of(p.Body(c, d, t, 7, c.Line(p.D("M0 4V%gM0 8L%g %gM0 8L%g %g", l*.95, -w*.5, l*.9, w*.5, l*.9), t.DD, 1.6).Opacity(.5))).Rotate(turn, 0, 0).Move(128, 212)
		}
		c.Part("tail", fan(52, 40, 13), fan(-52, 40, 13), fan(27, 42, 13), fan(-27, 42, 13), fan(0, 40, 13))
		segs := p.Each(6, func(i int) kit.Node {
			y, w := 214-float64(i)*13.5, 17+float64(i)*2.8
			d := p.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gQ128 %g %g %gZ", 128-w, y, 128-w-4, y-12, 128-w*.5, y-17, 128.0, y-17, 128+w*.5, y-17, 128+w+4, y-12, 128+w, y, y+10, 128-w, y)
			return kit.Of(p.Body(c, d, t, 9), p.Glint(c, p.D("M%g %gq4 -9 14 -10q-8 4 -10 11q-4 4 -4 -1z", 128-w*.8, y-3), .4))
		})
		c.Part("tail", segs)
		d := p.Sym("128,62! 142,74 154,92 160,118 154,144 142,154 128,157", 128)
		c.Part("shell", p.Body(c, d, s, 20, c.Line("M100 112Q128 132 156 112", s.DDD, 2.6).Opacity(.55), c.Line("M100 115Q128 135 156 115", s.LL, 1.6).Opacity(.6), c.Line("M128 128V160", s.DD, 2).Opacity(.5)), p.Glint(c, "M106 116C106 98 112 86 120 78C124 76 124 82 122 86C116 96 114 106 114 118C113 125 106 124 106 116Z", .5))
		c.Part("eyes", c.Both(128, p.Limb(c, p.NewTube(j(140, 84, 4), j(148, 76, 4)), s, 3), c.Circle(150, 72, 7.6, kit.Rad(148, 69, 11, e.L, e.M, e.DD))), c.Circle(104, 69, 2.4, kit.White), c.Circle(148, 69, 2.4, kit.White))
		c.AnchorBox("headTop", 128, 68, 34, 10, 0)
		c.Anchor("paw", 206, 20)
		c.Anchor("ground", 128, 254)
	},
}
