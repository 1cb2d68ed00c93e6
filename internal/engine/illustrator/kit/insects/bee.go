package insects

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var bee = kit.Piece{
	Name: "bee", Cm: 2, Facing: kit.Right,
	Palette: "body #ffc52e fur; stripes #4a3a3c; wings #cfeaf8; antennae #4a3a3c <stripes; stinger #4a3a3c <stripes; cheeks #f5897e; eyes #6a4632",
	Draw: func(c *kit.Canvas) {
		b, s, w, a, st, q, e := c.Tones("body"), c.Tones("stripes"), c.Tones("wings"), c.Tones("antennae"), c.Tones("stinger"), c.Tones("cheeks"), c.Tones("eyes")
		wing := func(d, veins string, k float64) kit.Node {
			return kit.Of(c.Form(d, kit.Lin(60, 10, 150, 110, kit.White.Alpha(.95), w.LL.Alpha(.92), w.M.Alpha(.88)),
				c.Blur(5, c.Path(d, kit.None).Stroke(w.DD, 8)).Opacity(.45),
				c.Line(veins, w.DD, 1.8).Opacity(.55), p.Glint(c, "M70 30C84 22 104 26 118 44C100 34 86 34 74 40Z", .9)), c.Path(d, kit.None).Stroke(w.D, 2).Opacity(k))
		}
		c.Part("wings", wing("M126 112C92 108 40 84 30 50C24 26 48 12 78 24C112 38 134 78 138 108Z", "M130 108C110 80 84 50 50 36M126 104C96 92 64 78 42 68M112 82C108 64 98 46 84 32", .9).Rotate(-12, 130, 108).Opacity(.85))
		c.Part("stinger", c.Path("M36 196L6 214Q12 200 28 178Z", kit.Lin(8, 190, 30, 214, st.L, st.M, st.DD)))
		leg := func(x, y float64) kit.Node {
			return p.Limb(c, p.NewTube(p.J{X: x, Y: y, R: 5.4}, p.J{X: x - 4, Y: y + 16, R: 4.6}, p.J{X: x + 6, Y: y + 28, R: 5.4}), s, 4)
		}
		c.Part("legs", leg(84, 212), leg(112, 218), leg(138, 214))
		const d = "M22 176C24 138 64 106 112 104C160 102 190 130 188 166C186 204 150 226 104 226C54 226 20 206 22 176Z"
		fuzz := p.Each(46, func(i int) kit.Node {
			r := c.Rand()
			x, y := 30+150*r.Float64(), 112+108*r.Float64()
			return c.Line(p.D("M%.1f %.1fq-3 3 -3.5 7", x, y), b.LL, 1.5).Opacity(.5)
		})
		band := func(d string) kit.Node { return c.Path(d, kit.Lin(60, 100, 100, 228, s.L, s.M, s.D)) }
		c.Part("body", p.Body(c, d, b, 28,
			c.Named("stripes", band("M40 120Q18 170 44 230L10 220L10 130Z"), band("M74 96Q50 166 80 236L104 236Q76 166 98 96Z"), band("M126 96Q106 166 134 236L158 236Q134 166 152 96Z")), fuzz))
		c.Add(p.Glint(c, "M44 148C54 126 84 112 108 114C122 115 122 122 110 122C84 124 64 136 54 152C48 160 40 156 44 148Z", .4))
		horn := func(x0, x1, x2, y2 float64) kit.Node {
			t := p.NewTube(p.J{X: x0, Y: 98, R: 3.2}, p.J{X: x1, Y: 66, R: 2.8}, p.J{X: x2, Y: y2, R: 3})
			return kit.Of(c.Path(t.Outline(), kit.Lin(x0, 98, x2, y2, a.M, a.M, a.L)), p.Body(c, kit.Oval(x2+2, y2-2, 8, 7.6), a, 5), c.Circle(x2-.6, y2-4.6, 2, kit.White).Opacity(.7))
		}
		c.Part("antennae", horn(178, 176, 164, 48), horn(206, 216, 234, 54))
		head := kit.Oval(194, 140, 56, 53)
		c.Part("head", p.Cast(c, d, head, b, -8, 6, 7, .5), p.Body(c, head, b, 24, p.Each(18, func(i int) kit.Node {
			r := c.Rand()
			return c.Line(p.D("M%.1f %.1fq-2 3 -2.4 6", 146+90*r.Float64(), 94+90*r.Float64()), b.LL, 1.4).Opacity(.5)
		}), c.Path("M152 104C172 82 220 84 238 108Q218 96 196 96Q170 96 152 104Z", kit.White).Opacity(.35)))
		c.Part("cheeks", c.Clip(head, p.Cheeks(c, 202, 33, 163, 10, q.M)))
		c.Part("eyes", p.Eye(c, 184, 140, 14, e), p.Eye(c, 226, 141, 12.6, e), c.Line("M172 118q8 -8 18 -4M220 116q8 -2 12 5", s.M, 3))
		c.Part("mouth", p.Grin(c, 206, 160, 22, 14))
		c.Part("wings", wing("M120 116C84 104 58 62 70 30C80 8 108 10 126 32C146 58 148 92 140 116Z", "M132 112C126 78 112 48 92 28M128 110C108 90 88 72 74 54M136 106C140 84 138 62 130 44", 1).Rotate(-4, 130, 112))
		c.AnchorBox("headTop", 194, 88, 60, 12, 0)
		c.AnchorBox("eyes", 205, 140, 104, 30, 0)
		c.Anchor("mouth", 206, 166)
		c.AnchorBox("neck", 160, 168, 60, 16, 60)
		c.Anchor("seat", 104, 106)
		c.Anchor("paw", 144, 240)
		c.Anchor("ground", 112, 248)
	},
}
