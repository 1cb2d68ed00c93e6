package insects

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var glowBug = kit.Piece{
	Name: "glow-bug", Cm: 2, Facing: kit.Right, States: "glowing",
	Palette: "glow #ffe45e belly light tail lantern; body #4d3d38; shield #d8613a head; wings #dff1f5; antennae #4d3d38 <body; eyes #5a4030",
	Draw: func(c *kit.Canvas) {
		g, b, s, w, a, e := c.Tones("glow"), c.Tones("body"), c.Tones("shield"), c.Tones("wings"), c.Tones("antennae"), c.Tones("eyes")
		c.Part("glow", c.Glow(3, c.Circle(70, 172, 82, kit.Rad(70, 172, 82, kit.At(0, g.LL.Alpha(.95)), kit.At(.4, g.L.Alpha(.6)), kit.At(.75, g.M.Alpha(.2)), kit.At(1, g.M.Alpha(.001))))))
		wing := func(d string) kit.Node {
			return kit.Of(c.Form(d, kit.Lin(60, 20, 150, 120, kit.White.Alpha(.95), w.LL.Alpha(.92), w.M.Alpha(.85)), c.Blur(5, c.Path(d, kit.None).Stroke(w.DD, 7)).Opacity(.4)), c.Path(d, kit.None).Stroke(w.D, 2))
		}
		c.Part("wings", wing("M138 112C112 92 52 78 26 46C20 30 40 18 66 28C110 44 146 78 148 108Z").Opacity(.85))
		leg := func(x, y float64) kit.Node {
			return p.Limb(c, p.NewTube(p.J{X: x, Y: y, R: 5}, p.J{X: x + 2, Y: y + 17, R: 4.2}, p.J{X: x + 13, Y: y + 26, R: 4.8}), b, 4)
		}
		c.Part("legs", leg(110, 176), leg(136, 178), leg(160, 172))
		const tail = "M104 122C70 124 34 146 22 182C18 204 38 222 64 216C96 208 122 196 136 172Z"
		c.Part("glow", c.Form(tail, kit.Lin(40, 130, 90, 220, g.LL, g.L, g.M, g.D), c.Line("M92 122Q80 166 104 204M66 132Q52 172 76 214M42 152Q34 182 48 216", g.D, 4).Opacity(.7), c.Blur(6, c.Ellipse(60, 172, 26, 22, kit.White)).Opacity(.75)), c.Path(tail, kit.None).Stroke(g.D, 2).Opacity(.6))
		const d = "M100 126C108 100 140 92 172 98C190 104 194 140 184 160C170 184 132 192 108 182C94 172 94 146 100 126Z"
		c.Part("body", p.Cast(c, tail, d, g, -4, 4, 5, .5), p.Body(c, d, b, 18, c.Line("M118 104Q104 146 122 186M144 96Q134 142 146 190", b.DDD, 3.4).Opacity(.5)))
		const shield = "M150 104C156 88 178 80 194 88C206 108 204 140 190 158C174 160 158 152 152 142C146 130 146 116 150 104Z"
		c.Part("shield", p.Body(c, shield, s, 14))
		feeler := func(x0, x1, x2, y2 float64) kit.Node {
			t := p.NewTube(p.J{X: x0, Y: 92, R: 3.2}, p.J{X: x1, Y: 58, R: 2.8}, p.J{X: x2, Y: y2, R: 3.4})
			return kit.Of(c.Path(t.Outline(), kit.Lin(x0, 92, x2, y2, a.M, a.L)), p.Body(c, kit.Oval(x2+2, y2-1, 7, 6.600), a, 4))
		}
		c.Part("antennae", feeler(194, 190, 176, 36), feeler(218, 228, 244, 42))
		head := kit.Oval(206, 124, 44, 43)
		c.Part("head", p.Cast(c, shield, head, s, -6, 5, 6, .5), p.Body(c, head, b, 20), p.Glint(c, "M174 108C180 92 196 86 208 87C213 88 212 93 206 94C194 95 186 102 182 114Q177 118 174 108Z", .5))
		c.Part("eyes", p.Eyeball(c, 197, 124, 13, .72, 1.5, 0, e), p.Eyeball(c, 229, 125, 11.4, .72, 1, 0, e))
		c.Part("mouth", c.Line("M204 146Q213 153 222 146", b.LL, 3))
		c.Part("wings", wing("M146 110C118 88 82 42 94 14C104 -4 132 2 146 28C160 58 162 88 156 108Z"))
		c.AnchorBox("headTop", 206, 82, 52, 12, 0)
		c.AnchorBox("eyes", 213, 124, 84, 26, 0)
		c.Anchor("mouth", 213, 149)
		c.AnchorBox("neck", 176, 152, 50, 14, 60)
		c.Anchor("seat", 140, 98)
		c.Anchor("paw", 172, 200)
		c.Anchor("ground", 130, 206)
	},
}

var earthworm = kit.Piece{
	Name: "earthworm", Cm: 12, Facing: kit.Right,
	Palette: "body #e59a94 skin; band #f2b8ae; eyes #4a2e30; cheeks #f07f88",
	Draw: func(c *kit.Canvas) {
		b, n, e, q := c.Tones("body"), c.Tones("band"), c.Tones("eyes"), c.Tones("cheeks")
		j := func(x, y, r float64) p.J { return p.J{X: x, Y: y, R: r} }
		t := p.NewTube(j(10, 212, 5), j(34, 206, 12), j(62, 172, 17), j(86, 136, 19), j(114, 158, 20), j(134, 198, 21), j(166, 202, 22), j(184, 160, 22), j(190, 112, 23), j(200, 82, 24))
		rings := p.Each(30, func(i int) kit.Node {
			u := .05 + .028*float64(i)
			k, _ := t.At(u)
			s, _ := t.Side(1, .01).At(u)
			o, _ := t.Side(-1, .01).At(u)
			return c.Line(p.D("M%.1f %.1fQ%.1f %.1f %.1f %.1f", s.X, s.Y, k.X+(k.Y-s.Y)*.25, k.Y-(k.X-s.X)*.25, o.X, o.Y), b.DD, 2).Opacity(.42)
		})
		c.Part("body", p.Limb(c, t, b, 14, rings))
		c.Part("band", p.Limb(c, t.Part(.56, .66).Shift(0, 0, 1.06), n, 8))
		c.Part("cheeks", c.Clip(t.Outline(), c.Blur(3, c.Circle(190, 92, 6, q.M), c.Circle(218, 92, 5, q.M)).Opacity(.5)))
		c.Part("eyes", p.Eye(c, 196, 80, 6.4, e), p.Eye(c, 214, 80, 6, e))
		c.Part("mouth", c.Line("M198 94Q206 101 214 94", e.M, 3))
		c.AnchorBox("headTop", 204, 60, 36, 10, 0)
		c.AnchorBox("eyes", 205, 80, 40, 14, 0)
		c.Anchor("mouth", 207, 97)
		c.AnchorBox("neck", 190, 118, 40, 12, 0)
		c.Anchor("ground", 110, 222)
	},
}
