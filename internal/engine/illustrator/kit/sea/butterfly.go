package sea

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var butterfly = kit.Piece{
	Name: "butterfly", Cm: 9,
	Palette: "wings #f5821f; pattern #40323f wing_pattern border veins; dots #fff6e0 spots; body #5a3d3a; antennae #5a3d3a <body",
	Draw: func(c *kit.Canvas) {
		w, k, o, b, a := c.Tones("wings"), c.Tones("pattern"), c.Tones("dots"), c.Tones("body"), c.Tones("antennae")
		const upper = "M130 116C134 70 172 18 224 14C250 12 256 36 250 66C244 96 232 124 204 136C176 146 144 140 130 126Z"
		const lower = "M130 122C156 126 186 134 206 148C232 168 230 204 212 226C202 240 190 236 182 226C176 240 160 244 152 228C142 206 132 164 130 130Z"
		vein := func(x, y, x1, y1, x2, y2, r float64) kit.Node {
			return c.Path(p.NewTube(p.J{X: x, Y: y, R: .9}, p.J{X: x1, Y: y1, R: 1.4}, p.J{X: x2, Y: y2, R: r}).Outline(), k.M)
		}
		wing := func(d string, fill kit.Paint, veins kit.Node, dots ...kit.Node) kit.Node {
			edge := c.Path(d, kit.None)
			return c.Form(d, fill,
				c.Named("pattern", veins, c.Blur(3, edge.Stroke(w.DDD, 40)).Opacity(.45), edge.Stroke(kit.Lin(130, 10, 250, 240, k.L, k.M, k.D), 27)),
				c.Named("dots", dots...),
				c.Blur(2, edge.Stroke(k.LL, 4)).Opacity(.5),
				c.Blur(9, c.Path("M128 100L170 126L128 220L118 160Z", w.DDD)).Opacity(.5))
		}
		dot := func(x, y, r float64) kit.Node {
			return kit.Of(c.Circle(x, y, r, o.D), c.Circle(x-.4, y-.5, r*.86, o.M))
		}
		var tops, bottoms []kit.Node
		for i := range 9 {
			u := float64(i) / 8
			s, q := math.Sincos((-62 + 118*u) * math.Pi / 180)
			tops = append(tops, dot(166+77*q*(1-.02*u), 76+65*s*(1-.1*u), 3.6-1.1*math.Abs(u-.45)))
		}
		tops = append(tops, dot(213, 28, 5), dot(228, 40, 5.4), dot(234, 58, 4.6), dot(214, 45, 3.6))
		for i := range 7 {
			u := float64(i) / 6
			s, q := math.Sincos((-28 + 120*u) * math.Pi / 180)
			bottoms = append(bottoms, dot(172+45*q, 182+47*s, 3.3))
		}
		up := wing(upper, kit.Rad(132, 122, 124, kit.At(0, w.DD), kit.At(.2, w.M), kit.At(.55, w.L), kit.At(.8, w.LL), kit.At(1, w.M)),
			kit.Of(vein(132, 118, 160, 62, 190, 16, 3), vein(132, 119, 182, 66, 240, 30, 3.4), vein(132, 120, 188, 90, 250, 68, 3), vein(132, 121, 186, 108, 242, 100, 3), vein(132, 123, 176, 122, 216, 134, 2.6),
				c.Path("M206 12L256 10L256 80L238 76Q232 44 200 26Z", k.M)), tops...)
		low := wing(lower, kit.Rad(132, 130, 112, kit.At(0, w.DD), kit.At(.25, w.D), kit.At(.55, w.M), kit.At(.85, w.L), kit.At(1, w.M)),
			kit.Of(vein(132, 126, 178, 148, 226, 166, 3), vein(132, 128, 172, 164, 218, 206, 3), vein(132, 130, 162, 178, 192, 232, 3), vein(132, 132, 150, 180, 164, 236, 2.6)), bottoms...)
		sheen := kit.Of(c.Path("M150 82C164 50 188 34 202 32C190 44 168 62 158 94Z", kit.White).Opacity(.3), c.Path("M160 138Q184 142 198 156Q186 154 164 148Z", kit.White).Opacity(.25)).Shade()
		c.Part("wings", c.Both(128, low), c.Both(128, c.Clip(lower, c.Blur(5, c.Path(upper, w.DDD).Move(0, 8)).Opacity(.4))), c.Both(128, up, sheen))
		feeler := p.NewTube(p.J{X: 131, Y: 92, R: 1.7}, p.J{X: 140, Y: 60, R: 1.5}, p.J{X: 156, Y: 38, R: 1.6}, p.J{X: 164, Y: 34, R: 3.8})
		c.Part("antennae", c.Both(128, c.Path(feeler.Outline(), kit.Lin(128, 90, 166, 34, a.DD, a.M, a.D)), c.Circle(163, 33, 1.3, a.LL)))
		thorax := p.Sym("128,86 136,92 138,112 136,134 137,160 134,196 128,212", 128)
		rings := p.Each(8, func(i int) kit.Node {
			y := 138 + float64(i)*9
			return kit.Of(c.Line(p.D("M116 %gQ128 %g 140 %g", y, y+5, y), b.DDD, 1.8).Opacity(.6), c.Line(p.D("M116 %gQ128 %g 140 %g", y+2, y+7, y+2), b.LL, 1.2).Opacity(.55))
		})
		c.Part("body", p.Flat(c, thorax, b, 7, rings), p.Body(c, p.Sym("128,78 138,84 138,94 128,100", 128), b, 6), p.Body(c, kit.Oval(128, 116, 11, 19), b, 8),
			c.Ellipse(124.6, 108, 2.4, 7, kit.White).Opacity(.4), c.Circle(120.6, 88, 3.6, p.Ink), c.Circle(135.4, 88, 3.6, p.Ink), c.Circle(119.6, 86.6, 1.2, kit.White), c.Circle(134.4, 86.6, 1.2, kit.White))
		c.AnchorBox("headTop", 128, 79, 20, 6, 0)
		c.AnchorBox("eyes", 128, 88, 22, 8, 0)
		c.Anchor("ground", 128, 240)
	},
}
