package insects

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
		upper := "M130 116C134 70 172 18 224 14C250 12 256 36 250 66C244 96 232 124 204 136C176 146 144 140 130 126Z"
		lower := "M130 122C156 126 186 134 206 148C232 168 230 204 212 226C202 240 190 236 182 226C176 240 160 244 152 228C142 206 132 164 130 130Z"
		rim, glow := 27.0, 33.0
		swallow := c.Variant(2) == 1
		if swallow {
			upper = "M130 118C134 84 160 30 206 16C238 8 258 22 254 48C250 76 240 106 212 130C182 146 146 144 130 128Z"
			lower = "M130 124C160 126 194 138 212 160C226 178 226 194 216 206C226 220 238 240 230 249C220 256 206 238 196 222C180 232 160 226 150 206C140 182 132 160 130 132Z"
			rim, glow = 15, 44
		}
		vein := func(x, y, x1, y1, x2, y2, r float64) kit.Node {
			return c.Path(p.NewTube(p.J{X: x, Y: y, R: .9}, p.J{X: x1, Y: y1, R: 1.4}, p.J{X: x2, Y: y2, R: r}).Outline(), k.M)
		}
		wing := func(d string, fill kit.Paint, veins kit.Node, dots ...kit.Node) kit.Node {
			edge := c.Path(d, kit.None)
			return c.Form(d, fill,
				c.Named("pattern", veins, c.Blur(3, edge.Stroke(w.D, glow)).Opacity(.5), edge.Stroke(kit.Lin(130, 10, 250, 240, k.L, k.M, k.D), rim)),
				c.Named("dots", dots...),
				c.Blur(2, edge.Stroke(k.LL, 4)).Opacity(.5),
				c.Blur(9, c.Path("M128 100L170 126L128 220L118 160Z", w.DDD)).Opacity(.5))
		}
		dot := func(x, y, r float64) kit.Node {
			return kit.Of(c.Circle(x, y, r, o.D), c.Circle(x-.4, y-.5, r*.86, o.M))
		}
		row := func(n int, r0, r1 float64, t p.Tube) (all []kit.Node) {
			for i := range n {
				u := float64(i) / float64(n-1)
				j, _ := t.At(u)
				all = append(all, dot(j.X, j.Y, r0+(r1-r0)*math.Sin(math.Pi*u)))
			}
			return all
		}
		j := func(x, y float64) p.J { return p.J{X: x, Y: y, R: 1} }
		tops := append(row(11, 2.4, 3.8, p.NewTube(j(182, 30), j(206, 20.5), j(230, 18), j(244, 28), j(247, 50), j(242, 80), j(230, 108), j(208, 128))),
			row(5, 2.2, 5, p.NewTube(j(206, 36), j(222, 36), j(231, 46), j(232, 62), j(229, 74)))...)
		bottoms := append(row(9, 2.2, 3.4, p.NewTube(j(196, 147), j(213, 162), j(221, 182), j(219, 202), j(208, 222), j(196, 231))),
			row(4, 1.6, 2.2, p.NewTube(j(176, 234), j(168, 238), j(158, 230), j(152, 216)))...)
		tipPatch := c.Path("M206 12L256 10L256 80L238 76Q232 44 200 26Z", k.M)
		if swallow {
			eyespot := func(x, y, r float64) kit.Node {
				return kit.Of(c.Circle(x, y, r, k.M), c.Circle(x, y, r*.78, kit.Rad(x-r*.2, y-r*.2, r, w.LL, w.L, w.D)), c.Circle(x, y, r*.46, k.D), c.Circle(x-r*.16, y-r*.18, r*.18, o.M))
			}
			tipPatch = eyespot(214, 52, 21)
			tops = row(9, 1.8, 2.6, p.NewTube(j(196, 25), j(222, 18), j(242, 26), j(247, 50), j(240, 82), j(224, 108), j(206, 127)))
			bottoms = append([]kit.Node{eyespot(190, 176, 19)}, row(6, 1.8, 2.4, p.NewTube(j(208, 163), j(216, 184), j(210, 200)))...)
		}
		up := wing(upper, kit.Rad(132, 122, 124, kit.At(0, w.D), kit.At(.22, w.M), kit.At(.6, w.L), kit.At(.85, w.LL), kit.At(1, w.L)),
			kit.Of(vein(132, 118, 160, 62, 190, 16, 3), vein(132, 119, 182, 66, 240, 30, 3.4), vein(132, 120, 188, 90, 250, 68, 3), vein(132, 121, 186, 108, 242, 100, 3), vein(132, 123, 176, 122, 216, 134, 2.6),
				tipPatch), tops...)
		low := wing(lower, kit.Rad(132, 130, 112, kit.At(0, w.D), kit.At(.3, w.M), kit.At(.7, w.L), kit.At(1, w.LL)),
			kit.Of(vein(132, 126, 178, 148, 226, 166, 3), vein(132, 128, 172, 164, 218, 206, 3), vein(132, 130, 162, 178, 192, 232, 3), vein(132, 132, 150, 180, 164, 236, 2.6)), bottoms...)
		sheen := kit.Of(c.Path("M158 78C170 56 186 44 200 38C190 52 176 70 168 92Q160 96 158 78Z", kit.White).Opacity(.28), c.Path("M162 142Q184 146 198 160Q186 158 168 152Z", kit.White).Opacity(.28)).Shade()
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
