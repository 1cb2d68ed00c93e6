package sea

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

// pincer is a claw that opens upward from 0, 0.
func pincer(c *kit.Canvas, t kit.Tones, k float64) kit.Node {
	const small = "M14 -22C24 -34 30 -52 24 -72C44 -58 46 -26 26 -10Z"
	const big = "M-8 8C-34 0 -42 -30 -28 -58C-18 -76 2 -86 14 -84C6 -70 4 -58 10 -46C16 -34 26 -28 30 -14C30 4 12 14 -8 8Z"
	return kit.Of(p.Body(c, small, t, 8), p.Body(c, big, t, 14, c.Ellipse(-4, -10, 5, 4, t.LL).Opacity(.6), c.Ellipse(8, 0, 3.4, 3, t.LL).Opacity(.5), c.Ellipse(-14, 0, 3, 2.6, t.LL).Opacity(.5)),
		p.Glint(c, "M-30 -34C-29 -52 -16 -66 -4 -72C-12 -60 -20 -48 -22 -32C-23 -24 -31 -26 -30 -34Z", .5), c.Path("M5 -64l7 4l-7 5zM6 -48l8 2l-5 6z", t.LL)).Scale(k, k, 0, 0)
}

var crab = kit.Piece{
	Name: "crab", Cm: 18,
	Palette: "shell #ee4b35 body; claws #ee4b35 <shell; legs #ee4b35 <shell; belly #ffd9a8; eyes #4a3a8a; cheeks #ffa08a",
	Draw: func(c *kit.Canvas) {
		s, k, l, b, e, q := c.Tones("shell"), c.Tones("claws"), c.Tones("legs"), c.Tones("belly"), c.Tones("eyes"), c.Tones("cheeks")
		j := func(x, y, r float64) p.J { return p.J{X: x, Y: y, R: r} }
		leg := func(x, y, kx, ky, fx, fy float64) kit.Node {
			return p.Limb(c, p.NewTube(j(x, y, 9), j(kx, ky, 9), j((kx+fx)/2+4, (ky+fy)/2, 7), j(fx, fy, 2)), l, 7)
		}
		c.Part("legs", c.Both(128, leg(186, 176, 228, 172, 250, 204), leg(180, 194, 216, 202, 230, 234), leg(170, 206, 196, 222, 200, 248)))
		arm := p.NewTube(j(196, 160, 11), j(226, 146, 11), j(222, 112, 11))
		c.Part("claws", c.Both(128, p.Limb(c, arm, k, 8)), pincer(c, k, .98).Rotate(10, 0, 0).Move(222, 104), pincer(c, k, .98).Mirror(0).Rotate(-10, 0, 0).Move(34, 104))
		stalk := p.NewTube(j(152, 124, 8), j(156, 92, 7))
		c.Part("eyes", c.Both(128, p.Limb(c, stalk, s, 6)))
		d := p.Sym("128,106 176,110 216,138 224,170 200,204 160,220 128,222", 128)
		c.Part("shell", p.Body(c, d, s, 28, c.Named("belly", c.Path("M20 190Q128 232 236 190V240H20Z", kit.Lin(128, 196, 128, 224, b.L, b.M, b.D)), c.Line("M20 190Q128 232 236 190", s.DD, 3).Opacity(.6)),
			p.Each(9, func(i int) kit.Node {
				v := [][3]float64{{70, 140, 6}, {86, 128, 5}, {104, 122, 4}, {184, 140, 6}, {170, 128, 5}, {152, 122, 4}, {60, 156, 4}, {196, 156, 4}, {128, 118, 3}}[i]
				return kit.Of(c.Ellipse(v[0]+.8, v[1]+1, v[2], v[2]*.8, s.DD).Opacity(.45), c.Ellipse(v[0], v[1], v[2]*.85, v[2]*.65, s.LL).Opacity(.75))
			})), p.Glint(c, "M44 158C48 136 70 122 94 117C104 116 104 122 96 124C76 130 60 142 55 160C52 170 43 167 44 158Z", .45))
		c.Part("cheeks", c.Clip(d, p.Cheeks(c, 128, 62, 172, 16, q.M)))
		c.Part("eyes", p.Eyeball(c, 97, 78, 25, .68, 3, 2, e), p.Eyeball(c, 159, 78, 25, .68, -3, 2, e))
		c.Part("mouth", p.Grin(c, 128, 160, 46, 27))
		c.AnchorBox("headTop", 128, 62, 96, 14, 0)
		c.AnchorBox("eyes", 128, 78, 120, 48, 0)
		c.Anchor("mouth", 128, 172)
		c.Anchor("seat", 128, 108)
		c.Anchor("paw", 232, 60)
		c.Anchor("ground", 128, 248)
	},
}
