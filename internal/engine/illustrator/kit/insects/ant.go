package insects

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var ant = kit.Piece{
	Name: "ant", Cm: 1, Facing: kit.Right,
	Palette: "body #a8482c; legs #7d3324 <body; antennae #7d3324 <body; eyes #4a2f28",
	Draw: func(c *kit.Canvas) {
		b, l, a, e := c.Tones("body"), c.Tones("legs"), c.Tones("antennae"), c.Tones("eyes")
		j := func(x, y, r float64) p.J { return p.J{X: x, Y: y, R: r} }
		leg := func(t kit.Tones, x, y, kx, ky, fx, fy float64) kit.Node {
			return p.Limb(c, p.NewTube(j(x, y, 6), j(kx, ky, 5), j((kx+fx)/2, (ky+fy)/2-2, 4.6), j(fx, fy, 4.4), j(fx+12, fy+3, 3.4)), t, 5)
		}
		far := kit.TonesOf(l.D)
		c.Part("legs", leg(far, 118, 160, 96, 136, 74, 212), leg(far, 134, 164, 142, 150, 150, 214), leg(far, 148, 158, 186, 140, 204, 208))
		c.Part("antennae", p.Limb(c, p.NewTube(j(214, 84, 4), j(222, 46, 3.6), j(248, 40, 4.6)), a, 4))
		const abdomen = "M4 130C2 96 30 72 64 76C96 80 112 110 108 144C104 178 80 196 52 192C24 188 6 164 4 130Z"
		c.Part("body", p.Body(c, kit.Oval(110, 150, 14, 12), b, 7), p.Body(c, abdomen, b, 26, p.Each(4, func(i int) kit.Node {
			x := 84 - float64(i)*20
			return kit.Of(c.Line(p.D("M%g 70Q%g 130 %g 200", x, x+22, x-4), b.DDD, 3).Opacity(.5), c.Line(p.D("M%g 70Q%g 130 %g 200", x+3, x+25, x-1), b.LL, 1.6).Opacity(.45))
		})), p.Glint(c, "M18 118C22 96 38 84 56 84C65 85 64 91 57 93C44 95 34 106 30 122C27 131 17 127 18 118Z", .45),
			p.Body(c, kit.Oval(138, 150, 30, 24), b, 14), p.Glint(c, "M118 146q4 -13 18 -15q9 0 6 4q-12 1 -16 12q-6 5 -8 -1z", .4))
		c.Part("legs", leg(l, 122, 166, 92, 152, 52, 226), leg(l, 138, 170, 128, 166, 118, 230), leg(l, 154, 164, 186, 158, 206, 226))
		head := "M158 116C154 88 174 68 202 70C234 72 254 94 252 122C250 146 230 160 206 160C180 160 162 142 158 116Z"
		c.Part("head", c.Clip(kit.Oval(138, 150, 30, 24), c.Blur(4, c.Path(head, b.DDD).Move(-3, 4)).Opacity(.5)), p.Body(c, head, b, 22), p.Glint(c, "M170 104C174 88 188 79 202 79C211 80 210 86 202 87C192 88 184 96 181 107C178 115 169 112 170 104Z", .45))
		c.Part("antennae", p.Limb(c, p.NewTube(j(192, 82, 4.4), j(192, 42, 4), j(216, 24, 5)), a, 4))
		c.Part("eyes", p.Eyeball(c, 192, 112, 19, .76, 3, 1, e), p.Eyeball(c, 234, 112, 16, .76, 1, 1, e))
		c.Part("mouth", p.Grin(c, 220, 138, 22, 13), c.Clip(head, c.Blur(4, c.Ellipse(186, 140, 11, 7, kit.Hex("#ff8f86"))).Opacity(.6)))
		c.AnchorBox("headTop", 206, 70, 64, 14, 0)
		c.AnchorBox("eyes", 212, 112, 92, 38, 0)
		c.Anchor("mouth", 220, 146)
		c.Anchor("seat", 100, 132)
		c.Anchor("paw", 216, 228)
		c.Anchor("ground", 128, 234)
	},
}
