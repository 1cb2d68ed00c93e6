package sea

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var whale = kit.Piece{
	Name: "whale", Cm: 1500, Facing: kit.Right,
	Palette: "body #3f7fc4 skin; belly #e9f2f9; fin #3f7fc4 <body fins; tail #3f7fc4 <body; spout #7fcdf2 water; eyes #2f3f66; cheeks #f58f9f",
	Draw: func(c *kit.Canvas) {
		b, g, f, t, w, e, q := c.Tones("body"), c.Tones("belly"), c.Tones("fin"), c.Tones("tail"), c.Tones("spout"), c.Tones("eyes"), c.Tones("cheeks")
		j := func(x, y, r float64) p.J { return p.J{X: x, Y: y, R: r} }
		jet := func(js ...p.J) kit.Node {
			tube := p.NewTube(js...)
			return kit.Of(c.Form(tube.Outline(), kit.Lin(140, 20, 200, 90, w.LL, w.L, w.M), p.Edge(c, tube.Outline(), w, 7)), c.Path(tube.Part(.2, .9).Side(-.3, .22).Outline(), kit.White).Opacity(.85))
		}
		drop := func(x, y, r float64) kit.Node {
			return kit.Of(c.Circle(x, y, r, kit.Rad(x-r*.3, y-r*.4, r*1.5, w.LL, w.L, w.D)), c.Circle(x-r*.35, y-r*.35, r*.28, kit.White))
		}
		c.Part("spout", jet(j(168, 92, 6), j(164, 50, 8), j(140, 26, 10), j(116, 36, 11), j(112, 54, 8)), jet(j(172, 92, 6), j(178, 46, 8), j(204, 24, 10), j(228, 38, 11), j(230, 58, 8)), jet(j(170, 92, 7), j(171, 56, 8), j(171, 26, 9)), drop(140, 58, 6), drop(206, 60, 6), drop(172, 4, 7), drop(102, 76, 5), drop(240, 80, 5), drop(150, 6, 4))
		c.Part("tail", p.Body(c, "M54 102C40 90 16 98 -6 82C-12 76 -12 64 -8 60C16 52 42 60 54 78C64 58 88 44 110 52C114 56 112 68 106 74C90 92 68 90 54 102Z", t, 12))
		const d = "M36 82Q52 74 68 86C62 122 80 138 102 120C126 98 162 82 200 88C236 96 256 126 252 164C248 212 200 240 146 240C84 240 30 206 26 150C25 124 33 104 36 82Z"
		const belly = "M26 168C70 200 130 190 170 178C208 168 232 172 258 168V256H20Z"
		grooves := p.Each(6, func(i int) kit.Node {
			y := float64(i) * 10
			l := p.D("M%g %gC130 %g 180 %g 252 %g", 66+y*.9, 196+y*.7, 206+y*.8, 190+y*.9, 180+y)
			return kit.Of(c.Line(l, g.DD, 2.6).Opacity(.6), c.Line(l, kit.White, 1.8).Move(0, 2.4).Opacity(.8))
		})
		c.Part("body", p.Body(c, d, b, 30, c.Named("belly", c.Path(belly, kit.Lin(130, 170, 150, 244, g.L, g.M, g.D)), c.Blur(4, c.Line("M26 168C70 200 130 190 170 178C208 168 232 172 258 168", b.DDD, 7)).Opacity(.4), grooves),
			p.Each(5, func(i int) kit.Node {
				v := [][3]float64{{112, 124, 5}, {126, 112, 4}, {98, 146, 4.4}, {140, 124, 3}, {84, 160, 3.4}}[i]
				return c.Ellipse(v[0], v[1], v[2], v[2]*.8, b.LL).Opacity(.55)
			}), c.Ellipse(171, 90, 13, 4, b.DDD).Opacity(.6)),
			p.Glint(c, "M110 138C128 112 154 100 182 98C194 98 196 104 185 106C160 110 140 120 124 142C117 151 104 147 110 138Z", .42))
		c.Part("mouth", c.Clip(d, c.Line("M256 164C236 172 214 170 194 176Q186 178 184 170", b.DDD, 4)))
		c.Part("cheeks", c.Clip(d, c.Blur(4, c.Ellipse(188, 160, 14, 9, q.M)).Opacity(.65)))
		c.Part("eyes", p.Eye(c, 210, 140, 13, e), c.Line("M194 124q10 -10 24 -4", b.DDD, 3.6).Opacity(.7))
		const fin = "M122 178C138 178 148 190 144 206C138 230 112 244 86 244C88 226 98 192 122 178Z"
		c.Part("fin", p.Cast(c, d, fin, b, 4, -2, 5, .5), p.Body(c, fin, f, 14), p.Glint(c, "M116 190Q104 204 98 226Q100 200 114 184Q120 182 116 190Z", .4))
		c.AnchorBox("headTop", 196, 90, 90, 16, 8)
		c.AnchorBox("eyes", 212, 140, 80, 28, 0)
		c.Anchor("mouth", 228, 172)
		c.Anchor("seat", 140, 100)
		c.Anchor("paw", 92, 240)
		c.Anchor("ground", 144, 242)
	},
}
