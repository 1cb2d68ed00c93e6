package insects

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var housefly = kit.Piece{
	Name: "housefly", Cm: 1, Facing: kit.Right,
	Palette: "body #55606e; wings #cfe3ee; legs #39404a; eyes #b8322c",
	Draw: func(c *kit.Canvas) {
		b, w, l, e := c.Tones("body"), c.Tones("wings"), c.Tones("legs"), c.Tones("eyes")
		far := kit.TonesOf(l.L)
		leg := func(t kit.Tones, js ...p.J) kit.Node { return p.Limb(c, p.NewTube(js...), t, 3) }
		c.Part("legs", leg(far, p.Joint(110, 168, 5), p.Joint(76, 186, 4), p.Joint(58, 224, 3), p.Joint(44, 228, 2.4)), leg(far, p.Joint(180, 164, 5), p.Joint(212, 180, 4), p.Joint(222, 218, 3), p.Joint(236, 222, 2.4)))
		c.Part("wings", veined(c, "M150 112C132 66 92 24 58 22C40 24 44 54 62 78C86 104 122 122 150 122Z", "M148 116Q106 66 58 32M146 118Q110 92 70 76", w))
		const tail = "M138 110C96 106 48 130 32 164C28 184 44 196 66 194C104 190 140 170 152 146Z"
		c.Part("body", p.Body(c, tail, b, 16, p.Each(4, func(i int) kit.Node {
			x := 54 + float64(i)*24
			return c.Line(p.D("M%g %gq20 22 10 58", x, 132-float64(i)*6), b.DDD, 5).Opacity(.55)
		})), p.Glint(c, "M54 156Q82 130 122 122Q130 124 124 130Q90 140 62 164Q54 166 54 156Z", .45))
		c.Part("body", p.Body(c, "M126 116C128 86 162 76 190 90C214 104 212 142 192 158C164 172 128 156 126 116Z", b, 16, c.Line("M146 100Q170 92 196 108M140 122Q168 112 202 130", b.DDD, 3).Opacity(.5)))
		c.Part("wings", veined(c, "M160 108C140 60 132 22 106 6C88 2 82 30 92 60C106 96 132 114 158 118Z", "M158 112Q128 60 104 16M154 114Q124 90 102 58", w))
		c.Part("legs", leg(l, p.Joint(132, 160, 5), p.Joint(106, 176, 4.4), p.Joint(96, 230, 3.4), p.Joint(80, 236, 2.6)), leg(l, p.Joint(156, 164, 5), p.Joint(150, 192, 4.4), p.Joint(158, 236, 3.4), p.Joint(144, 242, 2.6)), leg(l, p.Joint(182, 158, 5), p.Joint(206, 178, 4.4), p.Joint(204, 232, 3.4), p.Joint(220, 238, 2.6)))
		head := kit.Oval(218, 118, 27, 26)
		c.Part("head", c.Line("M240 106Q250 92 260 96M236 98Q242 84 252 84", l.M, 2.6), c.Path("M226 138L238 156L244 154L238 134Z", l.M), p.Body(c, head, b, 12))
		c.Part("eyes", p.Eyeball(c, 210, 108, 20, .6, 3, 2, e), p.Eyeball(c, 237, 112, 15, .6, 3, 2, e))
		c.Anchor("ground", 140, 240)
	},
}
