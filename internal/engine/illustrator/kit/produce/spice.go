package produce

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var cinnamonStick = kit.Piece{
	Name: "cinnamon-stick", Cm: 10,
	Palette: "bark #a85f2f; inside #c98550 <bark; twine #d9c39a string",
	Draw: func(c *kit.Canvas) {
		b, n, t := c.Tones("bark"), c.Tones("inside"), c.Tones("twine")
		curl := func(x, dir float64) kit.Node {
			var d string
			for i := range 26 {
				a, r := float64(i)*.42, 14-float64(i)*.5
				px, py := x+dir*(16-r*math.Cos(a)*1), 40+r*.62*math.Sin(a)
				if i == 0 {
					d = p.D("M%.1f %.1f", px, py)
				} else {
					d += p.D("L%.1f %.1f", px, py)
				}
			}
			return kit.Of(c.Ellipse(x+dir*15, 40, 16, 10, n.DD), c.Line(d, n.LL, 3.6), c.Line(d, n.D, 1))
		}
		// quill is one stick, upright: two rolls that meet along its middle.
		quill := kit.Of(c.Form("M96 40V226Q96 238 112 238Q124 238 128 228Q132 238 144 238Q160 238 160 226V40Z", kit.Lin(96, 0, 160, 0, kit.At(0, b.M), kit.At(.14, b.LL), kit.At(.34, b.M), kit.At(.48, b.DDD), kit.At(.54, b.DD), kit.At(.68, b.L), kit.At(.84, b.M), kit.At(1, b.DD)),
			p.Each(16, func(i int) kit.Node {
				x := 100 + float64(i*23%56)
				y := 50 + float64(i*41%150)
				return c.Line(p.D("M%g %gq2 14 -1 %g", x, y, 20+float64(i%4)*9), []kit.Color{b.DDD, b.LL}[i%2], 1.4).Opacity(.5)
			})), curl(98, 1), curl(158, -1))
		c.Part("bark", quill.Rotate(-27, 128, 140).Move(-22, 2).Scale(1, 1.04, 128, 128), quill.Rotate(24, 128, 140).Move(26, 4).Scale(1, 1.04, 128, 128), quill.Rotate(-3, 128, 140).Move(4, 0).Scale(1, 1.08, 128, 128))
		band := "M84 138Q130 158 178 138L180 162Q130 184 82 162Z"
		c.Part("twine", c.Blur(4, c.Path(band, b.DDD)).Move(2, 6).Opacity(.5), c.Form(band, kit.Lin(82, 138, 180, 170, t.LL, t.M, t.DD), p.Each(14, func(i int) kit.Node {
			return c.Line(p.D("M%g 180l8 -46", 76+float64(i)*8), t.DDD, 1.6).Opacity(.5)
		}), c.Line("M83 150Q130 170 179 150", t.DDD, 1.6).Opacity(.6)),
			c.Form("M128 158C104 136 84 142 88 156C92 168 112 166 128 160ZM130 158C154 136 176 142 170 156C166 168 146 166 130 160Z", kit.Lin(86, 140, 172, 168, t.LL, t.M, t.D)), c.Form("M126 160Q118 190 106 204L114 206Q128 190 132 162ZM132 160Q140 188 152 202L158 196Q142 184 138 160Z", kit.Lin(110, 160, 150, 206, t.L, t.D)), c.Circle(130, 159, 7.5, kit.Rad(127, 155, 12, t.LL, t.M, t.DD)))
		c.Anchor("ground", 128, 246)
	},
}

var gingerRoot = kit.Piece{
	Name: "ginger-root", Cm: 14, States: edible.Cuts,
	Palette: "skin #dcb27a; flesh #f6d978",
	Draw: func(c *kit.Canvas) {
		if (edible.Cut{Flesh: c.Tones("flesh"), Skin: c.Tones("skin"), Rings: true}).Draw(c) {
			return
		}
		s, f := c.Tones("skin"), c.Tones("flesh")
		j := func(x, y, r float64) p.J { return p.J{X: x, Y: y, R: r} }
		rings := func(t p.Tube, n int) kit.Node {
			return p.Each(n, func(i int) kit.Node {
				q, _ := t.At((float64(i) + .6) / float64(n))
				return kit.Of(c.Line(p.D("M%g %gq%g %g %g %g", q.X-q.R, q.Y-q.R*.3, q.R, q.R*.9, q.R*2, q.R*.1), s.DDD, 1.8).Opacity(.45), c.Line(p.D("M%g %gq%g %g %g %g", q.X-q.R, q.Y-q.R*.3+3, q.R, q.R*.9, q.R*2, q.R*.1), s.LL, 1.6).Opacity(.6))
			})
		}
		knob := func(n int, js ...p.J) kit.Node {
			t := p.NewTube(js...)
			return p.Limb(c, t, s, 14, rings(t, n))
		}
		c.Part("skin", knob(5, j(150, 130, 26), j(176, 92, 27), j(186, 50, 22)), knob(4, j(96, 120, 24), j(78, 84, 25), j(72, 54, 19)), knob(4, j(188, 136, 26), j(220, 124, 24), j(236, 112, 17)), knob(7, j(36, 158, 26), j(84, 142, 36), j(136, 144, 38), j(188, 142, 30)), knob(4, j(120, 160, 26), j(136, 196, 25), j(146, 214, 19)))
		cut := func(x, y, rx, ry float64) kit.Node {
			return kit.Of(c.Ellipse(x+2, y+7, rx, ry, s.DD), c.Ellipse(x, y, rx, ry, s.M), c.Ellipse(x, y, rx*.9, ry*.88, kit.Rad(x-rx*.3, y-ry*.4, rx*1.6, f.LL, f.L, f.M, f.D)), c.Path(kit.Oval(x, y, rx*.66, ry*.62), kit.None).Stroke(f.DD, 1.6).Opacity(.6), p.Each(10, func(i int) kit.Node {
				a := float64(i) * .628
				return c.Circle(x+rx*.45*math.Cos(a), y+ry*.42*math.Sin(a), 1.5, f.DD).Opacity(.6)
			}))
		}
		c.Part("flesh", c.Blur(5, c.Ellipse(72, 226, 44, 16, s.DDD)).Opacity(.3), cut(92, 222, 34, 21), cut(46, 218, 34, 21))
		c.Anchor("ground", 110, 246)
	},
}
