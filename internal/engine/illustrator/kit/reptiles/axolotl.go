package reptiles

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var axolotl = kit.Piece{
	Name: "axolotl", Cm: 25,
	Palette: "skin #f9b3c4 body; gills #e8557d; belly #fde3e4; tail #f59cb4 <skin; eyes #4a3550; cheeks #f77f9c",
	Draw: func(c *kit.Canvas) {
		s, g, b, t, e, q := c.Tones("skin"), c.Tones("gills"), c.Tones("belly"), c.Tones("tail"), c.Tones("eyes"), c.Tones("cheeks")
		j := func(x, y, r float64) p.J { return p.J{X: x, Y: y, R: r} }
		c.Part("tail", p.Body(c, "M160 206C186 214 206 206 212 186C216 168 226 156 240 150C254 148 256 168 252 188C246 224 214 246 168 240Z", t, 14, c.Line("M170 224C206 226 230 206 242 166", t.DD, 3).Opacity(.5), c.Line("M170 227C208 229 233 208 245 168", t.LL, 1.6).Opacity(.6)))
		gill := func(x, y, tx, ty, l float64) kit.Node {
			stem := p.NewTube(j(x, y, 9), j((x+tx)/2, (y+ty)/2-4, 8), j(tx, ty, 4))
			fr := p.Each(16, func(i int) kit.Node {
				u := .2 + float64(i/2)*.11
				o, deg := stem.At(u)
				side := float64(i%2*2 - 1)
				n := p.NewTube(j(0, 0, 4), j(6, side*l*.55, 3.6), j(14, side*l, 2.2))
				return p.Plain(c, n.Outline(), g).Rotate(deg, 0, 0).Move(o.X, o.Y)
			})
			return kit.Of(fr, p.Limb(c, stem, s, 6))
		}
		c.Part("gills", c.Both(128, gill(190, 60, 232, 22, 19), gill(200, 86, 252, 76, 19), gill(196, 110, 244, 128, 18)))
		foot := func(x, y, dx float64) kit.Node {
			return p.Each(4, func(i int) kit.Node {
				a := dx + float64(i-1)*7
				return p.Plain(c, p.NewTube(j(x, y, 6), j(x+a*.7, y+9, 5), j(x+a, y+14, 4)).Outline(), s)
			})
		}
		const body = "M128 120C170 120 186 160 186 196C186 226 164 244 128 244C92 244 70 226 70 196C70 160 86 120 128 120Z"
		c.Part("feet", foot(96, 236, -8), foot(160, 236, 8))
		c.Part("skin", p.Body(c, body, s, 20))
		c.Part("belly", c.Clip(body, c.Ellipse(128, 206, 38, 40, kit.Rad(118, 186, 50, b.LL, b.M, b.D))))
		arm := p.NewTube(j(176, 166, 12), j(184, 190, 11), j(162, 204, 10))
		c.Part("arms", c.Both(128, c.Clip(body, c.Blur(4, c.Path(arm.Outline(), s.DDD).Move(0, 4)).Opacity(.4)), p.Limb(c, arm, s, 8), p.Each(3, func(i int) kit.Node {
			return p.Plain(c, p.NewTube(j(158, 205, 4.6), j(150+float64(i)*4, 209+float64(i)*4, 4)).Outline(), s)
		})))
		head := p.Sym("128,26 180,32 212,68 214,112 184,148 128,160", 128)
		c.Part("head", p.Cast(c, body, head, s, 0, 8, 6, .45), p.Body(c, head, s, 28, c.Blur(8, c.Ellipse(128, 142, 64, 18, b.LL)).Opacity(.7), p.Each(6, func(i int) kit.Node {
			v := [][3]float64{{150, 46, 4}, {164, 56, 3}, {138, 40, 2.6}, {100, 48, 3.4}, {88, 58, 2.4}, {116, 42, 2}}[i]
			return c.Circle(v[0], v[1], v[2], g.M).Opacity(.3)
		})), p.Glint(c, "M58 92C58 66 76 46 102 40C112 39 113 46 104 49C86 56 72 72 70 94C68 104 58 101 58 92Z", .5))
		c.Part("cheeks", c.Clip(head, p.Cheeks(c, 128, 64, 118, 16, q.M)))
		c.Part("eyes", p.Eye(c, 80, 94, 14, e), p.Eye(c, 176, 94, 14, e))
		c.Part("mouth", c.Line("M98 112Q128 138 158 112M94 110q3 0 5 4M162 110q-3 0 -5 4", s.DDD, 4), c.Path("M116 121Q128 126 140 121Q138 134 128 134Q118 134 116 121Z", kit.Hex("#d23f66")))
		c.AnchorBox("headTop", 128, 28, 110, 16, 0)
		c.AnchorBox("eyes", 128, 94, 172, 32, 0)
		c.Anchor("mouth", 128, 124)
		c.AnchorBox("neck", 128, 154, 96, 16, 0)
		c.Anchor("paw", 156, 206)
		c.Anchor("ground", 128, 252)
	},
}
